//! Chess: squares and pieces at the bottom, legality above them, notations for moves and positions on top.
//!
//! The crate reads no files, knows nothing of records, comments or variations, and prints nothing. What was *written*
//! ([`WrittenMove`]), what can be *played* ([`Move`]) and what the board *is* ([`Position`]) are three types, and only
//! [`Position::resolve`] leads from the first to the second.

// Unit tests use the standard library.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

/// The examples of the README are run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod alphabet;
pub mod attacks;
mod bitboard;
pub mod braille;
mod by_hand;
mod castling;
pub mod chess960;
pub mod confusable;
mod descriptive;
mod fen;
mod fen_series;
mod from_text;
mod glance;
mod iccf;
mod identity;
mod initials;
mod lazy;
mod legal;
mod letters;
mod letters_table;
mod localize;
mod mended_fen;
mod move_pattern;
mod moves;
mod nearest;
mod notation;
mod openings;
mod outcome;
mod packed;
mod perft;
mod piece;
mod play;
mod position;
mod printed_signs;
mod reason;
mod resolve;
mod san;
mod san_lenient;
mod setup;
mod setup_fault;
mod shorthand;
mod smith;
mod spoken;
mod square;
mod stood;
mod unwinnable;
mod why;
mod winnability;
mod written;
mod zobrist;

pub use alphabet::Alphabet;
pub use bitboard::{Bitboard, Squares};
pub use castling::{CastlingMode, CastlingSide};
pub use fen::{CastlingField, EnPassantField, FenError, FenProblem, FenStyle, parse_fen, write_fen};
pub use fen_series::FenSeries;
pub use from_text::{MoveError, ParseError, PositionError};
pub use identity::Identity;
pub use initials::Initial;
pub use letters::{Letters, Trust};
pub use localize::{FoldedWord, Respelled, is_common_byte};
pub use mended_fen::{FenField, FenMistake, FenMistakeKind, MendedFen, mend_fen};
pub use move_pattern::MovePattern;
pub use moves::{Candidates, Move, MoveList};
pub use notation::{Dialect, NOTATIONS, Notation, NotationInfo, OtherWord, readings};
pub use openings::Opening;
pub use outcome::Outcome;
pub use packed::Origin;
pub use perft::perft;
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use printed_signs::{
    CaptureSign, CastlingSign, DashSign, DotsSign, DoubleCheckSign, MateSign, PrintedSigns, PromotionSign, ResultSign,
};
pub use reason::{PlacedPiece, Reason};
pub use resolve::{Resolved, Unresolved};
pub use san::{ShortWord, disambiguation, write_san};
pub use setup::Setup;
pub use setup_fault::SetupFault;
pub use spoken::announcement_len;
pub use square::{File, Rank, Square};
pub use stood::{MadeMove, MadeMoves};
pub use winnability::Winnability;
pub use written::{CheckSuffix, Shape, WrittenMove};

#[cfg(test)]
mod tests;
