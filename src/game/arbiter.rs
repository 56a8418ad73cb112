//! What an arbiter is told of a game: why a word is no legal move, what stood on the board after an illegal one, what a
//! player meant, and whether anybody can still win.

use crate::l10n::Message;
use crate::laws::{Article, Topic};

use super::notation::MoveNotation;
use super::side::Side;

pub use crate::chess::Winnability;

/// A king that is written to go to one of the squares d4, e4, d5 and e5, as arbiters put it there to tell an electronic
/// board how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CenterKing {
    /// Whether the square is a light one.
    pub is_light: bool,
    /// Whether no king walks there in one move: it stands farther away, or the other king stands beside the square.
    pub is_put: bool,
    /// Whether the other king stands on one of the other three squares, and then whether that is a light one.
    pub other: Option<bool>,
}

/// What kind of illegal move it is, where the laws treat it on its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Breach {
    /// `Nf6`, which no knight reaches: like most.
    #[default]
    Other,
    /// `e8`: a pawn left standing on the last rank.
    PawnUnpromoted,
    /// `Qxe8`, where the king stands.
    KingTaken,
    /// `Re1+`, which leaves the own king in check: then both kings are.
    BothKingsInCheck,
}

/// A move that may have been made on the board although it is illegal.
#[derive(Clone, Copy, Debug)]
pub struct MadeMove<M> {
    /// The move, in a form that [`Rules::play`](super::Rules::play) plays.
    pub mv: M,
    /// Whether the piece went as it can, so that no misreading of the word is likely: only its king was left in check, or
    /// castling was not allowed.
    pub is_of_its_piece: bool,
    /// Whether it goes between the same squares as the one before it in a list.
    pub is_variant: bool,
}

/// Why a word is no legal move, and what may have been meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// Reasons, the most telling first, each a clause in players' words.
    pub reasons: Vec<Message>,
    /// Legal moves as they would be written, the likeliest first.
    pub nearest: Vec<String>,
    /// What kind of illegal move it is.
    pub breach: Breach,
    /// The article of the game's own rules that forbids it.
    pub article: Option<Article>,
    /// The questions of the laws of chess that it fails, the most telling first: how the knight moves, the king in check.
    pub topics: Vec<Topic>,
}

/// A word that a player has written, as some alphabets read it.
#[derive(Clone, Debug)]
pub struct Intended<M> {
    /// The legal moves it may be, each once.
    pub legal: Vec<M>,
    /// Why it is no legal move, where it is none: in players' words; empty where that cannot be told.
    pub illegal: Option<Vec<Message>>,
}

/// A move of a record that begins in the middle of a game, as far as it can be read.
#[derive(Clone, Copy, Debug)]
pub struct FragmentMove<W> {
    /// What is written; none where it cannot be read.
    pub written: Option<W>,
    /// Who makes it.
    pub side: Side,
    /// Whether it follows the one before: no number says that moves are missing.
    pub is_next: bool,
}

/// Moves of a fragment that cannot all have been made, wherever the pieces stood before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FragmentContradiction {
    /// The index of the first of the moves that are needed to see it.
    pub first: usize,
    /// The index of the move that does not fit behind the others.
    pub last: usize,
    /// Why it does not, where that can be told in a word.
    pub reason: Option<Message>,
    /// Whether it would fit if signs of captures and checks said nothing.
    pub rests_on_signs: bool,
}

/// What an arbiter asks of a game; all that a game says nothing of is left open.
pub trait Arbiter: MoveNotation {
    /// Whether moves from the middle of a game can be checked without a position.
    const READS_FRAGMENTS: bool = false;

    /// Finds which moves contradict those before them, whatever the position was in which the first was made; `start` is
    /// one of the same kind of game.
    fn contradictions(&self, _: &Self::Position, _: &[FragmentMove<Self::Written>]) -> Vec<FragmentContradiction> {
        Vec::new()
    }
    /// Returns true if moves that are numbered from the first begin in the middle of a game, since no game has them so early;
    /// `start` is the position they would begin from.
    fn begins_amid(&self, _: &Self::Position, _: &[FragmentMove<Self::Written>]) -> bool {
        false
    }
    /// Says why a word is no legal move and what may have been meant.
    fn explain(&self, position: &Self::Position, word: &str, alphabet: Self::Alphabet) -> Explanation;
    /// Returns the legal moves nearest to a word that is none, best first, each with its distance: two for each letter that
    /// is another, and some more where another piece or a far square would be meant.
    fn nearest(&self, _: &Self::Position, _: &str, _: Self::Alphabet) -> Vec<(Self::Move, usize)> {
        Vec::new()
    }
    /// Reads a move that a player has written, in the letters of the record if it is one in them.
    fn intended(&self, position: &Self::Position, word: &str, own: Self::Alphabet) -> Intended<Self::Move>;
    /// Lists what may have been moved by a word that means no legal move, the likeliest first; nothing where it does not say
    /// clearly enough what was moved where.
    fn made_moves(&self, _: &Self::Position, _: &Self::Written) -> Vec<MadeMove<Self::Move>> {
        Vec::new()
    }
    /// Lists what may have been moved by a word that means no legal move in any of the game's other notations either, with the
    /// marks that stand apart behind it.
    fn made_moves_in_another_notation(
        &self,
        _: &Self::Position,
        _: &str,
        _: &str,
        _: Self::Alphabet,
    ) -> Vec<MadeMove<Self::Move>> {
        Vec::new()
    }
    /// Returns whether a position is one that only an illegal move leads to and in which moves have to be played
    /// [as stood](Arbiter::as_stood).
    fn is_irregular(&self, _: &Self::Position) -> bool {
        false
    }
    /// Returns a move in the form in which it is played from an irregular position.
    fn as_stood(&self, mv: Self::Move) -> Self::Move {
        mv
    }
    /// Returns at very little cost whether it is worth asking if a side cannot mate any more.
    fn may_lack_a_mate(&self, _: &Self::Position) -> bool {
        false
    }
    /// Returns at little cost whether it is worth asking if a side can never mate: `false` where it plainly can.
    fn may_be_unable_to_mate(&self, _: &Self::Position, _: Side) -> bool {
        false
    }
    /// Returns whether it is proved that a side can never mate, where that is worth finding out; `false` proves nothing.
    fn cannot_mate(&self, _: &Self::Position, _: Side) -> bool {
        false
    }
    /// Returns whether a side can mate by some series of legal moves (FIDE 6.9).
    fn winnability(&self, _: &Self::Position, _: Side) -> Winnability {
        Winnability::NotDetermined
    }
    /// Returns whether it is quickly proved that neither side can ever mate; `false` proves nothing.
    fn is_plainly_dead(&self, _: &Self::Position) -> bool {
        false
    }
    /// Returns where a word writes the king of a side, or of either, if that is a square in the center.
    fn center_king(&self, _: &Self::Position, _: Side, _: &Self::Written) -> Option<CenterKing> {
        None
    }
}
