//! Writing: findings, games and reports as text, JSON, HTML and tables ([`render`]).
//!
//! Internal to the crate `zapis`, whose interface is the one to use: this one changes with any release.

#![cfg_attr(not(feature = "database"), allow(unreachable_pub, reason = "tables use private items of other modules"))]

#[cfg(feature = "database")]
use zapis_archive::database;
#[cfg(feature = "bridge")]
use zapis_bridge as bridge;
use zapis_check::findings;
use zapis_chess as chess;
use zapis_play::{game, laws, replay, rulings, tavreli};
use zapis_record::{l10n, record, sorting, text};
#[cfg(feature = "scoresheet")]
use zapis_sheets::scoresheet;
#[cfg(feature = "database")]
use zapis_tournament as tournament;

pub mod render;
