//! Several sheets of one game reconciled: the one game they support, every ply at which they differ, and who is right
//! there.
//!
//! Legality decides who is right: a word that is not a legal move is wrong; a legal one is wrong if the game, as the
//! sheets continue, cannot be played after it. What legality does not decide is left open.

use std::borrow::Cow;
use std::ops::Range;

use crate::game::{Chess, Ending, Game, Side};
use crate::record::GameResult;
use crate::sorting::CompactSort;
use crate::text::fold;

use super::aligned_ply::Aligned;
use super::blocks::{AlignedSheets, BlockKind, SheetBlock, is_covered};
use super::one_sheet::OneSheet;
use super::plain_difference::{PlainGame, plainly_differing};
use super::reconciled::{BoardEnd, BoardResult, Extra, ReconciledPly, Refuted, SheetEntry, Standing, Why};
use super::sheet_orders::{FoundTogether, TurnedPage, search_together};
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::moves::{Decodable, PartRole, TemplatePart};
use crate::scoresheet::one_sheet::alternatives::{Continuation, Followed, ReconciledLine};
use crate::scoresheet::one_sheet::restored::Rival;
use crate::scoresheet::reading::meaning::{meanings, means};
use crate::scoresheet::reading::sheet::{Cell, Slot};
use crate::scoresheet::search::column::{Column, Observation};
use crate::scoresheet::search::decode::SearchOptions;

/// The one game behind several sheets.
#[derive(Clone, Debug)]
pub struct Reconciled<G: Game = Chess> {
    /// The starting position.
    pub start: G::Position,
    /// Its plies.
    pub plies: Vec<ReconciledPly<G::Move>>,
    /// The other cells on the sheets.
    pub extras: Vec<Extra>,
    /// Blocks of rows in which a sheet differs from the game, each reported once.
    pub blocks: Vec<SheetBlock>,
    /// The result: that of the sheets that have one, if they agree, else that of a mate or stalemate on the board.
    pub result: GameResult,
    /// Whether the sheets have different results.
    pub results_differ: bool,
    /// How the game has ended on the board, if it certainly has.
    pub board_end: Option<BoardResult>,
    /// The probability that all of it is right.
    pub confidence: f64,
    /// Whether a sheet was longer than any game.
    pub is_cut: bool,
    /// Whether the search ended because its steps were used up: the text after the last ply was not read.
    pub is_stopped: bool,
}

impl<G: Game> Reconciled<G> {
    /// Returns true if the sheets are the same, word by word.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        self.extras.is_empty()
            && self.blocks.is_empty()
            && !self.results_differ
            && self.plies.iter().all(|ply| ply.why == Why::Agreed)
    }

    /// Returns true if every ply is decided.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let is_read = !self.is_cut && !self.is_stopped && !self.plies.is_empty();
        is_read && self.plies.iter().all(|ply| !ply.why.is_open())
    }

    /// Returns the number of plies from the start on which all sheets agree as they are written.
    #[must_use]
    pub fn agree_until(&self) -> usize {
        let n_agreed = self.plies.iter().take_while(|ply| ply.why == Why::Agreed).count();
        let first_extra = self.extras.iter().map(|extra| extra.after as usize).min();
        let first_block = self.blocks.iter().map(|block| block.plies.0.saturating_sub(1) as usize).min();
        n_agreed.min(first_extra.unwrap_or(usize::MAX)).min(first_block.unwrap_or(usize::MAX))
    }

    /// Returns true if a block explains the ply completely.
    #[must_use]
    pub fn is_in_block(&self, ply: &ReconciledPly<G::Move>) -> bool {
        is_covered(&self.blocks, ply)
    }

    /// Returns the plies at which the sheets differ, except in blocks.
    pub fn differing(&self) -> impl Iterator<Item = &ReconciledPly<G::Move>> {
        self.plies.iter().filter(|ply| ply.why != Why::Agreed && !is_covered(&self.blocks, ply))
    }

    /// Returns the cells that belong neither to the game nor to a block.
    pub fn loose_extras(&self) -> impl Iterator<Item = &Extra> {
        self.extras.iter().filter(|extra| !self.blocks.iter().any(|block| block.covers_extra(extra)))
    }

    /// Returns the number of plies from the start that are decided.
    #[must_use]
    pub fn decided_until(&self) -> usize {
        self.plies.iter().take_while(|ply| !ply.why.is_open()).count()
    }

    /// Returns the position after this many plies.
    #[must_use]
    pub fn position_after(&self, game: &G, n_plies: usize) -> G::Position {
        let mut position = self.start.clone();
        self.plies.iter().take(n_plies).for_each(|ply| game.play(&mut position, ply.mv));
        position
    }
}

