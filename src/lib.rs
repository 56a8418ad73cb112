//! zapis reads, checks, converts and restores records of games.

pub mod chess;
pub mod laws;
pub mod text;
