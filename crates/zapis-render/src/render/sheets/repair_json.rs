//! Restored records and their summary as JSON lines.

use serde::Serialize;

use crate::findings::contradiction;
use crate::game::{Game, Notation, Side};
use crate::l10n::Language;
use crate::record::{GameResult, ItemKind, Record};
use crate::rulings::common_spelling;
use crate::scoresheet::{EditKind, EditOperation, HowRead, Restored, RestoredPly, Unplayed, unplayed};

use super::super::deferred_buffer::DeferredBuffer;
use super::questions::{LastSure, QuestionFields};
use super::repair_changes::{ChangedThing, RestoredGame, SheetChange};
use super::repair_text::{AsWritten, as_written};
use super::repaired_record::RepairedRecord;
use crate::text::write_json;

#[derive(Serialize)]
struct RepairFields<'a> {
    fingerprint: String,
    /// The number of the game on its sheet, from 1, if the sheet has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u8>,
    plies: usize,
    complete: bool,
    changed: usize,
    confidence: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    letters: Option<&'a str>,
    /// The notation, if it is not the usual one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    notation: Option<&'static str>,
    san: Vec<Option<String>>,
    result: &'a str,
    changes: Vec<Change>,
    /// Unread text, unchanged.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    not_played: Vec<NotPlayed>,
    /// Text between the moves of a sheet, which is kept as comments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    /// Whether the search ended because it ran out of steps.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stopped: bool,
    /// The fragment, for moves from the middle of a game without a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    fragment: Option<FragmentFields>,
    /// The last certain position, if not everything is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_sure: Option<LastSure>,
    /// The questions for the players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<QuestionFields>,
}

#[derive(Serialize)]
struct FragmentFields {
    number: u32,
    side: &'static str,
    contradictions: Vec<String>,
}

impl FragmentFields {
    fn of<G: Game>(of: &RepairedRecord<'_, G>, language: Language) -> Option<Self> {
        let fragment = of.replay.fragment.as_ref()?;
        let said = fragment.contradictions.iter().filter_map(|found| contradiction(&of.record, fragment, found));
        let contradictions = said.map(|message| message.in_language(language)).collect();
        Some(Self { number: fragment.number, side: fragment.side.name(), contradictions })
    }
}

/// Lists the comments of a sheet, which may be words that its reader could not use.
fn comments(record: &Record<'_>) -> Vec<String> {
    let items = record.tape.items.iter().filter(|item| record.tape.is_sheet && item.kind == ItemKind::Comment);
    items.map(|item| record.slice(item.span).trim_matches(['{', '}']).to_owned()).collect()
}

/// Lists the prose of a restored sheet, including quoted lines.
fn prose_of<G: Game>(restored: &Restored<G>) -> Vec<String> {
    let words = restored.prose.iter().map(|passage| passage.cell.word.split_whitespace().collect::<Vec<_>>());
    words.map(|words| words.join(" ")).collect()
}

#[derive(Serialize)]
struct NotPlayed {
    /// The number of plies before it.
    after: u32,
    written: String,
    line: u64,
    column: u64,
}

fn not_played<G: Game>(of: &RepairedRecord<'_, G>, words: &[Unplayed]) -> Vec<NotPlayed> {
    let one = |words: &Unplayed| {
        let (line, column) = of.source.line_and_column(words.cell.span.start);
        NotPlayed { after: words.after, written: words.cell.word.clone(), line, column }
    };
    words.iter().map(one).collect()
}

#[derive(Serialize)]
struct Change {
    /// For a cell that is not a ply, the ply that would have come next.
    ply: u32,
    row: u32,
    side: &'static str,
    kind: &'static str,
    written: Option<String>,
    read: Option<String>,
    /// The move in the notation of the sheet, if that is not the usual one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    spelled: Option<String>,
    /// The move from which the rest of the game continues, if it is left open.
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<String>,
    /// Whether the word as written is a legal move that the following moves contradict.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    legal_as_written: bool,
    /// Why the word as written is not a legal move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    illegal_because: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<WhyFields>,
    cost: f64,
    certainty: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    confidence: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    alternatives: Vec<RepairAlternative>,
    /// The position before a ply.
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    line: u64,
    column: u64,
}

