//! The main line of a record, reconstructed from its entry in an archive.

use crate::chess::Position;

use super::super::fingerprint::move_of;
use super::archive::Archive;

impl Archive {
    /// Returns the main line of a record in SAN; `None` for games other than chess from the usual position, and if a
    /// temporary file cannot be read.
    #[must_use]
    pub fn main_line(&self, number: u32) -> Option<Vec<String>> {
        if !self.entry(number).is_usual {
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
