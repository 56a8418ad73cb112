//! What replay needs of a game, and the games there are.
//!
//! A game says how its words are read, which move a word means in a position, and what a position is worth; it knows
//! nothing of variations, comments or findings. Adding a game is a folder of its rules, one file here, and one line in
//! [`System`].

mod chess;
mod chess_articles;
mod chess_letters;
mod chess_messages;
mod chess_notations;
mod chess_packed;
mod chess_readings;
mod chess_rulings;
mod chess_start;
mod chess_words;
mod other_games;
#[cfg(test)]
mod packed_tests;
mod systems;
mod tavreli;
mod tavreli_board;

use std::fmt;

use crate::l10n::{Arg, Message};
use crate::laws::{Article, Edition, Topic};
use crate::record::{Item, PackedSan, Record};
use crate::text::{ByteCursor, ByteSink, Span};

pub use crate::chess::{Dialect, Notation, Winnability};
pub use chess::Chess;
pub use chess_readings::{Reading, Readings, bare_word, readings_of};
pub use systems::{System, looks_like_tavreli, system_by_tag};
pub use tavreli::Tavreli;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Side {
    /// Returns `white` or `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        side.name().into()
    }
}

/// How moves are written: the notation and whose piece letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveStyle<A> {
    /// The notation.
    pub notation: Notation,
    /// The letters; without effect on coordinates.
    pub letters: A,
}

/// What a move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckStatus {
    /// Nothing.
    Nothing,
    /// Check by one piece.
    Check,
    /// Check by two pieces.
    DoubleCheck,
    /// Mate.
    Mate,
}

/// The check sign that stands after a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckSign {
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

/// How a game ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner mated (FIDE 5.1.1).
    Mate(Side),
    /// The side to move had no legal move (FIDE 5.2.1).
    Stalemate,
}

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
    pub sign: CheckSign,
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
    pub sign: CheckSign,
}

/// Why a word means no move.
#[derive(Clone, Debug)]
pub enum Unresolved<M> {
    /// No legal move is meant.
    Illegal,
    /// Each of these is meant.
    Ambiguous(Vec<M>),
}

/// One thing wrong with the position a record starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupProblem {
    /// The place in the record, where it is written there.
    pub span: Option<Span>,
    /// What is wrong, in players' words.
    pub message: Message,
    /// Whether play can start all the same.
    pub is_fatal: bool,
    /// What the problem is about.
    pub kind: ProblemKind,
    /// What to write instead, and where.
    pub instead: Option<(Span, String)>,
}

/// What keeps a record from being played from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The position is not possible.
    Position,
    /// The position is not written as it should be; what is meant is certain.
    Misspelled,
    /// The position is unusual, and played from as it is.
    Unusual,
    /// A position is announced and not given; play starts from the usual one.
    MissingStart,
    /// The record is of another game whose name is known: `Crazyhouse`.
    OtherGame,
    /// The Variant tag names nothing that is known.
    UnknownGame,
    /// Nothing names the game: it was recognized by its moves.
    Recognized,
    /// The letters of the moves are those of two alphabets, and either reads them.
    Letters,
}

/// Where a record starts.
#[derive(Clone, Debug)]
pub struct Start<P> {
    /// The position; absent when play cannot start.
    pub position: Option<P>,
    /// What is wrong with it.
    pub problems: Vec<SetupProblem>,
    /// Whether it is the game's usual first position.
    pub is_usual: bool,
}

/// How well an alphabet fits the words of a main line, as far as reading them without playing tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetterScore<A> {
    /// The alphabet.
    pub alphabet: A,
    /// How many words begin with a piece of the alphabet, or need no letter at all: see [`Game::knows_letter`].
    pub n_known: usize,
    /// How many words may be moves before the first that is none under this alphabet; all where none is known to be none.
    pub limit: usize,
    /// What the alphabet reads wherever letters stand, as one number, unless there are too many.
    pub reading: Option<u128>,
}

impl<A> LetterScore<A> {
    /// Tells whether two alphabets certainly read every one of the words alike.
    #[must_use]
    pub fn reads_like(&self, other: &Self) -> bool {
        self.reading.is_some() && self.reading == other.reading
    }
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
    /// The move, in a form that [`Game::play`] plays.
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

/// What made a position another one than one that looks the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// This side was to move.
    ToMove(Side),
    /// A right to castle was lost in between; said as a clause, as are those below.
    Castling(Message),
    /// A right to a double step was lost in between.
    DoubleStep(Message),
    /// A capture en passant was possible then.
    EnPassant(Message),
    /// The capture en passant that is possible now was not possible then.
    NoEnPassant(Message),
}