impl Change {
    /// Returns a change without a ply: after this many plies, in a row.
    const fn no_ply(after: u32, row: u32, side: Side, (line, column): (u64, u64)) -> Self {
        Self {
            ply: after + 1,
            row,
            side: side.name(),
            kind: "",
            written: None,
            read: None,
            spelled: None,
            assumed: None,
            legal_as_written: false,
            illegal_because: Vec::new(),
            why: Vec::new(),
            cost: 0.0,
            certainty: "",
            confidence: None,
            alternatives: Vec::new(),
            fen: None,
            line,
            column,
        }
    }
}

#[derive(Serialize)]
struct WhyFields {
    kind: &'static str,
    #[serde(skip_serializing_if = "String::is_empty")]
    seen: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    meant: String,
}

#[derive(Serialize)]
struct RepairAlternative {
    read: String,
    confidence: f64,
    /// The position after it.
    fen: String,
}

/// Rounds to a useful precision.
fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    (value * scale).round() / scale
}

/// Returns the position after a move, as FEN.
pub(super) fn position_behind<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> String {
    let mut behind = position.clone();
    game.play(&mut behind, mv);
    game.position_text(&behind)
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

fn why(edit: &EditOperation) -> WhyFields {
    let kind = match edit.kind {
        EditKind::Misread => "misread",
        EditKind::Lost => "lost",
        EditKind::Added => "added",
        EditKind::Swapped => "swapped",
    };
    WhyFields { kind, seen: edit.seen.clone(), meant: edit.meant.clone() }
}

/// Describes a change; unread words are listed separately.
fn change<G: Game>(
    restoring: &RestoredGame<'_, '_, G>,
    changed: &SheetChange<'_>,
    after: u32,
    language: Language,
) -> Option<Change> {
    let of = restoring.of;
    let place = of.source.line_and_column(changed.offset);
    let change = match changed.thing {
        ChangedThing::Ply(index) => ply_change(restoring, index, place, language)?,
        ChangedThing::Dropped(cell) => Change {
            kind: "cell-passed-over",
            written: Some(cell.cell.word.clone()),
            cost: rounded(f64::from(cell.cost), 2),
            ..Change::no_ply(after, cell.row, cell.side, place)
        },
        ChangedThing::Number(number) => Change {
            kind: "number-read-otherwise",
            written: Some(number.cell.word.clone()),
            read: Some(format!("{}.", number.number)),
            cost: rounded(f64::from(number.cost), 2),
            ..Change::no_ply(after, number.number, number.side, place)
        },
        ChangedThing::Signal(signal) => {
            let position = restoring.positions.get(after as usize)?;
            Change {
                kind: if signal.contradicts { "result-signalled-otherwise" } else { "result-signalled" },
                written: Some(signal.written()),
                read: signal.signalled.map(|result| result.marker().to_owned()),
                ..Change::no_ply(after, of.game.move_number(position), of.game.side(position), place)
            }
        }
        ChangedThing::Blank(rows) => {
            Change { kind: "row-blank", ..Change::no_ply(after, rows.first, Side::White, place) }
        }
        ChangedThing::Unread(_) => return None,
    };
    Some(Change { certainty: changed.sure.name(), ..change })
}

fn ply_change<G: Game>(
    restoring: &RestoredGame<'_, '_, G>,
    index: usize,
    (line, column): (u64, u64),
    language: Language,
) -> Option<Change> {
    let of = restoring.of;
    let (ply, position) = restoring.ply(index)?;
    let san = |mv: G::Move| common_spelling(of.game, position, mv);
    let (legal_as_written, illegal_because) = match as_written(of, position, ply, restoring.restored.alphabet) {
        Some(AsWritten::Legal) => (true, Vec::new()),
        Some(AsWritten::Illegal(reasons)) => {
            (false, reasons.iter().map(|reason| reason.in_language(language)).collect())
        }
        None => (false, Vec::new()),
    };
    Some(Change {
        ply: ply.ply,
        row: ply.row,
        side: ply.side.name(),
        kind: kind_name(ply.how),
        written: ply.cell.as_ref().map(|cell| cell.word.clone()),
        read: Some(san(ply.mv)).filter(|_| !ply.is_open),
        spelled: restoring.spelled(index).filter(|_| !ply.is_open),
        assumed: Some(san(ply.mv)).filter(|_| ply.is_open),
        legal_as_written,
        illegal_because,
        why: ply.edits.iter().map(why).collect(),
        cost: rounded(f64::from(ply.cost), 2),
        certainty: "",
        confidence: Some(rounded(ply.confidence, 4)),
        alternatives: ply
            .rivals
            .iter()
            .map(|rival| RepairAlternative {
                read: san(rival.mv),
                confidence: rounded(rival.confidence, 4),
                fen: position_behind(of.game, position, rival.mv),
            })
            .collect(),
        fen: Some(of.game.position_text(position)),
        line,
        column,
    })
}

fn fields<'a, G: Game>(of: &RepairedRecord<'a, G>, restored: &Restored<G>, language: Language) -> RepairFields<'a> {
    let restoring = RestoredGame::new(of, restored);
    let changes = restoring.changes();
    let described = |changed: &SheetChange<'_>| change(&restoring, changed, changed.after, language);
    let san = |(ply, position): (&RestoredPly<G::Move>, &G::Position)| {
        Some(common_spelling(of.game, position, ply.mv)).filter(|_| !ply.is_open)
    };
    let san: Vec<Option<String>> = restored.plies.iter().zip(&restoring.positions).map(san).collect();
    let last_sure = restoring.last_sure();
    let questions = if last_sure.is_some() { restoring.questions() } else { Vec::new() };
    RepairFields {
        fingerprint: format!("{:016x}", of.fingerprint),
        game: (!restored.is_alone()).then_some(if restored.is_further() { 2 } else { 1 }),
        plies: san.len(),
        complete: restored.is_complete(),
        changed: restored.n_changed(),
        confidence: rounded(restored.confidence, 4),
        letters: Some(of.game.alphabet_code(restored.alphabet)),
        notation: restored.other_notation.map(Notation::name),
        san,
        result: restored.result.marker(),
        changes: changes.iter().filter_map(described).collect(),
        not_played: not_played(of, &restored.unplayed),
        comments: prose_of(restored),
        stopped: restored.is_stopped,
        fragment: None,
        last_sure,
        questions: questions.into_iter().map(|question| question.into_fields(language)).collect(),
    }
}

