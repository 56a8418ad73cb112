//! Options for the records of each game.

use crate::l10n::Message;

use super::choose::Choose;
use super::notation::MoveNotation;
use super::systems::{GameKind, System};
use super::table::games;

/// Options for the records of one game.
#[derive(Clone, Debug)]
pub struct GameOptions<G: MoveNotation> {
    /// The game, with the position of records that name none.
    pub game: G,
    /// The letters of the records; `None` leaves it to each record.
    pub letters: Option<G::Alphabet>,
}

impl<G: MoveNotation + Default> Default for GameOptions<G> {
    fn default() -> Self {
        Self { game: G::default(), letters: None }
    }
}

macro_rules! options_of_games {
    ($($folder:ident: $game:ident { $($system:tt)+ })+) => {
        /// Options for the records of every game.
        #[derive(Clone, Debug, Default)]
        pub struct Games {
            $(#[doc = concat!("What is asked of records of [`", stringify!($game), "`](super::", stringify!($game), ").")]
            pub $folder: GameOptions<super::$game>,)+
        }

        impl Games {
            /// Sets the letters of records by a code such as `ru`; a game without such a code leaves it to the record.
            pub fn set_letters(&mut self, code: &str) {
                $(self.$folder.letters = self.$folder.game.letters_by_code(code);)+
            }

            /// Treats all records as one form of a game, whatever they state.
            pub fn choose(&mut self, system: System) {
                match system.kind() {
                    $(GameKind::$game => self.$folder.game.choose(system),)+
                }
            }

            /// Sets the start position, as text, of records of one game without one.
            ///
            /// # Errors
            ///
            /// Fails with the reasons why the text is not a position of the game, or not playable.
            pub fn start_at(&mut self, kind: GameKind, position: &str) -> Result<(), Vec<Message>> {
                match kind {
                    $(GameKind::$game => self.$folder.game.start_at(position),)+
                }
            }
        }
    };
}

games!(options_of_games);
