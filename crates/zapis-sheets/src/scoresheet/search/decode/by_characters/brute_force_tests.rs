//! The sweep over characters compared with all ways of reading a short text, followed one by one: no beam, and no
//! merging of ways.

use crate::chess::{Alphabet, Move};
use crate::game::{Chess, Rules};
use crate::record::GameResult;

use super::*;
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::moves::SheetNotation;
use crate::scoresheet::reading::sheet::{Cell, Sheet, Slot};
use crate::scoresheet::search::budget::Budget;
use crate::scoresheet::search::choices::Choices;
use crate::scoresheet::search::decode::counted_ways_tests::{CountedWays, DEAREST, few_moves};
use crate::text::Span;

fn text_of(words: &[&str]) -> SheetText {
    let cell = |word: &str| Cell { span: Span { start: 0, end: 0 }, word: word.to_owned() };
    let side = |at: u32| if at.is_multiple_of(2) { Side::White } else { Side::Black };
    let slots = (0_u32..).zip(words);
    let slots = slots.map(|(at, word)| Slot {
        row: 1 + at / 2,
        side: side(at),
        cell: Some(*word).filter(|word| !word.is_empty()).map(cell),
        is_over: false,
    });
    SheetText::of_cells(&Sheet { slots: slots.collect(), result: GameResult::Unknown, is_cut: false })
}

/// Follows every step from a state.
fn follow(
    sweep: &mut CharacterSweep<'_, '_>,
    state: &SearchState<Chess>,
    (moves, cost): (&mut Vec<Move>, f32),
    ways: &mut CountedWays,
) {
    let (at, end) = (state.place, sweep.sheet_text.len());
    if at == end {
        ways.add(moves, cost + sweep.ending_cost(&state.position));
        return;
    }
    let ply = u32::try_from(moves.len()).unwrap();
    sweep.lattice = Lattice::default();
    let from = sweep.lattice.start();
    let moment = sweep.lattice.add(ply);
    sweep.lattice.lead(moment, Step { from, kind: StepKind::Gap, mv: None, cost: 0.0 });
    sweep.states.clear();
    sweep.states.push_back(SearchState { moment, position: state.position.clone(), ..*state });
    sweep.proposals = vec![Vec::new(); end + 1];
    sweep.cheapest = vec![f32::INFINITY; end + 1];
    sweep.ends.clear();
    sweep.end_here(0, at, end);
    sweep.propose(0, at, end);
    for (_, ending) in std::mem::take(&mut sweep.ends) {
        ways.add(moves, cost + ending);
    }
    let steps: Vec<Vec<Proposal<Move>>> = std::mem::take(&mut sweep.proposals);
    let mut next: Vec<(usize, Option<Move>, f32, Status)> = Vec::new();
    for (place, proposals) in steps.iter().enumerate() {
        next.extend(proposals.iter().map(|step| (place, step.step.mv, step.step.cost, step.status)));
    }
    if let Some((_, more, status)) = sweep.insertion(state, at) {
        let choices = sweep.choices.of(&state.position, state.recent);
        next.extend(choices.iter().map(|choice| (at, Some(choice.mv), more + choice.prior, status)));
    }
    for (place, mv, more, status) in next {
        if cost + more > DEAREST {
            continue;
        }
        let (mut position, mut recent) = (state.position.clone(), state.recent);
        if let Some(mv) = mv {
            recent = sweep.choices.game.recent_after(recent, &position, mv);
            sweep.choices.game.play(&mut position, mv);
            moves.push(mv);
        }
        let to = SearchState { place, moment: 0, position, recent, status };
        follow(sweep, &to, (moves, cost + more), ways);
        moves.truncate(ply as usize);
    }
}

#[test]
fn sums_are_those_of_all_ways_to_read_a_text() {
    let game = Chess::default();
    for words in [&["Nf2", "Kg3"][..], &["Nf2", "Kq3", "Kb2"], &["Nf2Kg3"], &["Ng3", "Ng3", "Kxg3"], &["", "Kg3"]] {
        let sheet_text = text_of(words);
        let channel =
            || SheetChannel { notation: SheetNotation::usual(Alphabet::ENGLISH), confusions: Confusions::get() };
        let options = SearchOptions { beam: 1 << 40, max_cost: f32::INFINITY, max_steps: u64::MAX };
        let mut choices = Choices::new(&game, Budget::new(u64::MAX));
        let result = GameResult::Unknown;
        let mut sweep = CharacterSweep::new(&sheet_text, &channel(), result, options, &mut choices);
        let start = SearchState {
            place: 0,
            moment: 0,
            position: few_moves(),
            recent: <Chess as Decodable>::Recent::default(),
            status: Status::AT_START,
        };
        let mut ways = CountedWays::default();
        follow(&mut sweep, &start, (&mut Vec::new(), 0.0), &mut ways);
        let mut choices = Choices::new(&game, Budget::new(u64::MAX));
        let sweep = CharacterSweep::new(&sheet_text, &channel(), result, options, &mut choices);
        let n_ways = ways.assert_sums(&sweep.run(&few_moves(), usize::MAX), &words.join(" "));
        assert!(n_ways > 40, "{words:?}: {n_ways}");
    }
}
