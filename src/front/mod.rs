//! The front door: what zapis can do with records, over bytes, paths or readers, on any number of threads.
//!
//! # Invariants
//! - Faces (the program, a module of another language) call only this room and [`crate::render`]; they have no findings
//!   and no rules of their own.
//! - Results come in the order of the files and are the same for every number of threads.
//! - Nothing here writes to a stream; unreadable input is reported, never skipped silently.

#[cfg(feature = "database")]
mod audit;
#[cfg(feature = "bridge")]
mod bridge;
mod checking;
#[cfg(feature = "database")]
mod diff;
mod error;
mod fix;
mod games;
mod input;
mod known;
mod options;
mod pipeline;
mod plan;
#[cfg(feature = "database")]
mod rearrange;
mod rulings;
#[cfg(feature = "database")]
mod select;
mod sheets;
#[cfg(feature = "database")]
mod standings;
mod tags;
mod unread;
mod writing;

pub use crate::record::{ByteRange, InputFormat, RangeBase};
#[cfg(feature = "database")]
pub use crate::render::table::{CellKind, RowKind, TableColumn, TableRows};
pub use crate::render::{Coordinates, Diagram, DiagramStyle, DiagramTheme, PassedOver};
pub use crate::text::FrameStart;
#[cfg(feature = "database")]
pub use audit::{Audit, AuditItem, AuditItems, IndexedFiles, audit};
#[cfg(feature = "bridge")]
pub use bridge::{BridgeFormat, DealTable, drawn_deals, export_deals};
pub use checking::check::{Findings, check};
pub use error::{Error, NameKind, ParsedText};
pub use fix::{FixedFile, fix};
#[cfg(feature = "database")]
pub use games::compact_games::{CompactGame, CompactGames, compact_games};
pub use games::{GameRecord, PlayedGames, PlayedMove, Variation, games};
#[cfg(feature = "database")]
pub use input::file_index::IndexStream;
pub use input::inputs::Inputs;
pub use options::Options;
pub use options::option_values::{FindingValues, ReadValues};
#[cfg(feature = "scoresheet")]
pub use options::search_limits::SearchLimits;
pub use options::settings_file::SETTINGS_FILE;
pub use options::settings_file::SettingsFile;
pub use pipeline::converted::Converted;
pub use plan::{Plan, PlannedRange, plan};
#[cfg(feature = "database")]
pub use rearrange::{RecordGathering, Sort, Sorted, SortedCounts, Split, SplitFile, SplitRecords, sort, split};
pub use rulings::claims::{DrawClaims, claims};
pub use rulings::player_claim::PlayerClaim;
pub use rulings::rule_on_claim::{OneClaim, rule_on_claim};
pub use rulings::rule_on_sealed::rule_on_sealed;
#[cfg(feature = "database")]
pub use select::{Select, Selected, select, select_converted};
#[cfg(feature = "scoresheet")]
pub use sheets::compare::{Comparisons, compare, compare_with};
#[cfg(feature = "scoresheet")]
pub use sheets::comparing::Comparing;
#[cfg(feature = "scoresheet")]
pub use sheets::repair::{Repairs, learn_hand, repair, repair_asking, repair_by_hand, repair_with};
#[cfg(feature = "scoresheet")]
pub use sheets::repair_questions::{RepairAnswer, RepairQuestion};
#[cfg(feature = "database")]
pub use standings::player_index::{PlayerIndex, player_index};
#[cfg(feature = "database")]
pub use standings::{EventStandings, RankedEvents, Ranking, ReportText, StandingsForm, standings};
#[cfg(feature = "database")]
pub use tags::decide;
pub use tags::{TagProblem, Tagged, Tags, tags};
pub(crate) use unread::Unread;
pub use writing::article::{Articling, convert_article};
pub use writing::convert::{Convert, Converting, convert};
pub use writing::export::{ExportFormat, export};
#[cfg(feature = "database")]
pub use writing::export_table::{TableExport, TableFormat, Tabling, export_table};
#[cfg(feature = "database")]
pub use writing::table_batches::{TableBatches, table_batches};

pub use crate::record::RangeError;
#[cfg(feature = "database")]
pub use audit::{Gathering, Questions};
#[cfg(feature = "database")]
pub use checking::baseline::Baseline;
pub use checking::check::Checking;
#[cfg(feature = "database")]
pub use diff::{Differing, WrittenVersion};
pub use error::{io_reason, named};
#[cfg(feature = "database")]
pub use input::file_index::FileIndex;
pub use input::inputs::display_name;
pub use known::arrangements::{all_arrangements, arrangement_named, drawn_arrangement};
pub use known::finding_page::page_of_finding;
pub use known::known_tables::{Known, known_openings};
#[cfg(feature = "database")]
pub use known::pairing_tables::{berger_table, varma_table};
pub use options::known_names::{OfferedName, near, offered};
pub use options::path_patterns::PathPatterns;
pub use options::show_as::ShowAs;
pub use pipeline::finding_form::FindingForm;
pub use pipeline::question::{Part, Question, RecordQuestion, Streams, answer};
pub use pipeline::run::RunReport;
pub use rulings::claims::Claiming;
#[cfg(feature = "database")]
pub use select::{RecordCounts, Selecting, SelectingAnew};
#[cfg(feature = "scoresheet")]
pub use sheets::repair_job::{Repairing, ShownRepairs};
#[cfg(feature = "scoresheet")]
pub use sheets::sheet_answers::read_answers;
#[cfg(feature = "database")]
pub use standings::player_index::GatherPlayers;
pub use writing::export::Exporting;
