//! A piece as drawn: of chess, or of Tavreli, where several share one square.

use crate::chess;
use crate::chess::{Color, Role};
use crate::tavreli;

/// A piece that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    Chess(chess::Piece),
    Tavreli(tavreli::Piece),
}

/// The drawing of the volhv: a hooded figure with a staff. `BODY` and `EDGE` are placeholders for its colors.
const VOLHV: &str = "<g fill=\"BODY\" stroke=\"EDGE\" stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
    <path d=\"M10 39L16 22C16 20 18 18 20 18L20 12 22.5 5 25 12 25 18C27 18 29 20 29 22L35 39z\"/>\
    <path fill=\"none\" d=\"M20 12L25 12M15 32C19 29 26 29 30 32M34 9L34 32\"/><circle cx=\"34\" cy=\"7\" r=\"3\"/></g>";
/// The crown above the horse of the helgi.
const CROWN: &str = "<path fill=\"BODY\" stroke=\"EDGE\" stroke-width=\"1.5\" stroke-linejoin=\"round\" \
    d=\"M12 11L10 2 16 6 21 1 26 6 32 2 30 11z\"/>";

impl Figure {
    pub(super) const fn color(self) -> Color {
        match self {
            Self::Chess(piece) => piece.color,
            Self::Tavreli(piece) => match piece.color() {
                tavreli::Color::White => Color::White,
                tavreli::Color::Black => Color::Black,
            },
        }
    }

    /// Returns the key of its kind in messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Chess(piece) => piece.role.name(),
            Self::Tavreli(piece) => piece.role().name(),
        }
    }

    /// Returns its letters in a FEN: `N`, `pr`, `+Q`.
    pub(super) fn letters(self) -> String {
        match self {
            Self::Chess(piece) => letter(piece).to_string(),
            Self::Tavreli(piece) => {
                let mut letters = Vec::new();
                piece.write(&mut letters);
                String::from_utf8_lossy(&letters).into_owned()
            }
        }
    }

    /// Draws it on a square of 45 units.
    pub(super) fn drawing(self) -> String {
        let color = self.color();
        let (body, edge) = if color == Color::White { ("#fff", "#000") } else { ("#000", "#fff") };
        let in_colors = |drawing: &str| drawing.replace("BODY", body).replace("EDGE", edge);
        let of_chess = |role| drawing(color, role).trim_end().to_owned();
        let Self::Tavreli(piece) = self else {
            let Self::Chess(piece) = self else { return String::new() };
            return of_chess(piece.role);
        };
        match piece.role() {
            tavreli::Role::Volhv => in_colors(VOLHV),
            tavreli::Role::Knyaz => of_chess(Role::Queen),
            tavreli::Role::Ratoborets => of_chess(Role::Rook),
            tavreli::Role::Luchnik => of_chess(Role::Bishop),
            tavreli::Role::Vsadnik => of_chess(Role::Knight),
            tavreli::Role::Helgi => {
                let horse = of_chess(Role::Knight);
                format!("<g transform=\"translate(5,9) scale(.78)\">{horse}</g>{}", in_colors(CROWN))
            }
            tavreli::Role::Ratnik => {
                let target = piece.target().map_or(' ', tavreli::Role::letter);
                format!(
                    "{}<text x=\"22.5\" y=\"37.5\" font-family=\"sans-serif\" font-size=\"11\" font-weight=\"bold\" \
                     text-anchor=\"middle\" fill=\"{edge}\">{target}</text>",
                    of_chess(Role::Pawn)
                )
            }
        }
    }

    /// The figures of chess in both colors, each with its letter.
    pub(super) fn of_chess() -> impl Iterator<Item = (char, Self)> {
        let pieces = [Color::White, Color::Black].map(|color| Role::ALL.map(|role| chess::Piece { color, role }));
        pieces.into_iter().flatten().map(|piece| (letter(piece), Self::Chess(piece)))
    }

    /// The two figures that chess does not have, in both colors, each with its letter in the script of a page.
    pub(super) fn of_tavreli_alone() -> impl Iterator<Item = (char, Self)> {
        let roles = [(tavreli::Role::Volhv, ['V', 'v']), (tavreli::Role::Helgi, ['H', 'h'])];
        let both = tavreli::Color::ALL.map(|color| {
            roles.map(|(role, letters)| (letters[color.index()], Self::Tavreli(tavreli::Piece::officer(color, role))))
        });
        both.into_iter().flatten()
    }
}

/// The letter of FEN of a piece.
fn letter(piece: chess::Piece) -> char {
    let letter = char::from(piece.role.letter());
    if piece.color == Color::White { letter } else { letter.to_ascii_lowercase() }
}

/// Drawings of pieces by Colin M.L. Burnett, under the BSD 3-Clause license: see `LICENSE-cburnett`.
const fn drawing(color: Color, role: Role) -> &'static str {
    match (color, role) {
        (Color::White, Role::King) => include_str!("cburnett/Chess_klt45.svg"),
        (Color::White, Role::Queen) => include_str!("cburnett/Chess_qlt45.svg"),
        (Color::White, Role::Rook) => include_str!("cburnett/Chess_rlt45.svg"),
        (Color::White, Role::Bishop) => include_str!("cburnett/Chess_blt45.svg"),
        (Color::White, Role::Knight) => include_str!("cburnett/Chess_nlt45.svg"),
        (Color::White, Role::Pawn) => include_str!("cburnett/Chess_plt45.svg"),
        (Color::Black, Role::King) => include_str!("cburnett/Chess_kdt45.svg"),
        (Color::Black, Role::Queen) => include_str!("cburnett/Chess_qdt45.svg"),
        (Color::Black, Role::Rook) => include_str!("cburnett/Chess_rdt45.svg"),
        (Color::Black, Role::Bishop) => include_str!("cburnett/Chess_bdt45.svg"),
        (Color::Black, Role::Knight) => include_str!("cburnett/Chess_ndt45.svg"),
        (Color::Black, Role::Pawn) => include_str!("cburnett/Chess_pdt45.svg"),
    }
}
