//! `zapis list chess960`: the starting arrangements by number, pieces or FEN, and one drawn by lot.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use serde::Serialize;

use crate::chess::chess960::{Throw, arrangement, draw, number_of_rank, starting_setup};
use crate::chess::{CastlingField, CastlingMode, EnPassantField, FenStyle, File, Rank, Role, Square, write_fen};
use crate::l10n::{Language, Message, message};
use crate::render::write_json_line;
use crate::text::quote;

use super::list_args::{ListArgs, ListFormat};
use super::{CommandError, ExitStatus, print};

pub(super) fn run(args: &ListArgs, language: Language) -> Result<ExitStatus, CommandError> {
    let one = if args.draw {
        let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0_u8) % 1_000_000_000);
        draw(seed).map(|(number, throws)| (number, Some((seed, throws))))
    } else if args.named.is_empty() {
        None
    } else {
        let asked = args.named.join(" ");
        let number = number_asked(&asked)
            .ok_or_else(|| CommandError::Usage(message!("chess960-unknown", asked = quote(&asked))))?;
        Some((number, None))
    };
    let mut text = Vec::new();
    let numbers: Vec<u16> = one.map_or_else(|| (0..960).collect(), |(number, _)| vec![number]);
    for number in numbers {
        let Some(known) = Known::of(number) else { continue };
        match (args.format, one) {
            (ListFormat::Json, one) => write_json_line(&known.fields(one.and_then(|(_, drawn)| drawn)), &mut text),
            (ListFormat::Text, Some((_, drawn))) => text.extend(known.told(drawn, language).into_bytes()),
            (ListFormat::Text, None) => {
                text.extend(format!("{number:>3}  {}  {}\n", known.letters(), known.fen).into_bytes());
            }
        }
    }
    print(&text)
}

/// One arrangement with what is shown of it.
struct Known {
    number: u16,
    rank: [Role; 8],
    fen: String,
    shredder_fen: String,
}

impl Known {
    fn of(number: u16) -> Option<Self> {
        let rank = arrangement(number)?;
        let (position, _) = starting_setup(number, number)?.position(CastlingMode::Chess960);
        let position = position?;
        let mut shredder = Vec::new();
        let style = FenStyle { castling: CastlingField::Files, en_passant: EnPassantField::Legal };
        write_fen(&position, style, &mut shredder);
        let shredder_fen = String::from_utf8_lossy(&shredder).into_owned();
        Some(Self { number, rank, fen: position.to_fen(), shredder_fen })
    }

    /// Writes the pieces from the a-file on: `RNBQKBNR`.
    fn letters(&self) -> String {
        self.rank.iter().map(|role| char::from(role.letter())).collect()
    }

    /// Says what stands where on the first rank.
    fn stands(&self) -> impl Iterator<Item = (Square, Role)> {
        File::ALL.into_iter().map(|file| Square::from_coords(file, Rank::FIRST)).zip(self.rank)
    }

    fn told(&self, drawn: Option<(u64, [Throw; 5])>, language: Language) -> String {
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
        if let Some((seed, throws)) = drawn {
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

    fn fields(&self, drawn: Option<(u64, [Throw; 5])>) -> Fields<'_> {
        let name = role_name;
        Fields {
            r#type: "chess960",
            number: self.number,
            pieces: self.letters(),
            squares: self
                .stands()
                .map(|(square, role)| Stands { square: square.to_string(), piece: name(role) })
                .collect(),
            fen: &self.fen,
            shredder_fen: &self.shredder_fen,
            seed: drawn.map(|(seed, _)| seed),
            throws: drawn.map_or_else(Vec::new, |(_, throws)| {
                let fields = |throw: Throw| ThrowFields {
                    piece: name(throw.role),
                    faces: throw.faces,
                    shown: throw.shown,
                    square: throw.square.to_string(),
                };
                throws.into_iter().map(fields).collect()
            }),
        }
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

#[derive(Serialize)]
struct Fields<'a> {
    r#type: &'a str,
    number: u16,
    pieces: String,
    squares: Vec<Stands>,
    fen: &'a str,
    shredder_fen: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    throws: Vec<ThrowFields>,
}

#[derive(Serialize)]
struct Stands {
    square: String,
    piece: &'static str,
}

#[derive(Serialize)]
struct ThrowFields {
    piece: &'static str,
    faces: u8,
    shown: u8,
    square: String,
}

/// Finds the arrangement that is asked for: by number, by its pieces in English or Russian letters, or by FEN.
fn number_asked(asked: &str) -> Option<u16> {
    let asked = asked.trim();
    if let Ok(number) = asked.parse::<u16>() {
        return Some(number).filter(|number| *number < 960);
    }
    match asked.split_once('/') {
        Some(_) => {
            let ranks: Vec<&str> = asked.split_whitespace().next()?.split('/').collect();
            let [black, pawns, "8", "8", "8", "8", white_pawns, white] = ranks.as_slice() else { return None };
            let is_start = *pawns == "pppppppp" && *white_pawns == "PPPPPPPP" && black.to_ascii_uppercase() == **white;
            is_start.then(|| rank_of(white)).flatten().and_then(number_of_rank)
        }
        None => rank_of(asked).and_then(number_of_rank),
    }
}

/// Reads eight pieces by their letters, blanks between them passed over: `RNBQKBNR`, `ЛКСФКрСКЛ`.
fn rank_of(letters: &str) -> Option<[Role; 8]> {
    let folded: String = letters.to_lowercase().split(|c: char| c.is_whitespace() || c == '-').collect();
    let mut rest = folded.as_str();
    let mut roles = Vec::new();
    while let Some(first) = rest.chars().next() {
        let (role, len) = match first {
            'k' | '♔' => (Role::King, first.len_utf8()),
            'к' if rest.starts_with("кр") => (Role::King, "кр".len()),
            'q' | 'ф' | '♕' => (Role::Queen, first.len_utf8()),
            'r' | 'л' | '♖' => (Role::Rook, first.len_utf8()),
            'b' | 'с' | '♗' => (Role::Bishop, first.len_utf8()),
            'n' | 'к' | '♘' => (Role::Knight, first.len_utf8()),
            _ => return None,
        };
        if roles.len() == 8 {
            return None;
        }
        roles.push(role);
        rest = &rest[len..];
    }
    roles.try_into().ok()
}
