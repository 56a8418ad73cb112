//! The results of a record, and the many ways in which people write them.

use crate::text::fold;

use super::characters::{first_char, word_goes_on};

/// The result of a game, as a termination marker or a Result tag gives it (PGN 8.1.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `0-0`: both lost. PGN has no marker for it.
    BothLose,
    /// `*`: in progress, abandoned, or unknown.
    Unknown,
}

impl GameResult {
    /// Parses the whole of a text as a result, in any spelling.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if let Some(result) = Self::of_marker(text.as_bytes()) {
            return Some(result);
        }
        let text = text.trim();
        let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
        let text = inner.map_or(text, str::trim);
        if let Some((len, result)) = measure(text.as_bytes())
            && len == text.len()
        {
            return Some(result);
        }
        Self::of_marker(text.as_bytes()).or_else(|| in_signs(text))
    }

    /// Parses one of the four markers of PGN (8.2.6), and nothing else.
    #[must_use]
    pub const fn of_marker(text: &[u8]) -> Option<Self> {
        Some(match text {
            b"1-0" => Self::WhiteWins,
            b"0-1" => Self::BlackWins,
            b"1/2-1/2" => Self::Draw,
            b"*" => Self::Unknown,
            _ => return None,
        })
    }

    /// Returns the marker of the export format; for a loss of both, `0-0`.
    #[must_use]
    pub const fn marker(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
        }
    }

    /// Returns one of the four markers of PGN for the end of movetext: for a loss of both, `*`.
    #[must_use]
    pub const fn termination(self) -> &'static str {
        match self {
            Self::BothLose => Self::Unknown.marker(),
            _ => self.marker(),
        }
    }

    /// Returns true if two results are compatible: the same, or a loss of both and `*`, which PGN has for it.
    #[must_use]
    pub const fn agrees_with(self, other: Self) -> bool {
        matches!((self, other), (Self::BothLose, Self::Unknown) | (Self::Unknown, Self::BothLose))
            || self as u8 == other as u8
    }
}

/// The spellings of a termination marker in the grammar, longer ones before their beginnings.
pub(crate) const TERMINATIONS: [(&str, GameResult); 22] = {
    use GameResult::{BlackWins, Draw, Unknown, WhiteWins};
    [
        ("1-0", WhiteWins),
        ("0-1", BlackWins),
        ("1/2-1/2", Draw),
        ("*", Unknown),
        ("1:0", WhiteWins),
        ("0:1", BlackWins),
        ("1/2:1/2", Draw),
        ("½-½", Draw),
        ("½:½", Draw),
        ("1–0", WhiteWins),
        ("0–1", BlackWins),
        ("1—0", WhiteWins),
        ("0—1", BlackWins),
        ("½–½", Draw),
        ("1/2–1/2", Draw),
        ("1 - 0", WhiteWins),
        ("0 - 1", BlackWins),
        ("1/2 - 1/2", Draw),
        ("1 : 0", WhiteWins),
        ("0 : 1", BlackWins),
        ("1/2", Draw),
        ("½", Draw),
    ]
};

/// One side of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    One,
    Half,
    Zero,
    Plus,
    Minus,
}

/// The spelling of a score.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ScoreForm {
    /// `1`, `0`, `½`, `1/2`, `0.5`, `+`.
    Figure,
    /// `O`, `l`: a letter for a figure.
    Letter,
    /// `1.0`, `0,0`.
    Decimal,
}

/// The separator between the two scores of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Dash,
    Colon,
}

/// The maximum number of dashes, or of blanks on either side of them, that join two scores.
pub(crate) const MOST: usize = 8;

