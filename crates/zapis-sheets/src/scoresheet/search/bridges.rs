//! Moves for a gap in a game that the sheet does not have: those after which the next words can be played as they are
//! written.
//!
//! More games lead over a gap than a search can follow, and the evidence comes after it. So the words after the gap are
//! tried first: moves are inserted and exchanged, one or two at once, until no more words can be played.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::game::CheckStatus;
use crate::record::Record;
use crate::sorting::CompactSort;

use super::choices::Choices;
use crate::scoresheet::moves::{Decodable, SheetNotation};
use crate::scoresheet::reading::mixer::Quick;
use crate::scoresheet::reading::observations::{PROSE, SheetText};

/// A token at a place of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextToken {
    /// The number of a row.
    Number { value: u32, to: usize, n_dots: usize },
    /// A sign for an empty cell.
    Blank { to: usize },
    /// A run of prose.
    Prose { to: usize },
    /// Anything else.
    Word { to: usize },
}

impl TextToken {
    pub(crate) fn at(sheet_text: &SheetText, at: usize) -> Option<Self> {
        if at >= sheet_text.len() {
            return None;
        }
        let number = sheet_text.numbers[at].map(|number| Self::Number {
            value: number.value,
            to: number.end,
            n_dots: number.n_dots,
        });
        let blank = || sheet_text.placeholder(at).map(|to| Self::Blank { to });
        let to = sheet_text.word_ends[at];
        let other = if sheet_text.letters[at] == PROSE { Self::Prose { to } } else { Self::Word { to } };
        number.or_else(blank).or(Some(other))
    }
}

/// A word that is a move as it is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlainWord<W> {
    pub(crate) written: W,
    /// Its end.
    pub(crate) to: usize,
    /// Whether it has the signs of a capture and of a check.
    takes: bool,
    checks: bool,
}

/// The words of a text that are moves as they are written, by their beginnings.
pub(crate) struct PlainWords<W> {
    words: HashMap<usize, PlainWord<W>, Quick>,
    /// Whether the writer marks captures and checks.
    marks_captures: bool,
    marks_checks: bool,
}

impl<W: Copy> PlainWords<W> {
    pub(crate) fn of<G: Decodable<Written = W>>(
        game: &G,
        record: &Record<'_>,
        sheet_text: &SheetText,
        notation: SheetNotation<G::Alphabet>,
    ) -> Self {
        let mut words: HashMap<usize, PlainWord<W>, Quick> = HashMap::default();
        let mut at = 0;
        while let Some(token) = TextToken::at(sheet_text, at) {
            let to = match token {
                TextToken::Number { to, .. } | TextToken::Blank { to } | TextToken::Prose { to } => to,
                TextToken::Word { to } => {
                    let cell = sheet_text.cell(record, at, to);
                    let word: String = cell.iter().flat_map(|cell| cell.word.chars()).filter(|c| *c != ' ').collect();
                    let written = game.read(word.as_bytes(), notation.letters);
                    let takes = word.contains(['x', 'X', 'х', ':', '×']);
                    let checks = word.contains(['+', '#']);
                    words.extend(written.map(|written| (at, PlainWord { written, to, takes, checks })));
                    to
                }
            };
            at = to.max(at + 1);
        }
        let marks_captures = words.values().any(|word| word.takes);
        let marks_checks = words.values().any(|word| word.checks);
        Self { words, marks_captures, marks_checks }
    }

    pub(crate) fn at(&self, at: usize) -> Option<PlainWord<W>> {
        self.words.get(&at).copied()
    }
}

/// Moves for a gap, and how far the sheet can be played after them as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Bridge<M> {
    pub(crate) moves: Vec<M>,
    /// Their cost, as far as known.
    cost: f32,
    pub(crate) reach: Reach,
}

/// How far a sheet can be played as it is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The number of words.
    pub(crate) n_words: usize,
    /// An upper bound for the missing or wrong signs of captures and checks on them.
    n_wrong_signs: usize,
    /// The place after the last of them.
    pub(crate) to: usize,
    /// Whether nothing follows them.
    pub(crate) is_whole: bool,
}

impl Reach {
    /// Returns the number of words in favor of it.
    const fn score(self) -> usize {
        self.n_words.saturating_sub(self.n_wrong_signs)
    }
}

