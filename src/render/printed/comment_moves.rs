//! Moves inside comments, rewritten in other letters and with other signs.
//!
//! What is rewritten is notation beyond doubt, whether it is legal or not: a piece's letter with a square, a capture of a
//! pawn, a promotion, castling in capitals or with long dashes. Such a word is no word of any language; and everything
//! else, `e4` or `0-0` or `Bishop`, stays as it is.

use std::borrow::Cow;

use crate::chess::letters::Letters;
use crate::chess::{Alphabet, CaptureSign, DashSign, MateSign, PrintedSigns};
use crate::record::command::commands;

use super::form::castling;

/// The index of the pawn, and that of the king, among the pieces of [`Letters`].
const PAWN: usize = 0;
const KING: usize = 5;

/// From which letters to which moves inside comments are rewritten.
#[derive(Clone, Copy, Debug)]
pub struct CommentMoves {
    from: &'static Letters,
    to: &'static Letters,
    /// The signs to write; none for those of PGN.
    signs: Option<PrintedSigns>,
}

impl CommentMoves {
    /// Rewrites from the letters of one alphabet to those of another; nothing where they are the same, and comments may
    /// stay as their author wrote them.
    #[must_use]
    pub fn between(from: &str, to: &str, signs: Option<PrintedSigns>) -> Option<Self> {
        let [from, to] = [Alphabet::by_code(from)?, Alphabet::by_code(to)?];
        (from != to).then(|| Self { from: from.letters(), to: to.letters(), signs })
    }

    /// Rewrites the moves in a text.
    #[must_use]
    pub fn rewrite<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let mut written = String::new();
        let (mut copied, mut before) = (0, None);
        let mut at = 0;
        let mut skipped = commands(text).map(|command| command.start..command.end).peekable();
        while let Some(next) = text[at..].chars().next() {
            if let Some(command) = skipped.next_if(|command| command.start <= at) {
                at = at.max(command.end);
                before = Some(']');
                continue;
            }
            let begins =
                before.is_none_or(|before: char| !before.is_alphanumeric() && !matches!(before, '_' | '@' | '&'));
            if let Some((len, word)) = self.word_at(&text[at..]).filter(|_| begins) {
                written.push_str(&text[copied..at]);
                written.push_str(&word);
                at += len;
                copied = at;
                before = Some('1');
            } else {
                at += next.len_utf8();
                before = Some(next);
            }
        }
        if copied == 0 {
            return Cow::Borrowed(text);
        }
        written.push_str(&text[copied..]);
        Cow::Owned(written)
    }

    /// Reads the word of a move at the beginning of a text: how long it is, and how it is written.
    fn word_at(&self, text: &str) -> Option<(usize, String)> {
        let (len, word) = self.castling_at(text).or_else(|| self.piece_at(text)).or_else(|| self.pawn_at(text))?;
        let ends = text[len..].chars().next().is_none_or(|next| !next.is_alphanumeric());
        ends.then_some((len, word))
    }

    fn castling_at(&self, text: &str) -> Option<(usize, String)> {
        const KNOWN: [(&str, &str); 6] = [
            ("O-O-O", "O-O-O"),
            ("0–0–0", "O-O-O"),
            ("О-О-О", "O-O-O"),
            ("O-O", "O-O"),
            ("0–0", "O-O"),
            ("О-О", "O-O"),
        ];
        let (own, plain) = KNOWN.into_iter().find(|(own, _)| text.starts_with(own))?;
        if text[own.len()..].starts_with(['-', '–']) {
            return None;
        }
        // `0-0` may be a score, so that nobody could tell it from castling again.
        let signs = self.signs.filter(|signs| signs.dash != DashSign::Hyphen);
        let word = signs.and_then(|signs| castling(plain, signs)).unwrap_or_else(|| plain.to_owned());
        Some((own.len(), word))
    }

    /// `Nf3`, `Nbd2`, `N1xd2`, `Ng1-f3`, with check signs.
    fn piece_at(&self, text: &str) -> Option<(usize, String)> {
        let (role, len) = self.from.forms.match_prefix(text).filter(|(role, _)| *role != PAWN)?;
        let rest = &text[len..];
        let origin = [
            square(rest).filter(|_| square(&rest[2..]).is_some() || sign(&rest[2..]).is_some()),
            one_of(rest, 'a'..='h'),
            one_of(rest, '1'..='8'),
            Some(0),
        ];
        let read = |origin: Option<usize>| {
            let origin = origin?;
            let (sign_len, sign) = sign(&rest[origin..]).unwrap_or((0, SquareSign::None));
            // Only behind a whole square a dash stands for the way.
            if sign == SquareSign::Dash && origin != 2 {
                return None;
            }
            let to = origin + sign_len;
            square(&rest[to..]).map(|end| (origin, sign, to, to + end))
        };
        let (origin, sign, to, end) = origin.into_iter().find_map(read)?;
        let mut word = format!("{}{}", self.to.write(role), &rest[..origin]);
        self.write_sign(sign, &mut word);
        word.push_str(&rest[to..end]);
        let end = end + self.checks_at(&rest[end..], &mut word);
        Some((len + end, word))
    }

    /// `exd5`, `e8=Q`, `exd8=Q`; what has neither a sign nor a letter is written alike everywhere.
    fn pawn_at(&self, text: &str) -> Option<(usize, String)> {
        let mut word = String::new();
        let captured = one_of(text, 'a'..='h').and_then(|origin| {
            let (len, sign) = sign(&text[origin..]).filter(|(_, sign)| *sign == SquareSign::Capture)?;
            let to = origin + len;
            square(&text[to..]).map(|end| (origin, sign, to, to + end))
        });
        let end = if let Some((origin, sign, to, end)) = captured {
            word.push_str(&text[..origin]);
            self.write_sign(sign, &mut word);
            word.push_str(&text[to..end]);
            end
        } else {
            let end = square(text)?;
            word.push_str(&text[..end]);
            end
        };
        let promoted = Some(&text[end..]).filter(|_| word.ends_with(['1', '8'])).and_then(|rest| {
            let equals = usize::from(rest.starts_with('='));
            let (role, len) = self.from.forms.match_prefix(&rest[equals..])?;
            (role != PAWN && role != KING).then_some((equals, role, len))
        });
        let end = match promoted {
            Some((equals, role, len)) => {
                word.push_str(&text[end..end + equals]);
                word.push_str(self.to.write(role));
                end + equals + len
            }
            None if captured.is_none() => return None,
            None => end,
        };
        let end = end + self.checks_at(&text[end..], &mut word);
        Some((end, word))
    }

    fn write_sign(&self, sign: SquareSign, word: &mut String) {
        let signs = self.signs.unwrap_or_default();
        word.push_str(match sign {
            SquareSign::None => "",
            SquareSign::Capture if self.signs.is_none() => CaptureSign::X.text(),
            SquareSign::Capture => signs.capture.text(),
            SquareSign::Dash if self.signs.is_none() => "-",
            SquareSign::Dash => signs.dash.text(),
        });
    }

    /// Writes the check signs at the beginning of a text; returns how long they are.
    fn checks_at(&self, text: &str, word: &mut String) -> usize {
        let mate = self.signs.map_or(MateSign::Hash, |signs| signs.mate);
        let len = text.find(|letter| !matches!(letter, '+' | '#' | '×')).unwrap_or(text.len());
        for letter in text[..len].chars() {
            match letter {
                '+' => word.push('+'),
                _ => word.push_str(mate.text()),
            }
        }
        len
    }
}

