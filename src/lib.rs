//! zapis reads, checks, converts and restores records of games: PGN and scoresheets, in every national notation and in any
//! encoding; chess, Chess960 and Tavreli.
//!
//! | to | call |
//! |---|---|
//! | find what is wrong, where, by which article, and how to fix it | [`check`](fn@check) |
//! | fix what can be fixed safely, or see what would change | [`fix`](fn@fix) |
//! | read games: moves, positions, clocks | [`games`](fn@games) |
//! | read games compactly in memory, rows of tables | `compact_games`, `table_batches` (feature `database`) |
//! | choose records by tags, moves, positions | `select` (feature `database`) |
//! | write records in another notation, letters, encoding | [`convert`](fn@convert) |
//! | export timelines, tables and positions for other programs | [`export`](fn@export) |
//! | restore damaged scoresheets | `repair` (feature `scoresheet`) |
//! | find what is wrong in a whole database: copies, ratings, events, names | `audit` (feature `database`) |
//! | find the game behind several sheets of it | `compare` (feature `scoresheet`) |
//! | find the draws that could be claimed | [`claims`](fn@claims) |
//! | rule on one claim, or on a sealed move | [`rule_on_claim`], [`rule_on_sealed`] |
//! | rank the players or teams of events, from records or report files | `standings` (feature `database`) |
//!
//! All take [`Inputs`] (bytes, text, paths, readers) and [`Options`], use all cores, and return plain data in the order
//! of the files: the same results as the program `zapis`, to the byte.
//!
//! ```
//! use zapis::{Inputs, Options};
//! let pgn = "[Event \"Club\"]\n\n1. e4 e5 2. Ke3 *\n";
//! let findings = zapis::check(Inputs::bytes("club.pgn", pgn), &Options::default());
//! let lines: Vec<String> = findings.map(|finding| finding.to_string()).collect();
//! assert_eq!(lines, ["club.pgn:3:13: error[illegal-move] illegal move `Ke3`: no white king reaches e3"]);
//! ```
//!
//! Features, all on with the default feature `cli`, which also builds the program: `bridge` (PBN and LIN), `database`
//! (archives and compressed files), `scoresheet`, `tables` (Parquet and `SQLite`); `png` adds diagrams as PNG.
//!
//! [`chess`], [`tournament`] and [`bridge`] are separate crates. All other modules are internal: they are public for
//! tests and benches only, are not part of this interface, and change with any release.

#[cfg(feature = "bridge")]
pub use zapis_bridge as bridge;
pub use zapis_chess as chess;
#[cfg(feature = "database")]
pub use zapis_tournament as tournament;

#[cfg_attr(
    not(feature = "database"),
    expect(dead_code, unused_imports, reason = "only commands that compare records use what is kept")
)]
mod front;
pub mod known;
pub mod write;

#[cfg(feature = "database")]
use zapis_archive::{database, select};
use zapis_check::findings;
use zapis_play::{game, laws, replay, rulings};
#[doc(inline)]
pub use zapis_record::message;
use zapis_record::{l10n, record, sorting, text};
use zapis_render::render;
#[cfg(feature = "scoresheet")]
use zapis_sheets::scoresheet;

#[cfg(feature = "database")]
#[doc(inline)]
pub use database::{IndexedPlayer, MergedAdditions, MergedContradiction};
#[cfg(feature = "database")]
#[doc(inline)]
pub use findings::Decisions;
#[doc(inline)]
pub use findings::date::CalendarDay;
#[doc(inline)]
pub use findings::{
    Applicability, ApplyError, Citation, DealLocation, Edit, EditList, EditedReader, Finding, Fix, Grounds, Location,
    Related, RestsOn, Rule, RuleFamily, Ruling, Severity, SourceLine, apply,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{Audit, AuditItem, AuditItems, IndexStream, IndexedFiles, audit};
#[cfg(feature = "bridge")]
#[doc(inline)]
pub use front::{BridgeFormat, DealTable, export_deals};
#[doc(inline)]
pub use front::{
    ByteRange, Convert, Converted, Coordinates, Diagram, DiagramStyle, DiagramTheme, DrawClaims, Error, ExportFormat,
    Findings, FixedFile, FrameStart, GameRecord, InputFormat, Inputs, NameKind, Options, ParsedText, PassedOver, Plan,
    PlannedRange, PlayedGames, PlayedMove, PlayerClaim, RangeBase, TagProblem, Tagged, Tags, Variation, check, claims,
    convert, convert_article, export, fix, games, plan, rule_on_claim, rule_on_sealed, tags,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{CellKind, RowKind, TableBatches, TableColumn, TableExport, TableFormat, TableRows};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{CompactGame, CompactGames, compact_games, export_table, table_batches};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use front::{
    Comparisons, RepairAnswer, RepairQuestion, Repairs, SearchLimits, compare, compare_with, learn_hand, repair,
    repair_asking, repair_by_hand, repair_with,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{EventStandings, RankedEvents, Ranking, ReportText, standings};
#[doc(inline)]
pub use front::{FindingValues, ReadValues, SettingsFile};
#[doc(inline)]
pub use front::{PathPatterns, RangeError, SETTINGS_FILE, display_name, io_reason, named};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{PlayerIndex, player_index};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{
    Select, Selected, Sort, Sorted, SortedCounts, Split, SplitFile, SplitRecords, decide, select, select_converted,
    sort, split,
};
#[doc(inline)]
pub use game::{Notation, Side, System};
#[doc(inline)]
pub use l10n::{Arg, Language, Message, ToMessage};
#[doc(inline)]
pub use laws::{Article, Certainty, Edition, IllegalMoveRule, TimeClass};
#[cfg(all(feature = "bridge", feature = "database"))]
pub use render::deals::SittingStandings;
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use render::{
    Agreement, CompareSummary, Compared, ComparedBlock, ComparedEnd, ComparedEntry, ComparedExtra, ComparedHeading,
    ComparedPly, ComparedSignal, DecidingWord, EntryStanding, LastSure, MisreadSign, NotPlayed, PlayersQuestion,
    RecordFragment, Repaired, RepairedChange, RivalMove,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use render::{
    AuditGroup, AuditRow, AuditSummary, DifferenceCounts, FoundEvent, KeptCopy, MergedRecord, MergedRecords,
    MergedSource, RecordPlace, RuleCount, StandingsSummary, UniqueRecords,
};
#[doc(inline)]
pub use render::{
    ClaimCosts, DrawClaim, LookAlike, MistakeReading, QuickplayFacts, RuledClaim, RuledSealedMove, SCHEMAS, Schema,
    SealedReading, Summary, Typeset, Unread,
};
#[doc(inline)]
pub use replay::{PlayedOpening, Then};
#[doc(inline)]
pub use rulings::{
    Basis, ClaimKind, SealedEnd, SealedOutcome, SealedVerdict, TimeClassBasis, TimeClassRuling, Verdict,
};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use scoresheet::Why;
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use scoresheet::{Hand, HowSure};
#[doc(inline)]
pub use text::{FolderFiles, STANDARD_INPUT, Visible, to_json};