/// This many words after a gap are enough to take it as bridged.
pub(crate) const ENOUGH_WORDS: usize = 40;
/// The maximum number of moves inserted at once.
pub(crate) const LONGEST_BRIDGE: usize = 12;
/// In longer ones no two moves are exchanged at once.
const LONGEST_WITH_PAIRS: usize = 6;
/// The maximum number of bridges returned for one gap, and the maximum difference in playable words from the best.
const MAX_BRIDGES: usize = 10;
const FEWER_WORDS: usize = 2;
/// The number of bridges from which others are made at once, by another move in one place.
const BRIDGES_CHANGED: usize = 12;
/// If a move becomes impossible because of another one, this many others are tried in its place.
const MAX_INSTEAD: usize = 4;

pub(crate) struct BridgeBuilder<'a, 'g, G: Decodable> {
    pub(crate) sheet_text: &'a SheetText,
    pub(crate) words: &'a PlainWords<G::Written>,
    pub(crate) choices: &'a mut Choices<'g, G>,
}

impl<G: Decodable> BridgeBuilder<'_, '_, G> {
    /// Plays the words from a place on as they are written, as far as possible.
    pub(crate) fn reach(&self, position: &G::Position, from: usize, most: usize) -> Reach {
        let mut position = position.clone();
        let (mut at, mut row) = (from, None);
        let mut reach = Reach { to: from, ..Reach::default() };
        while reach.n_words < most {
            match TextToken::at(self.sheet_text, at) {
                None => {
                    reach.is_whole = true;
                    break;
                }
                Some(TextToken::Blank { .. }) => break,
                Some(TextToken::Prose { to }) => at = to,
                Some(TextToken::Number { value, to, .. }) => {
                    if row.is_some_and(|row| value > row + 1) {
                        break;
                    }
                    row = Some(value);
                    at = to;
                }
                Some(TextToken::Word { .. }) => {
                    let game = self.choices.game;
                    let Some(word) = self.words.at(at) else { break };
                    let Ok(resolution) = game.resolve(&position, &word.written) else { break };
                    let is_capture = game.is_capture(&position, resolution.mv);
                    game.play(&mut position, resolution.mv);
                    let is_check = self.words.marks_checks && game.gives(&position) != CheckStatus::Nothing;
                    at = word.to;
                    reach.n_words += 1;
                    reach.to = at;
                    reach.n_wrong_signs += usize::from(self.words.marks_captures && is_capture != word.takes)
                        + usize::from(self.words.marks_checks && is_check != word.checks);
                }
            }
        }
        reach
    }

    /// Finds the moves that may have been made in a gap of a given length, after which the sheet continues at a place;
    /// the best first.
    pub(crate) fn build(
        &mut self,
        position: &G::Position,
        recent: G::Recent,
        n_moves: usize,
        from: usize,
    ) -> Vec<Bridge<G::Move>> {
        let mut found = FoundBridges { known: HashSet::default(), all: Vec::new() };
        let Some(first) = self.likeliest(position, recent, n_moves, from) else { return Vec::new() };
        found.add(self.key_behind(position, &first.moves), first.clone());
        let mut best = first.reach.score();
        let mut next = vec![first];
        for _ in 0..n_moves.min(LONGEST_WITH_PAIRS) + 2 {
            for bridge in std::mem::take(&mut next) {
                for slot in 0..n_moves {
                    self.change(position, recent, &bridge, &[slot], from, &mut found);
                }
            }
            found.sort();
            let mut reached = found.best_score();
            let is_whole = found.all.first().is_some_and(|bridge| bridge.reach.is_whole);
            // If one changed move does not help, two of them may.
            let may_pair = (2..=LONGEST_WITH_PAIRS).contains(&n_moves) && reached < ENOUGH_WORDS && !is_whole;
            if reached <= best && may_pair {
                let Some(bridge) = found.all.first().cloned() else { break };
                for one in 0..n_moves {
                    for other in one + 1..n_moves {
                        self.change(position, recent, &bridge, &[one, other], from, &mut found);
                    }
                }
                found.sort();
                reached = found.best_score();
            }
            if reached <= best || self.choices.budget.is_spent() {
                break;
            }
            best = reached;
            next = found.all.iter().take(BRIDGES_CHANGED).cloned().collect();
        }
        let best = found.best_score();
        let mut all = found.all;
        all.retain(|bridge| bridge.reach.score() + FEWER_WORDS >= best);
        all.truncate(MAX_BRIDGES);
        all
    }

