//! Restores the game behind a sheet: its letters, its damage, and the most probable plies.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::game::{Game, Side};
use crate::record::{GameResult, Record, judged_words};
use crate::replay::{FaultKind, Replay};
use crate::sorting::CompactSort;

use super::answers::Answers;
use super::as_written::{as_played, n_legal, over_blank_rows, with_untrue_signs, words_as_written};
use super::passages::Passages;
use super::restored::{Dropped, HowRead, Renumbered, Restored, RestoredPly, Rival};
use super::signal::{Signalled, Suspected};
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::damage::costing::edits_of;
use crate::scoresheet::damage::hand::Hand;
use crate::scoresheet::damage::sheet_channel::SheetChannel;
use crate::scoresheet::moves::{Decodable, SheetNotation};
use crate::scoresheet::reading::meaning::means;
use crate::scoresheet::reading::observations::{SheetText, WrittenWords};
use crate::scoresheet::reading::sheet::{Sheet, given_result};
use crate::scoresheet::search::bridges::{BridgeBuilder, PlainWords};
use crate::scoresheet::search::budget::Budget;
use crate::scoresheet::search::channel::Channel;
use crate::scoresheet::search::choices::Choices;
use crate::scoresheet::search::decode::{DecodedGames, DecodedSheets, GapsToBridge, SearchOptions, SoughtGame, decode};
use crate::scoresheet::search::lattice::{Step, StepKind};
use crate::scoresheet::search::lost_rows::LostRows;

/// A less probable changed move is left open.
const MIN_CONFIDENCE: f64 = 0.25;
/// A word whose reading costs at most this much is read that way, however many others there are; its certainty is
/// reported.
const RESEMBLES: f32 = 16.0;
/// The maximum number of rivals reported, and their minimum probability.
const MAX_RIVALS: usize = 3;
const MIN_SHARE: f64 = 0.005;
/// A longer gap of plies is never taken as bridged.
const LONGEST_GAP: usize = 2;
/// If this many plies after a gap can be played without it, it may not be a gap.
const ENOUGH_BEHIND_GAP: usize = 16;
/// The number of characters and of positions a place that decide the alphabet.
const LETTERS_FOR_LETTERS: usize = 150;
const BEAM_FOR_LETTERS: usize = 16;
/// The number of positions a place, the number of characters, and the part of the steps for detecting the damage of a
/// sheet.
const BEAM_FOR_NOISE: usize = 30;
const LETTERS_FOR_NOISE: usize = 6000;
const SHARE_FOR_NOISE: (u64, u64) = (1, 4);

/// Returns true if a record can be played as it is written.
pub(crate) fn is_sound<G: Game>(replay: &Replay<G>) -> bool {
    let breaks = |kind: &FaultKind<G::Move>| {
        matches!(kind, FaultKind::Unreadable | FaultKind::Illegal | FaultKind::Ambiguous(_) | FaultKind::AfterEnd(_))
    };
    replay.is_complete && !replay.faults.iter().any(|fault| fault.depth == 0 && breaks(&fault.kind))
}

/// Finds the most probable game behind a record that cannot be played as it is written.
///
/// Returns `None` if there is nothing to repair, or no way to: for a record that is sound, without blank rows and wrong
/// signs; for one without a start; for text that is not a game; and if nothing better is found than what can be played
/// as it is written.
///
/// `letters` are those asked for; otherwise legality decides between those the record was replayed with and the others
/// of the game, and between its notations.
#[must_use]
pub fn repair<G: Decodable>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    letters: Option<G::Alphabet>,
    options: SearchOptions,
) -> Option<Restored<G>> {
    repair_with_answers(game, record, replay, letters, options, (&Answers::default(), None))
}