/// What stands between the squares of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SquareSign {
    None,
    Capture,
    Dash,
}

fn sign(text: &str) -> Option<(usize, SquareSign)> {
    let first = text.chars().next()?;
    let sign = match first {
        // A capture is written with a Cyrillic letter too.
        'x' | ':' | '×' | 'х' => SquareSign::Capture,
        '-' | '–' => SquareSign::Dash,
        _ => return None,
    };
    Some((first.len_utf8(), sign))
}

/// Returns the length of one character of a range at the beginning of a text.
fn one_of(text: &str, range: std::ops::RangeInclusive<char>) -> Option<usize> {
    text.chars().next().filter(|first| range.contains(first)).map(char::len_utf8)
}

fn square(text: &str) -> Option<usize> {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..]).then_some(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Alphabet;

    fn between(from: &str, to: &str, is_printed: bool) -> CommentMoves {
        let signs = Alphabet::by_code(to).unwrap().letters().print;
        CommentMoves::between(from, to, is_printed.then_some(signs)).unwrap()
    }

    #[test]
    fn moves_are_rewritten_and_words_stay() {
        let [there, back] = [between("en", "ru", true), between("ru", "en", false)];
        for (english, russian) in [
            ("12.Nf3! or 12... Nbxd2+ 13. R1xe8#", "12.Кf3! or 12... Кb:d2+ 13. Л1:e8×"),
            ("(O-O, O-O-O)", "(0–0, 0–0–0)"),
            ("exd5 exd8=Q+ and b8Q, b8=N", "e:d5 e:d8=Ф+ and b8Ф, b8=К"),
            ("Ng1-f3, Bb5xc6", "Кg1–f3, Сb5:c6"),
            ("Kd2 Ke2xe3", "Крd2 Крe2:e3"),
            ("e4 ed5 ed h8 0-0 1-0", "e4 ed5 ed h8 0-0 1-0"),
            ("Bishop, Kt, NB2, aNf3, Nf33, Nf3b, Rb, B90, R2D2", "Bishop, Kt, NB2, aNf3, Nf33, Nf3b, Rb, B90, R2D2"),
            ("[%csl Ra3,Gb4] [%cal Ge2e4] Qh5", "[%csl Ra3,Gb4] [%cal Ge2e4] Фh5"),
            ("Re1=", "Лe1="),
        ] {
            assert_eq!(there.rewrite(english), russian);
            assert_eq!(back.rewrite(russian), english);
        }
        assert_eq!(back.rewrite("Кхf3, Сxe4 и Kf3, лучше 12… Крg8"), "Nxf3, Bxe4 и Kf3, лучше 12… Kg8");
    }

    #[test]
    fn the_same_letters_leave_comments_alone() {
        assert!(CommentMoves::between("en", "en", None).is_none());
        assert!(CommentMoves::between("latin", "ru", None).is_none());
    }
}
