//! Moves, numbers, glyphs and results as printed in a language.

use crate::chess::{
    Alphabet, CaptureSign, CastlingSign, DashSign, DotsSign, DoubleCheckSign, MateSign, PrintedSigns, PromotionSign,
    ResultSign,
};
use crate::game::CheckStatus;
use crate::record::GameResult;
use crate::text::Encoding;

/// The printed forms of NAGs for encodings that lack their glyphs, which are read back as the same NAG.
const ASCII_GLYPHS: [(u8, &str); 5] = [(11, "=="), (14, "+="), (15, "=+"), (16, "+/-"), (17, "-/+")];

/// The glyphs of NAGs that are read back as the same, the first nine joined to their moves (PGN 10; Informant).
const PRINTED_GLYPHS: [(u8, &str); 37] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "□"),
    (9, "☒"),
    (10, "="),
    (13, "∞"),
    (14, "⩲"),
    (15, "⩱"),
    (16, "±"),
    (17, "∓"),
    (18, "+-"),
    (19, "-+"),
    (22, "⨀"),
    (26, "○"),
    (32, "⟳"),
    (36, "↑"),
    (40, "→"),
    (44, "⯹"),
    (132, "⇆"),
    (138, "⨁"),
    (140, "∆"),
    (141, "∇"),
    (142, "⌓"),
    (145, "RR"),
    (8, "□\u{2060}"),
    (11, "=\u{2060}"),
    (23, "⨀\u{2060}"),
    (33, "⟳\u{2060}"),
    (37, "↑\u{2060}"),
    (41, "→\u{2060}"),
    (45, "⯹\u{2060}"),
    (133, "⇆\u{2060}"),
    (139, "⨁\u{2060}"),
];

/// How a record is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintForm {
    /// The signs.
    pub signs: PrintedSigns,
    /// Whether NAGs are written as glyphs if possible.
    pub has_glyphs: bool,
    /// The language of words for results.
    pub letters: Alphabet,
    /// The encoding of the output; a sign that it lacks is replaced.
    pub encoding: Encoding,
}

impl PrintForm {
    /// Returns the printed form of a language.
    #[must_use]
    pub fn of(letters: Alphabet) -> Self {
        Self { signs: letters.letters().print, has_glyphs: true, letters, encoding: Encoding::Utf8 }
    }

    /// Replaces every sign that `encoding` lacks with one that it has and that is read back as the same: `×` with `#`,
    /// `–` with `-`, `…` with `...`, `½` with `1/2`, `⩲` with `+=`.
    #[must_use]
    pub fn in_encoding(mut self, encoding: Encoding) -> Self {
        self.encoding = encoding;
        if !encoding.has(self.signs.capture.text()) {
            self.signs.capture = CaptureSign::X;
        }
        if !encoding.has(self.signs.mate.text()) {
            self.signs.mate = MateSign::Hash;
        }
        if !encoding.has(self.signs.dash.text()) {
            self.signs.dash = DashSign::Hyphen;
        }
        if !encoding.has("…") {
            self.signs.dots = DotsSign::Dots;
        }
        self
    }

    /// Formats the number before a move.
    pub(in crate::render) fn number(&self, number: u32, is_white: bool) -> String {
        match (is_white, self.signs.dots) {
            (true, _) => format!("{number}."),
            (false, DotsSign::Dots) => format!("{number}..."),
            (false, _) => format!("{number}…"),
        }
    }

    /// Converts a move from PGN, except for its letters.
    pub(in crate::render) fn word(&self, word: &str, gives: CheckStatus) -> String {
        let body = word.trim_end_matches(['+', '#']);
        let mut printed = match castling(body, self.signs) {
            Some(castling) => castling,
            None if body == "--" => return word.to_owned(),
            None => {
                let plain = match body.rfind('x') {
                    Some(at) => format!("{}{}{}", &body[..at], self.signs.capture.text(), &body[at + 1..]),
                    None => body.replace('-', self.signs.dash.text()),
                };
                if self.signs.promotion == PromotionSign::None { plain.replace('=', "") } else { plain }
            }
        };
        printed.push_str(match gives {
            CheckStatus::Nothing => "",
            CheckStatus::DoubleCheck if self.signs.double_check == DoubleCheckSign::Pluses => "++",
            CheckStatus::Check | CheckStatus::DoubleCheck => "+",
            CheckStatus::Mate => self.signs.mate.text(),
        });
        printed
    }

    /// Returns the glyph of a NAG, `$14`, and whether it is joined to its move; `None` if it has no glyph.
    pub(in crate::render) fn glyph(&self, nag: &str) -> Option<(&'static str, bool)> {
        let number: u8 = nag.strip_prefix('$')?.parse().ok()?;
        let glyphs = PRINTED_GLYPHS.iter().chain(&ASCII_GLYPHS).filter(|(own, _)| *own == number && self.has_glyphs);
        let (_, glyph) = glyphs.into_iter().find(|(_, glyph)| self.encoding.has(glyph))?;
        let glyph = match (number, self.signs.dash) {
            (18, DashSign::En) => "+–",
            (19, DashSign::En) => "–+",
            _ => glyph,
        };
        Some((glyph, number <= 6))
    }

