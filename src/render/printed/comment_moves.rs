//! Moves inside comments, rewritten in other letters and with other signs.
//!
//! What is rewritten is notation beyond doubt, whether it is legal or not: a piece's letter with a square, a capture of a
//! pawn, a promotion, castling in capitals or with long dashes. Such a word is no word of any language. Everything else,
//! `gf` or `0-0` or `Кф3`, is rewritten where it is a move of a line that can be played, and else stays as it is.
//!
//! From PGN to other letters and back a text is the same: what would come back otherwise is kept with a mark before it.

use std::borrow::Cow;
use std::ops::Range;

use crate::chess::letters::Letters;
use crate::chess::{Alphabet, CaptureSign, DashSign, MateSign, PrintedSigns};
use crate::game::{CheckStatus, Game};
use crate::record::command::commands;

use super::comment_lines::{Commented, LineReader, LineWord};
use super::comment_words::{MARK, run_len};
use super::form::{PrintForm, castling};

/// The letters of PGN.
const EXCHANGED: &str = "en";

/// So often a text is tried with more words marked, before all of it is.
const MOST_ATTEMPTS: usize = 4;

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
    /// Whether a mark can be written before what would not be rewritten back as it was.
    is_marking: bool,
}

/// What has been made of a text.
struct Rewritten {
    text: String,
    /// What was put in place of what, as spans of the text before and of this one.
    changes: Vec<(Range<usize>, Range<usize>)>,
}

impl CommentMoves {
    /// Rewrites from the letters of one alphabet to those of another; nothing where they are the same, and comments may
    /// stay as their author wrote them.
    #[must_use]
    pub fn between(from: &str, to: &str, signs: Option<PrintedSigns>) -> Option<Self> {
        let [from, to] = [Alphabet::by_code(from)?, Alphabet::by_code(to)?];
        (from != to).then(|| Self { from: from.letters(), to: to.letters(), signs, is_marking: true })
    }

    /// Has no marks written, for encodings that have no such character.
    #[must_use]
    pub const fn without_marks(mut self) -> Self {
        self.is_marking = false;
        self
    }

