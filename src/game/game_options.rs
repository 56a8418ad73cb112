//! What is asked of the records of each game.

use super::notation::MoveNotation;
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
        }
    };
}

games!(options_of_games);
