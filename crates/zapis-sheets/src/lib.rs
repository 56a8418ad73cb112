//! Scoresheets: damaged records restored, and several sheets of one game compared ([`scoresheet`]).
//!
//! Internal to the crate `zapis`, whose interface is the one to use: this one changes with any release.

use zapis_chess as chess;
use zapis_play::{game, replay, rulings, tavreli};
use zapis_record::{l10n, record, sorting, text};

pub mod scoresheet;
