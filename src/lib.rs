//! zapis reads, checks, converts and restores records of games.
//!
//! # The way data takes
//!
//! ```text
//! bytes ─ text ─→ text with places ─ record ─→ records ─ replay + a game ─→ plies and faults ─ findings ─→ findings ─ output ─→
//!                                                                                       └─ archive ─→ findings across records ┘
//! ```
//!
//! Each room imports only from the rooms above it in this list: [`l10n`], [`text`], [`record`], [`laws`], [`tournament`],
//! [`chess`], [`game`], [`replay`], [`rulings`], [`scoresheet`], [`findings`], [`database`], [`render`], [`cli`].
//!
//! ```
//! use zapis::game::Chess;
//! use zapis::record::{Next, Record, RecordReader, Tape};
//! use zapis::replay::{Keep, ReplayOptions, Replayer};
//! use zapis::chess::Alphabet;
//!
//! let text = "1. е4 е5 2. Кf3 Кс6 3. Сb5 *";
//! let mut tape = Tape::default();
//! assert_eq!(RecordReader::new(text).next_record(&mut tape), Next::Record);
//! let options = ReplayOptions { alphabet: None, keep_notes: false, keep: Keep::Plies };
//! let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
//! let replay = replayer.replay(&Record { text, tape: &tape });
//! assert_eq!(replay.main_plies, 5);
//! assert_eq!(replay.alphabet.code(), "ru");
//! ```

#[cfg(feature = "cli")]
pub mod cli;
pub use zapis_chess as chess;
#[cfg(feature = "tournament")]
pub use zapis_tournament as tournament;

#[cfg(feature = "database")]
pub mod database;
pub mod findings;
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, unused_imports, reason = "the program is the face that asks for all")
)]
mod front;
pub mod game;
pub mod l10n;
pub mod laws;
pub mod record;
pub mod render;
pub mod replay;
pub mod rulings;
#[cfg(feature = "scoresheet")]
pub mod scoresheet;
pub mod tavreli;
pub mod text;

pub use findings::{Edit, Finding, Fix, Location, Severity};
pub use front::{
    ByteRange, Convert, Converted, DrawClaim, DrawClaims, Error, Findings, GameChoice, GameRecord, InputFormat, Inputs,
    Options, PlayedGames, PlayedMove, Unread, check, claims, convert, games,
};
#[cfg(feature = "scoresheet")]
pub use front::{ChangedPly, Repaired, Repairs, repair};
pub use game::Notation;
pub use l10n::Language;
