//! The sheets of one game compared, as plain data, which serializes by the schema `compare`, and the counts of them.

use serde::{Serialize, Serializer};

use crate::findings::Citation;
use crate::game::{Game, Side};
use crate::l10n::Message;
use crate::record::GameResult;
use crate::rulings::common_spelling;
use crate::scoresheet::{
    BoardResult, Extra, HowSure, ReconciledPly, Refuted, SheetBlock, SheetEntry, Signalled, Standing, Why,
};
use crate::text::{Fields, Visible};

use super::compared::ComparedGame;
use super::headings::{HeadingDifference, HeadingField};
use super::questions::{LastSure, PlayersQuestion};
use super::repaired::RivalMove;
use super::sheet_table::SheetVerdict;
use crate::render::layout::json::rounded;
use crate::render::rulings::claim_json::law_fields;

/// How far the sheets of a game agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Agreement {
    /// They are the same, word by word.
    Agreed,
    /// They differ, and every ply could be decided.
    Reconciled,
    /// Some plies are left open.
    LeftOpen,
    /// They could not be compared.
    #[default]
    NotComparable,
}

impl Agreement {
    /// Returns the name in the table of the program.
    pub const fn verdict(self) -> SheetVerdict {
        match self {
            Self::Agreed => SheetVerdict::AsWritten,
            Self::Reconciled => SheetVerdict::Repaired,
            Self::LeftOpen => SheetVerdict::Open,
            Self::NotComparable => SheetVerdict::Beyond,
        }
    }
}

/// The entry of a sheet for a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EntryStanding {
    /// The move that is kept.
    Kept,
    /// The move that is kept, in the other player's column.
    Displaced,
    /// Another move, which is legal.
    OtherMove,
    /// Not a legal move, or several at once.
    NoMove,
    /// Nothing: an empty cell.
    Empty,
    /// Nothing: the ply was left out.
    LeftOut,
    /// Nothing: the sheet begins later.
    NotBegun,
    /// Nothing: the sheet has ended.
    Ended,
}

/// The entry of one sheet for a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComparedEntry {
    /// What is written; `None` if the cell is empty.
    pub written: Option<String>,
    /// Its row, if it has one.
    pub row: Option<u32>,
    /// Its relation to the game.
    pub standing: EntryStanding,
}

/// A later word that shows that another move was not played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct DecidingWord {
    /// The other move, in SAN.
    pub instead_of: String,
    /// The ply of the word.
    pub ply: u32,
    /// The word.
    pub written: String,
    /// Why the other move was not played, in words.
    #[serde(rename = "why")]
    pub reason: Message,
}

/// One ply of the game behind the sheets.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ComparedPly {
    /// The ply, from 1.
    pub ply: u32,
    /// The number of the move.
    pub number: u32,
    /// The side to move.
    pub side: Side,
    /// The move, in SAN; if it is left open, the one with which the game is continued here.
    pub san: String,
    /// Whether it is left open.
    pub is_open: bool,
    /// Why it is this move.
    pub why: Why,
    /// The same in words.
    pub reason: Message,
    /// The probability of the move, from 0 to 1.
    pub confidence: f64,
    /// How reliable it is.
    pub how_sure: HowSure,
    /// Other possible moves, the most probable first.
    pub rivals: Vec<RivalMove>,
    /// Later words that show that another move was not played.
    pub decided_by: Vec<DecidingWord>,
    /// The open ply on which this one depends.
    pub hangs_on: Option<u32>,
    /// The position before it.
    pub fen: String,
    /// The entry of each sheet, in the order of the sheets.
    pub entries: Vec<ComparedEntry>,
    /// Whether a block describes the difference completely.
    pub is_in_block: bool,
}

/// A cell of one sheet that is not part of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComparedExtra {
    /// The sheet, from 0.
    pub sheet: usize,
    /// Its row.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// What is written there; `None` for a superfluous empty cell.
    pub written: Option<String>,
    /// The number of plies before it.
    pub after: u32,
    /// The number of the move that comes next.
    pub number: u32,
    /// The position there.
    pub fen: String,
    /// Whether a block describes it.
    pub is_in_block: bool,
    /// Whether it was not read because the steps of the search were used up.
    pub is_unread: bool,
    /// What it is, in words.
    pub reason: Message,
}

