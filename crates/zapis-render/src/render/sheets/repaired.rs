//! A restored record as plain data, which serializes by the schema `repair`, and the counts of them.

use serde::{Serialize, Serializer};

use crate::findings::{Location, contradiction};
use crate::game::{Game, Notation, Side};
use crate::l10n::Message;
use crate::record::{GameResult, ItemKind, Record};
use crate::rulings::common_spelling;
use crate::scoresheet::{EditKind, EditOperation, HowRead, HowSure, Restored, RestoredPly, Unplayed, unplayed};
use crate::text::Fields;

use super::questions::{LastSure, PlayersQuestion};
use super::repair_changes::{ChangedThing, RestoredGame, SheetChange};
use super::repair_text::{AsWritten, as_written};
use super::repaired_record::RepairedRecord;
use crate::render::findings::place::players_of;
use crate::render::layout::json::rounded;

/// A character that was misread, lost, added or swapped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct MisreadSign {
    /// What happened: `misread`, `lost`, `added`, `swapped`.
    pub kind: &'static str,
    /// What is written.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub seen: String,
    /// What was meant.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub meant: String,
}

/// Another move that is possible at a ply.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RivalMove {
    /// The move, in SAN.
    pub san: String,
    /// Its probability, from 0 to 1.
    pub confidence: f64,
    /// The position after it.
    pub fen: String,
}

impl RivalMove {
    pub(super) fn of<G: Game>(game: &G, position: &G::Position, (mv, confidence): (G::Move, f64)) -> Self {
        let mut after = position.clone();
        game.play(&mut after, mv);
        Self { san: common_spelling(game, position, mv), confidence, fen: game.position_text(&after) }
    }
}

impl Serialize for RivalMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = Fields::new(serializer).put("read", &self.san);
        fields.put("confidence", &rounded(self.confidence, 4)).put("fen", &self.fen).end()
    }
}

/// Something on a sheet that was read differently from what is written: a ply, a row's number, a word that is not a move.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RepairedChange {
    /// The ply, from 1; for what is not a ply, the one that would have come next.
    pub ply: u32,
    /// The row of the sheet.
    pub row: u32,
    /// The side to move.
    pub side: Side,
    /// What happened: `sign-wrong`, `read-otherwise`, `column-swapped`, `gap-filled`, `ply-inserted`, `answered`,
    /// `cell-passed-over`, `number-read-otherwise`, `result-signalled`, `result-signalled-otherwise`, `row-blank`.
    pub kind: &'static str,
    /// What is written; `None` if nothing is.
    pub written: Option<String>,
    /// What it means: a move in SAN, a number, a result; `None` if that is left open.
    pub read: Option<String>,
    /// The move in the notation of the sheet, if that is not the usual one of the game.
    pub spelled: Option<String>,
    /// The move from which the rest of the game continues, if the ply is left open.
    pub assumed: Option<String>,
    /// Whether the word as written is a legal move that the following moves contradict.
    pub is_legal_as_written: bool,
    /// Why the word as written is not a legal move.
    pub illegal_because: Vec<Message>,
    /// The signs that were misread.
    pub why: Vec<MisreadSign>,
    /// What the change costs the search.
    pub cost: f64,
    /// How reliable it is.
    pub how_sure: HowSure,
    /// The probability of a ply, from 0 to 1.
    pub confidence: Option<f64>,
    /// The other possible moves, the most probable first.
    pub rivals: Vec<RivalMove>,
    /// The position before a ply.
    pub fen: Option<String>,
    /// The line and the column, from 1; for what is not written, those of the end of the word before.
    pub line_and_column: (u64, u64),
}

impl RepairedChange {
    /// Returns the move of a ply, in SAN, even if it is left open; `None` if it is not a ply.
    #[must_use]
    pub fn san(&self) -> Option<&str> {
        self.fen.as_ref().and(self.read.as_deref().or(self.assumed.as_deref()))
    }

    /// Returns true if it cannot be decided; the rest continues as if the move had been played.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.assumed.is_some()
    }

    /// Returns a change without a ply: after this many plies, in a row.
    const fn no_ply(changed: &SheetChange<'_>, row: u32, side: Side, line_and_column: (u64, u64)) -> Self {
        Self {
            ply: changed.after + 1,
            row,
            side,
            kind: "",
            written: None,
            read: None,
            spelled: None,
            assumed: None,
            is_legal_as_written: false,
            illegal_because: Vec::new(),
            why: Vec::new(),
            cost: 0.0,
            how_sure: changed.sure,
            confidence: None,
            rivals: Vec::new(),
            fen: None,
            line_and_column,
        }
    }
}

