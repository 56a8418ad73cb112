//! Rounds and boards as the Round tag gives them: `7`, `07`, `7.3`, `Round 7`, `3(2)`.

/// What a Round tag says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundTag {
    /// The round, from 1; 0 where it is not known.
    pub round: u16,
    /// The number behind it, a board or the game of a match; 0 where there is none.
    pub board: u16,
}

/// The latest round that is taken for one; numbers beyond are years or other numbers.
const LATEST: u16 = 300;

/// Reads a Round tag. A date, or a number that no event reaches, is no round.
///
/// ```
/// use zapis::archive::round_tag::read;
/// assert_eq!((read("7.3").round, read("7.3").board), (7, 3));
/// assert_eq!(read("Round 12").round, 12);
/// assert_eq!(read("?").round, 0);
/// ```
#[must_use]
pub fn read(text: &str) -> RoundTag {
    let (mut numbers, mut n) = ([0_u16; 3], 0);
    for part in text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()) {
        let Some(number) = numbers.get_mut(n) else { return RoundTag::default() };
        *number = part.parse().unwrap_or(0);
        n += 1;
    }
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let [round, second, third] = numbers;
    if round > LATEST || letters > 12 {
        return RoundTag::default();
    }
    // `1.2.3` is a round, a match and a board.
    RoundTag { round, board: if n > 2 { third } else { second } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_read_as_they_are_written() {
        let cases = [
            ("1", 1, 0),
            ("01", 1, 0),
            ("1.1", 1, 1),
            ("10.4", 10, 4),
            ("Round 3", 3, 0),
            ("R3", 3, 0),
            ("3(2)", 3, 2),
            ("3/2", 3, 2),
            ("Тур 5", 5, 0),
            ("1.2.3", 1, 3),
            ("?", 0, 0),
            ("-", 0, 0),
            ("", 0, 0),
            ("2021.08.17", 0, 0),
            ("1999", 0, 0),
            ("99999999", 0, 0),
        ];
        for (text, round, board) in cases {
            assert_eq!(read(text), RoundTag { round, board }, "{text}");
        }
    }
}
