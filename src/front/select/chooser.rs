//! Which records are chosen: the result of a condition for each, in the order of the files.

use std::borrow::Cow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::{Chess, Game};
use crate::record::Record;
use crate::render::SourceFile;
use crate::select::{AmongTest, BoardWalk, ConditionVerdict, Needs, OpenCondition, PlayedFacts, TagFacts, Test};

use super::super::audit::CopiedGames;
use super::first_moves::walk_over;
use super::wanted::Select;
use crate::front::options::Options;
use crate::front::pipeline::boardless::BoardlessRecord;
use crate::front::pipeline::job::InFile;
use crate::front::pipeline::view::View;

/// Chooses records by a condition; `T` is what is kept of a record of a sample.
pub(super) struct Chooser<T> {
    select: Select,
    needs: Needs,
    /// Whether tags and positions decide.
    is_of_positions: bool,
    /// Whether part of the condition is about tags.
    is_of_tags: bool,
    /// The records that are copies, if the condition is about them.
    copies: CopiedGames,
    chosen: Mutex<Chosen<T>>,
}

/// The records chosen so far, in the order of the files.
pub(super) struct Chosen<T> {
    /// The number of matching records.
    n: u64,
    /// The records of a sample, each with its number among the matching ones.
    sample: Vec<(u64, T)>,
    random: fastrand::Rng,
}

/// The part of the condition still open for a record that may match.
pub(super) type Left = Option<OpenCondition>;

impl<T> Chooser<T> {
    pub(crate) fn new(select: &Select, copies: CopiedGames) -> Self {
        let random = fastrand::Rng::with_seed(select.sample.map_or(0, |(_, seed)| seed));
        let chosen = Mutex::new(Chosen { n: 0, sample: Vec::new(), random });
        let (needs, is_of_positions) = (select.condition.needs(), select.condition.is_of_positions());
        let is_of_tags = select.condition.is_of_tags();
        Self { select: select.clone(), needs, is_of_positions, is_of_tags, copies, chosen }
    }

    /// Returns what has to be known of records.
    pub(super) const fn needs(&self) -> Needs {
        self.needs
    }

    /// Returns the number of plies of the main line that decide, if not all do.
    pub(super) fn plies_wanted(&self) -> Option<u32> {
        self.select.condition.plies_wanted()
    }

    /// Returns true if records are chosen at random.
    pub(super) const fn is_sample(&self) -> bool {
        self.select.sample.is_some()
    }

    pub(super) fn chosen(&self) -> MutexGuard<'_, Chosen<T>> {
        self.chosen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Applies the tests on tags.
    pub(super) fn by_tags(&self, record: &Record<'_>, source: &SourceFile<'_>) -> ConditionVerdict {
        let facts = TagFacts { record: *record, path: source.path };
        self.select.condition.decide(&mut |test| facts.answer(test))
    }

    /// Returns true if tags alone may rule out a record.
    pub(super) const fn drops_by_tags(&self) -> bool {
        self.is_of_tags
    }

    /// Returns true if tags alone rule out a record whose moves have not been read.
    pub(super) fn is_dropped(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        let facts = TagFacts { record: *record, path: source.path };
        self.select.condition.decide(&mut |test| facts.answer_by_tags(test)) == ConditionVerdict::Decided(false)
    }