/// A word that a player has written, as some alphabets read it.
#[derive(Clone, Debug)]
pub struct Intended<M> {
    /// The legal moves it may be, each once.
    pub legal: Vec<M>,
    /// Why it is no legal move, where it is none: in players' words; empty where that cannot be told.
    pub illegal: Option<Vec<Message>>,
}

/// The rules and the notation of one game, as far as replay needs them.
pub trait Game: Sized {
    /// Which game the phrases speak of: `chess`, `tavreli`.
    const NAME: &'static str;
    /// Whether every move has one spelling, so that signs of capture and counts stand where they are needed and nowhere
    /// else; if not, they are a matter of taste.
    const HAS_ONE_SPELLING: bool = false;
    /// Everything the rules need to know of a moment of the game.
    type Position: Clone + fmt::Debug;
    /// A move as spelled.
    type Written: Copy;
    /// A legal move.
    type Move: Copy + PartialEq + fmt::Debug;
    /// Whose letters the pieces are written with.
    type Alphabet: Copy + PartialEq + fmt::Debug + 'static;
    /// What is remembered from one position to the next while a series of them is written.
    type Series: Default;
    /// What makes two positions the same (FIDE 9.2.3).
    type Identity: Eq + std::hash::Hash;
    /// What is kept of each ply, to tell later which positions were the same.
    type Step: Copy + Default + std::fmt::Debug;

    /// Names the system that is played from a position.
    fn system(&self, start: Option<&Self::Position>) -> System;
    /// Returns the rules that are always cited for the game; none where they go by the date.
    fn edition(&self) -> Option<Edition> {
        None
    }
    /// Returns the letters in which programs exchange records.
    fn common_letters(&self) -> Self::Alphabet;
    /// Finds the letters that a code such as `ru` asks for; none where the game leaves them to the record.
    fn letters_by_code(&self, code: &str) -> Option<Self::Alphabet>;
    /// Tells whose letters a record is written in, where that follows from its words alone.
    fn letters_of(&self, _: &Record<'_>) -> Option<Self::Alphabet> {
        None
    }
    /// Lists the tags that a record needs when it is written in some letters; an empty value takes a tag away.
    fn tags_for(&self, _: Self::Alphabet) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
    /// Lists the legal moves.
    fn legal_moves(&self, position: &Self::Position) -> Vec<Self::Move>;
    /// Returns what makes a position what it is, for comparing it whole.
    fn identity(&self, position: &Self::Position) -> Self::Identity;
    /// Says in what an earlier position differs from one that looks the same; nothing where it is the same, none where
    /// it does not look the same.
    fn differences(&self, earlier: &Self::Position, wanted: &Self::Position) -> Option<Vec<Difference>>;
    /// Reads a move that a player has written, in the letters of the record if it is one in them.
    fn intended(&self, position: &Self::Position, word: &str, own: Self::Alphabet) -> Intended<Self::Move>;
    /// Says who may castle.
    fn castling(&self, position: &Self::Position) -> Message;
    /// Draws a board that people read, a line a rank.
    fn board_lines(&self, position: &Self::Position) -> Vec<String>;
    /// Says why a word is no move in any position, where more can be said than that.
    fn why_unreadable(&self, _: &str, _: Self::Alphabet) -> Option<Message> {
        None
    }

