//! zapis reads, checks, converts and restores records of games.

pub mod chess;
pub mod findings;
pub mod game;
pub mod laws;
pub mod record;
pub mod replay;
pub mod text;
