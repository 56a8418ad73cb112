//! Options for Tavreli: the position of its records that name none.

use crate::game::choose::Choose;
use crate::game::systems::System;
use crate::l10n::{Message, message};
use crate::tavreli::{Demotion, SetupFault, parse_position};

use super::Tavreli;

impl Choose for Tavreli {
    fn choose(&mut self, _: System) {
        self.is_stated = true;
    }

    fn start_at(&mut self, position: &str) -> Result<(), Vec<Message>> {
        let setup = parse_position(position)
            .map_err(|error| vec![message!("fen-at-byte", problem = error.message(), byte = error.offset + 1)])?;
        let (position, faults) = setup.position(Demotion::default());
        let fatal =
            || -> Vec<Message> { faults.iter().filter(|fault| fault.is_fatal()).map(SetupFault::message).collect() };
        self.default_start = Some(position.ok_or_else(fatal)?);
        Ok(())
    }
}