    /// Formats a result in words, if requested and the language has them in the table.
    pub(super) fn result_in_words(&self, result: GameResult) -> Option<String> {
        let index = match result {
            GameResult::WhiteWins => 0,
            GameResult::BlackWins => 1,
            GameResult::Draw => 2,
            _ => return None,
        };
        let words = self.letters.letters().results.get(index);
        words
            .filter(|words| self.signs.result == ResultSign::Words && self.encoding.has(words))
            .map(|words| (*words).to_owned())
    }

    /// Formats a result in figures, as it is read back.
    pub(in crate::render) fn result(&self, result: GameResult) -> String {
        let dash = match self.signs.result {
            ResultSign::Colon => " : ",
            _ => self.signs.dash.text(),
        };
        let [white, black] = match result {
            GameResult::WhiteWins => ["1", "0"],
            GameResult::BlackWins => ["0", "1"],
            GameResult::Draw if self.encoding.has("½") => ["½", "½"],
            GameResult::Draw => ["1/2", "1/2"],
            other => return other.termination().to_owned(),
        };
        format!("{white}{dash}{black}")
    }
}

/// Formats castling, `O-O` or `O-O-O`, with its signs.
pub(super) fn castling(word: &str, signs: PrintedSigns) -> Option<String> {
    let n = match word {
        "O-O" => 2,
        "O-O-O" => 3,
        _ => return None,
    };
    Some(match signs.castling {
        CastlingSign::Letters => word.to_owned(),
        _ => vec!["0"; n].join(signs.dash.text()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::nag_of_glyph;

    fn russian() -> PrintForm {
        PrintForm::of(Alphabet::by_code("ru").unwrap())
    }

    #[test]
    fn moves_are_printed_with_the_signs_of_the_language() {
        for (word, gives, expected) in [
            ("Сxa6", CheckStatus::Nothing, "С:a6"),
            ("exd5", CheckStatus::Check, "e:d5+"),
            ("O-O-O", CheckStatus::Check, "0–0–0+"),
            ("dxe8=Ф", CheckStatus::DoubleCheck, "d:e8Ф+"),
            ("Фh4", CheckStatus::Mate, "Фh4×"),
            ("Крe1-e2", CheckStatus::Nothing, "Крe1–e2"),
            ("--", CheckStatus::Nothing, "--"),
        ] {
            assert_eq!(russian().word(word, gives), expected, "{word}");
        }
        let mut bare = russian();
        (bare.signs.capture, bare.signs.dash) = (CaptureSign::None, DashSign::Hyphen);
        bare.signs.double_check = DoubleCheckSign::Pluses;
        assert_eq!(bare.word("exd5+", CheckStatus::DoubleCheck), "ed5++");
        assert_eq!(bare.word("O-O", CheckStatus::Nothing), "0-0");
    }

    #[test]
    fn every_glyph_is_read_as_its_nag() {
        for (nag, glyph) in PRINTED_GLYPHS.into_iter().chain(ASCII_GLYPHS) {
            assert_eq!(nag_of_glyph(glyph), Some(nag), "{glyph}");
        }
        assert_eq!(russian().glyph("$5"), Some(("!?", true)));
        assert_eq!(russian().glyph("$18"), Some(("+–", false)));
        assert_eq!([nag_of_glyph("+–"), nag_of_glyph("–+")], [Some(18), Some(19)]);
        assert_eq!(russian().glyph("$146"), None);
    }

    #[test]
    fn signs_that_an_encoding_lacks_have_another_form() {
        let form = |encoding| russian().in_encoding(encoding);
        let (windows, koi, dos) = (form(Encoding::Windows1251), form(Encoding::Koi8R), form(Encoding::Ibm866));
        assert_eq!(windows.word("O-O", CheckStatus::Mate), "0–0#");
        assert_eq!(koi.word("O-O", CheckStatus::Nothing), "0-0");
        assert_eq!(koi.number(12, false), "12...");
        assert_eq!([windows.glyph("$14"), windows.glyph("$16")], [Some(("+=", false)), Some(("±", false))]);
        assert_eq!([dos.glyph("$16"), dos.glyph("$13")], [Some(("+/-", false)), None]);
        assert_eq!([windows.result(GameResult::Draw), dos.result(GameResult::WhiteWins)], ["1/2 : 1/2", "1 : 0"]);
    }

    #[test]
    fn results_are_printed() {
        assert_eq!(russian().result(GameResult::Draw), "½ : ½");
        assert_eq!(russian().number(12, false), "12…");
        assert_eq!(russian().result(GameResult::Unknown), "*");
    }
}
