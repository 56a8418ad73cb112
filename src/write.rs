//! Answers that are written while inputs are read, in bounded memory, as text, JSON and the other forms of the program.
//!
//! A [`Question`] is put to any [`Inputs`](crate::Inputs) by [`answer`](fn@answer), which writes to any [`Streams`].

#[cfg(feature = "bridge")]
#[doc(inline)]
pub use crate::front::drawn_deals;
#[doc(inline)]
pub use crate::front::{
    Articling, Checking, Claiming, Converting, Exporting, FindingForm, KeptInputs, OneClaim, Part, Question,
    RecordQuestion, ResultStream, RunReport, ShowAs, Streams, answer, fix_with_progress, read_given, read_size,
    show_ruling_on_sealed, tags_with_progress,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use crate::front::{
    Baseline, Differing, EventList, FileIndex, GatherPlayers, Gathering, IndexFound, Questions, RecordCounts,
    RecordGathering, Selecting, SelectingAnew, StandingsForm, Tabling, UnusableIndex, WrittenVersion,
    decide_with_progress, read_decisions, refuse_no_list, with_named,
};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use crate::front::{CheckedSheets, Comparing, Decisions, Repairing, ShownRepairs, hold_answers, learn_from};
#[doc(inline)]
pub use crate::render::{
    FindingCounts, JunitCounts, TextStyle, USUAL_WIDTH, board_lines, piece_symbols, wrapped, write_fixed_json,
    write_json_line, write_summary_json,
};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use crate::render::{SheetTable, TableOf};