/// Describes an unchanged record.
fn unchanged<'a, G: Game>(of: &RepairedRecord<'a, G>, language: Language) -> RepairFields<'a> {
    let san: Vec<Option<String>> = of.main_line().into_iter().map(Some).collect();
    let marker = of.record.termination().and_then(|item| GameResult::read(of.record.slice(item.span)));
    RepairFields {
        fingerprint: format!("{:016x}", of.fingerprint),
        game: None,
        plies: san.len(),
        complete: of.is_sound() && of.replay.is_complete,
        changed: 0,
        confidence: if of.is_sound() { 1.0 } else { 0.0 },
        letters: Some(of.game.alphabet_code(of.replay.alphabet)),
        notation: None,
        san,
        result: marker.unwrap_or(GameResult::Unknown).marker(),
        changes: Vec::new(),
        not_played: not_played(of, &unplayed(&of.record, of.replay)),
        comments: comments(&of.record),
        stopped: false,
        fragment: FragmentFields::of(of, language),
        last_sure: None,
        questions: Vec::new(),
    }
}

/// Writes the result for one record as a JSON line.
pub fn write_repair_json<G: Game>(of: &RepairedRecord<'_, G>, buffer: &mut DeferredBuffer) {
    buffer.push_str("{\"type\":\"repair\",\"path\":");
    write_json(&mut buffer.bytes, &of.source.path);
    buffer.push_str(",\"record\":");
    buffer.record_number(of.index);
    buffer.push_str(",");
    let mut tail = Vec::new();
    write_json(
        &mut tail,
        &of.restored.map_or_else(|| unchanged(of, buffer.language), |restored| fields(of, restored, buffer.language)),
    );
    // The object's own opening brace has been written above.
    buffer.bytes.extend_from_slice(&tail[1..]);
    buffer.push_str("\n");
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