/// Does the same with answers about the sheet, and with what is known of the hand that wrote it.
#[must_use]
pub fn repair_with_answers<G: Decodable>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    letters: Option<G::Alphabet>,
    options: SearchOptions,
    (answers, hand): (&Answers, Option<&Hand>),
) -> Option<Restored<G>> {
    // With answers about a sheet, more is known than what is written.
    let is_as_written = answers.is_empty();
    if is_sound(replay) && is_as_written {
        let over_blank_rows = over_blank_rows(game, record, replay);
        return over_blank_rows.or_else(|| with_untrue_signs(game, record, replay));
    }
    let start = replay.start.position.as_ref()?;
    if let Some(signal) = Signalled::of(game, record, replay).filter(|_| is_as_written) {
        return as_played(game, record, replay, start, Some(signal));
    }
    let words = WrittenWords::of(record);
    let rivals = game.rival_notations(&words.of_moves(record), letters.unwrap_or(replay.alphabet));
    // The words of another notation need not look like moves.
    if !words.are_plausible(record) && rivals.iter().all(|rival| rival.other.is_none()) {
        return None;
    }
    let mut choices = Choices::new(game, Budget::new(options.max_steps));
    let is_asked_for = |rival: &SheetNotation<_>| letters.is_none_or(|asked| rival.letters == asked);
    let rivals: Vec<SheetNotation<_>> = rivals.into_iter().filter(is_asked_for).collect();
    let notation = likeliest_of(&SheetText::of(record, &words), start, &rivals, &mut choices);
    let notation = notation.unwrap_or(SheetNotation::usual(replay.alphabet));
    let task = RepairTask { game, record, start, notation, options, answers, hand };
    let suspected = Suspected::of(game, record, replay, start);
    for signal in suspected.signals(record) {
        let mut without = words.clone();
        without.removed.extend(signal.cells.iter().map(|cell| cell.span));
        let result = signal.settle(given_result(record));
        let (mut restored, last) = task.search(without, result, &mut choices);
        let n_plies = u32::try_from(restored.plies.len()).unwrap_or(u32::MAX);
        if let Some(signal) = suspected.decide(game, record, &signal, (&last, notation, n_plies)) {
            restored.result = signal.settle(restored.result);
            restored.signal = Some(signal);
            return task.accounted(restored, replay);
        }
    }
    if is_as_written && let Some(restored) = words_as_written(game, record, &words, start, &rivals) {
        return Some(restored);
    }
    let (restored, _) = task.search(words.clone(), given_result(record), &mut choices);
    task.accounted(restored, replay).map(|restored| task.with_further(restored, &words, &mut choices))
}

/// What is to be restored, and its data.
pub(crate) struct RepairTask<'a, G: Decodable> {
    pub(crate) game: &'a G,
    pub(crate) record: &'a Record<'a>,
    start: &'a G::Position,
    notation: SheetNotation<G::Alphabet>,
    options: SearchOptions,
    answers: &'a Answers,
    hand: Option<&'a Hand>,
}