impl Serialize for RepairedChange {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::new(serializer)
            .put("ply", &self.ply)
            .put("row", &self.row)
            .put("side", self.side.name())
            .put("kind", self.kind)
            .put("written", &self.written)
            .put("read", &self.read)
            .some("spelled", self.spelled.as_ref())
            .some("assumed", self.assumed.as_ref())
            .flag("legal_as_written", self.is_legal_as_written)
            .list("illegal_because", &self.illegal_because)
            .list("why", &self.why)
            .put("cost", &rounded(self.cost, 2))
            .put("certainty", self.how_sure.name())
            .some("confidence", self.confidence.map(|confidence| rounded(confidence, 4)))
            .list("alternatives", &self.rivals)
            .some("fen", self.fen.as_ref())
            .put("line", &self.line_and_column.0)
            .put("column", &self.line_and_column.1)
            .end()
    }
}

/// Words of a sheet that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct NotPlayed {
    /// The number of plies before them.
    pub after: u32,
    /// The words.
    pub written: String,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
}

/// Moves from the middle of a game without a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RecordFragment {
    /// The number of the first move.
    pub number: u32,
    /// The side that makes it.
    pub side: Side,
    /// The moves that cannot belong to one game.
    pub contradictions: Vec<Message>,
}

impl Serialize for RecordFragment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = Fields::new(serializer).put("number", &self.number).put("side", self.side.name());
        fields.put("contradictions", &self.contradictions).end()
    }
}

/// A restored record.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Repaired {
    /// The place of the record.
    pub location: Location,
    /// The hash of its text.
    pub fingerprint: u64,
    /// The number of the game on its sheet, from 1, if the sheet has several.
    pub game: Option<u8>,
    /// Whether it can be played as it is written, so that nothing was changed.
    pub is_sound: bool,
    /// Whether all of it could be read.
    pub is_complete: bool,
    /// The number of changes.
    pub n_changed: usize,
    /// The probability that all of it is right, from 0 to 1; 0 if nothing could be restored.
    pub confidence: f64,
    /// The language of the piece letters, by its code.
    pub letters: &'static str,
    /// The notation, if it is not the usual one of the game.
    pub notation: Option<Notation>,
    /// The moves, in SAN; `None` for one that is left open.
    pub san: Vec<Option<String>>,
    /// The result as PGN writes it.
    pub result: &'static str,
    /// What was read differently from what is written, in the order of the game.
    pub changes: Vec<RepairedChange>,
    /// The words that could not be read.
    pub not_played: Vec<NotPlayed>,
    /// The text between the moves of a sheet, which is kept as comments.
    pub comments: Vec<String>,
    /// Whether the search ended early because its steps were used up.
    pub is_stopped: bool,
    /// The fragment, for moves from the middle of a game without a position.
    pub fragment: Option<RecordFragment>,
    /// The last sure position, if not everything is sure.
    pub last_sure: Option<LastSure>,
    /// The questions to the players.
    pub questions: Vec<PlayersQuestion>,
    /// The game as PGN, as `zapis repair` writes it, with the changes in comments.
    pub pgn: String,
}

impl Repaired {
    /// Creates it from the result of restoring a record; its PGN is added later.
    pub fn of<G: Game>(of: &RepairedRecord<'_, G>) -> Self {
        let span = of.restored.map_or(of.record.tape.span, |restored| restored.span_in(of.record.tape.span));
        let (line, column) = of.source.line_and_column(span.start);
        let mut location = Location::on_line(of.source.path, line, column).with_record(of.index + 1);
        location.bytes = Some(of.source.stored_offset(span.start)..of.source.stored_offset(span.end));
        location.players = players_of(&of.record);
        match of.restored {
            Some(restored) => Self { location, ..Self::restored(of, restored) },
            None => Self { location, ..Self::unchanged(of) },
        }
    }

