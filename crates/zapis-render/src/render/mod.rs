//! Output for people and programs: one renderer per file.
//!
//! # Invariants
//! - Renderers write into buffers; only `cli` owns the streams.
//! - Text of a record goes to a terminal only through [`crate::text::Visible`], into JSON only through its escapes.
//! - If a record's number in its file is not yet known (batches are rendered in parallel), it is guessed and corrected
//!   when the batches are put in order: see [`DeferredBuffer`].

mod arrangement;
mod attached;
#[cfg(feature = "database")]
mod audit_summary;
mod claim_json;
mod claim_phrases;
mod claim_text;
#[cfg(feature = "database")]
mod columns;
mod comment_text;
mod comment_variations;
mod csv;
#[cfg(feature = "bridge")]
pub mod deals;
mod deferred_buffer;
mod diagram;
#[cfg(feature = "database")]
mod difference;
#[cfg(feature = "database")]
mod elided;
mod epd;
mod finding_json;
mod finding_text;
#[cfg(feature = "database")]
mod found_event;
mod github;
mod json;
mod junit;
mod known_table;
mod line_tree;
#[cfg(feature = "database")]
mod merged_records;
mod page_game;
mod passed_over;
mod pgn;
mod pgn_result;
mod pgn_tags;
mod place;
#[cfg(feature = "database")]
mod player_table;
mod plies;
mod printed;
mod quickplay;
mod ruled_claim;
mod ruling;
mod sarif;
mod schemas;
mod sealed;
#[cfg(feature = "scoresheet")]
mod sheets;
#[cfg(feature = "tables")]
pub mod sqlite;
#[cfg(feature = "database")]
mod standings;
mod statistics;
#[cfg(feature = "database")]
pub mod table;
#[cfg(feature = "database")]
mod text_table;
mod timeline;
mod timeline_json;
mod unified_diff;
#[cfg(feature = "database")]
mod unique_records;
mod unread;
mod walk;
mod wrap;

pub use arrangement::Arrangement;
#[cfg(feature = "database")]
pub use audit_summary::{AuditGroup, AuditRow, AuditSummary, RuleCount};
pub use claim_json::{ClaimSummary, DrawClaim, write_left_out_json};
pub use claim_text::{ClaimedRecord, MAX_SHOWN, write_claims_text};
pub use csv::write_field as write_csv_field;
pub use csv::{CSV_HEADER, write_csv};
pub use deferred_buffer::{DeferredBuffer, Outlet};
pub use diagram::{Coordinates, Diagram, DiagramStyle, DiagramTheme, board_lines};
#[cfg(feature = "database")]
pub use difference::{DifferenceCounts, VersionChange, VersionDifference};
pub use epd::write_epd;
pub use finding_json::{Summary, write_finding_for_page, write_finding_json, write_finding_object};
pub use finding_text::{TextStyle, write_concise, write_finding_concise, write_finding_text, write_text};
#[cfg(feature = "database")]
pub use found_event::FoundEvent;
pub use github::write_finding_github;
pub use json::write_json_line;
pub use junit::{JunitCounts, junit_head, junit_tail, write_finding_junit};
pub use known_table::KnownTable;
pub use line_tree::{lines_into_comments, merge_lines, split_lines};
#[cfg(feature = "database")]
pub use merged_records::{MergedRecord, MergedRecords, MergedSource};
pub use page_game::write_page_game;
#[cfg(feature = "database")]
pub use page_game::write_page_line;
pub use passed_over::{PassedOver, write_summary_json};
pub use pgn::{Drop, PgnStyle, WrittenAs, write_pgn, write_pgn_as};
pub use place::{Lines, Located, SourceFile, players_of};
#[cfg(feature = "database")]
pub use player_table::{player_index_text, write_player_csv};
pub use printed::{
    ArticleText, ArticleWords, CommentMoves, PrintForm, Typeset, TypesetAs, WordSigns, article_words, write_typeset,
};
pub use quickplay::{QuickplayView, write_quickplay_text};
pub use ruled_claim::{ClaimCosts, LookAlike, QuickplayFacts, RuledClaim};
pub use ruling::{MistakeBefore, MistakeReading, RulingView, write_ruling_text};
pub use sarif::{SARIF_SEPARATOR, sarif_head, sarif_tail, write_finding_sarif};
pub use schemas::{SCHEMAS, Schema};
pub use sealed::{RuledSealedMove, SealedReading, SealedView};
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
pub use statistics::FindingCounts;
pub use timeline::Timeline;
pub use timeline_json::write_timeline;
pub use unified_diff::{decoded_line, write_unified_diff};
#[cfg(feature = "database")]
pub use unique_records::{KeptCopy, RecordPlace, UniqueRecords};
pub use unread::Unread;
pub use walk::{Board, Visitor, walk};
pub use wrap::{USUAL_WIDTH, wrapped};