impl<G: Decodable> RepairTask<'_, G> {
    /// Searches the words of a sheet. Returns also the position at the end.
    pub(crate) fn search(
        &self,
        mut words: WrittenWords,
        result: GameResult,
        choices: &mut Choices<'_, G>,
    ) -> (Restored<G>, G::Position) {
        let Self { game, record, start, notation, options, answers, hand } = *self;
        let sheet = Sheet::of(record, game.move_number(start), game.side(start) == Side::Black);
        words.supplied = answers.supplied(&sheet);
        let sheet_text = SheetText::of(record, &words);
        let held = choices.budget.hold_back(SHARE_FOR_NOISE);
        let base = table_for(hand);
        let way = first_way(&sheet_text, result, notation, (start, &base), LETTERS_FOR_NOISE, options, choices);
        let confusions = Channel::of(game, &sheet_text, start, &way, notation, &base).suited(&base);
        let plain = PlainWords::of(game, record, &sheet_text, notation);
        let mut builder = BridgeBuilder { sheet_text: &sheet_text, words: &plain, choices: &mut *choices };
        let lost_rows = LostRows::of(&mut builder, start, &way);
        choices.budget.give_back(held);
        let gaps = Some(GapsToBridge { words: &plain, lost_rows: &lost_rows });
        let sheets = DecodedSheets::OneText { sheet_text: &sheet_text, n_letters: usize::MAX, gaps };
        let channel = SheetChannel { notation, confusions: &confusions };
        let found = decode(&sheets, &[channel], choices, &SoughtGame { start, result }, options);
        let source = Evidence {
            game,
            record,
            words: &words,
            result,
            sheet_text: &sheet_text,
            notation,
            confusions: &confusions,
        };
        let (mut restored, last) = restored(&source, start, &found, options);
        answers.mark(&mut restored, &sheet, game);
        (restored, last)
    }

    /// Accounts for every word; if more of the record can be played as it is written, takes that.
    fn accounted(&self, mut restored: Restored<G>, replay: &Replay<G>) -> Option<Restored<G>> {
        let n_plies = restored.plies.len();
        let is_less = self.answers.is_empty() && n_plies < n_legal(self.game, replay);
        if n_plies == 0 || is_less || restored.is_forced(self.game) {
            // The early end of the search is reported even if it found less than what is written.
            let mut written = as_played(self.game, self.record, replay, self.start, None)?;
            (written.is_stopped, written.confidence) = (restored.is_stopped, 0.0);
            return Some(written).filter(|written| written.is_stopped || !written.plies.is_empty());
        }
        let (read, unread_from) = std::mem::take(&mut restored.read);
        let words = judged_words(self.record);
        restored.account(self.record, &read, unread_from.unwrap_or(u32::MAX), Some(&words));
        restored.weigh(self.game);
        if !restored.unplayed.is_empty() || restored.is_stopped || restored.is_cut {
            restored.confidence = 0.0;
        }
        Some(restored)
    }
}

/// Reads the text for the first time, to detect its damage.
pub(crate) fn suited<G: Decodable>(
    sheet_text: &SheetText,
    result: GameResult,
    notation: SheetNotation<G::Alphabet>,
    (start, hand): (&G::Position, Option<&Hand>),
    n_letters: usize,
    options: SearchOptions,
    choices: &mut Choices<'_, G>,
) -> Confusions {
    let base = table_for(hand);
    let way = first_way(sheet_text, result, notation, (start, &base), n_letters, options, choices);
    Channel::of(choices.game, sheet_text, start, &way, notation, &base).suited(&base)
}

/// Returns the table, with what is known of a hand.
fn table_for(hand: Option<&Hand>) -> Cow<'static, Confusions> {
    let table = Confusions::get();
    hand.map_or(Cow::Borrowed(table), |hand| Cow::Owned(table.of_hand(hand.clone())))
}

/// Finds the most probable game with few positions a place.
fn first_way<G: Decodable>(
    sheet_text: &SheetText,
    result: GameResult,
    notation: SheetNotation<G::Alphabet>,
    (start, confusions): (&G::Position, &Confusions),
    n_letters: usize,
    options: SearchOptions,
    choices: &mut Choices<'_, G>,
) -> Vec<Step<G::Move>> {
    let options = SearchOptions { beam: options.beam.min(BEAM_FOR_NOISE), ..options };
    let sheets = DecodedSheets::OneText { sheet_text, n_letters, gaps: None };
    let channel = SheetChannel { notation, confusions };
    let found = decode(&sheets, &[channel], choices, &SoughtGame { start, result }, options);
    found.ends.first().map_or_else(Vec::new, |(end, _)| found.lattice.best_way(*end))
}

/// Finds the notation of a sheet among several, by its first characters.
pub(crate) fn likeliest_of<G: Decodable>(
    sheet_text: &SheetText,
    start: &G::Position,
    rivals: &[SheetNotation<G::Alphabet>],
    choices: &mut Choices<'_, G>,
) -> Option<SheetNotation<G::Alphabet>> {
    if rivals.len() < 2 {
        return rivals.first().copied();
    }
    let options = SearchOptions { beam: BEAM_FOR_LETTERS, ..SearchOptions::default() };
    let cost = |notation: &SheetNotation<G::Alphabet>| {
        let sheets = DecodedSheets::OneText { sheet_text, n_letters: LETTERS_FOR_LETTERS, gaps: None };
        let channel = SheetChannel { notation: *notation, confusions: Confusions::get() };
        let game = SoughtGame { start, result: GameResult::Unknown };
        let found = decode(&sheets, &[channel], choices, &game, options);
        found.ends.first().map_or(f32::INFINITY, |(moment, _)| found.lattice.moment(*moment).cost)
    };
    let costs: Vec<f32> = rivals.iter().map(cost).collect();
    let best = costs.iter().enumerate().min_by(|one, other| one.1.total_cmp(other.1)).map_or(0, |(index, _)| index);
    rivals.get(best).copied()
}

