//! Rounds and boards as the Round tag gives them: `7`, `07`, `7.3`, `Round 7`, `3(2)`; stages of a knock-out: `1/8`, `QF`.

/// The content of a Round tag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundTag {
    /// The round, from 1; 0 if it is not known.
    pub round: u16,
    /// The number after it, a board or the game of a match; 0 if it is missing.
    pub board: u16,
}

/// The maximum round number; greater numbers are years or the like.
const LATEST: u16 = 300;

/// Reads a Round tag. A date, or a number that no event reaches, is not a round.
///
/// ```
/// use zapis_archive::database::round_tag::read;
/// assert_eq!((read("7.3").round, read("7.3").board), (7, 3));
/// assert_eq!(read("Round 12").round, 12);
/// assert_eq!(read("?").round, 0);
/// ```
#[must_use]
pub fn read(text: &str) -> RoundTag {
    // Most rounds are a number of one or two digits.
    if text.len() < 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let round = text.bytes().fold(0, |number, byte| number * 10 + u16::from(byte - b'0'));
        return RoundTag { round: if round > LATEST { 0 } else { round }, board: 0 };
    }
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

/// A stage of a knock-out, by its distance from the final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The number of matches when it is complete: 1 for the final and for third place, 2 for the semi-finals.
    pub n_matches: u16,
    /// Whether it is stated in words; `1/8` alone may also be a round and a board.
    pub is_said: bool,
}

/// Words that name a stage, each with the number of its matches; the first one found in a text counts.
const STAGES: [(&str, u16); 21] = [
    ("third place", 1),
    ("3rd place", 1),
    ("3/4 place", 1),
    ("3-е место", 1),
    ("третье место", 1),
    ("platz 3", 1),
    ("bronze", 1),
    ("quarter", 4),
    ("viertelf", 4),
    ("четвертьф", 4),
    ("cuartos", 4),
    ("quarts", 4),
    ("achtelf", 8),
    ("octavos", 8),
    ("semi", 2),
    ("halbf", 2),
    ("полуф", 2),
    ("demi", 2),
    ("qf", 4),
    ("sf", 2),
    ("final", 1),
];

/// Reads a stage of a knock-out: `1/8`, `1/4 финала`, `quarter-final`, `QF.2`, `Round of 16`, `Final`.
///
/// ```
/// use zapis_archive::database::round_tag::stage;
/// assert_eq!(stage("Semi-final 1").unwrap().n_matches, 2);
/// assert_eq!(stage("round of 16").unwrap().n_matches, 8);
/// assert!(stage("7.3").is_none());
/// ```
#[must_use]
pub fn stage(text: &str) -> Option<Stage> {
    /// The maximum length of the name of a stage.
    const LONGEST: usize = 60;
    // Most rounds are numbers.
    if text.len() > LONGEST
        || text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'?' | b'-' | b' '))
    {
        return None;
    }
    let text = text.trim().to_lowercase();
    let is_said = text.chars().any(char::is_alphabetic);
    let of = |n_matches: u16| Some(Stage { n_matches, is_said });
    let fraction = text.strip_prefix("1/").or_else(|| text.split_once(" 1/").map(|(_, rest)| rest));
    if let Some(rest) = fraction {
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or("");
        return digits.parse::<u16>().ok().filter(|n| n.is_power_of_two() && (2..=256).contains(n)).and_then(of);
    }
    let of_players = ["round of ", "last ", "r/"].iter().find_map(|word| text.strip_prefix(word));
    if let Some(rest) = of_players {
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or("");
        return digits
            .parse::<u16>()
            .ok()
            .filter(|n| n.is_power_of_two() && (4..=512).contains(n))
            .and_then(|n| of(n / 2));
    }
    let has = |word: &str| match word {
        "qf" | "sf" => text.split(|c: char| !c.is_alphabetic()).any(|own| own == word),
        "final" => text.contains("final") || text.contains("финал"),
        _ => text.contains(word),
    };
    STAGES.iter().find(|(word, _)| has(word)).and_then(|(_, n)| of(*n))
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

    #[test]
    fn stages_of_a_knock_out_are_read_as_they_are_written() {
        let cases = [
            ("1/8", Some((8, false))),
            ("1/8.2", Some((8, false))),
            ("1/4 финала", Some((4, true))),
            ("QF", Some((4, true))),
            ("QF.2", Some((4, true))),
            ("Quarter-Final 1", Some((4, true))),
            ("полуфинал", Some((2, true))),
            ("Halbfinale", Some((2, true))),
            ("Final", Some((1, true))),
            ("Финал", Some((1, true))),
            ("Match for 3rd place", Some((1, true))),
            ("Round of 16", Some((8, true))),
            ("Round of 15", None),
            ("1/3", None),
            ("1", None),
            ("3/2", None),
            ("?", None),
            ("Group A", None),
        ];
        for (text, expected) in cases {
            assert_eq!(stage(text).map(|stage| (stage.n_matches, stage.is_said)), expected, "{text}");
        }
    }
}