/// A less probable move that no sheet has is left open.
const MIN_CONFIDENCE: f64 = 0.75;
/// The only legal move of those written is left open only if it is less probable than not.
const LIKELY: f64 = 0.5;
/// What all sheets leave out alike is not a difference if the move is at least this probable.
const SHARED: f64 = 0.6;
const MAX_RIVALS: usize = 3;
/// The number of squares of a board, by which the squares of a move are decoded.
const SQUARES: u16 = 64;
/// A longer run of plies on no sheet is never taken as bridged.
const LONGEST_GAP: usize = 2;

/// Reconciles sheets of one game, which all start from the same position. Returns `None` if they do not, or if there
/// are none.
#[must_use]
pub fn reconcile<G: Decodable>(game: &G, sheets: &[&OneSheet<G>], options: SearchOptions) -> Option<Reconciled<G>> {
    let start = &sheets.first()?.start;
    if sheets.iter().any(|sheet| game.identity(&sheet.start) != game.identity(start)) {
        return None;
    }
    let results: Vec<GameResult> = sheets.iter().filter_map(|sheet| sheet.result()).collect();
    let results_differ = results.iter().any(|result| Some(result) != results.first());
    let result = results.first().copied().filter(|_| !results_differ).unwrap_or(GameResult::Unknown);
    let mut reconciled = Reconciled {
        start: start.clone(),
        plies: Vec::new(),
        extras: Vec::new(),
        blocks: Vec::new(),
        result,
        results_differ,
        board_end: None,
        confidence: 1.0,
        is_cut: sheets.iter().any(|sheet| sheet.sheet.is_cut),
        is_stopped: false,
    };
    let written = sheets;
    let (sheets, turned) = match plainly_differing(game, sheets) {
        Some(plain) if plainly_aligned(game, sheets).is_none() => {
            reconciled.take_plain(game, sheets, plain);
            (sheets.iter().map(|sheet| Cow::Borrowed(*sheet)).collect(), Vec::new())
        }
        _ => reconciled.take_found(game, sheets, options),
    };
    let sheets: &[&OneSheet<G>] = &sheets.iter().map(|sheet| &**sheet).collect::<Vec<&OneSheet<G>>>();
    let position = reconciled.position_after(game, reconciled.plies.len());
    let slots = sheets.iter().map(|sheet| sheet.sheet.slots.as_slice()).collect();
    let (plies, extras) = (reconciled.plies.as_slice(), reconciled.extras.as_slice());
    let mut blocks = AlignedSheets { slots, plies, extras }.blocks();
    blocks.extend(turned.iter().filter_map(|page| turned_block(written, plies, page)));
    blocks.compact_sort_by_key(|block| (block.plies.0, block.sheet));
    reconciled.blocks = blocks;
    let has_words = sheets.iter().any(|sheet| sheet.sheet.n_words() > 0);
    if reconciled.is_stopped || reconciled.is_cut || reconciled.plies.is_empty() && has_words {
        reconciled.confidence = 0.0;
    }
    reconciled.settle_result(game, &position, results.len());
    Some(reconciled)
}

