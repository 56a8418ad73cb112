//! Archives: copies of games, players and events ([`database`]), and the choice of records by conditions ([`select`]).
//!
//! Internal to the crate `zapis`, whose interface is the one to use: this one changes with any release.

#[cfg(feature = "bridge")]
use zapis_bridge as bridge;
use zapis_check::findings;
use zapis_chess as chess;
use zapis_play::{game, laws, replay, rulings};
use zapis_record::{l10n, record, sorting, text};
use zapis_tournament as tournament;

pub mod database;
pub mod select;
