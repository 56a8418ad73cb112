//! The result of comparing the sheets of one game, as plain data.

use crate::game::{Game, Side};
use crate::l10n::Message;
use crate::render::{ComparedGame, LastSure, PlayersQuestion, SheetVerdict};
use crate::rulings::common_spelling;
use crate::scoresheet::{Extra, HowSure, ReconciledPly, SheetBlock, SheetEntry, Standing, Why};

/// How far the sheets of a game agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Agreement {
    /// They are the same, word by word.
    Agreed,
    /// They differ, and every ply could be decided.
    Reconciled,
    /// Some plies are left open.
    LeftOpen,
    /// They could not be compared.
    NotComparable,
}

impl Agreement {
    /// Returns the name in the table of the program.
    pub(super) const fn verdict(self) -> SheetVerdict {
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
    /// Other possible moves, in SAN, the most probable first, with their probabilities.
    pub rivals: Vec<(String, f64)>,
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
    /// Whether it was not read because the steps of the search were used up.
    pub is_unread: bool,
    /// What it is, in words.
    pub reason: Message,
}

/// A block in which a sheet differs from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComparedBlock {
    /// The sheet, from 0.
    pub sheet: usize,
    /// What happened, as JSON names it: `repeated`, `left-out`, `turned`.
    pub kind: &'static str,
    /// Its first and last row on the sheet, if it has rows there.
    pub rows: Option<(u32, u32)>,
    /// The first and the last ply concerned, from 1; rows that are not part of the game are before the first.
    pub plies: (u32, u32),
    /// The same in words.
    pub reason: Message,
}

/// The sheets of one game, compared.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Compared {
    /// The files of the sheets, in their order.
    pub paths: Vec<String>,
    /// The number of each sheet's record in its file, from 1.
    pub records: Vec<u64>,
    /// The players, if a sheet names them.
    pub players: Option<[String; 2]>,
    /// How far the sheets agree.
    pub agreement: Agreement,
    /// Why they could not be compared, or only as words because no sheet has a position.
    pub reason: Option<Message>,
    /// The probability that the whole game is right, from 0 to 1.
    pub confidence: f64,
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
    /// Whether the result is that of a mate or stalemate on the board, because the sheets do not agree on one.
    pub is_result_of_board: bool,
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
        self.plies.iter().filter(|ply| ply.why != Why::Agreed && !ply.is_in_block)
    }

    /// Returns the result for sheets that could not be compared.
    pub(super) const fn refused(paths: Vec<String>, records: Vec<u64>, reason: Message) -> Self {
        Self {
            paths,
            records,
            players: None,
            agreement: Agreement::NotComparable,
            reason: Some(reason),
            confidence: 0.0,
            plies: Vec::new(),
            extras: Vec::new(),
            blocks: Vec::new(),
            result: "*",
            results_differ: false,
            is_result_of_board: false,
            last_sure: None,
            questions: Vec::new(),
            is_stopped: false,
            notes: Vec::new(),
            pgn: String::new(),
        }
    }

    /// Converts the report of a game; its PGN is added later.
    pub(super) fn of<G: Game>(of: &ComparedGame<'_, G>, agreement: Agreement) -> Self {
        let reconciled = of.reconciled;
        let mut position = reconciled.start.clone();
        let mut plies = Vec::with_capacity(reconciled.plies.len());
        for (ply, how_sure) in reconciled.plies.iter().zip(reconciled.how_sure()) {
            plies.push(compared_ply(of, &position, ply, how_sure));
            of.game.play(&mut position, ply.mv);
        }
        Self {
            paths: of.sheets.iter().map(|sheet| sheet.path.clone()).collect(),
            records: of.sheets.iter().map(|sheet| sheet.record).collect(),
            players: of.player_names(),
            agreement,
            reason: None,
            confidence: reconciled.confidence,
            plies,
            extras: reconciled.extras.iter().map(compared_extra::<G>).collect(),
            blocks: reconciled.blocks.iter().map(|block| compared_block(of, block)).collect(),
            result: reconciled.result.marker(),
            results_differ: reconciled.results_differ,
            is_result_of_board: reconciled.board_end.is_some_and(|end| end.settles),
            last_sure: of.last_sure(),
            questions: of.questions(),
            is_stopped: reconciled.is_stopped,
            notes: of.heading_messages().cloned().collect(),
            pgn: String::new(),
        }
    }
}

fn compared_ply<G: Game>(
    of: &ComparedGame<'_, G>,
    position: &G::Position,
    ply: &ReconciledPly<G::Move>,
    how_sure: HowSure,
) -> ComparedPly {
    let named = |mv| common_spelling(of.game, position, mv);
    ComparedPly {
        ply: ply.ply,
        number: ply.number,
        side: ply.side,
        san: named(ply.mv),
        is_open: ply.why.is_open(),
        why: ply.why,
        reason: of.why(position, ply),
        confidence: ply.confidence,
        how_sure,
        rivals: ply.rivals.iter().map(|rival| (named(rival.mv), rival.confidence)).collect(),
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

fn compared_extra<G: Game>(extra: &Extra) -> ComparedExtra {
    ComparedExtra {
        sheet: extra.sheet,
        row: extra.row,
        side: extra.side,
        written: extra.cell.as_ref().map(|cell| cell.word.clone()),
        after: extra.after,
        is_unread: extra.is_unread,
        reason: ComparedGame::<G>::why_extra(extra),
    }
}
