//! Recognizes the game of a record.

use crate::record::Record;

use super::recognize::Recognize;
use super::systems::{GameKind, variant};
use super::table::games;

macro_rules! recognition {
    ($($folder:ident: $game:ident { $($system:tt)+ })+) => {
        /// Returns the game named in the Variant tag of a record; `None` if it names none that has its own form of
        /// records.
        #[must_use]
        pub fn kind_by_tag(record: &Record<'_>) -> Option<GameKind> {
            let variant = variant(record)?;
            $(if super::$folder::$game::is_named(&variant) {
                return Some(GameKind::$game);
            })+
            None
        }

        /// Returns the game of a record without a name by its moves, if they have an unusual form.
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