/// A block in which a sheet differs from the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ComparedBlock {
    /// The sheet, from 0.
    pub sheet: usize,
    /// What happened: `repeated`, `left-out`, `turned`.
    pub kind: &'static str,
    /// Its first and last row on the sheet, if it has rows there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<(u32, u32)>,
    /// The first and the last ply concerned, from 1; rows that are not part of the game are before the first.
    pub plies: (u32, u32),
    /// The same in words.
    #[serde(rename = "why")]
    pub reason: Message,
}

/// Something that the headings of the sheets have differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ComparedHeading {
    /// The name of the tag, `players`, or `draw-offer`.
    pub field: &'static str,
    /// The ply with which a draw was offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// The text of each sheet.
    pub written: Vec<Option<String>>,
    /// The difference in words.
    #[serde(rename = "why")]
    pub reason: Message,
}

/// A mate or a stalemate at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ComparedEnd {
    /// What it is.
    pub kind: &'static str,
    /// Its result.
    pub result: &'static str,
    /// Whether it decides the result, because the sheets do not agree on one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub settles: bool,
}

/// A signal of the result at the end of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ComparedSignal {
    /// The sheet, from 0.
    pub sheet: usize,
    /// What is written.
    pub written: String,
    /// The result that it signals, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<&'static str>,
    /// Whether it contradicts the result.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub contradicts: bool,
}

/// The sheets of one game, compared.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Compared {
    /// The files of the sheets, in their order.
    pub paths: Vec<String>,
    /// The number of each sheet's record in its file, from 1.
    pub records: Vec<u64>,
    /// The hash of the text of each sheet, for answers about it.
    pub fingerprints: Vec<u64>,
    /// The language of each sheet's piece letters, by its code.
    pub letters: Vec<&'static str>,
    /// The players, if a sheet names them.
    pub players: Option<[String; 2]>,
    /// How far the sheets agree.
    pub agreement: Agreement,
    /// Why they could not be compared, or only as words because no sheet has a position.
    pub reason: Option<Message>,
    /// The probability that the whole game is right, from 0 to 1.
    pub confidence: f64,
    /// Whether the sheets are the same, in their headings too.
    pub is_agreed: bool,
    /// The number of plies up to which all sheets agree, and the position after them.
    pub agree_until: (usize, String),
    /// The article on where a game continues after an irregularity, if it is known for certain.
    pub law: Option<Citation>,
    /// The plies of the game.
    pub plies: Vec<ComparedPly>,
    /// The other cells on the sheets.
    pub extras: Vec<ComparedExtra>,
    /// Blocks in which a sheet differs from the game: rows written twice, lost, shifted, on another page.
    pub blocks: Vec<ComparedBlock>,
    /// The result as PGN writes it, `*` if the sheets do not agree on one.
    pub result: &'static str,
    /// Whether the sheets have different results.
    pub results_differ: bool,
    /// The result on each sheet.
    pub results: Vec<&'static str>,
    /// What ends the game on the board.
    pub board_end: Option<ComparedEnd>,
    /// What the headings of the sheets have differently.
    pub headings: Vec<ComparedHeading>,
    /// Signals of the result at the end of sheets.
    pub signals: Vec<ComparedSignal>,
    /// The last sure position, if not everything is sure.
    pub last_sure: Option<LastSure>,
    /// The questions to the players.
    pub questions: Vec<PlayersQuestion>,
    /// Whether the search ended because its steps were used up.
    pub is_stopped: bool,
    /// Other remarks: differences in the headings, pages that were joined.
    pub notes: Vec<Message>,
    /// The game as PGN, as `zapis compare` writes it, with other readings in comments.
    pub pgn: String,
}

impl Compared {
    /// Returns the plies at which the sheets differ, except in blocks.
    pub fn differences(&self) -> impl Iterator<Item = &ComparedPly> {
        self.plies.iter().filter(|ply| ply.is_different())
    }

