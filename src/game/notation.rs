//! The notation of a game: whose letters a record is written in, how its words are read, which move a word means in a
//! position, and how a move is written.

use std::fmt;

use crate::l10n::Message;
use crate::record::{Item, Record};
use crate::text::ByteSink;

use super::rules::{CheckStatus, Rules};

pub use crate::chess::{Dialect, Notation};

/// How moves are written: the notation and whose piece letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveStyle<A> {
    /// The notation.
    pub notation: Notation,
    /// The letters; without effect on coordinates.
    pub letters: A,
}

/// The check sign that stands after a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenSuffix {
    /// None; `expected` tells whether the notation has check signs at all.
    None {
        /// False for coordinates such as `e2e4`, which are never signed.
        expected: bool,
    },
    /// `+`.
    Check,
    /// `++`: mate in FIDE's texts, double check in older books.
    Double,
    /// `#`.
    Mate,
    /// A mark of the last move, which is mate or not.
    End,
}

/// The move a word means.
#[derive(Clone, Copy, Debug)]
pub struct Resolution<M> {
    /// The legal move.
    pub mv: M,
    /// Whether the word says more of the move's origin than needed.
    pub overspecified: bool,
}

/// A word read and resolved in one step.
#[derive(Clone, Copy, Debug)]
pub struct ReadMove<M> {
    /// The move it means.
    pub resolution: Resolution<M>,
    /// Its check sign.
    pub sign: WrittenSuffix,
    /// Whether it has a capture sign.
    pub captures: bool,
    /// Which spellings of the alphabet name a piece in it, one bit each.
    pub spellings: u32,
}

/// A word read in one of the game's other notations.
#[derive(Clone, Debug)]
pub struct OtherRead<M> {
    /// The notation.
    pub dialect: Dialect,
    /// The move it means, or why it means none.
    pub means: Result<Resolution<M>, Unresolved<M>>,
    /// Its check sign.
    pub sign: WrittenSuffix,
}

/// Why a word means no move.
#[derive(Clone, Debug)]
pub enum Unresolved<M> {
    /// No legal move is meant.
    Illegal,
    /// Each of these is meant.
    Ambiguous(Vec<M>),
}

/// How well an alphabet fits the words of a main line, as far as reading them without playing tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetterScore<A> {
    /// The alphabet.
    pub alphabet: A,
    /// How many words begin with a piece of the alphabet, or need no letter at all: see [`MoveNotation::knows_letter`].
    pub n_known: usize,
    /// How many words may be moves before the first that is none under this alphabet; all where none is known to be none.
    pub limit: usize,
    /// What the alphabet reads wherever letters stand, as one number, unless there are too many.
    pub reading: Option<u128>,
}

impl<A> LetterScore<A> {
    /// Returns true if two alphabets certainly read every one of the words alike.
    #[must_use]
    pub fn reads_like(&self, other: &Self) -> bool {
        self.reading.is_some() && self.reading == other.reading
    }
}

/// How the moves of a game are read and written.
pub trait MoveNotation: Rules {
    /// Whether every move has one spelling, so that signs of capture and counts stand where they are needed and nowhere
    /// else; if not, they are a matter of taste.
    const HAS_ONE_SPELLING: bool = false;
    /// A move as spelled.
    type Written: Copy;
    /// Whose letters the pieces are written with.
    type Alphabet: Copy + PartialEq + fmt::Debug + 'static;