    /// Rewrites the moves in a text that stands behind a move: what is notation by its form, and lines that can be played.
    pub(in crate::render) fn rewrite<'t, G: Game>(
        &self,
        text: &'t str,
        game: &G,
        commented: &Commented<G>,
    ) -> Cow<'t, str> {
        let kept = text.strip_prefix(MARK).and_then(|text| text.strip_prefix(MARK));
        if let Some(kept) = kept.filter(|_| self.from.code != EXCHANGED) {
            return Cow::Borrowed(if self.to.code == EXCHANGED { kept } else { text });
        }
        if self.from.code != EXCHANGED || !self.is_marking {
            let rewritten = self.attempt(text, game, commented, &[]);
            return if rewritten.changes.is_empty() { Cow::Borrowed(text) } else { Cow::Owned(rewritten.text) };
        }
        // What stands in PGN has to stand there again when it is written back.
        let back = Self { from: self.to, to: self.from, signs: None, is_marking: false };
        let mut kept = Vec::new();
        for _ in 0..MOST_ATTEMPTS {
            if text.contains(MARK) {
                break;
            }
            let there = self.attempt(text, game, commented, &kept);
            let again = back.attempt(&there.text, game, commented, &[]);
            if again.text == text {
                return if there.changes.is_empty() { Cow::Borrowed(text) } else { Cow::Owned(there.text) };
            }
            let n_kept = kept.len();
            kept.extend(differing(text, &there, &again));
            kept.sort_unstable();
            kept.dedup();
            if kept.len() == n_kept {
                break;
            }
        }
        Cow::Owned(format!("{MARK}{MARK}{text}"))
    }

    /// Rewrites a text; the words that begin where `kept` says, in order, are marked and stay.
    fn attempt<G: Game>(&self, text: &str, game: &G, commented: &Commented<G>, kept: &[usize]) -> Rewritten {
        let letters = |letters: &Letters| game.letters_by_code(&letters.code);
        let lines = letters(self.from).zip(letters(self.to)).map(|(from, to)| LineReader { game, from, to });
        let words = lines.map(|lines| lines.words(text, commented)).unwrap_or_default();
        self.by_form(text, &words, kept)
    }

    fn by_form(&self, text: &str, words: &[LineWord], kept: &[usize]) -> Rewritten {
        let mut made = Rewritten { text: String::new(), changes: Vec::new() };
        let (mut copied, mut before) = (0, None);
        let mut at = 0;
        let mut skipped = commands(text).map(|command| command.start..command.end).peekable();
        let (mut words, mut kept) = (words.iter().peekable(), kept.iter().peekable());
        while let Some(next) = text[at..].chars().next() {
            if let Some(command) = skipped.next_if(|command| command.start <= at) {
                at = at.max(command.end);
                before = Some(']');
                continue;
            }
            let is_kept = kept.next_if(|kept| **kept <= at).is_some();
            if is_kept || next == MARK {
                let end = if is_kept { at } else { at + next.len_utf8() };
                // The mark is for those who write back to PGN.
                let mark = if is_kept || self.to.code != EXCHANGED { "\u{2060}" } else { "" };
                made.put(&text[copied..at], at..end, mark);
                at = end + run_len(&text[end..]);
                made.text.push_str(&text[end..at]);
                (copied, before) = (at, Some('1'));
                continue;
            }
            while words.next_if(|word| word.span.start < at).is_some() {}
            let begins =
                before.is_none_or(|before: char| !before.is_alphanumeric() && !matches!(before, '_' | '@' | '&'));
            let word = self.word_at(&text[at..]).filter(|_| begins).or_else(|| {
                let played = words.next_if(|word| word.span.start == at)?;
                let mut word = self.printed(&played.word);
                let checks = self.checks_at(&text[played.span.end..], &mut word);
                Some((played.span.len() + checks, word))
            });
            if let Some((len, word)) = word {
                made.put(&text[copied..at], at..at + len, &word);
                at += len;
                copied = at;
                before = Some('1');
            } else {
                at += next.len_utf8();
                before = Some(next);
            }
        }
        made.text.push_str(&text[copied..]);
        made
    }

    /// Writes a word of PGN in other letters with the signs asked for.
    fn printed(&self, word: &str) -> String {
        let Some(signs) = self.signs else { return word.to_owned() };
        let form = PrintForm { signs, has_glyphs: false, ..PrintForm::of(Alphabet::ENGLISH) };
        form.word(word, CheckStatus::Nothing)
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

impl Rewritten {
    /// Puts a word in the place of another one, behind what is copied.
    fn put(&mut self, copied: &str, before: Range<usize>, word: &str) {
        self.text.push_str(copied);
        let start = self.text.len();
        self.text.push_str(word);
        self.changes.push((before, start..self.text.len()));
    }
}

/// Lists where words begin that were not rewritten back as they were.
fn differing(text: &str, there: &Rewritten, again: &Rewritten) -> Vec<usize> {
    // Both lists are in order, and what stands between changes is as long in one text as in the other.
    let before = |at: usize| {
        let n_behind = there.changes.partition_point(|(_, made)| made.end <= at);
        let behind = n_behind.checked_sub(1).map(|index| &there.changes[index]);
        behind.map_or(at, |(old, made)| old.end + (at - made.end))
    };
    let mut wrong: Vec<usize> = Vec::new();
    for (made, came) in &again.changes {
        let same =
            there.changes.binary_search_by_key(&made.start, |(_, to)| to.start).map(|index| &there.changes[index]);
        match same {
            Ok((old, to)) if to == made && text[old.clone()] == again.text[came.clone()] => {}
            Ok((old, _)) => wrong.push(old.start),
            Err(_) => wrong.push(before(made.start)),
        }
    }
    for (old, to) in &there.changes {
        if again.changes.binary_search_by_key(&to.start, |(made, _)| made.start).is_err() {
            wrong.push(old.start);
        }
    }
    wrong
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
    use crate::chess::{Alphabet, Position};
    use crate::game::{Chess, MoveNotation, Rules};

    fn between(from: &str, to: &str, is_printed: bool) -> CommentMoves {
        let signs = Alphabet::by_code(to).unwrap().letters().print;
        CommentMoves::between(from, to, is_printed.then_some(signs)).unwrap()
    }

    /// Rewrites a comment behind the last of some moves.
    fn rewritten(moves: CommentMoves, line: &[&str], text: &str) -> String {
        let game = Chess::default();
        let mut commented = Commented::new(Some(&Position::initial()), true);
        let mut position = Position::initial();
        for word in line {
            let written = game.read(word.as_bytes(), Alphabet::ENGLISH).unwrap();
            let mv = game.resolve(&position, &written).unwrap().mv;
            commented.behind(&position, mv);
            game.play(&mut position, mv);
        }
        moves.rewrite(text, &game, &commented).into_owned()
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
            assert_eq!(rewritten(there, &["e4"], english), russian);
            assert_eq!(rewritten(back, &["e4"], russian), english);
        }
        let russian = "Кхf3, Сxe4 и Kf3, лучше 12… Крg8";
        assert_eq!(rewritten(back, &["e4"], russian), "Nxf3, Bxe4 и Nf3, лучше 12… Kg8");
    }

    #[test]
    fn lines_that_can_be_played_are_rewritten() {
        let back = between("ru", "en", false);
        let line = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "d4"];
        for (russian, english) in [
            // From the position behind the move, with a number or without, one move behind the other.
            ("Теперь 4...ed 5.0-0 Кф6:е4", "Теперь 4...exd4 5.O-O Nf6xe4"),
            ("4… ed! 5.0-0 Сс5 6.e5 d5 7.ef dc 8.Ле1+", "4… exd4! 5.O-O Bc5 6.e5 d5 7.exf6 dxc4 8.Re1+"),
            ("На Кф6хе4 следует ход", "На Nf6xe4 следует ход"),
            // From the position before it: an alternative.
            ("Лучше 4.0-0, но не 4.Кg5 д5", "Лучше 4.O-O, но не 4.Ng5 d5"),
            ("4.д3 (4.Кс3 Кхе4 5.Кхе4 д5) 4…Сс5", "4.d3 (4.Nc3 Nxe4 5.Nxe4 d5) 4…Bc5"),
            // A Latin K is a Cyrillic one where only a knight can go there.
            ("или Kxe4", "или Nxe4"),
            // Letters of PGN are left.
            ("4...exd4 5.O-O Bc5", "4...exd4 5.O-O Bc5"),
            // What is prose, and what does not agree.
            ("счёт 0-0, поле е4, ход с, а также де", "счёт 0-0, поле е4, ход с, а также де"),
            ("14.0-0 и 4...0-0-0", "14.0-0 и 4...0-0-0"),
            ("после 4...ed de la Maza", "после 4...exd4 de la Maza"),
            ("Кв5, дом Сб4 и Ка4", "Кв5, дом Сб4 и Ка4"),
        ] {
            let line = if russian.contains("Ка4") { &line[..1] } else { &line[..] };
            assert_eq!(rewritten(back, line, russian), english);
        }
        let there = between("en", "de", false);
        assert_eq!(rewritten(there, &line, "Лучше 4.Кс3 (4.Сb5)"), "Лучше 4.\u{2060}Кс3 (4.\u{2060}Сb5)");
    }

    #[test]
    fn what_stands_in_pgn_stands_there_again() {
        let back = between("ru", "en", false);
        let line = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "d4"];
        for is_printed in [true, false] {
            let there = between("en", "ru", is_printed);
            for text in [
                "4...ed 5.0-0 Nxe4 6.Re1 d5 7.Bxd5 Qxd5 8.Nc3 Qa5",
                "лучше 4.Сb5 или Кс3, как Kg5 и 0-0",
                "4.0–0 e:d4 N:e4 Nf6x Кxe4 Cb5 ОО О-О",
                "a\u{2060}b Nf3 0-0",
                "\u{2060}\u{2060}Nf3 Кf3",
                "x-Кf3–g5: 4...Кf6–e4-Nf3+-",
                "[%clk 0:10:00]Кf3[%cal Ge2e4] 4... Кхe4",
            ] {
                let russian = rewritten(there, &line, text);
                assert_eq!(rewritten(back, &line, &russian), text, "{russian}");
            }
        }
        let there = between("en", "ru", true);
        assert_eq!(rewritten(there, &line, "4...exd4 5.O-O Nxe4 0-0"), "4...e:d4 5.0–0 К:e4 0-0");
        assert_eq!(rewritten(there, &line, "4...Nxe4 или Кхe4"), "4...К:e4 или \u{2060}Кхe4");
        let without = there.without_marks();
        assert_eq!(rewritten(without, &line, "4...Nxe4 или Кхe4"), "4...К:e4 или К:e4");
    }

    #[test]
    fn the_same_letters_leave_comments_alone() {
        assert!(CommentMoves::between("en", "en", None).is_none());
        assert!(CommentMoves::between("latin", "ru", None).is_none());
    }
}