    /// Returns the result for sheets that could not be compared.
    pub fn refused(paths: Vec<String>, records: Vec<u64>, reason: Message) -> Self {
        Self { paths, records, reason: Some(reason), result: "*", ..Self::default() }
    }

    /// Creates it from the reconciled game; its PGN is added later.
    pub fn of<G: Game>(of: &ComparedGame<'_, G>) -> Self {
        let reconciled = of.reconciled;
        let mut positions = vec![reconciled.start.clone()];
        let mut plies = Vec::with_capacity(reconciled.plies.len());
        for (ply, how_sure) in reconciled.plies.iter().zip(reconciled.how_sure()) {
            let Some(position) = positions.last() else { break };
            plies.push(compared_ply(of, position, ply, how_sure));
            let mut after = position.clone();
            of.game.play(&mut after, ply.mv);
            positions.push(after);
        }
        let extra = |extra: &Extra| compared_extra(of, &positions[(extra.after as usize).min(plies.len())], extra);
        let agree_until = reconciled.agree_until();
        let sheets = || of.sheets.iter();
        Self {
            paths: sheets().map(|sheet| sheet.path.clone()).collect(),
            records: sheets().map(|sheet| sheet.record).collect(),
            fingerprints: sheets().map(|sheet| sheet.fingerprints.first().copied().unwrap_or_default()).collect(),
            letters: sheets()
                .map(|sheet| sheet.sheet.as_ref().map_or("", |sheet| of.game.alphabet_code(sheet.alphabet)))
                .collect(),
            players: of.player_names(),
            agreement: match (of.is_agreed(), reconciled.is_complete()) {
                (true, true) => Agreement::Agreed,
                (_, true) => Agreement::Reconciled,
                (_, false) => Agreement::LeftOpen,
            },
            reason: None,
            confidence: reconciled.confidence,
            is_agreed: of.is_agreed(),
            agree_until: (agree_until, of.game.position_text(&reconciled.position_after(of.game, agree_until))),
            law: of.article().map(|(edition, article)| Citation { edition, article }),
            extras: reconciled.extras.iter().map(extra).collect(),
            plies,
            blocks: reconciled.blocks.iter().map(|block| compared_block(of, block)).collect(),
            result: reconciled.result.marker(),
            results_differ: reconciled.results_differ,
            results: sheets()
                .map(|sheet| sheet.sheet.as_ref().map_or("*", |sheet| sheet.sheet.result.marker()))
                .collect(),
            board_end: reconciled.board_end.map(|BoardResult { end, result, settles }| ComparedEnd {
                kind: end.name(),
                result: result.marker(),
                settles,
            }),
            headings: of.headings.iter().map(compared_heading).collect(),
            signals: of.signals().map(compared_signal).collect(),
            last_sure: of.last_sure(),
            questions: of.questions(),
            is_stopped: reconciled.is_stopped,
            notes: of.heading_messages().cloned().collect(),
            pgn: String::new(),
        }
    }

    /// Lists what the sheets have differently and no block describes, in the order of the game.
    fn rows(&self) -> Vec<Row<'_>> {
        let mut extras = self.extras.iter().filter(|extra| !extra.is_in_block).peekable();
        let mut rows = Vec::new();
        for (after, ply) in (0..).zip(self.plies.iter().map(Some).chain([None])) {
            while let Some(extra) = extras.next_if(|extra| extra.after <= after) {
                rows.push(Row::Extra(extra, self.paths.len()));
            }
            rows.extend(ply.filter(|ply| ply.is_different()).map(Row::Ply));
        }
        rows
    }
}

