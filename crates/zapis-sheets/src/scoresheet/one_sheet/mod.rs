//! One sheet restored: the game, what became of each word, and how sure that is.

pub(super) mod accounted;
pub(super) mod alternatives;
pub(super) mod answers;
pub(super) mod as_written;
pub(super) mod cells_as_read;
pub(super) mod certainty;
pub(super) mod further_game;
pub(super) mod hand_of_sheet;
pub(super) mod how_sure;
pub(super) mod made_up_end;
pub(super) mod passages;
pub(super) mod repair;
pub(super) mod restored;
pub(super) mod signal;