    fn restored<G: Game>(of: &RepairedRecord<'_, G>, restored: &Restored<G>) -> Self {
        let restoring = RestoredGame::new(of, restored);
        let san = |(ply, position): (&RestoredPly<G::Move>, &G::Position)| {
            Some(common_spelling(of.game, position, ply.mv)).filter(|_| !ply.is_open)
        };
        let last_sure = restoring.last_sure();
        let prose = restored.prose.iter().map(|passage| passage.cell.word.split_whitespace().collect::<Vec<_>>());
        Self {
            fingerprint: of.fingerprint,
            game: (!restored.is_alone()).then_some(if restored.is_further() { 2 } else { 1 }),
            is_sound: of.is_sound(),
            is_complete: restored.is_complete(),
            n_changed: restored.n_changed(),
            confidence: restored.confidence,
            letters: of.game.alphabet_code(restored.alphabet),
            notation: restored.other_notation,
            san: restored.plies.iter().zip(&restoring.positions).map(san).collect(),
            result: restored.result.marker(),
            changes: restoring.changes().iter().filter_map(|changed| change(&restoring, changed)).collect(),
            not_played: not_played(of, &restored.unplayed),
            comments: prose.map(|words| words.join(" ")).collect(),
            is_stopped: restored.is_stopped,
            questions: if last_sure.is_some() { restoring.questions() } else { Vec::new() },
            last_sure,
            ..Self::default()
        }
    }

    fn unchanged<G: Game>(of: &RepairedRecord<'_, G>) -> Self {
        let marker = of.record.termination().and_then(|item| GameResult::read(of.record.slice(item.span)));
        Self {
            fingerprint: of.fingerprint,
            is_sound: of.is_sound(),
            is_complete: of.is_sound() && of.replay.is_complete,
            confidence: if of.is_sound() { 1.0 } else { 0.0 },
            letters: of.game.alphabet_code(of.replay.alphabet),
            san: of.main_line().into_iter().map(Some).collect(),
            result: marker.unwrap_or(GameResult::Unknown).marker(),
            not_played: not_played(of, &unplayed(&of.record, of.replay)),
            comments: comments(&of.record),
            fragment: of.replay.fragment.as_ref().map(|fragment| {
                let found = fragment.contradictions.iter();
                let contradictions = found.filter_map(|found| contradiction(&of.record, fragment, found)).collect();
                RecordFragment { number: fragment.number, side: fragment.side, contradictions }
            }),
            ..Self::default()
        }
    }

    /// Lists the words of the sheet that belong to no move, as they are written.
    #[must_use]
    pub fn left_out(&self) -> Vec<&str> {
        let passed_over = self.changes.iter().filter(|change| change.kind == PASSED_OVER);
        let passed_over = passed_over.filter_map(|change| Some((change.line_and_column, change.written.as_deref()?)));
        let unread = self.not_played.iter().map(|words| ((words.line, words.column), words.written.as_str()));
        let mut words: Vec<_> = passed_over.chain(unread).collect();
        words.sort_by_key(|(place, _)| *place);
        words.into_iter().map(|(_, word)| word).collect()
    }
}

/// Serializes the fields of the schema `repair`, with its texts in English.
impl Serialize for Repaired {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::of_type(serializer, "repair")
            .put("path", &self.location.path)
            .put("record", &self.location.record)
            .put("fingerprint", &format!("{:016x}", self.fingerprint))
            .some("game", self.game)
            .put("plies", &self.san.len())
            .put("complete", &self.is_complete)
            .put("changed", &self.n_changed)
            .put("confidence", &rounded(self.confidence, 4))
            .put("letters", self.letters)
            .some("notation", self.notation.map(Notation::name))
            .put("san", &self.san)
            .put("result", self.result)
            .put("changes", &self.changes)
            .list("not_played", &self.not_played)
            .list("comments", &self.comments)
            .flag("stopped", self.is_stopped)
            .some("fragment", self.fragment.as_ref())
            .some("last_sure", self.last_sure.as_ref())
            .list("questions", &self.questions)
            .end()
    }
}

/// The kind of a word that is not a ply.
const PASSED_OVER: &str = "cell-passed-over";

/// Lists the comments of a sheet, which may be words that its reader could not use.
fn comments(record: &Record<'_>) -> Vec<String> {
    let items = record.tape.items.iter().filter(|item| record.tape.is_sheet && item.kind == ItemKind::Comment);
    items.map(|item| record.slice(item.span).trim_matches(['{', '}']).to_owned()).collect()
}

fn not_played<G: Game>(of: &RepairedRecord<'_, G>, words: &[Unplayed]) -> Vec<NotPlayed> {
    let one = |words: &Unplayed| {
        let (line, column) = of.source.line_and_column(words.cell.span.start);
        NotPlayed { after: words.after, written: words.cell.word.clone(), line, column }
    };
    words.iter().map(one).collect()
}