/// Serializes the fields of the schema `compare`, with its texts in English.
impl Serialize for Compared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_complete = self.agreement != Agreement::LeftOpen;
        let confidence = rounded(self.confidence, 4);
        let has_results = self.results_differ || self.board_end.is_some_and(|end| end.settles);
        let fingerprints: Vec<String> = self.fingerprints.iter().map(|print| format!("{print:016x}")).collect();
        let san: Vec<Option<&str>> =
            self.plies.iter().map(|ply| Some(ply.san.as_str()).filter(|_| !ply.is_open)).collect();
        Fields::of_type(serializer, "compare")
            .put("sheets", &self.paths)
            .put("records", &self.records)
            .put("fingerprints", &fingerprints)
            .put("letters", &self.letters)
            .put("plies", &self.plies.len())
            .put("agree_until_ply", &self.agree_until.0)
            .put("decided_until_ply", &self.plies.iter().take_while(|ply| !ply.is_open).count())
            .put("agreed", &self.is_agreed)
            .put("complete", &is_complete)
            .some("confidence", Some(confidence).filter(|confidence| is_complete || *confidence == 0.0))
            .put("fen", &self.agree_until.1)
            .with(law_fields(self.law.map(|law| law.edition), self.law.map(|law| law.article)))
            .put("san", &san)
            .put("result", self.result)
            .list("results", if has_results { &self.results } else { &[] })
            .some("board_end", self.board_end)
            .list("headings", &self.headings)
            .some("last_sure", self.last_sure.as_ref())
            .list("questions", &self.questions)
            .flag("stopped", self.is_stopped)
            .list("signals", &self.signals)
            .list("blocks", &self.blocks)
            .put("rows", &self.rows())
            .end()
    }
}

/// A difference between the sheets: a ply, or a cell that is not part of the game, on one of several sheets.
enum Row<'a> {
    Ply(&'a ComparedPly),
    Extra(&'a ComparedExtra, usize),
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shown = |written: &Option<String>| written.as_ref().map(|word| Visible(word).to_string());
        match self {
            Row::Ply(ply) => {
                let written: Vec<Option<String>> = ply.entries.iter().map(|entry| shown(&entry.written)).collect();
                let rows: Vec<Option<u32>> = ply.entries.iter().map(|entry| entry.row).collect();
                // The moves of an open ply share its probability; if a sheet has the ply at all, the move played on has
                // no confidence of its own.
                let is_alone = ply.is_open && !ply.is_absent();
                Fields::new(serializer)
                    .put("ply", &ply.ply)
                    .put("number", &ply.number)
                    .put("side", ply.side.name())
                    .put("written", &written)
                    .put("rows", &rows)
                    .put("kept", &Some(&ply.san).filter(|_| !ply.is_open))
                    .some("assumed", Some(&ply.san).filter(|_| ply.is_open))
                    .put("verdict", ply.why.name())
                    .put("why", &ply.reason)
                    .put("certainty", ply.how_sure.name())
                    .list("decided_by", &ply.decided_by)
                    .some("hangs_on", ply.hangs_on)
                    .some("confidence", Some(rounded(ply.confidence, 4)).filter(|_| !is_alone))
                    .list("alternatives", &ply.rivals)
                    .put("fen", &ply.fen)
                    .end()
            }
            Row::Extra(extra, n_sheets) => {
                let is_its = |sheet: usize| sheet == extra.sheet;
                let written = (0..*n_sheets).map(|sheet| shown(&extra.written).filter(|_| is_its(sheet)));
                let rows = (0..*n_sheets).map(|sheet| Some(extra.row).filter(|_| is_its(sheet)));
                Fields::new(serializer)
                    .put("ply", &(extra.after + 1))
                    .put("number", &extra.number)
                    .put("side", extra.side.name())
                    .put("written", &written.collect::<Vec<_>>())
                    .put("rows", &rows.collect::<Vec<_>>())
                    .put("kept", &None::<&str>)
                    .put("verdict", if extra.is_unread { "not-read" } else { "cell-passed-over" })
                    .put("why", &extra.reason)
                    .put("fen", &extra.fen)
                    .end()
            }
        }
    }
}

impl ComparedPly {
    /// Returns true if the sheets differ, and no block describes that.
    fn is_different(&self) -> bool {
        self.why != Why::Agreed && !self.is_in_block
    }

    /// Returns true if a sheet has nothing for it.
    fn is_absent(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry.standing, EntryStanding::LeftOut | EntryStanding::Ended))
    }
}

