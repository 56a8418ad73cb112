//! What is asked of the records of each game.

use crate::l10n::Message;

use super::choose::Choose;
use super::notation::MoveNotation;
use super::systems::{GameKind, System};
use super::table::games;

/// What is asked of the records of one game.
#[derive(Clone, Debug)]
pub struct GameOptions<G: MoveNotation> {
    /// The game, with the position of records that name none.
    pub game: G,
    /// Whose letters the records are written in; `None` leaves it to each record.
    pub letters: Option<G::Alphabet>,
}

impl<G: MoveNotation + Default> Default for GameOptions<G> {
    fn default() -> Self {
        Self { game: G::default(), letters: None }
    }
}

macro_rules! options_of_games {
    ($($folder:ident: $game:ident { $($system:tt)+ })+) => {
        /// What is asked of the records of every game there is.
        #[derive(Clone, Debug, Default)]
        pub struct Games {
            $(#[doc = concat!("What is asked of records of [`", stringify!($game), "`](super::", stringify!($game), ").")]
            pub $folder: GameOptions<super::$game>,)+
        }

        impl Games {
            /// Takes records to be written in the letters that a code such as `ru` names; a game that knows no such code
            /// leaves it to the record.
            pub fn set_letters(&mut self, code: &str) {
                $(self.$folder.letters = self.$folder.game.letters_by_code(code);)+
            }

            /// Takes all records to be of one form of a game, whatever they say.
            pub fn choose(&mut self, system: System) {
                match system.kind() {
                    $(GameKind::$game => self.$folder.game.choose(system),)+
                }
            }

            /// Takes a position as text for the start of the records of one game that name none.
            ///
            /// # Errors
            ///
            /// Fails with the reasons why the text is no position of the game, or none to be played from.
            pub fn start_at(&mut self, kind: GameKind, position: &str) -> Result<(), Vec<Message>> {
                match kind {
                    $(GameKind::$game => self.$folder.game.start_at(position),)+
                }
            }
        }
    };
}

games!(options_of_games);
