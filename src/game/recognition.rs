//! Which game a record is of.

use crate::record::Record;

use super::recognize::Recognize;
use super::systems::{GameKind, variant};
use super::table::games;

macro_rules! recognition {
    ($($folder:ident: $game:ident { $($system:tt)+ })+) => {
        /// Finds the game that a record names in its Variant tag; none where it names none that has records of its own
        /// form.
        #[must_use]
        pub fn kind_by_tag(record: &Record<'_>) -> Option<GameKind> {
            let variant = variant(record)?;
            $(if super::$folder::$game::is_named(&variant) {
                return Some(GameKind::$game);
            })+
            None
        }

        /// Finds the game that a record which names none is of by its moves, where they are of no usual form.
        #[must_use]
        pub fn kind_by_moves(record: &Record<'_>) -> Option<GameKind> {
            if record.tag_pair("Variant").is_some() {
                return None;
            }
            $(if super::$folder::$game::has_moves_of(record) {
                return Some(GameKind::$game);
            })+
            None
        }
    };
}

games!(recognition);