fn compared_ply<G: Game>(
    of: &ComparedGame<'_, G>,
    position: &G::Position,
    ply: &ReconciledPly<G::Move>,
    how_sure: HowSure,
) -> ComparedPly {
    let deciding = |refuted: &Refuted<G::Move>| {
        let shown = of.refuting(position, ply, refuted)?;
        Some(DecidingWord { instead_of: shown.other, ply: refuted.until, written: shown.word, reason: shown.message })
    };
    let rivals = ply.rivals.iter();
    ComparedPly {
        ply: ply.ply,
        number: ply.number,
        side: ply.side,
        san: common_spelling(of.game, position, ply.mv),
        is_open: ply.why.is_open(),
        why: ply.why,
        reason: of.why(position, ply),
        confidence: ply.confidence,
        how_sure,
        rivals: rivals.map(|rival| RivalMove::of(of.game, position, (rival.mv, rival.confidence))).collect(),
        decided_by: ply.refuted.iter().filter(|_| !ply.why.is_open()).filter_map(deciding).collect(),
        hangs_on: ply.hangs_on,
        fen: of.game.position_text(position),
        entries: ply.entries.iter().map(compared_entry).collect(),
        is_in_block: of.reconciled.is_in_block(ply),
    }
}

fn compared_block<G: Game>(of: &ComparedGame<'_, G>, block: &SheetBlock) -> ComparedBlock {
    let SheetBlock { sheet, rows, plies, .. } = *block;
    ComparedBlock { sheet, kind: block.kind.name(), rows, plies, reason: of.why_block(block) }
}

fn compared_entry<M>(entry: &SheetEntry<M>) -> ComparedEntry {
    ComparedEntry {
        written: entry.cell.as_ref().map(|cell| cell.word.clone()),
        row: entry.row,
        standing: match entry.standing {
            Standing::Kept => EntryStanding::Kept,
            Standing::Displaced => EntryStanding::Displaced,
            Standing::Other(_) => EntryStanding::OtherMove,
            Standing::NoMove => EntryStanding::NoMove,
            Standing::Empty => EntryStanding::Empty,
            Standing::LeftOut => EntryStanding::LeftOut,
            Standing::NotBegun => EntryStanding::NotBegun,
            Standing::Ended => EntryStanding::Ended,
        },
    }
}

fn compared_extra<G: Game>(of: &ComparedGame<'_, G>, position: &G::Position, extra: &Extra) -> ComparedExtra {
    ComparedExtra {
        sheet: extra.sheet,
        row: extra.row,
        side: extra.side,
        written: extra.cell.as_ref().map(|cell| cell.word.clone()),
        after: extra.after,
        number: of.game.move_number(position),
        fen: of.game.position_text(position),
        is_in_block: of.reconciled.blocks.iter().any(|block| block.covers_extra(extra)),
        is_unread: extra.is_unread,
        reason: ComparedGame::<G>::why_extra(extra),
    }
}

fn compared_heading(heading: &HeadingDifference) -> ComparedHeading {
    let ply = match heading.field {
        HeadingField::DrawOffer(ply) => Some(ply),
        _ => None,
    };
    ComparedHeading { field: heading.field.name(), ply, written: heading.written.clone(), reason: heading.why.clone() }
}

fn compared_signal((sheet, signal): (usize, &Signalled)) -> ComparedSignal {
    let result = signal.signalled.map(GameResult::marker);
    ComparedSignal { sheet, written: signal.written(), result, contradicts: signal.contradicts }
}

/// The counts of the `compare` command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct CompareSummary {
    /// Games compared.
    pub games: u64,
    /// Games whose sheets agree in full.
    pub agreed: u64,
    /// Games whose sheets differ, with every ply decided.
    pub reconciled: u64,
    /// Games with some ply left open.
    pub left_open: u64,
    /// Games whose sheets could not be compared.
    pub not_comparable: u64,
    /// Sheets without another one of the same game.
    pub single: u64,
    /// Pairings with a missing sheet.
    pub missing: u64,
    /// Rows in which sheets differ.
    pub rows: u64,
    /// Files that could not be read.
    pub unreadable_files: u64,
}