impl<G: Decodable> Reconciled<G> {
    /// Takes the most probable game of all sheets together. Returns the sheets in the order in which they were played.
    fn take_found<'a>(
        &mut self,
        game: &G,
        sheets: &[&'a OneSheet<G>],
        options: SearchOptions,
    ) -> (Vec<Cow<'a, OneSheet<G>>>, Vec<TurnedPage>) {
        let found = match plainly_aligned(game, sheets) {
            Some(aligned) => FoundTogether::plain(sheets, aligned),
            None => search_together(game, sheets, &self.start, self.result, options),
        };
        (self.is_stopped, self.confidence) = (found.is_stopped, found.confidence);
        let FoundTogether { sheets: in_order, turned, aligned, rest: last, mut by_ply, .. } = found;
        let sheets: &[&OneSheet<G>] = &in_order.iter().map(|sheet| &**sheet).collect::<Vec<&OneSheet<G>>>();
        let line = line(sheets, &aligned);
        let mut doubted = Vec::new();
        let mut position = self.start.clone();
        for (index, at) in (0..).zip(&aligned) {
            self.extras.extend(at.column.passed.iter().flat_map(|passed| extras(sheets, *passed, index)));
            let rivals = by_ply.remove(&index).unwrap_or_default();
            self.plies.push(one_ply(game, sheets, &position, index, at, &line, rivals, options, &mut doubted));
            game.play(&mut position, at.mv);
        }
        let n_plies = u32::try_from(aligned.len()).unwrap_or(u32::MAX);
        let is_unread = self.is_stopped;
        let rest = last.iter().flat_map(|passed| extras(sheets, *passed, n_plies));
        self.extras.extend(rest.map(|extra| Extra { is_unread, ..extra }));
        // What depends on an undecided ply is not decided either.
        for (index, on) in doubted {
            if let Some(ply) = self.plies.get_mut(index).filter(|ply| ply.why != Why::Agreed) {
                ply.why = Why::Undecided;
                ply.hangs_on = ply.hangs_on.or(Some(on));
            }
        }
        leave_long_gaps_open(&mut self.plies);
        leave_made_up_open(&mut self.plies);
        self.weigh();
        (in_order, turned)
    }
}

impl<G: Game> Reconciled<G> {
    /// Takes the game of sheets that can each be played as they are written.
    fn take_plain(&mut self, game: &G, sheets: &[&OneSheet<G>], plain: PlainGame<G::Move>) {
        let mut position = self.start.clone();
        for (index, ply) in (0..).zip(plain.plies) {
            self.extras.extend(ply.aligned.column.passed.iter().flat_map(|passed| extras(sheets, *passed, index)));
            let (entries, mv) = (entries(game, sheets, &position, &ply.aligned), ply.aligned.mv);
            self.plies.push(ply.into_reconciled(game, &position, index, entries));
            game.play(&mut position, mv);
        }
        let n_plies = u32::try_from(self.plies.len()).unwrap_or(u32::MAX);
        self.extras.extend(plain.rest.iter().flat_map(|passed| extras(sheets, *passed, n_plies)));
        self.confidence = plain.confidence;
    }

    /// Takes the result from a mate or stalemate on the board, unless two sheets agree on one.
    fn settle_result(&mut self, game: &G, last: &G::Position, n_results: usize) {
        let n_plies = u32::try_from(self.plies.len()).unwrap_or(u32::MAX);
        let is_last = !self.extras.iter().any(|extra| extra.after >= n_plies && extra.cell.is_some());
        if !is_last || !(self.is_complete() || self.is_mate_written()) {
            return;
        }
        let (end, result) = match game.ending(last) {
            Some(Ending::Mate(Side::White)) => (BoardEnd::Mate, GameResult::WhiteWins),
            Some(Ending::Mate(Side::Black)) => (BoardEnd::Mate, GameResult::BlackWins),
            Some(Ending::Stalemate) => (BoardEnd::Stalemate, GameResult::Draw),
            None => return,
        };
        let is_agreed = n_results > 1 && !self.results_differ;
        let settles = !is_agreed && result != self.result;
        self.board_end = Some(BoardResult { end, result, settles });
        if settles {
            self.result = result;
        }
    }

