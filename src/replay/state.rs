//! What a replayer keeps from item to item and from record to record.

use crate::game::{Dialect, Game, Start};

use super::lines::Enclosing;
use super::repetition::RepetitionFinder;
use super::replay_mode::ReplayMode;
use super::report::{Fault, FaultKind, Replay, ReplayOptions};
use super::turn::Turn;

/// How often what follows is looked at in one record: no real game has more illegal moves, and a hostile
/// record must not cost more.
pub(super) const MAX_LOOKS: u32 = 200;

/// Replays one record after another, reusing its buffers.
pub struct Replayer<G: Game> {
    pub(super) game: G,
    pub(super) options: ReplayOptions<G::Alphabet>,
    pub(super) replay: Replay<G>,
    pub(super) repetition: RepetitionFinder<G>,
    pub(super) enclosing: Enclosing<G>,
    /// How many faults have kept their position, in the main line and in variations, by their kind.
    pub(super) n_positions_kept: [[u32; FaultKind::<()>::COUNT]; 2],
    /// The last check of a plain line of which it has not been seen yet whether it is mate.
    pub(super) unsettled: Option<UnsettledCheck>,
    /// What the last run met of the alphabet's letters.
    pub(super) letters: Letters,
    /// The alphabet that was last found to be another than the first one.
    pub(super) last_found: Option<G::Alphabet>,
    /// What is read beside algebraic notation.
    pub(super) other: OtherNotations,
    /// Whether and how often play goes on behind illegal moves.
    pub(super) goes_on: GoesOn,
    pub(super) missing: MissingMoves,
    /// The variations that were put where they belong.
    pub(super) misplaced: Vec<Fault<G>>,
}

/// A check whose move has a plain check sign.
#[derive(Clone, Copy)]
pub(super) struct UnsettledCheck {
    pub(super) item: u32,
    pub(super) ply: u32,
}

/// What was met of an alphabet's letters in a main line while it was replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letters {
    /// See [`ReadMove::spellings`](crate::game::ReadMove::spellings).
    pub(super) spellings: u32,
    /// Whether these are all: every word was read on a path that tells.
    pub(super) are_all_known: bool,
}

impl Letters {
    /// None yet.
    pub(super) const NONE: Self = Self { spellings: 0, are_all_known: true };
}

/// What is read beside algebraic notation.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OtherNotations {
    /// Whether other notations are read at all.
    pub(super) are_read: bool,
    /// The one that was met last.
    pub(super) met: Option<Dialect>,
    /// Those that were noted already, one bit each.
    pub(super) noted: u32,
}

/// Whether and how often play goes on behind illegal moves.
#[derive(Clone, Debug, Default)]
pub(super) struct GoesOn {
    /// Where it is to.
    pub(super) asked: PlaysOn,
    /// Whether it does in this run.
    pub(super) is_on: bool,
    /// How often what follows has been looked at in this record.
    pub(super) n_looks: u32,
    /// How often words may still be tried behind what is not written.
    pub(super) n_tries: u32,
    /// What is not looked at behind an illegal move.
    pub(super) unplayed: UnplayedWords,
    /// The items at which lines have ended in this run.
    pub(super) ends: Vec<u32>,
    /// Whose turn it is behind the last of these.
    pub(super) turn: Option<Turn>,
}

/// Where play goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PlaysOn {
    /// Nowhere: half-moves that are not written are not looked for either.
    #[default]
    Nowhere,
    /// Nowhere, but half-moves that are not written are named.
    NamesMissing,
    /// Behind illegal moves and over half-moves that are not written.
    Everywhere,
}

/// Words that an earlier run has not played, as indices of items in the order of the tape.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct UnplayedWords {
    /// Those at which lines ended.
    pub(super) ends: Vec<u32>,
    /// Those that were passed over.
    pub(super) passed_over: Vec<u32>,
}

/// Half-moves that are not written.
#[derive(Debug, Default)]
pub(super) struct MissingMoves {
    /// For each the item before which it would stand, in the order of the tape.
    pub(super) before: Vec<u32>,
    /// For each move that stood the place of its fault.
    pub(super) faults: Vec<usize>,
    /// Whether the turn is being passed for what has been noted already.
    pub(super) is_noted: bool,
}

impl<G: Game> Replayer<G> {
    /// Makes a replayer of a game; `english` is the alphabet that stands in results where no record decided on another.
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

    /// Returns true if a position is one in which moves have to be played as if they stood.
    #[inline]
    pub(super) fn is_irregular<R: ReplayMode>(&self, position: &G::Position) -> bool {
        R::GOES_ON && self.game.is_irregular(position)
    }
}
