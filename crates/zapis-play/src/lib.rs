//! Playing: the laws of chess by edition ([`laws`]), the games ([`game`], [`tavreli`]), replay of records ([`replay`])
//! and rulings on claims ([`rulings`]).
//!
//! Internal to the crate `zapis`, whose interface is the one to use: this one changes with any release.

use zapis_chess as chess;
use zapis_record::{l10n, record, sorting, text};

pub mod game;
pub mod laws;
pub mod replay;
pub mod rulings;
pub mod tavreli;