    /// Returns true if every sheet that has the last move marks it as mate, so that open plies before it do not matter.
    fn is_mate_written(&self) -> bool {
        let Some(last) = self.plies.last().filter(|ply| !ply.why.is_open()) else { return false };
        let mut words = last.entries.iter().filter_map(|entry| entry.cell.as_ref()).peekable();
        words.peek().is_some() && words.all(|cell| cell.word.contains(['#', '‡']))
    }
}

/// Aligns sheets that all have the same legal game, cell by cell. Returns `None` if one differs.
fn plainly_aligned<G: Game>(game: &G, sheets: &[&OneSheet<G>]) -> Option<Vec<Aligned<G::Move>>> {
    let first = sheets.first()?;
    let n_slots = first.sheet.slots.len();
    if sheets.iter().any(|sheet| sheet.sheet.slots.len() != n_slots) {
        return None;
    }
    let mut position = first.start.clone();
    let mut aligned = Vec::with_capacity(n_slots);
    for at in 0..n_slots {
        let mut moves = sheets.iter().map(|sheet| {
            let cell = sheet.sheet.slots.get(at)?.cell.as_ref()?;
            means(game, &position, &cell.word, sheet.notation())
        });
        let mv = moves.next().flatten()?;
        if moves.any(|other| other != Some(mv)) {
            return None;
        }
        let slot = u32::try_from(at).unwrap_or(u32::MAX);
        let observations = sheets.iter().map(|_| Observation::Word { slot, is_displaced: false }).collect();
        aligned.push(Aligned { mv, cost: 0.0, column: Column { observations, passed: Vec::new() } });
        game.play(&mut position, mv);
    }
    Some(aligned)
}

/// Creates the block for a page that was turned over.
fn turned_block<G: Game>(
    sheets: &[&OneSheet<G>],
    plies: &[ReconciledPly<G::Move>],
    page: &TurnedPage,
) -> Option<SheetBlock> {
    let slots = &sheets.get(page.sheet)?.sheet.slots;
    let rows = |of: &Range<usize>| Some((slots.get(of.start)?.row, slots.get(of.end.checked_sub(1)?)?.row));
    let rows_of_page = rows(&page.slots)?;
    let is_of_page = |ply: &&ReconciledPly<G::Move>| {
        let row = ply.entries.get(page.sheet).and_then(|entry| entry.row);
        row.is_some_and(|row| (rows_of_page.0..=rows_of_page.1).contains(&row))
    };
    let (first, last) = (plies.iter().find(is_of_page)?, plies.iter().rfind(is_of_page)?);
    let kind = BlockKind::Turned { behind: rows(&page.behind)? };
    Some(SheetBlock { sheet: page.sheet, kind, rows: Some(rows_of_page), plies: (first.ply, last.ply) })
}

fn extras<G: Game>(sheets: &[&OneSheet<G>], (sheet, from, n): (usize, u32, u32), after: u32) -> Vec<Extra> {
    let slots = sheets.get(sheet).map_or(&[][..], |sheet| &sheet.sheet.slots);
    let passed = (from..).zip(slots.iter().skip(from as usize)).take(n as usize);
    let extra = |(place, slot): (u32, &Slot)| {
        let (row, side, cell) = (slot.row, slot.side, slot.cell.clone());
        Extra { sheet, row, slot: place, side, cell, after, is_unread: false }
    };
    passed.map(extra).collect()
}

/// Returns the slot of a sheet's entry for a ply.
fn slot_of(observation: Observation) -> Option<u32> {
    match observation {
        Observation::Word { slot, .. } | Observation::Part { slot, .. } | Observation::Gap { slot } => Some(slot),
        Observation::Lost | Observation::NotBegun | Observation::Ended => None,
    }
}