/// Parses a result at the start of a text, in any spelling, and returns its length: `0.5-0.5`, `½ – ½`, `1 : 0`, `1-O`,
/// `+:-`. `0-0` is not accepted: with a dash it is castling as well.
pub(crate) fn measure(input: &[u8]) -> Option<(usize, GameResult)> {
    let (white, form, len) = score(input)?;
    let behind = &input[len..];
    let Some((separator, separator_len)) = separator(behind) else {
        return (white == Score::Half).then(|| (len + second_half(behind), GameResult::Draw)).filter(|(len, _)| {
            // Of the spellings of one half only these can be alone.
            matches!(input, [0xc2, ..] | [b'1', b'/', ..]) && !goes_on(&input[*len..])
        });
    };
    let (black, black_form, black_len) = score(&behind[separator_len..])?;
    let all = len + separator_len + black_len;
    // A figure on at least one side; `1.0-0` may be the number of a move and castling.
    let are_forms = match (form, black_form) {
        (ScoreForm::Letter, ScoreForm::Letter) => false,
        (ScoreForm::Decimal, other) | (other, ScoreForm::Decimal) => other == ScoreForm::Decimal,
        _ => true,
    };
    if !are_forms || goes_on(&input[all..]) {
        return None;
    }
    let is_spaced = separator_len > 1 && blank_at(behind).is_some();
    let result = match (white, black) {
        (Score::One, Score::Zero) => GameResult::WhiteWins,
        (Score::Zero, Score::One) => GameResult::BlackWins,
        (Score::Half, Score::Half) => GameResult::Draw,
        (Score::Zero, Score::Zero) if separator == Separator::Colon || form == ScoreForm::Decimal => {
            GameResult::BothLose
        }
        // `+-` and `+--` are signs of evaluation, and `- -` is a null move.
        (Score::Plus, Score::Minus) if separator == Separator::Colon || is_spaced => GameResult::WhiteWins,
        (Score::Minus, Score::Plus) if separator == Separator::Colon || is_spaced => GameResult::BlackWins,
        (Score::Minus, Score::Minus) if separator == Separator::Colon => GameResult::BothLose,
        _ => return None,
    };
    Some((all, result))
}

/// Measures a second half with only blanks before it: `½ ½`, `1/2 1/2`.
fn second_half(input: &[u8]) -> usize {
    let blanks = blanks_len(input);
    match score(&input[blanks..]) {
        Some((Score::Half, _, len)) if matches!(input[blanks..], [0xc2, ..] | [b'1', b'/', ..]) => blanks + len,
        _ => 0,
    }
}

/// Parses one side.
fn score(input: &[u8]) -> Option<(Score, ScoreForm, usize)> {
    use ScoreForm::{Decimal, Figure, Letter};
    Some(match input {
        [b'0', b'.' | b',', b'5', ..] | [b'1' | b'I' | b'l', b'/', b'2', ..] => (Score::Half, Figure, 3),
        [b'.' | b',', b'5', ..] | [0xc2, 0xbd, ..] => (Score::Half, Figure, 2),
        [b'1', b'.' | b',', b'0', ..] => (Score::One, Decimal, 3),
        [b'0', b'.' | b',', b'0', ..] => (Score::Zero, Decimal, 3),
        // `1⁄2`, `1∕2`.
        [b'1', 0xe2, 0x81, 0x84, b'2', ..] | [b'1', 0xe2, 0x88, 0x95, b'2', ..] => (Score::Half, Figure, 5),
        [b'1', ..] => (Score::One, Figure, 1),
        [b'0', ..] => (Score::Zero, Figure, 1),
        [b'I' | b'l', ..] => (Score::One, Letter, 1),
        [b'O' | b'o', ..] => (Score::Zero, Letter, 1),
        // `О`, `о`.
        [0xd0, 0x9e | 0xbe, ..] => (Score::Zero, Letter, 2),
        [b'+', ..] => (Score::Plus, Figure, 1),
        _ => (Score::Minus, Figure, dash_at(input)?),
    })
}

/// Parses a dash, several, or a colon, with the blanks around them.
fn separator(input: &[u8]) -> Option<(Separator, usize)> {
    let mut at = blanks_len(input);
    let start = at;
    let mut separator = Separator::Dash;
    match input.get(at) {
        Some(b':') => (separator, at) = (Separator::Colon, at + 1),
        Some(0xe2 | 0xef) if input[at..].starts_with("∶".as_bytes()) || input[at..].starts_with("：".as_bytes()) => {
            (separator, at) = (Separator::Colon, at + 3);
        }
        _ => {
            for _ in 0..MOST {
                let Some(len) = dash_at(&input[at..]) else { break };
                at += len;
            }
        }
    }
    let behind = blanks_len(&input[at..]);
    // `+--`: the last dash is the other side's score.
    (at > start).then_some((separator, at + behind))
}

/// Measures the dash at the start, a soft hyphen too.
pub(crate) fn dash_at(input: &[u8]) -> Option<usize> {
    match input.first()? {
        b'-' => Some(1),
        0xc2 if input.starts_with("\u{ad}".as_bytes()) => Some(2),
        0xe2 | 0xef => first_char(input).filter(|c| fold(*c) == '-').map(char::len_utf8),
        _ => None,
    }
}

