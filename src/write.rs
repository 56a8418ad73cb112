//! Answers that are written while inputs are read, in bounded memory, as text, JSON and the other forms of the program.
//!
//! A [`Question`] is put to any [`Inputs`](crate::Inputs) by [`answer`](fn@answer), which writes to any [`Streams`].

pub use crate::front::{
    AskedRound, Baseline, CheckedSheets, Checking, Claiming, CompareEvent, CompareRun, ComparedSheets, Decisions,
    EventList, Exporting, FileIndex, FindingForm, GatherPlayers, GatherVersions, IndexFound, KeptInputs, MAX_NAMES,
    MissingSheets, Part, Question, Questions, RecordCounts, Repairing, ResultStream, Ruled, RuledOnSheets, RulingJob,
    RunReport, Selecting, SelectingAnew, ShowAs, ShownRepairs, Streams, UnusableIndex, Versions, WrittenVersion,
    answer, decide_with_progress, drawn_deals, fix_with_progress, hold_answers, is_about_sheets, learn_from,
    lin_losses, rank_events, read_decisions, read_given, read_size, refuse_no_list, rule_on_sheets,
    show_ruling_on_sealed, tags_with_progress, with_named,
};
pub use crate::render::{
    DeferredBuffer, FindingCounts, JunitCounts, SARIF_SEPARATOR, SheetTable, TableOf, TextStyle, USUAL_WIDTH,
    VersionDifference, audit_groups_text, audit_summary_text, board_lines, junit_head, junit_tail, merge_lines,
    merged_records_text, piece_symbols, sarif_head, sarif_tail, unique_records_text, wrapped, write_event_lines,
    write_event_text, write_fixed_json, write_json_line, write_merged_json, write_summary_json, write_unique_json,
};