/// Returns its word.
fn word_of<G: Game>(sheet: &OneSheet<G>, observation: Observation) -> Option<&str> {
    let slot = sheet.sheet.slots.get(slot_of(observation)? as usize)?;
    let word = slot.cell.as_ref()?.word.as_str();
    let Observation::Part { from, to, .. } = observation else { return Some(word) };
    let place = |n: u8| word.char_indices().nth(usize::from(n)).map_or(word.len(), |(place, _)| place);
    word.get(place(from)..place(to))
}

/// Collects the words for each ply, to examine other continuations of the game.
fn line<'a, G: Game>(sheets: &'a [&OneSheet<G>], aligned: &[Aligned<G::Move>]) -> ReconciledLine<'a, G> {
    let words = |at: &Aligned<G::Move>| {
        let cells = sheets.iter().zip(&at.column.observations);
        cells.map(|(sheet, observation)| Some((word_of(sheet, *observation)?, sheet.notation()))).collect()
    };
    ReconciledLine::new(aligned.iter().map(|at| Continuation { of_sheets: words(at), mv: at.mv }).collect())
}

/// Returns the entry of each sheet for a ply.
fn entries<G: Game>(
    game: &G,
    sheets: &[&OneSheet<G>],
    position: &G::Position,
    at: &Aligned<G::Move>,
) -> Vec<SheetEntry<G::Move>> {
    sheets
        .iter()
        .zip(&at.column.observations)
        .map(|(sheet, observation)| {
            let slot = slot_of(*observation);
            let of_slot = slot.and_then(|slot| sheet.sheet.slots.get(slot as usize));
            let whole = of_slot.and_then(|slot| slot.cell.as_ref());
            let cell = whole.zip(word_of(sheet, *observation));
            let cell = cell.map(|(cell, word)| Cell { span: cell.span, word: word.to_owned() });
            let standing = match (observation, &cell) {
                (Observation::Lost, _) => Standing::LeftOut,
                (Observation::NotBegun, _) => Standing::NotBegun,
                (Observation::Ended, _) => Standing::Ended,
                (_, None) => Standing::Empty,
                (observation, Some(cell)) => match means(game, position, &cell.word, sheet.notation()) {
                    Some(mv) if mv == at.mv => match observation {
                        Observation::Word { is_displaced: true, .. } => Standing::Displaced,
                        _ => Standing::Kept,
                    },
                    Some(mv) => Standing::Other(mv),
                    None => Standing::NoMove,
                },
            };
            let is_part = matches!(observation, Observation::Part { .. });
            SheetEntry { cell, row: of_slot.map(|slot| slot.row), slot, is_part, standing }
        })
        .collect()
}

#[expect(clippy::too_many_arguments, reason = "all facts about one ply are inputs here")]
fn one_ply<G: Decodable>(
    game: &G,
    sheets: &[&OneSheet<G>],
    position: &G::Position,
    index: u32,
    at: &Aligned<G::Move>,
    line: &ReconciledLine<'_, G>,
    mut rivals: Vec<Rival<G::Move>>,
    options: SearchOptions,
    doubted: &mut Vec<(usize, u32)>,
) -> ReconciledPly<G::Move> {
    let legal = game.legal_moves(position);
    let entries = entries(game, sheets, position, at);
    let has_way = rivals.is_empty();
    let confidence =
        if has_way { 1.0 } else { rivals.iter().find(|rival| rival.mv == at.mv).map_or(0.0, |rival| rival.confidence) };
    // In a game that went differently before, it may be the same move from another square.
    let is_same = |rival: &&Rival<G::Move>| {
        let arrival = |mv: G::Move| (game.move_code(mv) / SQUARES) % SQUARES;
        let is_there = arrival(rival.mv) == arrival(at.mv);
        is_there && (rival.mv == at.mv || !legal.contains(&rival.mv))
    };
    let sure = if has_way { 1.0 } else { rivals.iter().filter(is_same).map(|rival| rival.confidence).sum() };
    rivals.retain(|rival| rival.mv != at.mv && legal.contains(&rival.mv));
    rivals.compact_sort_by(|one, other| other.confidence.total_cmp(&one.confidence).then(one.mv.cmp(&other.mv)));
    rivals.truncate(MAX_RIVALS);
    let n_words = entries.iter().filter(|entry| entry.cell.is_some()).count().max(1);
    let most = options.max_cost * f32::from(u8::try_from(n_words).unwrap_or(u8::MAX));
    let how_probable = HowProbable { sure, is_dear: at.cost > most };
    let mut refuted = Vec::new();
    let why = if sure >= SHARED && is_shared_shorthand(game, sheets, &entries, position, at.mv) {
        Why::Agreed
    } else {
        let written = WrittenMoves::of(game, sheets, &entries, position, at.mv);
        why(game, position, index, &entries, &written, line, how_probable, (doubted, &mut refuted))
    };
    let (number, side) = (game.move_number(position), game.side(position));
    let goes_on = |(sheet, entry): (usize, &SheetEntry<G::Move>)| match entry.standing {
        Standing::Other(mv) => line.goes_on_as_written(game, position, index as usize, mv, sheet),
        Standing::Kept | Standing::Displaced => line.goes_on_as_written(game, position, index as usize, at.mv, sheet),
        _ => true,
    };
    let goes_on_as_written = why == Why::Undecided && entries.iter().enumerate().all(goes_on);
    ReconciledPly {
        ply: index + 1,
        number,
        side,
        mv: at.mv,
        entries,
        why,
        confidence,
        rivals,
        goes_on_as_written,
        refuted,
        hangs_on: None,
    }
}

