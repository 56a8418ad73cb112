//! The table of all games: it determines the systems and their names, how a record's game is recognized, and how the
//! records of each are handled.

/// Passes every game to a macro: its folder, its type, and its systems with their names in options and JSON.
#[macro_export]
macro_rules! games {
    ($then:ident) => {
        $then! {
            chess: Chess { Chess "chess" "Chess from the usual array", Chess960 "chess960" "Chess960, also with different arrays for the two sides" }
            tavreli: Tavreli { Tavreli "tavreli" "Tavreli, the chess of towers" }
        }
    };
}

pub use crate::games;