    /// Makes the likeliest move in each place.
    fn likeliest(
        &mut self,
        start: &G::Position,
        mut recent: G::Recent,
        n_moves: usize,
        from: usize,
    ) -> Option<Bridge<G::Move>> {
        let mut position = start.clone();
        let (mut moves, mut cost) = (Vec::new(), 0.0);
        for _ in 0..n_moves {
            let choices = self.choices.of(&position, recent);
            let choice = choices.iter().min_by(|one, other| one.prior.total_cmp(&other.prior))?;
            recent = self.choices.game.recent_after(recent, &position, choice.mv);
            self.choices.game.play(&mut position, choice.mv);
            moves.push(choice.mv);
            cost += choice.prior;
        }
        let reach = self.reach(&position, from, ENOUGH_WORDS);
        Some(Bridge { moves, cost, reach })
    }

    fn key_behind(&self, start: &G::Position, moves: &[G::Move]) -> u64 {
        let mut position = start.clone();
        for mv in moves {
            self.choices.game.play(&mut position, *mv);
        }
        self.choices.game.key(&position)
    }

    /// Tries every other move in some places of a bridge.
    fn change(
        &mut self,
        start: &G::Position,
        recent: G::Recent,
        bridge: &Bridge<G::Move>,
        slots: &[usize],
        from: usize,
        found: &mut FoundBridges<G::Move>,
    ) {
        let way = ChangedWay { position: start.clone(), recent, moves: Vec::new(), cost: 0.0 };
        let mut ways = vec![way];
        for (slot, kept) in bridge.moves.iter().enumerate() {
            let is_changed = slots.contains(&slot);
            let mut next = Vec::with_capacity(ways.len());
            for way in ways {
                // The cost of a move is computed only if few positions are examined.
                let choices = if is_changed || way.moves.len() < slots[0] {
                    self.choices.of(&way.position, way.recent)
                } else {
                    Rc::from([])
                };
                let prior = |mv: G::Move| choices.iter().find(|choice| choice.mv == mv).map(|choice| choice.prior);
                if is_changed {
                    let others = choices.iter().filter(|choice| choice.mv != *kept || slots.len() > 1);
                    next.extend(others.map(|choice| way.after(self.choices.game, choice.mv, choice.prior)));
                } else if let Some(prior) = prior(*kept) {
                    next.push(way.after(self.choices.game, *kept, prior));
                } else if choices.is_empty() {
                    let legal = self.choices.game.legal_moves(&way.position);
                    self.choices.budget.spend(legal.len());
                    if legal.contains(kept) {
                        next.push(way.after(self.choices.game, *kept, UNKNOWN_PRIOR));
                    } else {
                        let instead = legal.iter().take(MAX_INSTEAD);
                        next.extend(instead.map(|mv| way.after(self.choices.game, *mv, UNKNOWN_PRIOR + 1.0)));
                    }
                }
            }
            ways = next;
        }
        for way in ways {
            let key = self.choices.game.key(&way.position);
            if !found.known.contains(&key) {
                let reach = self.reach(&way.position, from, ENOUGH_WORDS);
                self.choices.budget.spend(1 + reach.n_words);
                found.add(key, Bridge { moves: way.moves, cost: way.cost, reach });
            }
        }
    }
}

/// The approximate cost of a move that is only known to be legal.
const UNKNOWN_PRIOR: f32 = 2.0;

struct ChangedWay<G: Decodable> {
    position: G::Position,
    recent: G::Recent,
    moves: Vec<G::Move>,
    cost: f32,
}

impl<G: Decodable> ChangedWay<G> {
    fn after(&self, game: &G, mv: G::Move, prior: f32) -> Self {
        let mut position = self.position.clone();
        let recent = game.recent_after(self.recent, &position, mv);
        game.play(&mut position, mv);
        let mut moves = self.moves.clone();
        moves.push(mv);
        Self { position, recent, moves, cost: self.cost + prior }
    }
}

/// The bridges found so far.
struct FoundBridges<M> {
    /// The positions after them.
    known: HashSet<u64, Quick>,
    all: Vec<Bridge<M>>,
}

/// The maximum number of bridges kept while others are searched.
const MAX_KEPT: usize = 64;

impl<M: Copy> FoundBridges<M> {
    fn add(&mut self, key: u64, bridge: Bridge<M>) {
        if self.known.insert(key) {
            self.all.push(bridge);
            if self.all.len() > 8 * MAX_KEPT {
                self.sort();
            }
        }
    }

    fn best_score(&self) -> usize {
        self.all.first().map_or(0, |bridge| bridge.reach.score())
    }

    fn sort(&mut self) {
        let rank = |one: &Bridge<M>, other: &Bridge<M>| {
            other.reach.score().cmp(&one.reach.score()).then(one.cost.total_cmp(&other.cost))
        };
        self.all.compact_sort_by(rank);
        self.all.truncate(MAX_KEPT);
    }
}
