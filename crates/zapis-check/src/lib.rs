//! Checking: the rules, their findings, and the fixes for them ([`findings`]).
//!
//! Internal to the crate `zapis`, whose interface is the one to use: this one changes with any release.

#[cfg(feature = "bridge")]
use zapis_bridge as bridge;
use zapis_chess as chess;
use zapis_play::{game, laws, replay, rulings};
use zapis_record::{l10n, record, sorting, text};

pub mod findings;
