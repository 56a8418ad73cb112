//! Tests of the rules of Tavreli: numbers of moves, and invariants of every position.

mod fixtures;
mod invariants;
mod notation;
