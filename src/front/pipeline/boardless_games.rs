//! The games without a board: each a folder of this room, and a line here.

use super::boardless::BoardlessGame;
#[cfg(feature = "bridge")]
use crate::front::bridge;

pub(crate) static BOARDLESS_GAMES: &[&dyn BoardlessGame] = &[
    #[cfg(feature = "bridge")]
    &bridge::game::Bridge,
];
