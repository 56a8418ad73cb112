//! The notation of a game: the letters of a record, how its words are read, which move a word means in a position, and
//! how a move is written.

use std::fmt;

use crate::l10n::Message;
use crate::record::{Item, Record};
use crate::text::ByteSink;

use super::rules::{CheckStatus, Rules};

pub use crate::chess::{Dialect, Notation};

/// How moves are written: the notation and the piece letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveStyle<A> {
    /// The notation.
    pub notation: Notation,
    /// The letters; without effect on coordinates.
    pub letters: A,
}

/// The check sign after a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenSuffix {
    /// None; `expected` is whether the notation has check signs at all.
    None {
        /// False for coordinates such as `e2e4`, which never have a sign.
        expected: bool,
    },
    /// `+`.
    Check,
    /// `++`: mate in FIDE's texts, double check in older books.
    Double,
    /// `#`.
    Mate,
    /// A mark of the last move, mate or not.
    End,
}

/// The move a word means.
#[derive(Clone, Copy, Debug)]
pub struct Resolution<M> {
    /// The legal move.
    pub mv: M,
    /// Whether the word states more of the move's origin than needed.
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
    /// The spellings of the alphabet that name a piece in it, one bit each.
    pub spellings: u32,
}

/// A word read in one of the game's other notations.
#[derive(Clone, Debug)]
pub struct OtherRead<M> {
    /// The notation.
    pub dialect: Dialect,
    /// The move it means, or why it is not a move.
    pub means: Result<Resolution<M>, Unresolved<M>>,
    /// Its check sign.
    pub sign: WrittenSuffix,
}

/// Why a word is not a move.
#[derive(Clone, Debug)]
pub enum Unresolved<M> {
    /// No legal move matches.
    Illegal,
    /// All of these match.
    Ambiguous(Vec<M>),
}

/// How well an alphabet fits the words of a main line, as far as reading them without playing shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetterScore<A> {
    /// The alphabet.
    pub alphabet: A,
    /// The number of words that begin with a piece of the alphabet, or need no letter at all: see
    /// [`MoveNotation::knows_letter`].
    pub n_known: usize,
    /// The number of words that may be moves before the first that is not one in this alphabet; all of them if there is
    /// no such word.
    pub limit: usize,
    /// All readings of letters in the alphabet, as one number, unless there are too many.
    pub reading: Option<u128>,
}

impl<A> LetterScore<A> {
    /// Returns true if two alphabets certainly read all of the words alike.
    #[must_use]
    pub fn reads_like(&self, other: &Self) -> bool {
        self.reading.is_some() && self.reading == other.reading
    }
}

/// How the moves of a game are read and written.
pub trait MoveNotation: Rules {
    /// Whether every move has only one spelling, so that signs of capture and counts are present exactly if needed; if
    /// not, they are a matter of style.
    const HAS_ONE_SPELLING: bool = false;
    /// A move as written.
    type Written: Copy;
    /// The letters in which the pieces are written.
    type Alphabet: Copy + PartialEq + fmt::Debug + 'static;

    /// Returns the letters in which programs exchange records.
    fn common_letters(&self) -> Self::Alphabet;
    /// Finds the letters for a code such as `ru`; `None` if the game leaves them to the record.
    fn letters_by_code(&self, _: &str) -> Option<Self::Alphabet> {
        None
    }
    /// Returns the letters in which a record is written, if its words alone determine them.
    fn letters_of(&self, _: &Record<'_>) -> Option<Self::Alphabet> {
        None
    }
    /// Lists the tags that a record needs when it is written in some letters; an empty value removes a tag.
    fn tags_for(&self, _: Self::Alphabet) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
    /// Lists the alphabets in the order in which they are tried.
    fn alphabets(&self) -> impl Iterator<Item = Self::Alphabet>;
    /// Names an alphabet: `en`, `ru`.
    fn alphabet_code(&self, alphabet: Self::Alphabet) -> &'static str;
    /// Returns true if `word` begins with a piece of the alphabet, or needs no letter at all.
    fn knows_letter(&self, word: &str, alphabet: Self::Alphabet) -> bool {
        self.read(word.as_bytes(), alphabet).is_some()
    }
    /// Returns for each alphabet, in the order in which they are tried, how well it fits the words of a main line;
    /// optionally only for the first and for later ones in which all of the words may be moves.
    fn letter_scores(&self, _: &Record<'_>, words: &[&Item], _: bool) -> Vec<LetterScore<Self::Alphabet>> {
        let score = |alphabet| LetterScore { alphabet, n_known: 0, limit: words.len(), reading: None };
        self.alphabets().map(score).collect()
    }
    /// Returns true if a letter, or one that looks like it, begins the name of a piece in the alphabet.
    fn is_piece_letter(&self, _: char, _: Self::Alphabet) -> bool {
        false
    }
    /// Returns true if a letter occurs in the name of a piece in the alphabet's own spelling.
    fn is_own_letter(&self, _: char, _: Self::Alphabet) -> bool {
        false
    }
    /// Returns true if a piece letter only looks like the alphabet's own: Latin `K` for Cyrillic `К`.
    fn is_look_alike(&self, letter: char, alphabet: Self::Alphabet) -> bool {
        self.is_piece_letter(letter, alphabet) && !self.is_own_letter(letter, alphabet)
    }
    /// Returns true if a word would be a move if its first letter were a piece.
    fn looks_like_a_piece_move(&self, _: &str) -> bool {
        false
    }
    /// Reads a word, given as UTF-8 bytes; `None` if it is not a move in any position.
    fn read(&self, word: &[u8], alphabet: Self::Alphabet) -> Option<Self::Written>;
    /// Returns a word with its first letter in the other case, if it can mean a piece or a file: if all letters of a
    /// record have the same case, `bxc3` is `Bxc3` too.
    fn in_other_case(&self, _: &str, _: Self::Alphabet) -> Option<String> {
        None
    }
    /// Finds the legal move that is meant.
    ///
    /// # Errors
    /// Reports whether no move or several moves match.
    fn resolve(
        &self,
        position: &Self::Position,
        written: &Self::Written,
    ) -> Result<Resolution<Self::Move>, Unresolved<Self::Move>>;
    /// Returns true if a word has the form of a move in one of the game's other notations, whatever the position.
    fn may_be_of_another_notation(&self, _: &str, _: Self::Alphabet) -> bool {
        false
    }
    /// Reads a word that [`MoveNotation::read`] does not resolve to a legal move in the game's other notations, given
    /// the separate marks after it; `met` is the one met before in the record.
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
    /// Returns true if a word is understood but spelled so that most programs would not read it.
    fn is_misspelled(&self, _: &[u8], _: &Self::Written) -> bool {
        false
    }
    /// Returns the check sign and whether a capture sign was written.
    fn signs(&self, written: &Self::Written) -> (WrittenSuffix, bool);
    /// Writes a legal move; `gives` is the result of [`Rules::gives`] for the position it leads to.
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
    /// Writes a word in other letters, without knowing the position; `None` if that is impossible.
    fn respelled(&self, _: &str, _: Self::Alphabet, _: Self::Alphabet) -> Option<String> {
        None
    }
    /// Explains why a word is not a move in any position, if there is more to say than that.
    fn why_unreadable(&self, _: &str, _: Self::Alphabet) -> Option<Message> {
        None
    }
}
