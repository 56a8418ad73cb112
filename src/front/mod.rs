//! The front door: what zapis can do with records, over bytes, paths or readers, on any number of threads.
//!
//! # Invariants
//! - Faces (the program, a module of another language) call only this room and [`crate::render`]; they have no findings
//!   and no rules of their own.
//! - Results come in the order of the files and are the same for every number of threads.
//! - Nothing here writes to a stream; unreadable input is reported, never skipped silently.

mod all_cores;
mod arrangements;
mod article;
#[cfg(feature = "database")]
mod audit;
#[cfg(feature = "database")]
mod baseline;
mod batch_beginning;
mod batch_job;
mod batch_output;
mod batches;
mod behind_noise;
#[cfg_attr(not(feature = "bridge"), expect(dead_code, reason = "this build has no such game"))]
mod boardless;
mod boardless_games;
#[cfg(feature = "bridge")]
mod bridge;
mod by_name;
mod check;
#[cfg(feature = "scoresheet")]
mod checked_sheets;
#[cfg(feature = "scoresheet")]
mod claim_on_sheets;
#[cfg(not(feature = "scoresheet"))]
#[path = "claim_as_written.rs"]
mod claim_on_slip;
#[cfg(feature = "scoresheet")]
mod claim_on_slip;
mod claims;
mod collector;
#[cfg(feature = "database")]
mod compact_games;
#[cfg(feature = "scoresheet")]
mod compare;
#[cfg(feature = "scoresheet")]
mod compare_fragments;
#[cfg(feature = "scoresheet")]
mod compare_run;
#[cfg(feature = "scoresheet")]
mod compare_sheets;
#[cfg(feature = "scoresheet")]
mod comparing;
mod convert;
mod converted;
mod declared_encoding;
#[cfg(feature = "database")]
mod diff;
mod encoding_set;
mod error;
#[cfg(feature = "database")]
mod event_asked;
mod export;
#[cfg(feature = "database")]
mod export_table;
mod file_facts;
#[cfg(feature = "database")]
mod file_index;
#[cfg(feature = "database")]
mod file_stamp;
#[cfg(feature = "scoresheet")]
mod filed_sheet;
mod finding_form;
mod finding_page;
mod first_of_kind;
mod fix;
mod foreign_file;
mod found_in_bytes;
mod games;
#[cfg(feature = "scoresheet")]
mod games_of_file;
#[cfg(feature = "scoresheet")]
mod games_of_round;
mod inputs;
mod job;
#[cfg(feature = "database")]
mod kept_batch;
mod known_names;
mod known_tables;
mod lost_by_both;
#[cfg(feature = "scoresheet")]
mod missing_sheets;
mod name_table;
mod option_values;
mod options;
mod options_from_settings;
#[cfg(feature = "database")]
mod page_games;
#[cfg(feature = "scoresheet")]
mod pages;
#[cfg(feature = "database")]
mod pairing_tables;
mod path_patterns;
mod path_settings;
mod placed_findings;
mod plan;
mod player_claim;
#[cfg(feature = "database")]
mod player_index;
mod question;
#[cfg(feature = "database")]
mod rearrange;
#[cfg(feature = "scoresheet")]
mod repair;
#[cfg(feature = "scoresheet")]
mod repair_job;
#[cfg(feature = "scoresheet")]
mod repair_questions;
mod report_head;
#[cfg(feature = "database")]
mod report_input;
#[cfg(feature = "database")]
mod results_list;
mod rule_on_claim;
mod rule_on_sealed;
mod ruling_job;
mod run;
#[cfg(feature = "scoresheet")]
mod search_limits;
#[cfg(feature = "database")]
mod select;
mod settings_file;
#[cfg(feature = "scoresheet")]
mod sheet_answers;
#[cfg(feature = "scoresheet")]
mod sheet_groups;
#[cfg(feature = "scoresheet")]
mod sheet_reader;
#[cfg(feature = "scoresheet")]
mod sheet_traits;
mod show_as;
#[cfg(feature = "database")]
mod standings;
mod stream;
#[cfg(feature = "database")]
mod table_batches;
mod table_glance;
mod table_rows;
mod tags;
mod threads;
mod turns;
mod unread;
mod view;
#[cfg(feature = "database")]
mod view_timeline;
mod work;

