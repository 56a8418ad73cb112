//! What an arbiter needs of a game: why a word is not a legal move, what was on the board after an illegal one, what a
//! player meant, and whether a player can still win.

use crate::l10n::Message;
use crate::laws::{Article, Topic};

use super::notation::MoveNotation;
use super::side::Side;

pub use crate::chess::Winnability;

/// A king move written to one of the squares d4, e4, d5 and e5, where arbiters put it to signal the result to an
/// electronic board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CenterKing {
    /// Whether the square is light.
    pub is_light: bool,
    /// Whether no king can get there in one move: it is farther away, or the other king is adjacent to the square.
    pub is_put: bool,
    /// Whether the other king is on one of the other three squares, and if so whether that one is light.
    pub other: Option<bool>,
}

/// The kind of illegal move, if the laws treat it separately.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Breach {
    /// `Nf6`, which no knight reaches: as most are.
    #[default]
    Other,
    /// `e8`: a pawn left on the last rank.
    PawnUnpromoted,
    /// `Qxe8`, capturing the king.
    KingTaken,
    /// `Re1+`, which leaves the own king in check, so that both kings are.
    BothKingsInCheck,
}

/// A move that may have been made on the board although it is illegal.
#[derive(Clone, Copy, Debug)]
pub struct MadeMove<M> {
    /// The move, in a form that [`Rules::play`](super::Rules::play) plays.
    pub mv: M,
    /// Whether the piece moved the way it can, so that a misreading of the word is unlikely: only its king was left in
    /// check, or castling was not allowed.
    pub is_of_its_piece: bool,
    /// Whether it goes between the same squares as the previous one in a list.
    pub is_variant: bool,
}

/// Why a word is not a legal move, and what may have been meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// Reasons, the most important first, each a clause in chess players' words.
    pub reasons: Vec<Message>,
    /// Legal moves as they would be written, the most likely first.
    pub nearest: Vec<String>,
    /// The kind of illegal move.
    pub breach: Breach,
    /// The article of the game's own rules that forbids it.
    pub article: Option<Article>,
    /// The topics of the laws of chess that it violates, the most important first: how the knight moves, the king in
    /// check.
    pub topics: Vec<Topic>,
}

/// A word written by a player, as some alphabets read it.
#[derive(Clone, Debug)]
pub struct Intended<M> {
    /// The legal moves it may be, each once.
    pub legal: Vec<M>,
    /// Why it is not a legal move, in chess players' words; `None` if it is one, empty if the reason is unknown.
    pub illegal: Option<Vec<Message>>,
}

/// A move of a record that begins in the middle of a game, as far as it is readable.
#[derive(Clone, Copy, Debug)]
pub struct FragmentMove<W> {
    /// The written move; `None` if it is unreadable.
    pub written: Option<W>,
    /// The side that makes it.
    pub side: Side,
    /// Whether it follows the previous one: no number shows that moves are missing.
    pub is_next: bool,
}

/// Moves of a fragment that cannot all have been made, whatever the position was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FragmentContradiction {
    /// The index of the first of the moves that prove it.
    pub first: usize,
    /// The index of the move that is incompatible with the others.
    pub last: usize,
    /// The reason, if it is short.
    pub reason: Option<Message>,
    /// Whether it would be compatible if signs of captures and checks were ignored.
    pub rests_on_signs: bool,
}

/// What an arbiter needs of a game; by default everything is left open.
pub trait Arbiter: MoveNotation {
    /// Whether moves from the middle of a game can be checked without a position.
    const READS_FRAGMENTS: bool = false;

    /// Finds the moves that contradict earlier ones, whatever the initial position was; `start` is a position of the
    /// same kind of game.
    fn contradictions(&self, _: &Self::Position, _: &[FragmentMove<Self::Written>]) -> Vec<FragmentContradiction> {
        Vec::new()
    }
    /// Returns true if moves numbered from 1 begin in the middle of a game, because no game has them so early; `start`
    /// is the position they would begin from.
    fn begins_amid(&self, _: &Self::Position, _: &[FragmentMove<Self::Written>]) -> bool {
        false
    }
    /// Explains why a word is not a legal move and what may have been meant.
    fn explain(&self, position: &Self::Position, word: &str, alphabet: Self::Alphabet) -> Explanation;
    /// Returns the legal moves nearest to a word that is not a legal move, best first, each with its distance: two for
    /// each differing letter, and more if another piece or a distant square would be meant.
    /// differing letter, and more if another piece or a distant square would be meant.
    fn nearest(&self, _: &Self::Position, _: &str, _: Self::Alphabet) -> Vec<(Self::Move, usize)> {
        Vec::new()
    }
    /// Reads a move written by a player, in the letters of the record if it is a move in them.
    fn intended(&self, position: &Self::Position, word: &str, own: Self::Alphabet) -> Intended<Self::Move>;
    /// Lists the moves that may have been made for a word that is not a legal move, the most likely first; empty if it
    /// is not clear enough.
    fn made_moves(&self, _: &Self::Position, _: &Self::Written) -> Vec<MadeMove<Self::Move>> {
        Vec::new()
    }
    /// Lists the moves that may have been made for a word that is not a legal move in any of the game's other notations
    /// either, given the separate marks after it.
    fn made_moves_in_another_notation(
        &self,
        _: &Self::Position,
        _: &str,
        _: &str,
        _: Self::Alphabet,
    ) -> Vec<MadeMove<Self::Move>> {
        Vec::new()
    }
    /// Returns true if only an illegal move leads to a position, so that moves have to be played [as
    /// stood](Arbiter::as_stood).
    fn is_irregular(&self, _: &Self::Position) -> bool {
        false
    }
    /// Returns a move in the form in which it is played from an irregular position.
    fn as_stood(&self, mv: Self::Move) -> Self::Move {
        mv
    }
    /// Returns true, at very little cost, if it is worth testing whether a side can no longer mate.
    fn may_lack_a_mate(&self, _: &Self::Position) -> bool {
        false
    }
    /// Returns true, at little cost, if it is worth testing whether a side can never mate: `false` if it plainly can.
    fn may_be_unable_to_mate(&self, _: &Self::Position, _: Side) -> bool {
        false
    }
    /// Returns true if it is proved that a side can never mate, if that is worth finding out; `false` proves nothing.
    fn cannot_mate(&self, _: &Self::Position, _: Side) -> bool {
        false
    }
    /// Returns whether a side can mate by some series of legal moves (FIDE 6.9).
    fn winnability(&self, _: &Self::Position, _: Side) -> Winnability {
        Winnability::NotDetermined
    }
    /// Returns true if it is quickly proved that neither side can ever mate; `false` proves nothing.
    fn is_plainly_dead(&self, _: &Self::Position) -> bool {
        false
    }
    /// Returns the square to which a word moves the king of a side, or of either, if it is in the center.
    fn center_king(&self, _: &Self::Position, _: Side, _: &Self::Written) -> Option<CenterKing> {
        None
    }
}
