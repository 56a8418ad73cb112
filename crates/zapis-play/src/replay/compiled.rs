//! The replay of each game, compiled here: generic code is compiled in every crate that uses it, and those are built
//! for size.

use crate::game::{Game, games};
use crate::record::Record;

use super::{Replay, Replayer};

/// A game whose replay is compiled in this crate.
pub trait CompiledReplay: Game {
    /// Plays a record, see [`Replayer::replay`].
    fn replay<'r>(replayer: &'r mut Replayer<Self>, record: &Record<'_>) -> &'r Replay<Self>;
}

macro_rules! compiled {
    ($($folder:ident: $game:ident { $($system:tt)+ })+) => {
        $(
            impl CompiledReplay for crate::game::$game {
                fn replay<'r>(replayer: &'r mut Replayer<Self>, record: &Record<'_>) -> &'r Replay<Self> {
                    replayer.replay(record)
                }
            }
        )+
    };
}

games!(compiled);