/// Measures the blank at the start that is not a line break.
pub(crate) fn blank_at(input: &[u8]) -> Option<usize> {
    match input {
        [b' ' | b'\t', ..] => Some(1),
        [0xc2, 0xa0, ..] => Some(2),
        [0xe2, 0x80, 0x80..=0x8a | 0xaf, ..] => Some(3),
        _ => None,
    }
}

fn blanks_len(input: &[u8]) -> usize {
    let mut at = 0;
    for _ in 0..MOST {
        at += blank_at(&input[at..]).unwrap_or(0);
    }
    at
}

/// Returns true if the text after a result makes it part of something else: `1-0x`, `0.5-0.55`.
fn goes_on(behind: &[u8]) -> bool {
    word_goes_on(behind) || matches!(behind, [b'.' | b',', b'0'..=b'9', ..])
}

/// Parses what only a tag can mean by itself: `0-0`, and the signs of games that were not played.
fn in_signs(text: &str) -> Option<GameResult> {
    const LONGEST: usize = 12;
    if text.chars().count() > LONGEST {
        return None;
    }
    let plain: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| match fold(c) {
            '\u{ad}' => '-',
            'O' | 'o' => '0',
            folded => folded,
        })
        .collect();
    Some(match plain.as_str() {
        "0-0" | "0:0" | "0--0" | "--" | "---" => GameResult::BothLose,
        "+-" | "+--" | "+/-" => GameResult::WhiteWins,
        "-+" | "--+" | "-/+" => GameResult::BlackWins,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::GameResult::{BlackWins, BothLose, Draw, Unknown, WhiteWins};
    use super::*;

    #[test]
    fn results_are_read_in_every_spelling() {
        for (text, result) in [
            ("1-0", WhiteWins),
            ("*", Unknown),
            ("0.5-0.5", Draw),
            ("0,5:0,5", Draw),
            (".5-.5", Draw),
            ("½ - ½", Draw),
            ("½ : ½", Draw),
            ("½½", Draw),
            ("½ ½", Draw),
            ("1/2 1/2", Draw),
            ("1/2", Draw),
            ("1⁄2–1⁄2", Draw),
            ("1/2 : 1/2", Draw),
            ("1 – 0", WhiteWins),
            ("1−0", WhiteWins),
            ("1\u{ad}0", WhiteWins),
            ("1--0", WhiteWins),
            ("1- 0", WhiteWins),
            ("1 -0", WhiteWins),
            ("1\u{a0}—\u{a0}0", WhiteWins),
            ("1-O", WhiteWins),
            ("О:1", BlackWins),
            ("I-0", WhiteWins),
            ("1.0-0.0", WhiteWins),
            ("0,0 : 1,0", BlackWins),
            ("0 : 1", BlackWins),
            ("0:0", BothLose),
            ("+:-", WhiteWins),
            ("+ : –", WhiteWins),
            ("- : +", BlackWins),
            ("+ - -", WhiteWins),
            ("-:-", BothLose),
        ] {
            assert_eq!(measure(text.as_bytes()), Some((text.len(), result)).filter(|_| text != "*"), "{text}");
            assert_eq!(GameResult::read(text), Some(result), "{text}");
            let behind = format!("{text} {{c}}");
            assert_eq!(measure(behind.as_bytes()), measure(text.as_bytes()), "{behind}");
        }
        for (text, result) in
            [(" 1-0 ", WhiteWins), ("(1-0)", WhiteWins), ("0-0", BothLose), ("+/-", WhiteWins), ("–+", BlackWins)]
        {
            assert_eq!(GameResult::read(text), Some(result), "{text}");
        }
    }

    #[test]
    fn what_only_looks_like_a_result_is_rejected() {
        for text in [
            "0-0",
            "O-O",
            "0 - 0",
            "1.",
            "1",
            "0",
            "1. e4",
            "1.0-0",
            "12",
            "0:10:00",
            "1:05",
            "1-0-1",
            "1-0x",
            "+-",
            "+--",
            "- -",
            "--",
            "O-O-O",
            "0-1-2024",
            "0.5",
            "0.55-0.45",
            "0.5-0.55",
            "1-1",
            "2-0",
            "½-0",
            "1/2-0",
            "1/2 - 0",
            "O-l",
            "l-O",
            "½a",
            "1/2final",
            "1 0",
            "",
        ] {
            assert_eq!(measure(text.as_bytes()), None, "{text}");
        }
        for text in ["2-0", "White wins", "", "?", "1-0 F", "½-0", "1", "draw"] {
            assert_eq!(GameResult::read(text), None, "{text}");
        }
    }
}