/// The evidence that a game is restored from.
struct Evidence<'a, G: Decodable> {
    game: &'a G,
    record: &'a Record<'a>,
    words: &'a WrittenWords,
    result: GameResult,
    sheet_text: &'a SheetText,
    notation: SheetNotation<G::Alphabet>,
    confusions: &'a Confusions,
}

fn restored<G: Decodable>(
    source: &Evidence<'_, G>,
    start: &G::Position,
    found: &DecodedGames<G::Move>,
    options: SearchOptions,
) -> (Restored<G>, G::Position) {
    let game = source.game;
    let shares = found.lattice.shares(&found.ends);
    let mut by_ply: HashMap<u32, Vec<Rival<G::Move>>> = HashMap::new();
    for (ply, mv, share) in shares.iter().filter(|(.., share)| *share >= MIN_SHARE) {
        by_ply.entry(ply).or_default().push(Rival { mv, confidence: share.min(1.0) });
    }
    let mut way = found.ends.first().map_or_else(Vec::new, |(end, _)| found.lattice.best_way(*end));
    let made = (0..).zip(way.iter().filter_map(|step| step.mv));
    let share = |(ply, mv): (u32, G::Move)| {
        let rivals = by_ply.get(&ply).into_iter().flatten();
        rivals.filter(|rival| rival.mv == mv).map(|rival| rival.confidence).sum::<f64>()
    };
    if made.map(share).any(|share| share < MIN_CONFIDENCE) {
        way = found.lattice.likeliest_way(&found.ends);
    }
    let confidence = found.lattice.probability(&found.ends, &shares, &way);
    let mut restored = Restored::nothing(start.clone(), source.notation.letters, source.result);
    restored.other_notation = source.notation.other;
    (restored.confidence, restored.is_cut) = (confidence, source.words.unread_from.is_some());
    restored.is_stopped = found.stopped_at.is_some();
    restored.read.1 = found.stopped_at.map(|at| source.sheet_text.offset(at)).or(source.words.unread_from);
    let mut passages = Passages::default();
    let mut position = start.clone();
    let mut ahead = 0;
    for step in way {
        let number = i64::from(game.move_number(&position));
        if let StepKind::Number { value, .. } = step.kind {
            ahead = i64::from(value) - number;
        }
        let row = u32::try_from(number + ahead).unwrap_or(0);
        let side = game.side(&position);
        let n_plies = u32::try_from(restored.plies.len()).unwrap_or(u32::MAX);
        if let StepKind::Number { from, to, .. } = step.kind {
            restored.read.0.extend(source.sheet_text.cell(source.record, from, to).map(|cell| cell.span));
        }
        if let StepKind::Number { value, from, to } = step.kind
            && !is_number(&source.sheet_text.letters[from..to], value)
        {
            let cell = source.sheet_text.cell(source.record, from, to);
            let renumbered = cell.map(|cell| Renumbered { cell, number: value, side, cost: step.cost, after: n_plies });
            restored.renumbered.extend(renumbered);
        }
        if let StepKind::Prose { from, to } = step.kind {
            passages.pass(source.sheet_text, from, to, n_plies);
        }
        if let StepKind::Dropped { from, to } = step.kind {
            let is_behind_end = game.legal_moves(&position).is_empty();
            let cell = source.sheet_text.cell(source.record, from, to);
            let cell = cell.filter(|cell| !is_behind_end || cell.word.contains(char::is_alphanumeric));
            let dropped = |cell| Dropped { row, side, cell, cost: step.cost, after: n_plies, is_behind_end };
            restored.dropped.extend(cell.map(dropped));
        }
        let Some(mv) = step.mv else { continue };
        let rivals = by_ply.remove(&n_plies).unwrap_or_default();
        let ply = one_ply(source, &position, &step, mv, rivals, options);
        restored.plies.push(RestoredPly { ply: n_plies + 1, row, side, ..ply });
        game.play(&mut position, mv);
    }
    restored.without_made_up_end();
    leave_long_gaps_open(&mut restored.plies);
    leave_needless_gaps_open(game, start, &mut restored.plies);
    passages.put_into(&mut restored, source.record, source.sheet_text, &source.words.words);
    (restored, position)
}

