//! A place in a game as players say it: `26...`, or a number of plies.

use std::str::FromStr;

use zapis::Side;
use zapis::message;

use crate::cli::CommandError;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveAsked {
    /// After this many plies.
    Ply(u32),
    /// After the move of a side with this number.
    Move(u32, Side),
    End,
}

impl FromStr for MoveAsked {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Self, CommandError> {
        let digits = text.trim_end_matches(['.', '…']);
        let dots = &text[digits.len()..];
        let number = digits.parse();
        match (number, dots) {
            _ if text == "end" => Ok(Self::End),
            (Ok(number), "") => Ok(Self::Ply(number)),
            (Ok(number), ".") => Ok(Self::Move(number, Side::White)),
            (Ok(number), "..." | "…") => Ok(Self::Move(number, Side::Black)),
            _ => Err(CommandError::Usage(message!("move-asked-unreadable", text = text))),
        }
    }
}
