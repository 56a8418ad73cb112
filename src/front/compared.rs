//! What became of the sheets of one game, as plain data.

use crate::game::{Game, Side};
use crate::l10n::Message;
use crate::render::{ComparedGame, LastSure, PlayersQuestion, SheetVerdict};
use crate::rulings::common_spelling;
use crate::scoresheet::{Extra, HowSure, ReconciledPly, SheetBlock, SheetEntry, Standing, Why};

/// How far the sheets of a game agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Agreement {
    /// They have the same, word by word.
    Agreed,
    /// They differ, and every ply could be decided.
    Reconciled,
    /// Some plies are left open.
    LeftOpen,
    /// They could not be compared.
    NotComparable,
}

impl Agreement {
    /// Returns what the table of the program calls it.
    pub(super) const fn verdict(self) -> SheetVerdict {
        match self {
            Self::Agreed => SheetVerdict::AsWritten,
            Self::Reconciled => SheetVerdict::Repaired,
            Self::LeftOpen => SheetVerdict::Open,
            Self::NotComparable => SheetVerdict::Beyond,
        }
    }
}

/// What a sheet has for a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EntryStanding {
    /// The move that is kept.
    Kept,
    /// The move that is kept, in the other player's column.
    Displaced,
    /// Another move, which is legal.
    OtherMove,
    /// No legal move, or several at once.
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

/// One sheet at a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComparedEntry {
    /// What is written; nothing where nothing is.
    pub written: Option<String>,
    /// The row in which it stands, where it has one.
    pub row: Option<u32>,
    /// What that is.
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
    /// Who moves.
    pub side: Side,
    /// The move, in SAN; where it is left open, the one with which the game goes on here.
    pub san: String,
    /// Whether it is left open.
    pub is_open: bool,
    /// Why it is this move.
    pub why: Why,
    /// The same in words.
    pub reason: Message,
    /// How probable the move is, from 0 to 1.
    pub confidence: f64,
    /// How far it can be relied on.
    pub how_sure: HowSure,
    /// Other moves that could be meant, in SAN, the most probable first, with how probable they are.
    pub rivals: Vec<(String, f64)>,
    /// What each sheet has, in the order of the sheets.
    pub entries: Vec<ComparedEntry>,
    /// Whether a block says all there is to say of it.
    pub is_in_block: bool,
}

/// A cell of one sheet that is no part of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComparedExtra {
    /// Which sheet, from 0.
    pub sheet: usize,
    /// Its row.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// What stands there; nothing where an empty cell is one too many.
    pub written: Option<String>,
    /// After how many plies.
    pub after: u32,
    /// Whether it was not read, since the search had no steps left.
    pub is_unread: bool,
    /// What it is, in words.
    pub reason: Message,
}

/// A block in which a sheet differs from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComparedBlock {
    /// Which sheet, from 0.
    pub sheet: usize,
    /// What happened to it, as JSON names it: `repeated`, `left-out`, `turned`.
    pub kind: &'static str,
    /// Its first row on the sheet and its last, where it has one there.
    pub rows: Option<(u32, u32)>,
    /// The first ply it is about and the last, from 1; what is no part of the game stands before the first.
    pub plies: (u32, u32),
    /// The same in words.
    pub reason: Message,
}

/// What became of the sheets of one game.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Compared {
    /// The files of the sheets, in their order.
    pub paths: Vec<String>,
    /// Which record of its file each sheet is, from 1.
    pub records: Vec<u64>,
    /// The players, where a sheet names them.
    pub players: Option<[String; 2]>,
    /// How far the sheets agree.
    pub agreement: Agreement,
    /// Why they could not be compared, or not as games: of sheets without a position their words are.
    pub reason: Option<Message>,
    /// How probable it is that all of the game is right, from 0 to 1.
    pub confidence: f64,
    /// The plies of the game.
    pub plies: Vec<ComparedPly>,
    /// What is on the sheets besides.
    pub extras: Vec<ComparedExtra>,
    /// Blocks in which a sheet differs from the game: rows written twice, lost, shifted, on another page.
    pub blocks: Vec<ComparedBlock>,
    /// The result as PGN writes it, `*` where the sheets do not agree on one.
    pub result: &'static str,
    /// Whether the sheets have different results.
    pub results_differ: bool,
    /// Whether the result is that of a mate or stalemate on the board, since the sheets do not agree on one.
    pub is_result_of_board: bool,
    /// The last position that is sure, where not everything is.
    pub last_sure: Option<LastSure>,
    /// What to ask the players then.
    pub questions: Vec<PlayersQuestion>,
    /// Whether the search ended because it had no steps left.
    pub is_stopped: bool,
    /// What is worth knowing besides: what the headings say differently, which pages were joined.
    pub notes: Vec<Message>,
    /// The game as PGN, as `zapis compare` writes it, with what was written otherwise in comments.
    pub pgn: String,
}

impl Compared {
    /// Lists the plies at which the sheets differ otherwise than by a block.
    pub fn differences(&self) -> impl Iterator<Item = &ComparedPly> {
        self.plies.iter().filter(|ply| ply.why != Why::Agreed && !ply.is_in_block)
    }

    /// Says that sheets could not be compared.
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

    /// Takes the report of a game; its PGN is added later.
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