/// Returns true if a part of the text is a number as it is written, with any dots after it.
fn is_number(stretch: &[char], number: u32) -> bool {
    let digits = stretch.iter().filter(|letter| !matches!(letter, '.' | ')' | ' '));
    digits.copied().eq(number.to_string().chars())
}

/// Leaves open every ply of a long gap: more games lead over it than can be examined, so that no share is reliable.
fn leave_long_gaps_open<M>(plies: &mut [RestoredPly<M>]) {
    let is_gap = |ply: &RestoredPly<M>| matches!(ply.how, HowRead::Gap | HowRead::Inserted);
    for run in plies.chunk_by_mut(|one, other| is_gap(one) == is_gap(other)) {
        if run.len() > LONGEST_GAP {
            run.iter_mut().filter(|ply| is_gap(ply)).for_each(|ply| ply.is_open = true);
        }
    }
}

/// Leaves open the plies of empty rows if the next moves can be played without them as well: then nothing shows that
/// moves were played there.
fn leave_needless_gaps_open<G: Game>(game: &G, start: &G::Position, plies: &mut [RestoredPly<G::Move>]) {
    let mut position = start.clone();
    let mut at = 0;
    while let Some(ply) = plies.get(at) {
        let n_gap = plies[at..].iter().take_while(|ply| ply.how == HowRead::Gap).count();
        if n_gap == 0 {
            game.play(&mut position, ply.mv);
            at += 1;
            continue;
        }
        let ply_of_white = ply.side == Side::White;
        let (gap, behind) = plies[at..].split_at_mut(n_gap);
        let is_of_rows = ply_of_white && n_gap.is_multiple_of(2);
        if is_of_rows && gap.iter().all(|ply| !ply.is_open) && goes_on(game, &position, behind) {
            for ply in gap.iter_mut() {
                ply.is_open = true;
            }
        }
        for ply in gap.iter() {
            game.play(&mut position, ply.mv);
        }
        at += n_gap;
    }
}

/// Returns true if plies can be played from another position than they were, as far as they are read as written.
fn goes_on<G: Game>(game: &G, position: &G::Position, plies: &[RestoredPly<G::Move>]) -> bool {
    let mut position = position.clone();
    let as_written = plies.iter().take(ENOUGH_BEHIND_GAP).take_while(|ply| ply.how == HowRead::AsWritten);
    for ply in as_written {
        if !game.legal_moves(&position).contains(&ply.mv) {
            return false;
        }
        game.play(&mut position, ply.mv);
    }
    plies.first().is_some_and(|ply| ply.how == HowRead::AsWritten)
}

