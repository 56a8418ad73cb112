//! What people and programs read: one renderer a file.
//!
//! # Invariants
//! - Renderers write into buffers; only `cli` owns the streams.
//! - Text of a record goes to a terminal only through [`crate::text::Visible`], into JSON only through its escapes.
//! - Where a record's number in its file is not yet known (batches are rendered in parallel), it is guessed
//!   and put right when the batches are put in order: see [`DeferredBuffer`].

mod audit_summary;
mod claim_json;
mod claim_phrases;
mod claim_text;
mod compare_json;
mod compare_pgn;
mod compare_text;
mod compared;
mod csv;
mod deferred_buffer;
mod diagram;
mod epd;
mod event_view;
mod finding_json;
mod finding_text;
mod json;
mod pgn;
mod place;
mod plies;
mod quickplay;
mod repair_json;
mod repair_text;
mod repaired_record;
mod restored_pgn;
mod ruling;
mod schemas;
mod score_explained;
mod sealed;
mod sheet_table;
mod standings_json;
mod standings_text;
mod text_table;
mod timeline;
mod timeline_json;
mod walk;
mod wrap;

pub use audit_summary::{AuditRow, AuditSummary, RuleCount};
pub use claim_json::{ClaimSummary, write_claim_json, write_left_out_json};
pub use claim_text::{ClaimedRecord, MAX_SHOWN, write_claims_text};
pub use compare_json::{CompareSummary, write_compare_json};
pub use compare_pgn::write_compare_pgn;
pub use compare_text::write_compare_text;
pub use compared::{ComparedGame, SheetOfGame};
pub use csv::{CSV_HEADER, write_csv};
pub use deferred_buffer::{DeferredBuffer, Outlet};
pub use diagram::board_lines;
pub use epd::write_epd;
pub use event_view::{EventView, kind_name, kind_phrase};
pub use finding_json::{Summary, write_finding_json, write_finding_object, write_summary_json};
pub use finding_text::{TextStyle, write_concise, write_finding_concise, write_finding_text, write_text};
pub use json::write_json_line;
pub use pgn::{Drop, PgnStyle, write_pgn};
pub use place::{Lines, Located, SourceFile, players_of};
pub use quickplay::{QuickplayView, write_quickplay_json, write_quickplay_text};
pub use repair_json::{RepairSummary, write_repair_json};
pub use repair_text::write_repair_text;
pub use repaired_record::RepairedRecord;
pub use ruling::{RulingView, write_ruling_json, write_ruling_text};
pub use schemas::{SCHEMAS, Schema};
pub use score_explained::{explained, named_contestants};
pub use sealed::{SealedView, write_sealed_json, write_sealed_text};
pub use sheet_table::{SheetLine, SheetTable, SheetVerdict, TableOf, write_sheet_json};
pub use standings_json::{StandingsCsv, write_event_json, write_found_event_json, write_standings_json};
pub use standings_text::{matches_text, standings_text};
pub use timeline::Timeline;
pub use timeline_json::write_timeline;
pub use wrap::{USUAL_WIDTH, wrapped};
