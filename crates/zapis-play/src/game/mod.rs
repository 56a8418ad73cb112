//! What replay needs of a game, and the games themselves.
//!
//! A game defines how its words are read, which move a word means in a position, and what a position is worth; it knows
//! nothing of variations, comments or findings. A game in which two sides move in turn is the sum of five traits, with
//! an optional fast path: see [`Game`]. Adding a game takes a folder here and one line in `table.rs`, from which its
//! name, its recognition, its place among the options and the handling of its records follow.

mod arbiter;
mod chess;
mod choose;
mod display;
mod fast_path;
mod game_options;
mod notation;
mod recognition;
mod recognize;
mod repetition;
mod rules;
mod sheet_answer;
mod side;
mod systems;
mod table;
mod tavreli;

pub use arbiter::{
    Arbiter, Breach, CenterKing, Explanation, FragmentContradiction, FragmentMove, Intended, MadeMove, Winnability,
};
pub use chess::Chess;
pub use chess::readings::{Reading, Readings, bare_word, readings_of};
pub use choose::Choose;
pub use display::BoardDisplay;
pub use fast_path::{FastPath, SlowPath};
pub use game_options::{GameOptions, Games};
pub use notation::{
    Dialect, LetterScore, MoveNotation, MoveStyle, Notation, OtherRead, ReadMove, Resolution, Unresolved, WrittenSuffix,
};
pub use recognition::{kind_by_moves, kind_by_tag};
pub use recognize::Recognize;
pub use repetition::{Difference, Repetition};
pub use rules::{ArraySwap, CheckStatus, Ending, ProblemKind, Rules, SetupProblem, Start, WrongArray};
pub use sheet_answer::SheetAnswer;
pub use side::Side;
pub use systems::{GameKind, System};
pub use table::games;
pub use tavreli::Tavreli;

/// A game in which two sides move in turn on a board: everything that replay, findings, rulings and writers need.
pub trait Game: Rules + MoveNotation + Repetition + Arbiter + BoardDisplay {
    /// What the game does faster than by its plain methods: [`SlowPath`] if there is nothing.
    type Fast: FastPath<Self>;
}
