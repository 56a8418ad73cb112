//! Output for people and programs: one renderer per file.
//!
//! # Invariants
//! - Renderers write into buffers; only `cli` owns the streams.
//! - Text of a record goes to a terminal only through [`crate::text::Visible`], into JSON only through its escapes.
//! - If a record's number in its file is not yet known (batches are rendered in parallel), it is guessed and corrected
//!   when the batches are put in order: see [`DeferredBuffer`].

mod archives;
mod arrangement;
#[cfg(feature = "bridge")]
pub mod deals;
mod diagram;
mod findings;
mod games;
mod layout;
mod printed;
mod rulings;
mod schemas;
#[cfg(feature = "scoresheet")]
mod sheets;
#[cfg(feature = "tables")]
pub mod sqlite;
#[cfg(feature = "database")]
mod standings;
#[cfg(feature = "database")]
pub mod table;

#[cfg(feature = "database")]
pub use archives::audit_summary::{AuditGroup, AuditRow, AuditSummary, RuleCount};
#[cfg(feature = "database")]
pub use archives::difference::{DifferenceCounts, VersionChange, VersionDifference};
#[cfg(feature = "database")]
pub use archives::found_event::FoundEvent;
#[cfg(feature = "database")]
pub use archives::merged_records::{MergedRecord, MergedRecords, MergedSource};
#[cfg(feature = "database")]
pub use archives::player_table::{player_index_text, write_player_csv};
pub use archives::unified_diff::{decoded_line, write_unified_diff};
#[cfg(feature = "database")]
pub use archives::unique_records::{KeptCopy, RecordPlace, UniqueRecords};
pub use arrangement::Arrangement;
pub use diagram::{Coordinates, Diagram, DiagramStyle, DiagramTheme, board_lines};
pub use findings::finding_json::{Summary, write_finding_for_page, write_finding_json, write_finding_object};
pub use findings::finding_text::{TextStyle, write_concise, write_finding_concise, write_finding_text, write_text};
pub use findings::github::write_finding_github;
pub use findings::junit::{JunitCounts, junit_head, junit_tail, write_finding_junit};
pub use findings::passed_over::{PassedOver, write_summary_json};
pub use findings::place::{Lines, Located, SourceFile, players_of};
pub use findings::sarif::{SARIF_SEPARATOR, sarif_head, sarif_tail, write_finding_sarif};
pub use findings::statistics::FindingCounts;
pub use findings::unread::Unread;
pub use games::csv::write_field as write_csv_field;
pub use games::csv::{CSV_HEADER, write_csv};
pub use games::epd::write_epd;
pub use games::line_tree::{lines_into_comments, merge_lines, split_lines};
pub use games::page_game::write_page_game;
#[cfg(feature = "database")]
pub use games::page_game::write_page_line;
pub use games::pgn::{Drop, PgnStyle, WrittenAs, write_pgn, write_pgn_as};
pub use games::timeline::Timeline;
pub use games::timeline_json::write_timeline;
pub use games::walk::{Board, Visitor, walk};
pub use layout::deferred_buffer::{DeferredBuffer, Outlet};
pub use layout::json::write_json_line;
pub use layout::known_table::KnownTable;
pub use layout::wrap::{USUAL_WIDTH, wrapped};
pub use printed::{
    ArticleText, ArticleWords, CommentMoves, PrintForm, Typeset, TypesetAs, WordSigns, article_words, write_typeset,
};
pub use rulings::claim_json::{ClaimSummary, DrawClaim, write_left_out_json};
pub use rulings::claim_text::{ClaimedRecord, MAX_SHOWN, write_claims_text};
pub use rulings::quickplay::{QuickplayView, write_quickplay_text};
pub use rulings::ruled_claim::{ClaimCosts, LookAlike, QuickplayFacts, RuledClaim};
pub use rulings::ruling::{MistakeBefore, MistakeReading, RulingView, write_ruling_text};
pub use rulings::sealed::{RuledSealedMove, SealedReading, SealedView};
pub use schemas::{SCHEMAS, Schema};
#[cfg(feature = "scoresheet")]
pub use sheets::{
    Agreement, CompareSummary, Compared, ComparedBlock, ComparedEnd, ComparedEntry, ComparedExtra, ComparedGame,
    ComparedHeading, ComparedPly, ComparedSignal, DecidingWord, EntryStanding, LastSure, MisreadSign, NotPlayed,
    PlayersQuestion, RecordFragment, RepairSummary, Repaired, RepairedChange, RepairedRecord, RivalMove, SheetLine,
    SheetOfGame, SheetTable, SheetVerdict, TableOf, heading_messages, letter, write_compare_pgn, write_compare_text,
    write_repair_text,
};
#[cfg(feature = "database")]
pub use standings::{
    EventView, StandingsCsv, StandingsSummary, explained, kind_name, kind_phrase, named_contestants, write_event_lines,
    write_event_text,
};
