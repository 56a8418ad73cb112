//! Several sheets of a game reconciled: the game they support, where they differ, and who is right.

pub(super) mod aligned_ply;
pub(super) mod anchored;
pub(super) mod blocks;
pub(super) mod how_sure_together;
pub(super) mod of_one_game;
pub(super) mod one_sheet;
pub(super) mod page_order;
pub(super) mod placed_plies;
pub(super) mod plain_difference;
pub(super) mod reconcile;
pub(super) mod reconciled;
pub(super) mod sheet_orders;