fn one_ply<G: Decodable>(
    source: &Evidence<'_, G>,
    position: &G::Position,
    step: &Step<G::Move>,
    mv: G::Move,
    mut rivals: Vec<Rival<G::Move>>,
    options: SearchOptions,
) -> RestoredPly<G::Move> {
    let confidence = rivals.iter().find(|rival| rival.mv == mv).map_or(0.0, |rival| rival.confidence);
    rivals.retain(|rival| rival.mv != mv);
    rivals.compact_sort_by(|one, other| other.confidence.total_cmp(&one.confidence).then(one.mv.cmp(&other.mv)));
    rivals.truncate(MAX_RIVALS);
    // A rival may be a move of another possible game, and not be legal here.
    if !rivals.is_empty() {
        let legal = source.game.legal_moves(position);
        rivals.retain(|rival| legal.contains(&rival.mv));
    }
    let (mut how, mut cell, mut edits) = (HowRead::Gap, None, Vec::new());
    match step.kind {
        StepKind::Inserted => how = HowRead::Inserted,
        StepKind::Read { from, to, is_displaced } => {
            cell = source.sheet_text.cell(source.record, from, to);
            let word = cell.as_ref().map_or("", |cell| cell.word.as_str());
            // The blanks inside a move mean nothing.
            let is_one_word = !source.sheet_text.letters[from..to.saturating_sub(1).max(from)].contains(&' ');
            let plain: String = word.chars().filter(|c| !is_one_word || !c.is_whitespace()).collect();
            let is_meant = means(source.game, position, &plain, source.notation) == Some(mv);
            how = match is_displaced {
                true => HowRead::Displaced,
                false if is_meant && source.sheet_text.is_apart(from, to) => HowRead::AsWritten,
                false => HowRead::Changed,
            };
            let stretch = &source.sheet_text.letters[from..to];
            if how == HowRead::AsWritten && source.game.has_wrong_sign(position, mv, stretch) {
                how = HowRead::Signs;
            }
            if how != HowRead::AsWritten {
                let outline = source.game.outline(position, mv);
                edits = edits_of::<G>(stretch, outline, source.notation, source.confusions);
            }
        }
        _ => {}
    }
    let is_like_it = cell.is_some() && step.cost <= RESEMBLES;
    let is_doubtful = confidence < MIN_CONFIDENCE && !is_like_it || step.cost > options.max_cost;
    let is_open = !matches!(how, HowRead::AsWritten | HowRead::Signs) && is_doubtful;
    RestoredPly {
        ply: 0,
        row: 0,
        side: Side::White,
        cell,
        mv,
        how,
        edits,
        cost: step.cost,
        confidence,
        rivals,
        is_open,
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::{Alphabet, Position};
    use crate::game::Chess;
    use crate::text::Span;

    use super::*;
    use crate::scoresheet::reading::sheet::{Cell, Slot};

    #[test]
    fn what_costs_more_than_is_allowed_is_given_up_and_not_searched() {
        let words = ["e4", "e5", "zzQQ", "wwww", "Bb5", "a6", "yyyy", "Nf6", "O-O", "Be7"];
        let cell = |word: &str| Some(Cell { span: Span { start: 0, end: 0 }, word: word.to_owned() });
        let side = |at: u32| if at.is_multiple_of(2) { Side::White } else { Side::Black };
        let slots = (0_u32..).zip(words);
        let slots = slots.map(|(at, word)| Slot { row: 1 + at / 2, side: side(at), cell: cell(word), is_over: false });
        let sheet = Sheet { slots: slots.collect(), result: GameResult::Unknown, is_cut: false };
        let sheet_text = SheetText::of_cells(&sheet);
        let moments = |max_cost| {
            let options = SearchOptions { max_cost, ..SearchOptions::default() };
            let game = Chess::default();
            let mut choices = Choices::new(&game, Budget::new(u64::MAX));
            let notation = SheetNotation::usual(Alphabet::ENGLISH);
            let sheets = DecodedSheets::OneText { sheet_text: &sheet_text, n_letters: usize::MAX, gaps: None };
            let channel = SheetChannel { notation, confusions: Confusions::get() };
            let sought = SoughtGame { start: &Position::initial(), result: sheet.result };
            let found = decode(&sheets, &[channel], &mut choices, &sought, options);
            let (end, _) = found.ends.first().copied().unwrap();
            assert_eq!(found.lattice.moment(end).ply, 10, "{max_cost}");
            found.lattice.len()
        };
        let (all, few) = (moments(24.0), moments(8.0));
        assert!(2 * few < all, "{few} of {all} moments");
    }
}