pub use crate::record::{ByteRange, InputFormat, RangeBase};
#[cfg(feature = "database")]
pub use crate::render::table::{CellKind, RowKind, TableColumn, TableRows};
pub use crate::render::{Coordinates, Diagram, DiagramStyle, DiagramTheme, PassedOver};
pub use crate::text::FrameStart;
pub use article::{Articling, convert_article};
#[cfg(feature = "database")]
pub use audit::{Audit, AuditItem, AuditItems, IndexedFiles, audit};
#[cfg(feature = "bridge")]
pub use bridge::{BridgeFormat, DealTable, drawn_deals, export_deals};
pub use check::{Findings, check};
pub use claims::{DrawClaims, claims};
#[cfg(feature = "database")]
pub use compact_games::{CompactGame, CompactGames, compact_games};
#[cfg(feature = "scoresheet")]
pub use compare::{Comparisons, compare, compare_with};
#[cfg(feature = "scoresheet")]
pub use comparing::Comparing;
pub use convert::{Convert, Converting, convert};
pub use converted::Converted;
pub use error::{Error, NameKind, ParsedText};
pub use export::{ExportFormat, export};
#[cfg(feature = "database")]
pub use export_table::{TableExport, TableFormat, Tabling, export_table};
#[cfg(feature = "database")]
pub use file_index::IndexStream;
pub use fix::{FixedFile, fix};
pub use games::{GameRecord, PlayedGames, PlayedMove, Variation, games};
pub use inputs::Inputs;
pub use option_values::{FindingValues, ReadValues};
pub use options::Options;
pub use plan::{Plan, PlannedRange, plan};
pub use player_claim::PlayerClaim;
#[cfg(feature = "database")]
pub use player_index::{PlayerIndex, player_index};
#[cfg(feature = "database")]
pub use rearrange::{RecordGathering, Sort, Sorted, SortedCounts, Split, SplitFile, SplitRecords, sort, split};
#[cfg(feature = "scoresheet")]
pub use repair::{Repairs, learn_hand, repair, repair_asking, repair_by_hand, repair_with};
#[cfg(feature = "scoresheet")]
pub use repair_questions::{RepairAnswer, RepairQuestion};
pub use rule_on_claim::{OneClaim, rule_on_claim};
pub use rule_on_sealed::rule_on_sealed;
#[cfg(feature = "scoresheet")]
pub use search_limits::SearchLimits;
#[cfg(feature = "database")]
pub use select::{Select, Selected, select, select_converted};
pub use settings_file::SETTINGS_FILE;
pub use settings_file::SettingsFile;
#[cfg(feature = "database")]
pub use standings::{EventStandings, RankedEvents, Ranking, ReportText, StandingsForm, standings};
#[cfg(feature = "database")]
pub use table_batches::{TableBatches, table_batches};
#[cfg(feature = "database")]
pub use tags::decide;
pub use tags::{TagProblem, Tagged, Tags, tags};
pub(crate) use unread::Unread;

pub use crate::record::RangeError;
pub use arrangements::{all_arrangements, arrangement_named, drawn_arrangement};
#[cfg(feature = "database")]
pub use audit::{Gathering, Questions};
#[cfg(feature = "database")]
pub use baseline::Baseline;
pub use check::Checking;
pub use claims::Claiming;
#[cfg(feature = "database")]
pub use diff::{Differing, WrittenVersion};
pub use error::{io_reason, named};
pub use export::Exporting;
#[cfg(feature = "database")]
pub use file_index::FileIndex;
pub use finding_form::FindingForm;
pub use finding_page::page_of_finding;
pub use inputs::display_name;
pub use known_names::{OfferedName, near, offered};
pub use known_tables::{Known, known_openings};
#[cfg(feature = "database")]
pub use pairing_tables::{berger_table, varma_table};
pub use path_patterns::PathPatterns;
#[cfg(feature = "database")]
pub use player_index::GatherPlayers;
pub use question::{Part, Question, RecordQuestion, Streams, answer};
#[cfg(feature = "scoresheet")]
pub use repair_job::{Repairing, ShownRepairs};
pub use run::RunReport;
#[cfg(feature = "database")]
pub use select::{RecordCounts, Selecting, SelectingAnew};
#[cfg(feature = "scoresheet")]
pub use sheet_answers::read_answers;
pub use show_as::ShowAs;