/// Returns the name of a kind of change.
pub(super) const fn kind_name(how: HowRead) -> &'static str {
    match how {
        HowRead::AsWritten => "as-written",
        HowRead::Signs => "sign-wrong",
        HowRead::Changed => "read-otherwise",
        HowRead::Displaced => "column-swapped",
        HowRead::Gap => "gap-filled",
        HowRead::Inserted => "ply-inserted",
        HowRead::Answered => "answered",
    }
}

fn misread_sign(edit: &EditOperation) -> MisreadSign {
    let kind = match edit.kind {
        EditKind::Misread => "misread",
        EditKind::Lost => "lost",
        EditKind::Added => "added",
        EditKind::Swapped => "swapped",
    };
    MisreadSign { kind, seen: edit.seen.clone(), meant: edit.meant.clone() }
}

/// Describes a change; unread words are listed separately.
fn change<G: Game>(restoring: &RestoredGame<'_, '_, G>, changed: &SheetChange<'_>) -> Option<RepairedChange> {
    let of = restoring.of;
    let place = of.source.line_and_column(changed.offset);
    Some(match changed.thing {
        ChangedThing::Ply(index) => ply_change(restoring, index, (changed, place))?,
        ChangedThing::Dropped(cell) => RepairedChange {
            kind: PASSED_OVER,
            written: Some(cell.cell.word.clone()),
            cost: f64::from(cell.cost),
            ..RepairedChange::no_ply(changed, cell.row, cell.side, place)
        },
        ChangedThing::Number(number) => RepairedChange {
            kind: "number-read-otherwise",
            written: Some(number.cell.word.clone()),
            read: Some(format!("{}.", number.number)),
            cost: f64::from(number.cost),
            ..RepairedChange::no_ply(changed, number.number, number.side, place)
        },
        ChangedThing::Signal(signal) => {
            let position = restoring.positions.get(changed.after as usize)?;
            RepairedChange {
                kind: if signal.contradicts { "result-signalled-otherwise" } else { "result-signalled" },
                written: Some(signal.written()),
                read: signal.signalled.map(|result| result.marker().to_owned()),
                ..RepairedChange::no_ply(changed, of.game.move_number(position), of.game.side(position), place)
            }
        }
        ChangedThing::Blank(rows) => {
            RepairedChange { kind: "row-blank", ..RepairedChange::no_ply(changed, rows.first, Side::White, place) }
        }
        ChangedThing::Unread(_) => return None,
    })
}

fn ply_change<G: Game>(
    restoring: &RestoredGame<'_, '_, G>,
    index: usize,
    (changed, line_and_column): (&SheetChange<'_>, (u64, u64)),
) -> Option<RepairedChange> {
    let of = restoring.of;
    let (ply, position) = restoring.ply(index)?;
    let san = common_spelling(of.game, position, ply.mv);
    let (is_legal_as_written, illegal_because) = match as_written(of, position, ply, restoring.restored.alphabet) {
        Some(AsWritten::Legal) => (true, Vec::new()),
        Some(AsWritten::Illegal(reasons)) => (false, reasons),
        None => (false, Vec::new()),
    };
    let (read, assumed) = if ply.is_open { (None, Some(san)) } else { (Some(san), None) };
    Some(RepairedChange {
        kind: kind_name(ply.how),
        written: ply.cell.as_ref().map(|cell| cell.word.clone()),
        read,
        spelled: restoring.spelled(index).filter(|_| !ply.is_open),
        assumed,
        is_legal_as_written,
        illegal_because,
        why: ply.edits.iter().map(misread_sign).collect(),
        cost: f64::from(ply.cost),
        confidence: Some(ply.confidence),
        rivals: (ply.rivals.iter())
            .map(|rival| RivalMove::of(of.game, position, (rival.mv, rival.confidence)))
            .collect(),
        fen: Some(of.game.position_text(position)),
        ply: ply.ply,
        ..RepairedChange::no_ply(changed, ply.row, ply.side, line_and_column)
    })
}

/// The counts of the `repair` command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RepairSummary {
    /// Records read.
    pub records: u64,
    /// Records that can be played as written.
    pub sound: u64,
    /// Records restored completely.
    pub repaired: u64,
    /// Records restored with some ply left open.
    pub left_open: u64,
    /// Records that begin in the middle of a game without a position, so that their moves can only be checked against
    /// each other.
    pub fragments: u64,
    /// Records for which no game was found.
    pub beyond_repair: u64,
    /// Changes made in all.
    pub changes: u64,
    /// Files that could not be read.
    pub unreadable_files: u64,
}
