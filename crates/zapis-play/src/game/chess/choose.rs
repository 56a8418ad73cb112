//! Options for chess: its castling rules, and the position of records that name none.

use crate::chess::{CastlingMode, SetupFault, parse_fen};
use crate::game::choose::Choose;
use crate::game::systems::System;
use crate::l10n::{Message, ToMessage, message};

use super::Chess;

impl Choose for Chess {
    fn choose(&mut self, system: System) {
        self.mode = Some(if system == System::Chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard });
    }

    fn start_at(&mut self, position: &str) -> Result<(), Vec<Message>> {
        let setup = parse_fen(position).map_err(|error| {
            vec![message!("fen-at-byte", problem = error.problem.message(), byte = error.offset + 1)]
        })?;
        let (position, faults) = setup.position(self.mode.unwrap_or_else(|| setup.castling_mode()));
        let fatal =
            || -> Vec<Message> { faults.iter().filter(|fault| fault.is_fatal()).map(SetupFault::message).collect() };
        self.default_start = Some(position.ok_or_else(fatal)?);
        Ok(())
    }
}
