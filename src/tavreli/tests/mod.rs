//! What the rules of Tavreli give: numbers of moves, and what holds in every position.

mod fixtures;
mod invariants;
mod notation;
