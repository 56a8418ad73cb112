//! A starting arrangement of Chess960, for people and for programs.

use serde::{Serialize, Serializer};

use crate::chess::chess960::Throw;
use crate::chess::{File, Rank, Role, Square};
use crate::l10n::{Language, Message, message};
use crate::text::Fields;

/// A starting arrangement of Chess960 with everything that is displayed about it.
#[derive(Clone, Debug)]
pub struct Arrangement {
    /// Its number, 0 to 959.
    pub number: u16,
    /// The pieces from the a-file on.
    pub rank: [Role; 8],
    /// The position as FEN.
    pub fen: String,
    /// The position as FEN with the files of the rooks.
    pub shredder_fen: String,
    /// If it was drawn by lot, the seed and the throws of the dice.
    pub drawn: Option<(u64, [Throw; 5])>,
}

impl Arrangement {
    /// Writes the pieces from the a-file on: `RNBQKBNR`.
    fn letters(&self) -> String {
        self.rank.iter().map(|role| char::from(role.letter())).collect()
    }

    /// Lists the pieces of the first rank with their squares.
    fn stands(&self) -> impl Iterator<Item = (Square, Role)> {
        File::ALL.into_iter().map(|file| Square::from_coords(file, Rank::FIRST)).zip(self.rank)
    }

    /// Formats it as a line of the list of all arrangements.
    #[must_use]
    pub fn line(&self) -> String {
        format!("{:>3}  {}  {}\n", self.number, self.letters(), self.fen)
    }

    /// Formats all of it for people.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let stands = |(square, role): (Square, Role)| {
            message!("chess960-stands", square = square, role = role).in_language(language)
        };
        let squares: Vec<String> = self.stands().map(stands).collect();
        let mut text = String::new();
        let mut say = |phrase: Message| {
            text.push_str(&phrase.in_language(language));
            text.push('\n');
        };
        say(message!("chess960-number", number = self.number.to_string(), pieces = self.letters()));
        say(message!("chess960-squares", squares = squares.join(", ")));
        say(message!("chess960-fen", fen = self.fen.as_str()));
        if let Some((seed, throws)) = self.drawn {
            for throw in throws {
                say(message!(
                    "chess960-throw",
                    role = throw.role,
                    faces = u32::from(throw.faces),
                    shown = u32::from(throw.shown),
                    square = throw.square.to_string()
                ));
            }
            say(message!("chess960-rest"));
            say(message!("chess960-seed", seed = seed.to_string()));
        }
        text
    }
}

/// Serializes the fields of the schema `chess960`.
impl Serialize for Arrangement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Stands {
            square: String,
            piece: &'static str,
        }
        #[derive(Serialize)]
        struct Thrown {
            piece: &'static str,
            faces: u8,
            shown: u8,
            square: String,
        }
        let square = |(square, role): (Square, Role)| Stands { square: square.to_string(), piece: role_name(role) };
        let of_throw = |Throw { role, faces, shown, square, .. }: Throw| Thrown {
            piece: role_name(role),
            faces,
            shown,
            square: square.to_string(),
        };
        let throws = self.drawn.map_or_else(Vec::new, |(_, throws)| throws.into_iter().map(of_throw).collect());
        Fields::of_type(serializer, "chess960")
            .put("number", &self.number)
            .put("pieces", &self.letters())
            .put("squares", &self.stands().map(square).collect::<Vec<_>>())
            .put("fen", &self.fen)
            .put("shredder_fen", &self.shredder_fen)
            .some("seed", self.drawn.map(|(seed, _)| seed))
            .list("throws", &throws)
            .end()
    }
}

const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
