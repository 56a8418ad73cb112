//! zapis reads, checks, converts and restores records of games: PGN and scoresheets, in every national notation and in any
//! encoding; chess, Chess960 and Tavreli.
//!
//! | to | call |
//! |---|---|
//! | find what is wrong, where, by which article, and how to mend it | [`check`](fn@check) |
//! | read games: moves, positions, clocks | [`games`](fn@games) |
//! | write records in another notation, letters, encoding | [`convert`](fn@convert) |
//! | have timelines, tables and positions for other programs | [`export`](fn@export) |
//! | restore damaged scoresheets | `repair` (feature `scoresheet`) |
//! | find what is wrong in a whole database: copies, ratings, events, names | `audit` (feature `database`) |
//! | find the game behind several sheets of it | `compare` (feature `scoresheet`) |
//! | find the draws that could be claimed | [`claims`](fn@claims) |
//! | rule on one claim, or on a sealed move | [`rule_on_claim`], [`rule_on_sealed`] |
//! | rank the players or teams of events, from records or report files | `standings` (feature `database`) |
//!
//! All take [`Inputs`] (bytes, text, paths, readers) and [`Options`], work on as many threads as there are cores, and give
//! plain data in the order of the files: what the program `zapis` finds, to the byte.
//!
//! ```
//! use zapis::{Inputs, Options};
//! let pgn = "[Event \"Club\"]\n\n1. e4 e5 2. Ke3 *\n";
//! let findings = zapis::check(Inputs::bytes("club.pgn", pgn), &Options::default());
//! let lines: Vec<String> = findings.map(|finding| finding.to_string()).collect();
//! assert_eq!(lines, ["club.pgn:3:13: error[illegal-move] illegal move `Ke3`: no white king reaches e3"]);
//! ```
//!
//! [`chess`] and [`tournament`] are crates of their own. All other modules are the inside of the program: they are there for
//! its tests and benches, are no part of this interface, and change with any release.

#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;
pub use zapis_chess as chess;
#[cfg(feature = "tournament")]
pub use zapis_tournament as tournament;

#[cfg(feature = "database")]
#[doc(hidden)]
pub mod database;
#[doc(hidden)]
pub mod findings;
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, unused_imports, reason = "the program is the face that asks for all")
)]
mod front;
#[doc(hidden)]
pub mod game;
#[doc(hidden)]
pub mod l10n;
#[doc(hidden)]
pub mod laws;
#[doc(hidden)]
pub mod record;
#[doc(hidden)]
pub mod render;
#[doc(hidden)]
pub mod replay;
#[doc(hidden)]
pub mod rulings;
#[cfg(feature = "scoresheet")]
#[doc(hidden)]
pub mod scoresheet;
#[doc(hidden)]
pub mod tavreli;
#[doc(hidden)]
pub mod text;

#[doc(inline)]
pub use findings::{
    Applicability, Citation, Edit, Finding, Fix, Grounds, Location, Related, RestsOn, Rule, Ruling, Severity,
    SourceLine, apply,
};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use front::{
    Agreement, ChangedPly, Compared, ComparedBlock, ComparedEntry, ComparedExtra, ComparedPly, Comparisons,
    EntryStanding, RepairAnswer, RepairQuestion, Repaired, Repairs, SearchLimits, compare, compare_with, learn_hand,
    repair, repair_asking, repair_by_hand, repair_with,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{Audit, AuditItem, AuditItems, audit};
#[doc(inline)]
pub use front::{
    ByteRange, ClaimCosts, Convert, Converted, DrawClaim, DrawClaims, Error, ExportFormat, Findings, GameRecord,
    InputFormat, Inputs, Options, PlayedGames, PlayedMove, PlayerClaim, QuickplayFacts, RuledClaim, RuledSealedMove,
    Unread, check, claims, convert, export, games, rule_on_claim, rule_on_sealed,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use front::{EventStandings, RankedEvents, Ranking, ReportText, standings};
#[doc(inline)]
pub use game::{Notation, Side, System};
#[doc(inline)]
pub use l10n::{Language, Message};
#[doc(inline)]
pub use laws::{Article, Certainty, Edition, IllegalMoveRule, TimeClass};
#[cfg(feature = "database")]
#[doc(inline)]
pub use render::{
    AuditGroup, AuditRow, AuditSummary, FoundEvent, KeptCopy, RecordPlace, RuleCount, StandingsSummary, UniqueRecords,
};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use render::{CompareSummary, LastSure, PlayersQuestion};
#[doc(inline)]
pub use render::{SCHEMAS, Schema, Summary};
#[doc(inline)]
pub use replay::Then;
#[doc(inline)]
pub use rulings::{Basis, ClaimKind, SealedOutcome, SealedVerdict, TimeClassBasis, TimeClassRuling, Verdict};
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use scoresheet::Why;
#[cfg(feature = "scoresheet")]
#[doc(inline)]
pub use scoresheet::{Hand, HowSure};
#[doc(inline)]
pub use text::Visible;