/// Returns true if all sheets have the same word, which is an abbreviated move: `Nd7` for `Nbd7`, `Nd` for `Nd7`.
fn is_shared_shorthand<G: Decodable>(
    game: &G,
    sheets: &[&OneSheet<G>],
    entries: &[SheetEntry<G::Move>],
    position: &G::Position,
    mv: G::Move,
) -> bool {
    let words = || entries.iter().map(|entry| entry.cell.as_ref().map(|cell| cell.word.as_str()));
    let Some(Some(first)) = words().next() else { return false };
    let is_plain = |sheet: &&OneSheet<G>| {
        let outline = game.outline(position, mv);
        let spellings = G::spellings(outline, sheet.notation(), &[], &Confusions::get().costs);
        let is_of_move = |part: &&TemplatePart| !matches!(part.role, PartRole::Check | PartRole::Space);
        let mut meant = spellings.iter().take(1).flatten().filter(is_of_move).map(|part| part.meant);
        let letters = first.chars().filter(|letter| !matches!(letter, '+' | '#' | '!' | '?' | '-' | 'x' | ':' | 'х'));
        letters.map(fold).all(|letter| meant.any(|meant| meant == letter))
    };
    let is_no_move = entries.iter().all(|entry| entry.standing == Standing::NoMove);
    is_no_move && first.chars().count() > 1 && words().all(|word| word == Some(first)) && sheets.iter().all(is_plain)
}

/// The probability of a move, and whether its words cost more than allowed.
#[derive(Clone, Copy)]
struct HowProbable {
    sure: f64,
    is_dear: bool,
}

/// The other moves that are written for a ply.
struct WrittenMoves<M>(Vec<M>);

impl<M: Copy + PartialEq> WrittenMoves<M> {
    /// Collects the legal moves that are written besides the kept one; if that is not plainly written, also those that
    /// an ambiguous word may mean.
    fn of<G: Game<Move = M>>(
        game: &G,
        sheets: &[&OneSheet<G>],
        entries: &[SheetEntry<M>],
        position: &G::Position,
        kept: M,
    ) -> Self {
        let mut others: Vec<M> = Vec::new();
        let mut add = |mv: M| {
            if mv != kept && !others.contains(&mv) {
                others.push(mv);
            }
        };
        let is_kept = |entry: &SheetEntry<M>| matches!(entry.standing, Standing::Kept | Standing::Displaced);
        let has_plain = entries.iter().any(is_kept);
        for (entry, sheet) in entries.iter().zip(sheets) {
            match (&entry.standing, &entry.cell) {
                (Standing::Other(mv), _) => add(*mv),
                (Standing::NoMove, Some(cell)) if !has_plain => {
                    meanings(game, position, &cell.word, sheet.notation()).into_iter().for_each(&mut add);
                }
                _ => {}
            }
        }
        Self(others)
    }
}

