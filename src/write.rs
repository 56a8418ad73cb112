//! Answers that are written while inputs are read, in bounded memory, as text, JSON and the other forms of the program.
//!
//! A [`Question`] is put to any [`Inputs`](crate::Inputs) by [`answer`](fn@answer), which writes to any [`Streams`].

#[cfg(feature = "bridge")]
#[doc(inline)]
pub use crate::front::drawn_deals;
#[doc(inline)]
pub use crate::front::{
    Articling, Checking, Claiming, Converting, Exporting, FindingForm, OneClaim, Part, Question, RecordQuestion,
    RunReport, ShowAs, Streams, answer,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use crate::front::{
    Baseline, Differing, FileIndex, GatherPlayers, Gathering, Questions, RecordCounts, RecordGathering, Selecting,
    SelectingAnew, StandingsForm, Tabling, WrittenVersion,
};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use crate::front::{Comparing, Repairing, ShownRepairs, read_answers};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use crate::render::SheetTable;
#[doc(inline)]
pub use crate::render::{FindingCounts, JunitCounts, TextStyle, wrapped, write_summary_json};
