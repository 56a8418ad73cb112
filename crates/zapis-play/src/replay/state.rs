//! The state of a replayer from item to item and from record to record.

use crate::game::{Dialect, Game, Start};

use super::lines::Enclosing;
use super::repetition::RepetitionFinder;
use super::replay_mode::ReplayMode;
use super::report::{Fault, FaultKind, Replay, ReplayOptions};
use super::turn::Turn;

/// The maximum number of look-aheads in one record: no real game has more illegal moves, and a hostile record must not
/// cost more.
pub(super) const MAX_LOOKS: u32 = 200;

/// Replays one record after another, reusing its buffers.
pub struct Replayer<G: Game> {
    pub(super) game: G,
    pub(super) options: ReplayOptions<G::Alphabet>,
    pub(super) replay: Replay<G>,
    pub(super) repetition: RepetitionFinder<G>,
    pub(super) enclosing: Enclosing<G>,
    /// The number of faults that have kept their position, in the main line and in variations, by kind.
    pub(super) n_positions_kept: [[u32; FaultKind::<()>::COUNT]; 2],
    /// The last check of a plain line for which it has not been determined whether it is mate.
    pub(super) unsettled: Option<UnsettledCheck>,
    /// The letters of the alphabet met in the last run.
    pub(super) letters: Letters,
    /// The alphabet last found to be another than the first one.
    pub(super) last_found: Option<G::Alphabet>,
    /// What is read besides algebraic notation.
    pub(super) other: OtherNotations,
    /// Whether and how often play continues after illegal moves.
    pub(super) goes_on: GoesOn,
    pub(super) missing: MissingMoves,
    /// The variations that were moved where they belong.
    pub(super) misplaced: Vec<Fault<G>>,
}

/// A check whose move has a plain check sign.
#[derive(Clone, Copy)]
pub(super) struct UnsettledCheck {
    pub(super) item: u32,
    pub(super) ply: u32,
}

/// The letters of an alphabet met in a main line while it was replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letters {
    /// See [`ReadMove::spellings`](crate::game::ReadMove::spellings).
    pub(super) spellings: u32,
    /// Whether these are all: every word was read on a path that reports them.
    pub(super) are_all_known: bool,
}

impl Letters {
    /// None yet.
    pub(super) const NONE: Self = Self { spellings: 0, are_all_known: true };
}

/// What is read besides algebraic notation.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OtherNotations {
    /// Whether other notations are read at all.
    pub(super) are_read: bool,
    /// The last one met.
    pub(super) met: Option<Dialect>,
    /// Those already reported, one bit each.
    pub(super) noted: u32,
}

/// Whether and how often play continues after illegal moves.
#[derive(Clone, Debug, Default)]
pub(super) struct GoesOn {
    /// Where it should.
    pub(super) asked: PlaysOn,
    /// Whether it does in this run.
    pub(super) is_on: bool,
    /// The number of look-aheads in this record.
    pub(super) n_looks: u32,
    /// The remaining number of tries for words after missing moves.
    pub(super) n_tries: u32,
    /// What is not examined after an illegal move.
    pub(super) unplayed: UnplayedWords,
    /// The items at which lines have ended in this run.
    pub(super) ends: Vec<u32>,
    /// The turn after the last of these.
    pub(super) turn: Option<Turn>,
}

/// Where play continues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PlaysOn {
    /// Nowhere: missing half-moves are not searched for either.
    #[default]
    Nowhere,
    /// Nowhere, but missing half-moves are reported.
    NamesMissing,
    /// After illegal moves and over missing half-moves.
    Everywhere,
}

/// Words that an earlier run has not played, as item indices in the order of the tape.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct UnplayedWords {
    /// Those at which lines ended.
    pub(super) ends: Vec<u32>,
    /// Those that were skipped.
    pub(super) passed_over: Vec<u32>,
}

/// Missing half-moves.
#[derive(Debug, Default)]
pub(super) struct MissingMoves {
    /// For each the item before which it would be, in the order of the tape.
    pub(super) before: Vec<u32>,
    /// For each move that stood the index of its fault.
    pub(super) faults: Vec<usize>,
    /// Whether the turn is being passed for a half-move already recorded.
    pub(super) is_noted: bool,
}

impl<G: Game> Replayer<G> {
    /// Creates a replayer of a game; `english` is the alphabet in results unless a record decides on another.
    pub fn new(game: G, options: ReplayOptions<G::Alphabet>, english: G::Alphabet) -> Self {
        let replay = Replay {
            plies: Vec::new(),
            main_moves: Vec::new(),
            faults: Vec::new(),
            events: Vec::new(),
            start: Start { position: None, problems: Vec::new(), is_usual: true },
            alphabet: options.alphabet.unwrap_or(english),
            rival: None,
            line_letters: Vec::new(),
            last: None,
            ending: None,
            main_plies: 0,
            side_plies: 0,
            notes: 0,
            is_complete: true,
            reaches_end: true,
            stood: Vec::new(),
            passed_over: Vec::new(),
            shifted_numbers: Vec::new(),
            mended: None,
            fragment: None,
        };
        let (repetition, enclosing, letters) = (RepetitionFinder::default(), Enclosing::default(), Letters::NONE);
        Self {
            game,
            options,
            replay,
            repetition,
            enclosing,
            letters,
            n_positions_kept: Default::default(),
            unsettled: None,
            last_found: None,
            other: OtherNotations::default(),
            goes_on: GoesOn::default(),
            missing: MissingMoves::default(),
            misplaced: Vec::new(),
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Returns true if moves from a position have to be played as moves that stood.
    #[inline]
    pub(super) fn is_irregular<R: ReplayMode>(&self, position: &G::Position) -> bool {
        R::GOES_ON && self.game.is_irregular(position)
    }
}
