//! The main line of a record, from what an archive keeps of it.

use crate::chess::Position;

use super::fingerprint::move_of;
use super::index::Archive;

impl Archive {
    /// Returns the main line of a record in SAN; none of other games than chess from the usual position, and where a temporary file
    /// cannot be read.
    #[must_use]
    pub fn main_line(&self, number: u32) -> Option<Vec<String>> {
        if !self.card(number).is_usual {
            return None;
        }
        let mut position = Position::initial();
        let mut line = Vec::new();
        for code in self.moves(number).ok()?.iter() {
            let mv = move_of(&position, u16::from_le_bytes(*code))?;
            line.push(position.san(mv));
            position.play(mv);
        }
        Some(line)
    }
}
