//! Which pieces are on the board: `KRPkr`, `KQ*kq*`, `KR+P0-2k`.

use crate::chess::{Color, Position, Role};

/// The allowed numbers of pieces of each kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaterialPattern {
    /// For White and for Black, pawn to queen: the minimum and the maximum number.
    counts: [[(u32, u32); 5]; 2],
    /// Whether the colors may be swapped.
    either_color: bool,
}

/// The letters, in the order of the counts.
const ROLES: [(char, Role); 5] =
    [('P', Role::Pawn), ('N', Role::Knight), ('B', Role::Bishop), ('R', Role::Rook), ('Q', Role::Queen)];

impl MaterialPattern {
    /// Reads capital letters for White and small ones for Black, each followed by its number: `2`, `1-3`, `+` for one
    /// or more, `*` for any number. Kings may be left out; pieces not named must be absent.
    ///
    /// # Errors
    /// The byte that cannot be read.
    pub fn read(text: &str, either_color: bool) -> Result<Self, usize> {
        let mut counts = [[(0, 0); 5]; 2];
        let mut letters = text.char_indices().peekable();
        while let Some((at, letter)) = letters.next() {
            if matches!(letter, 'K' | 'k') || letter.is_whitespace() {
                continue;
            }
            let side = usize::from(letter.is_ascii_lowercase());
            let role = ROLES.iter().position(|(own, _)| *own == letter.to_ascii_uppercase()).ok_or(at)?;
            let mut number = || {
                let mut read = None;
                while let Some(digit) = letters.peek().and_then(|(_, letter)| letter.to_digit(10)) {
                    letters.next();
                    read = Some((read.unwrap_or(0) * 10 + digit).min(64));
                }
                read
            };
            let least = number();
            let (least, most) = match (least, letters.peek().map(|(_, letter)| *letter)) {
                (None, Some('*')) => (0, 64),
                (None, Some('+')) => (1, 64),
                (Some(least), Some('-')) => {
                    letters.next();
                    let at = letters.peek().map_or(text.len(), |(at, _)| *at);
                    let mut most = None;
                    while let Some(digit) = letters.peek().and_then(|(_, letter)| letter.to_digit(10)) {
                        letters.next();
                        most = Some((most.unwrap_or(0) * 10 + digit).min(64));
                    }
                    (least, most.filter(|most| *most >= least).ok_or(at)?)
                }
                (least, _) => (least.unwrap_or(1), least.unwrap_or(1)),
            };
            if matches!(letters.peek(), Some((_, '*' | '+'))) {
                letters.next();
            }
            let count = &mut counts[side][role];
            *count = (count.0 + least, (count.1 + most).min(64));
        }
        Ok(Self { counts, either_color })
    }

    /// Returns the total number of pieces, including the kings: the minimum and the maximum.
    pub(super) fn n_pieces(&self) -> (usize, usize) {
        let all = self.counts.iter().flatten();
        let (fewest, most) = all.fold((0, 0), |(fewest, most), (least, most_of)| (fewest + least, most + most_of));
        // A position may be set up without a king.
        (fewest as usize, most as usize + 2)
    }

    /// Returns true if a position has these pieces.
    #[must_use]
    pub fn fits(&self, position: &Position) -> bool {
        let fits = |colors: [Color; 2]| {
            self.counts.iter().zip(colors).all(|(counts, color)| {
                counts.iter().zip(ROLES).all(|((least, most), (_, role))| {
                    let n = u32::try_from(position.by(color, role).len()).unwrap_or(u32::MAX);
                    (*least..=*most).contains(&n)
                })
            })
        };
        fits([Color::White, Color::Black]) || self.either_color && fits([Color::Black, Color::White])
    }
}
