//! The sweep over plies compared with all ways of reading short sheets, followed one by one: no beam, and no merging of
//! ways.

use crate::chess::{Alphabet, Move};
use crate::game::Chess;

use super::*;
use crate::scoresheet::moves::SheetNotation;
use crate::scoresheet::reading::sheet::{Cell, Sheet};
use crate::scoresheet::search::budget::Budget;
use crate::scoresheet::search::decode::counted_ways_tests::{CountedWays, DEAREST, few_moves};
use crate::text::Span;

fn sheet_of(words: &str) -> Sheet {
    let cell = |word: &str| Cell { span: Span { start: 0, end: 0 }, word: word.to_owned() };
    let side = |at: u32| if at.is_multiple_of(2) { Side::White } else { Side::Black };
    let slots = (0_u32..).zip(words.split(' '));
    let slots = slots.map(|(at, word)| Slot {
        row: 1 + at / 2,
        side: side(at),
        cell: Some(word).filter(|word| *word != "-").map(cell),
        is_over: false,
    });
    Sheet { slots: slots.collect(), result: GameResult::Unknown, is_cut: false }
}

/// Follows every step from a state.
fn follow(
    sweep: &mut PlySweep<'_, '_>,
    state: AlignedState<Chess>,
    (moves, cost): (&mut Vec<Move>, f32),
    ways: &mut CountedWays,
) {
    sweep.cheapest_end = f32::INFINITY;
    sweep.end_at(&state);
    for step in std::mem::take(&mut sweep.ends) {
        ways.add(moves, cost + step.cost);
    }
    let layer = [state];
    let base = sweep.cost_of(&layer[0]);
    for step in sweep.propose(&layer, usize::MAX) {
        let more = step.total - base;
        if cost + more > DEAREST {
            continue;
        }
        moves.push(step.mv);
        // A layer of only one step, so that nothing merges.
        let next = sweep.play(&layer, &[step], 0).into_iter().next().unwrap();
        follow(sweep, next, (moves, cost + more), ways);
        moves.pop();
    }
}

#[test]
fn sums_are_those_of_all_ways_to_read_sheets() {
    let game = Chess::default();
    for sheets in [
        &["Nf2 Kg3 Kb2"][..],
        &["Nf2 Kg3", "Nf2 Kg5"],
        &["Nf2 Kg3 Kb2", "Kg3 Kb2"],
        &["Ng3 Kxg3", "Ng3 Ng3 Kxg3"],
        &["Nf2 -", "- Kg3"],
    ] {
        let sheets: Vec<Sheet> = sheets.iter().map(|words| sheet_of(words)).collect();
        let readings: Vec<SheetReading<'_>> = sheets.iter().map(SheetReading::of).collect();
        let notation = SheetNotation::usual(Alphabet::ENGLISH);
        let channel = || SheetChannel { notation, confusions: Confusions::get() };
        let channels: Vec<SheetChannel<'_>> = readings.iter().map(|_| channel()).collect();
        let mut choices = Choices::new(&game, Budget::new(u64::MAX));
        let result = GameResult::Unknown;
        let mut sweep = PlySweep::new(&readings, &channels, result, f32::INFINITY, &mut choices);
        let mut ways = CountedWays::default();
        for state in sweep.first_states(&few_moves()) {
            let cost = sweep.cost_of(&state);
            follow(&mut sweep, state, (&mut Vec::new(), cost), &mut ways);
        }
        let mut choices = Choices::new(&game, Budget::new(u64::MAX));
        let sweep = PlySweep::new(&readings, &channels, result, f32::INFINITY, &mut choices);
        let n_ways = ways.assert_sums(&sweep.run(&few_moves(), 1 << 40), "several");
        assert!(n_ways > 100, "{n_ways}");
    }
}