    /// Returns the letters in which programs exchange records.
    fn common_letters(&self) -> Self::Alphabet;
    /// Finds the letters that a code such as `ru` asks for; none where the game leaves them to the record.
    fn letters_by_code(&self, _: &str) -> Option<Self::Alphabet> {
        None
    }
    /// Returns whose letters a record is written in, where that follows from its words alone.
    fn letters_of(&self, _: &Record<'_>) -> Option<Self::Alphabet> {
        None
    }
    /// Lists the tags that a record needs when it is written in some letters; an empty value takes a tag away.
    fn tags_for(&self, _: Self::Alphabet) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
    /// Lists the alphabets in the order in which they are tried.
    fn alphabets(&self) -> impl Iterator<Item = Self::Alphabet>;
    /// Names an alphabet: `en`, `ru`.
    fn alphabet_code(&self, alphabet: Self::Alphabet) -> &'static str;
    /// Returns whether `word` begins with a piece of the alphabet, or needs no letter at all.
    fn knows_letter(&self, word: &str, alphabet: Self::Alphabet) -> bool {
        self.read(word.as_bytes(), alphabet).is_some()
    }
    /// Tells for each alphabet, in the order in which they are tried, how well it fits the words of a main line; on demand
    /// only for the first and for those behind it under which all of the words may be moves.
    fn letter_scores(&self, _: &Record<'_>, words: &[&Item], _: bool) -> Vec<LetterScore<Self::Alphabet>> {
        let score = |alphabet| LetterScore { alphabet, n_known: 0, limit: words.len(), reading: None };
        self.alphabets().map(score).collect()
    }
    /// Returns whether a letter, or one that looks like it, begins the name of a piece in the alphabet.
    fn is_piece_letter(&self, _: char, _: Self::Alphabet) -> bool {
        false
    }
    /// Returns whether a letter stands in the name of a piece in the alphabet, as the alphabet itself spells it.
    fn is_own_letter(&self, _: char, _: Self::Alphabet) -> bool {
        false
    }
    /// Returns whether a piece letter only looks like the alphabet's own: Latin `K` for Cyrillic `К`.
    fn is_look_alike(&self, letter: char, alphabet: Self::Alphabet) -> bool {
        self.is_piece_letter(letter, alphabet) && !self.is_own_letter(letter, alphabet)
    }
    /// Returns whether a word would be a move if its first letter were a piece.
    fn looks_like_a_piece_move(&self, _: &str) -> bool {
        false
    }
    /// Reads a word, given as the bytes of UTF-8 text; `None` when it is no move in any position.
    fn read(&self, word: &[u8], alphabet: Self::Alphabet) -> Option<Self::Written>;
    /// Returns a word with its first letter in the other case, if a piece or a file can be meant by it: where all letters of
    /// a record are of one case, `bxc3` is `Bxc3` too.
    fn in_other_case(&self, _: &str, _: Self::Alphabet) -> Option<String> {
        None
    }
    /// Finds the legal move that is meant.
    ///
    /// # Errors
    /// Says whether no move or several moves are meant.
    fn resolve(
        &self,
        position: &Self::Position,
        written: &Self::Written,
    ) -> Result<Resolution<Self::Move>, Unresolved<Self::Move>>;
    /// Returns whether a word has the form of a move in one of the game's other notations, whatever the position.
    fn may_be_of_another_notation(&self, _: &str, _: Self::Alphabet) -> bool {
        false
    }
    /// Reads a word that is no legal move to [`MoveNotation::read`] in the game's other notations, with the marks that stand
    /// apart behind it; `met` is the one that was met before in the record.
    fn read_in_another_notation(
        &self,
        _: &Self::Position,
        _: &str,
        _: &str,
        _: Self::Alphabet,
        _: Option<Dialect>,
    ) -> Option<OtherRead<Self::Move>> {
        None
    }
    /// Returns whether a word that is understood is spelled so that most programs would not read it.
    fn is_misspelled(&self, _: &[u8], _: &Self::Written) -> bool {
        false
    }
    /// Returns the check sign and whether a capture sign was written.
    fn signs(&self, written: &Self::Written) -> (WrittenSuffix, bool);
    /// Writes a legal move; `gives` is what [`Rules::gives`] says of the position it leads to.
    fn write_move(
        &self,
        position: &Self::Position,
        mv: Self::Move,
        gives: CheckStatus,
        style: MoveStyle<Self::Alphabet>,
        out: &mut impl ByteSink,
    );
    /// Writes a legal move as a player would, in the given letters.
    fn spell(&self, position: &Self::Position, mv: Self::Move, alphabet: Self::Alphabet) -> String;
    /// Writes a word in other letters, without knowing the position; none where that cannot be done.
    fn respelled(&self, _: &str, _: Self::Alphabet, _: Self::Alphabet) -> Option<String> {
        None
    }
    /// Says why a word is no move in any position, where more can be said than that.
    fn why_unreadable(&self, _: &str, _: Self::Alphabet) -> Option<Message> {
        None
    }
}