    /// Applies the tests on tags and the first moves; undecided if a replay of the record is needed.
    pub(super) fn by_first_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        options: &Options,
    ) -> ConditionVerdict {
        let tests = Some(self.select.condition.board_tests()).filter(|_| self.is_of_positions);
        let Some(walk) = tests.and_then(|tests| walk_over(tests, record, options)) else {
            return ConditionVerdict::Unknown;
        };
        let facts = TagFacts { record: *record, path: source.path };
        self.select.condition.decide(&mut |test| match test {
            Test::Board(index) => walk.met().get(*index).copied(),
            test => facts.answer(test),
        })
    }

    /// Applies the tests to a game of chess, including its positions. Returns `None` if it does not match.
    pub(super) fn by_chess(&self, view: &View<'_, Chess>) -> Option<Left> {
        let (replay, tests) = (view.replay, self.select.condition.board_tests());
        let start = replay.start.position.as_ref().filter(|_| !tests.is_empty());
        let moves = match replay.main_moves.as_slice() {
            // If every ply is kept, the moves of the main line are not kept separately.
            [] => Cow::Owned(replay.plies.iter().filter(|ply| ply.depth == 0).map(|ply| ply.mv).collect()),
            kept => Cow::Borrowed(kept),
        };
        let walk = start.map(|start| BoardWalk::over(tests, start, replay.start.is_usual, &moves));
        self.by_moves(view, walk.as_ref())
    }

    /// Applies the tests on moves. Returns `None` if the record does not match.
    pub(super) fn by_moves<G: Game>(&self, view: &View<'_, G>, walk: Option<&BoardWalk<'_>>) -> Option<Left> {
        let facts = PlayedFacts {
            tags: TagFacts { record: view.record, path: view.source.path },
            game: view.game,
            replay: view.replay,
            findings: view.findings,
            edition: view.edition(),
            walk,
        };
        match self.select.condition.decide(&mut |test| Some(facts.answer(test))) {
            ConditionVerdict::Decided(true) => Some(None),
            ConditionVerdict::Open(open) => Some(Some(open)),
            ConditionVerdict::Decided(false) | ConditionVerdict::Unknown => None,
        }
    }

    /// Applies the tests to a record of a game without a board. Returns `None` if it does not match.
    pub(super) fn by_boardless(&self, record: &dyn BoardlessRecord) -> Option<Left> {
        match record.decide(&self.select.condition) {
            ConditionVerdict::Decided(true) => Some(None),
            ConditionVerdict::Open(open) => Some(Some(open)),
            ConditionVerdict::Decided(false) | ConditionVerdict::Unknown => None,
        }
    }

    /// Returns true if a record, the `index`-th of its batch, matches; called in the order of the files.
    pub(super) fn fits(&self, left: &Left, index: u64, place: InFile<'_>) -> bool {
        let Some(open) = left else { return true };
        let number = place.records_before + index + 1;
        open.decide(&mut |test| match test {
            AmongTest::Number(range) => range.holds(i64::try_from(number).unwrap_or(i64::MAX)),
            AmongTest::Repeated => self.copies.is_copy(place.file, number),
            AmongTest::Contained => self.copies.is_contained(place.file, number),
        })
    }

    /// Counts a matching record, and returns it if it is to be written now; it may be kept for a sample.
    pub(super) fn count(&self, record: T) -> Option<T> {
        let mut chosen = self.chosen();
        if self.select.first.is_some_and(|first| chosen.n >= first) {
            return None;
        }
        let number = chosen.n;
        chosen.n += 1;
        let Some((size, _)) = self.select.sample else { return Some(record) };
        // Every record is equally likely to remain in the end (Vitter, algorithm R).
        let at = usize::try_from(chosen.random.u64(0..=number)).unwrap_or(usize::MAX);
        if chosen.sample.len() < size {
            chosen.sample.push((number, record));
        } else if let Some(place) = chosen.sample.get_mut(at) {
            *place = (number, record);
        }
        None
    }

    /// Counts `n` records if all of them match and are written. Returns true if they are.
    pub(super) fn count_all(&self, n: usize) -> bool {
        let mut chosen = self.chosen();
        let all = chosen.n + n as u64;
        let are_written = !self.is_sample() && self.select.first.is_none_or(|first| all <= first);
        if are_written {
            chosen.n = all;
        }
        are_written
    }

    /// Counts a record that is written independently of those before it. Returns true if it is one.
    pub(super) fn count_at_once(&self, left: &Left) -> bool {
        let is_decided = left.is_none() && !self.is_sample() && self.select.first.is_none();
        if is_decided {
            self.chosen().n += 1;
        }
        is_decided
    }

    pub(super) fn is_done(&self) -> bool {
        self.select.first.is_some_and(|first| self.chosen().n >= first)
    }

    pub(super) fn n_chosen(&self) -> u64 {
        self.chosen().n
    }

    pub(super) fn sampled(&self) -> impl Iterator<Item = T> + use<T> {
        let mut sample = std::mem::take(&mut self.chosen().sample);
        sample.sort_unstable_by_key(|(number, _)| *number);
        sample.into_iter().map(|(_, record)| record)
    }
}
