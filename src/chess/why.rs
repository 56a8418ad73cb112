//! Interim.
use super::{Move, Position, WrittenMove};
impl Position {
    /// Interim.
    pub fn why_illegal(&self, _: &WrittenMove) -> Vec<String> {
        Vec::new()
    }
    /// Interim.
    pub fn nearest_legal(&self, _: &str, _: &WrittenMove, _: usize) -> Vec<Move> {
        Vec::new()
    }
}
