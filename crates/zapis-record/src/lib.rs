//! Reading: messages for people ([`l10n`]), bytes and encodings ([`text`]), and the parsers of PGN and scoresheets
//! ([`record`]).
//!
//! Internal to the crate `zapis`, whose interface is the one to use: this one changes with any release.

use zapis_chess as chess;

pub mod l10n;
pub mod record;
pub mod sorting;
pub mod text;
