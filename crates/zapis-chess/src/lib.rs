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

pub mod alphabet;
pub mod attacks;
pub mod bitboard;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod braille;
pub mod braille_cells;
pub mod byte_sink;
pub mod castling;
pub mod chess960;
pub mod confusable;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod descriptive;
mod descriptive_words;
mod effort;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod fen;
mod fen_series;
mod from_text;
mod glance;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod iccf;
pub mod identity;
mod initials;
pub mod lan;
mod lazy;
mod legal;
pub mod letters;
mod letters_table;
mod localize;
pub mod mended_fen;
pub mod move_pattern;
mod moves;
mod nearest;
pub mod notation;
mod openings;
pub mod outcome;
pub mod packed;
mod packed_lan;
pub mod perft;
pub mod piece;
mod play;
pub mod position;
mod printed_signs;
pub mod reason;
pub mod resolve;
pub mod san;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod san_lenient;
pub mod san_strict;
pub mod setup;
pub mod setup_fault;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod shorthand;
#[expect(clippy::missing_errors_doc, reason = "a production fails where what its name says does not stand")]
pub mod smith;
mod spoken;
pub mod spoken_words;
pub mod square;
pub mod stood;
mod unwinnable;
mod why;
pub mod winnability;
pub mod written;
mod zobrist;

pub use alphabet::Alphabet;
pub use bitboard::Bitboard;
pub use castling::{CastlingMode, CastlingSide};
pub use fen::{CastlingField, EnPassantField, FenError, FenProblem, FenStyle, parse_fen, write_fen};
pub use fen_series::FenSeries;
pub use from_text::{MoveError, ParseError, PositionError};
pub use identity::Identity;
pub use initials::Initial;
pub use localize::{FoldedWord, Respelled, is_common_byte};
pub use mended_fen::{FenField, FenMistake, FenMistakeKind, MendedFen, mend_fen};
pub use move_pattern::{Description, Meaning, MovePattern, Takes};
pub use moves::{Candidates, Move, MoveList};
pub use notation::{Dialect, NOTATIONS, Notation, OtherWord, readings};
pub use openings::Opening;
pub use outcome::Outcome;
pub use packed::Origin;
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use printed_signs::{
    CaptureSign, CastlingSign, DashSign, DotsSign, DoubleCheckSign, MateSign, PrintedSigns, PromotionSign, ResultSign,
};
pub use reason::{PlacedPiece, Reason};
pub use resolve::{Resolved, Unresolved};
pub use san::{ShortWord, disambiguation, write_lan, write_san, write_uci};
pub use san_lenient::Spelling;
pub use setup::Setup;
pub use setup_fault::SetupFault;
pub use square::{File, Rank, Square};
pub use stood::{MadeMove, MadeMoves};
pub use winnability::Winnability;
pub use written::{CheckSuffix, Shape, WrittenMove};

#[cfg(test)]
mod tests;
