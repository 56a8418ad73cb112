//! Tie-breaks of the Russian rules of 2011 and of FIDE's C.07, by versions of the regulations.
//!
//! Not included: play-offs (S1 30.5), and the 400-point rule for performance ratings (S1 30.4.3.1). The extended Koya
//! system (S1 30.1.3) is Koya with its threshold moved step by step: `KS/L-1`, `KS/L-2`; `KS/L+1`.

mod boards;
mod certainty;
mod code;
mod counts;
mod encounter;
mod opponents;
mod orders;
mod rating_tables;
mod ratings;
mod rules;
mod score;
mod standings;
mod unplayed;

pub use certainty::{Certainty, certainty};
pub(crate) use code::Code;
pub use code::{TieBreak, UnknownTieBreak};
pub use orders::{EventType, recommended_order};
pub use rules::Rules;
pub use score::{Score, Term, Why};
pub use standings::{Objection, Standing, Standings, objection, scores, standings};