    /// Reads from its tags where a record starts.
    fn set_up(&self, record: &Record<'_>) -> Start<Self::Position>;
    /// Tells whether nothing in its tags can let a record start elsewhere than most; `false` where that is not certain.
    fn starts_as_usual(&self, _: &Record<'_>) -> bool {
        false
    }
    /// Lists the alphabets in the order in which they are tried.
    fn alphabets(&self) -> impl Iterator<Item = Self::Alphabet>;
    /// Tells whether `word` begins with a piece of the alphabet, or needs no letter at all.
    fn knows_letter(&self, word: &str, alphabet: Self::Alphabet) -> bool;
    /// Tells for each alphabet, in the order in which they are tried, how well it fits the words of a main line; on demand
    /// only for the first and for those behind it under which all of the words may be moves.
    fn letter_scores(
        &self,
        record: &Record<'_>,
        words: &[&Item],
        plausible_only: bool,
    ) -> Vec<LetterScore<Self::Alphabet>>;
    /// Tells whether a main line that can be played to its end under an alphabet, with its pieces named by these
    /// [`ReadMove::spellings`], certainly cannot be under any alphabet that is tried before, and certainly means the same
    /// under every one that is tried later and under which it can.
    fn is_alone_with(&self, _: Self::Alphabet, _: u32) -> bool {
        false
    }
    /// Tells whether a word begins with letters that belong to other alphabets than this one; some such words are told,
    /// not all.
    fn starts_with_foreign_letter(&self, word: &[u8], alphabet: Self::Alphabet) -> bool;
    /// Reads a word, given as the bytes of UTF-8 text; `None` when it is no move in any position.
    fn read(&self, word: &[u8], alphabet: Self::Alphabet) -> Option<Self::Written>;
    /// Resolves a word of the side to move that was taken apart when it was measured, where that is quicker; `None` leaves it to [`Game::read`]
    /// and [`Game::resolve`], which give the same where this gives anything. Where the word has a capture sign, its move
    /// takes something.
    fn resolve_packed(
        &self,
        _: &Self::Position,
        _: Side,
        _: PackedSan,
        _: Self::Alphabet,
    ) -> Option<Resolution<Self::Move>> {
        None
    }
    /// Reads and resolves a word in one step where that is quicker; `None` leaves it to [`Game::read`] and
    /// [`Game::resolve`], which give the same where this gives anything.
    fn quick(&self, _: &Self::Position, _: &[u8], _: Self::Alphabet) -> Option<ReadMove<Self::Move>> {
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
    /// Lists what may have been moved by a word that means no legal move, the likeliest first; nothing where it does not say
    /// clearly enough what was moved where.
    fn made_moves(&self, _: &Self::Position, _: &Self::Written) -> Vec<MadeMove<Self::Move>> {
        Vec::new()
    }
    /// Tells whether a position is one that only an illegal move leads to and in which moves have to be played
    /// [as stood](Game::as_stood).
    fn is_irregular(&self, _: &Self::Position) -> bool {
        false
    }
    /// Returns a move in the form in which it is played from an irregular position.
    fn as_stood(&self, mv: Self::Move) -> Self::Move {
        mv
    }
    /// Tells whether a word has the form of a move in one of the game's other notations, whatever the position.
    fn may_be_of_another_notation(&self, _: &str, _: Self::Alphabet) -> bool {
        false
    }
    /// Reads a word that is no legal move to [`Game::read`] in the game's other notations, with the marks that stand apart
    /// behind it; `met` is the one that was met before in the record.
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
    /// Tells whether a word that is understood is spelled so that most programs would not read it.
    fn is_misspelled(&self, word: &[u8], written: &Self::Written) -> bool;
    /// Plays a legal move.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);
    /// Plays the move of the side to move that [`Game::resolve_packed`] has resolved from a word.
    fn play_packed(&self, position: &mut Self::Position, _: Side, mv: Self::Move, _: PackedSan) {
        self.play(position, mv);
    }
    /// Names a move by a number that is the same for ever: where from, 64 times where to, and 4096 times what else there is
    /// to it; what finds no room there is left out.
    fn move_code(&self, mv: Self::Move) -> u16;
    /// Tells whether the move only passes the turn.
    fn is_null(&self, mv: Self::Move) -> bool;
    /// Tells whether the move takes something.
    fn is_capture(&self, position: &Self::Position, mv: Self::Move) -> bool;
    /// Returns the check sign and whether a capture sign was written.
    fn signs(&self, written: &Self::Written) -> (CheckSign, bool);
    /// Tells what the move that led to `position` gives.
    fn gives(&self, position: &Self::Position) -> CheckStatus;
    /// Tells what the move that led to `position` gives, where mate costs more to see taken for the check that it is.
    fn checks(&self, position: &Self::Position) -> CheckStatus {
        self.gives(position)
    }
    /// Tells whether and how the game has ended on the board.
    fn ending(&self, position: &Self::Position) -> Option<Ending>;
    /// Tells at very little cost whether it is worth asking if a side cannot mate any more.
    fn may_lack_a_mate(&self, _: &Self::Position) -> bool {
        false
    }
    /// Tells at little cost whether it is worth asking if a side can never mate.
    fn may_be_unable_to_mate(&self, _: &Self::Position, _: Side) -> bool {
        false
    }
    /// Tells whether it is proved that a side can never mate, where that is worth finding out; `false` proves nothing.
    fn cannot_mate(&self, _: &Self::Position, _: Side) -> bool {
        false
    }
    /// Tells whether a side can mate by some series of legal moves (FIDE 6.9).
    fn winnability(&self, _: &Self::Position, _: Side) -> Winnability {
        Winnability::NotDetermined
    }
    /// Tells whether it is quickly proved that neither side can ever mate; `false` proves nothing.
    fn is_plainly_dead(&self, _: &Self::Position) -> bool {
        false
    }
    /// Tells whether a word writes the king of a side, or of either, to a square in the center.
    fn center_king(&self, _: &Self::Position, _: Side, _: &Self::Written) -> Option<CenterKing> {
        None
    }
    /// Returns the side to move.
    fn side(&self, position: &Self::Position) -> Side;
    /// Returns the number of the move about to be made, from 1.
    fn move_number(&self, position: &Self::Position) -> u32;
    /// Returns the number and the side of the move about to be made so many plies after `start`, whatever they are.
    fn turn_after(&self, start: &Self::Position, n_plies: u32) -> (u32, Side);
    /// Counts plies since the last one that cannot be undone (FIDE 9.3).
    fn halfmove_clock(&self, position: &Self::Position) -> u32;
    /// Counts plies since the last one before which no equal position can have stood; most games lose nothing by taking
    /// [`Game::halfmove_clock`].
    fn reversible_plies(&self, position: &Self::Position) -> u32 {
        self.halfmove_clock(position)
    }
    /// Returns what [`Game::reversible_plies`] is at most, where that costs less.
    fn most_reversible_plies(&self, position: &Self::Position) -> u32 {
        self.reversible_plies(position)
    }
    /// Returns the key that is equal for equal positions (FIDE 9.2.3).
    fn key(&self, position: &Self::Position) -> u64;
    /// Returns what is kept of the beginning of a game.
    fn first_step(&self, position: &Self::Position) -> Self::Step;
    /// Returns what is kept of a move that has led to `position`.
    fn step(&self, position: &Self::Position, mv: Self::Move) -> Self::Step;
    /// Tells whether the position to which `last` has led may have stood before `earlier`, a step of the same side in the same
    /// run of reversible plies; `false` for all earlier ones only if it cannot have stood before at all.
    fn may_be_undone(&self, earlier: Self::Step, last: Self::Step) -> bool;
    /// Appends a number for each position of a run of reversible plies, that after the first of `steps` first and `position`
    /// last; positions are the same where their numbers are equal.
    fn number_run(&self, steps: &[Self::Step], position: &Self::Position, numbers: &mut Vec<u64>);
    /// Returns the number of the next position of such a run, to which `step` has led, by that of the one before.
    fn number_after(&self, before: u64, step: Self::Step, position: &Self::Position) -> u64;
    /// Says why a word is no legal move and what may have been meant.
    fn explain(&self, position: &Self::Position, word: &str, alphabet: Self::Alphabet) -> Explanation;
    /// Names an alphabet: `en`, `ru`.
    fn alphabet_code(&self, alphabet: Self::Alphabet) -> &'static str;
    /// Tells whether a letter, or one that looks like it, begins the name of a piece in the alphabet.
    fn is_piece_letter(&self, letter: char, alphabet: Self::Alphabet) -> bool;
    /// Tells whether a letter stands in the name of a piece in the alphabet, as the alphabet itself spells it.
    fn is_own_letter(&self, letter: char, alphabet: Self::Alphabet) -> bool;
    /// Tells whether a piece letter only looks like the alphabet's own: Latin `K` for Cyrillic `К`.
    fn is_look_alike(&self, letter: char, alphabet: Self::Alphabet) -> bool;
    /// Tells whether a word would be a move if its first letter were a piece.
    fn looks_like_a_piece_move(&self, word: &str) -> bool;
    /// Writes a position in the game's own position notation.
    fn position_text(&self, position: &Self::Position) -> String;
    /// Writes a position in the game's own position notation, as ASCII.
    fn write_position(&self, position: &Self::Position, out: &mut Vec<u8>);
    /// Writes a position as [`Game::write_position`] does, more quickly where it is much like the one before it.
    fn write_next_position(&self, series: &mut Self::Series, position: &Self::Position, out: &mut ByteCursor<'_>);
    /// Writes of the position notation only what says where everything stands and what may be done, without counters.
    fn write_next_fields(&self, series: &mut Self::Series, position: &Self::Position, out: &mut ByteCursor<'_>);
    /// Writes a legal move; `gives` is what [`Game::gives`] says of the position it leads to.
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
}
