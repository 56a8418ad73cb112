//! The checks of each game, compiled here: generic code is compiled in every crate that uses it, and those are built
//! for size.

use crate::game::{Game, games};

use super::{Draft, Subject};

/// A game whose checks are compiled in this crate.
pub trait CompiledChecks: Game {
    /// Returns the findings of a record, in the order of their places; `None`, at almost no cost, if it can
    /// have none.
    fn findings(subject: &Subject<'_, Self>) -> Option<Vec<Draft>>;
}

macro_rules! compiled {
    ($($folder:ident: $game:ident { $($system:tt)+ })+) => {
        $(
            impl CompiledChecks for crate::game::$game {
                fn findings(subject: &Subject<'_, Self>) -> Option<Vec<Draft>> {
                    subject.may_have_findings().then(|| subject.findings())
                }
            }
        )+
    };
}

games!(compiled);