/// The answers that depend on a ply, with that ply; and the refuted moves.
type NotedDoubts<'n, M> = (&'n mut Vec<(usize, u32)>, &'n mut Vec<Refuted<M>>);

/// Decides who is right. Answers that depend on that are noted with the ply they depend on, and refuted moves with the
/// ply that shows it.
#[expect(clippy::too_many_arguments, reason = "all facts about one ply are inputs here")]
fn why<G: Game>(
    game: &G,
    position: &G::Position,
    index: u32,
    entries: &[SheetEntry<G::Move>],
    WrittenMoves(others): &WrittenMoves<G::Move>,
    line: &ReconciledLine<'_, G>,
    HowProbable { sure, is_dear }: HowProbable,
    (doubted, refuted): NotedDoubts<'_, G::Move>,
) -> Why {
    let has = |standing: &Standing<G::Move>| entries.iter().any(|entry| entry.standing == *standing);
    let is_kept = has(&Standing::Kept) || has(&Standing::Displaced);
    if entries.iter().all(|entry| entry.standing == Standing::Kept) {
        return Why::Agreed;
    }
    if entries.iter().all(|entry| matches!(entry.standing, Standing::Kept | Standing::Displaced)) {
        return Why::ColumnsSwapped;
    }
    let mut goes_on = false;
    for mv in others {
        // Of the possible meanings of one word the one that is likely enough is taken.
        let is_likely = || sure >= MIN_CONFIDENCE && !has(&Standing::Other(*mv));
        match line.after(game, position, index as usize, *mv) {
            Followed::Breaks { ply, is_plain } => refuted.push(Refuted { mv: *mv, until: ply, is_plain }),
            Followed::GoesOn { .. } if is_likely() => {}
            Followed::GoesOn { otherwise } => {
                goes_on = true;
                doubted.extend(otherwise.into_iter().map(|ply| (ply, index + 1)));
            }
        }
    }
    if goes_on {
        return Why::Undecided;
    }
    let until = refuted.iter().map(|refuted| refuted.until).max().unwrap_or_default();
    match (is_kept, others.is_empty()) {
        (true, false) => Why::GoesOn { until },
        (true, true) if has(&Standing::NoMove) && sure < LIKELY => Why::Unreadable,
        (true, true) if has(&Standing::NoMove) => Why::OnlyLegal,
        (true, true) => Why::OnlyWritten,
        (false, _) if sure < MIN_CONFIDENCE || is_dear => Why::Unreadable,
        (false, _) => Why::Restored,
    }
}

/// Leaves open moves that no sheet has as they are written, if that is most of the game: such a game is invented, not
/// found.
fn leave_made_up_open<M>(plies: &mut [ReconciledPly<M>]) {
    let is_made_up = |ply: &&ReconciledPly<M>| matches!(ply.why, Why::Restored | Why::Unreadable);
    if plies.iter().filter(is_made_up).count() * 2 <= plies.len() {
        return;
    }
    for ply in plies.iter_mut().filter(|ply| ply.why == Why::Restored) {
        ply.why = Why::Unreadable;
    }
}

/// Leaves open every ply of a long run on no sheet: more games lead over it than can be examined.
fn leave_long_gaps_open<M>(plies: &mut [ReconciledPly<M>]) {
    let is_gap = |ply: &ReconciledPly<M>| ply.entries.iter().all(|entry| entry.cell.is_none());
    for run in plies.chunk_by_mut(|one, other| is_gap(one) == is_gap(other)) {
        if run.len() > LONGEST_GAP && run.first().is_some_and(is_gap) {
            for ply in run {
                ply.why = Why::Unreadable;
            }
        }
    }
}
