//! Tie-breaks: every one of the Russian rules of 2011 and of FIDE's C.07, by versions of the regulations.
mod boards;
pub mod code;
mod counts;
mod encounter;
mod opponents;
pub mod orders;
mod rating_tables;
mod ratings;
pub mod rules;
pub mod score;
pub mod standings;
pub mod unplayed;

pub use code::{BoardRule, Code, KoyaLimit, TieBreak, UnknownTieBreak};
pub use orders::{EventType, recommended_order};
pub use rules::Rules;
pub use score::{Score, Term, Why};
pub use standings::{Objection, Standing, Standings, objection, scores, standings};
pub use unplayed::Category;
