//! Rewrites moves inside comments in other letters and with other signs.
//!
//! Rewritten is what is notation beyond doubt, whether it is legal or not: a piece's letter with a square, a pawn's
//! capture, a promotion, castling in capitals or with long dashes. Such a word is not a word of any language.
//! Everything else, `gf` or `0-0` or `Кф3`, is rewritten if it is a move of a playable line, and otherwise stays as it
//! is.
//!
//! A comment may have other letters than the moves of its game. One with words whose piece letters are unreadable stays
//! as it is, because it would otherwise end up in two kinds of letters.

use std::borrow::Cow;
use std::ops::Range;

use crate::chess::Letters;
use crate::chess::{Alphabet, CaptureSign, DashSign, MateSign, PrintedSigns};
use crate::game::{CheckStatus, Game, MoveStyle, Notation};
use crate::record::CastlingWord;
use crate::record::command::commands;
use crate::replay::{QuotedLineReader, QuotedMove};

use super::commented::Commented;
use super::form::{PrintForm, castling};

/// The indices of the pawn and of the king among the pieces of [`Letters`].
const PAWN: usize = 0;
const KING: usize = 5;

/// The signs of a rewritten word.
#[derive(Clone, Copy, Debug)]
pub enum WordSigns {
    /// Those of PGN.
    Pgn,
    /// Those of print.
    Printed(PrintedSigns),
    /// Its own.
    AsWritten,
}

impl WordSigns {
    /// Returns the signs of print, or otherwise those of PGN.
    #[must_use]
    pub fn of_print(signs: Option<PrintedSigns>) -> Self {
        signs.map_or(Self::Pgn, Self::Printed)
    }

    const fn printed(&self) -> Option<&PrintedSigns> {
        if let Self::Printed(signs) = self { Some(signs) } else { None }
    }
}

/// The letters from and to which moves inside comments are rewritten.
#[derive(Clone, Copy, Debug)]
pub struct CommentMoves {
    from: &'static Letters,
    to: &'static Letters,
    signs: WordSigns,
}

/// A replacement of a word.
pub(in crate::render) type NewWord = (Range<usize>, String);

impl CommentMoves {
    /// Creates a rewriter from one alphabet to another; `None` if they are the same, and comments may stay as written.
    #[must_use]
    pub fn between(from: &str, to: &str, signs: WordSigns) -> Option<Self> {
        let [from, to] = [Alphabet::by_code(from)?, Alphabet::by_code(to)?];
        (from != to).then(|| Self { from: from.letters(), to: to.letters(), signs })
    }

    /// Rewrites the moves in a text after a move: what is notation by its form, and playable lines.
    pub(in crate::render) fn rewrite<'t, G: Game>(
        &self,
        text: &'t str,
        game: &G,
        commented: &mut Commented<G>,
    ) -> Cow<'t, str> {
        let Some(words) = self.new_words(text, game, commented) else {
            commented.n_kept += 1;
            return Cow::Borrowed(text);
        };
        let (mut made, mut copied) = (String::new(), 0);
        for (span, word) in words {
            made.push_str(&text[copied..span.start]);
            made.push_str(&word);
            copied = span.end;
        }
        if copied == 0 {
            return Cow::Borrowed(text);
        }
        made.push_str(&text[copied..]);
        Cow::Owned(made)
    }

    /// Lists the replacements in a text, in order; `None` if it has unreadable moves.
    pub(in crate::render) fn new_words<G: Game>(
        &self,
        text: &str,
        game: &G,
        commented: &mut Commented<G>,
    ) -> Option<Vec<NewWord>> {
        let letters = |letters: &Letters| game.letters_by_code(letters.code);
        let Some((from, to)) = letters(self.from).zip(letters(self.to)) else { return Some(Vec::new()) };
        let start = commented.start().cloned();
        let reader = QuotedLineReader { game, start: start.as_ref(), letters: from };
        let read = reader.read(text, commented.here(), commented.met);
        let own = Alphabet::by_code(game.alphabet_code(read.letters)).map_or(self.from, |own| own.letters());
        if read.letters != from {
            commented.met = Some(read.letters);
        }
        let words: Vec<NewWord> = read
            .moves
            .iter()
            .filter_map(|quoted| Some((quoted.span.clone(), self.written(game, text, quoted, to)?)))
            .collect();
        let by_form = Self { from: own, ..*self };
        let is_unread = |span: &Range<usize>| {
            let word = &text[span.clone()];
            reader.is_strange(word, read.letters)
                && reader.is_strange(word, to)
                && by_form.word_at(&text[span.start..]).is_none()
                && !read.has_move_at(span.start)
        };
        let is_read = !reader.words(text).any(|span| is_unread(&span));
        is_read.then(|| by_form.by_form(text, &words))
    }

    /// Lists the words of a text that are notation by their form, and others known to be moves.
    fn by_form(&self, text: &str, words: &[NewWord]) -> Vec<NewWord> {
        let mut made = Vec::new();
        let mut before = None;
        let mut at = 0;
        let mut skipped = commands(text).map(|command| command.start..command.end).peekable();
        let mut words = words.iter().peekable();
        while let Some(next) = text[at..].chars().next() {
            if let Some(command) = skipped.next_if(|command| command.start <= at) {
                at = at.max(command.end);
                before = Some(']');
                continue;
            }
            while words.next_if(|(span, _)| span.start < at).is_some() {}
            let begins =
                before.is_none_or(|before: char| !before.is_alphanumeric() && !matches!(before, '_' | '@' | '&'));
            let word = self.word_at(&text[at..]).filter(|_| begins).or_else(|| {
                let (span, word) = words.next_if(|(span, _)| span.start == at)?;
                let mut word = self.printed(word);
                let checks = self.checks_at(&text[span.end..], &mut word);
                Some((span.len() + checks, word))
            });
            if let Some((len, word)) = word {
                made.push((at..at + len, word));
                at += len;
                before = Some('1');
            } else {
                at += next.len_utf8();
                before = Some(next);
            }
        }
        made
    }

    /// Formats a move that replaces a word, in the requested letters and signs: by the form of the word, otherwise as
    /// the move is written when played.
    pub(in crate::render) fn of_move<G: Game>(
        &self,
        game: &G,
        word: &str,
        (position, mv): (&G::Position, G::Move),
        gives: CheckStatus,
    ) -> Option<String> {
        let to = game.letters_by_code(self.to.code)?;
        let means_it = |spelled: &str| {
            let joined: String = spelled.chars().filter(|c| !c.is_whitespace()).collect();
            let read = game.read(joined.as_bytes(), to)?;
            game.resolve(position, &read).ok().filter(|meant| meant.mv == mv)
        };
        let by_form = self.word_at(word).filter(|(len, _)| *len == word.len()).map(|(_, made)| made);
        let is_foreign = |c: char| !c.is_ascii() && c.is_alphabetic() && !game.is_own_letter(c, to);
        let keeps_signs = matches!(self.signs, WordSigns::AsWritten);
        let by_form = by_form.or_else(|| keeps_signs.then(|| self.relettered(word)));
        let is_right = |spelled: &String| !spelled.contains(is_foreign) && means_it(spelled).is_some();
        let made = by_form.filter(is_right).unwrap_or_else(|| {
            let mut made = self.printed(&self.spelled(game, word, (position, mv), to));
            let end = word.trim_end_matches(['+', '#', '×', '†', '‡']);
            let sign_of_mate = self.signs.printed().map_or(MateSign::Hash, |signs| signs.mate);
            made.push_str(match gives {
                _ if keeps_signs => &word[end.len()..],
                CheckStatus::Nothing => "",
                CheckStatus::Mate => sign_of_mate.text(),
                _ => "+",
            });
            made
        });
        (made != word).then_some(made)
    }

    /// Rewrites a word that is notation by its form.
    pub(in crate::render) fn of_form(&self, word: &str) -> Option<String> {
        let (len, made) = self.word_at(word)?;
        (len == word.len() && made != word).then_some(made)
    }

    /// Rewrites only the piece letters in a word.
    fn relettered(&self, word: &str) -> String {
        let piece = |text: &str| self.from.match_prefix(text).filter(|(role, _)| *role != PAWN);
        if let Some((role, len)) = piece(word) {
            return format!("{}{}", self.to.write(role), &word[len..]);
        }
        // The promotion piece follows the square.
        let promoted = word.char_indices().skip(2).find_map(|(at, _)| Some((at, piece(&word[at..])?)));
        match promoted {
            Some((at, (role, len))) => format!("{}{}{}", &word[..at], self.to.write(role), &word[at + len..]),
            None => word.to_owned(),
        }
    }

    /// Rewrites a word of PGN in other letters with the requested signs.
    fn printed(&self, word: &str) -> String {
        let Some(signs) = self.signs.printed().copied() else { return word.to_owned() };
        let form = PrintForm { signs, has_glyphs: false, ..PrintForm::of(Alphabet::ENGLISH) };
        form.word(word, CheckStatus::Nothing)
    }

    /// Reads the word of a move at the beginning of a text: its length, and its replacement.
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
        // `0-0` may be a score, which could not be distinguished from castling when read back.
        let signs = self.signs.printed().filter(|signs| signs.dash != DashSign::Hyphen);
        let word = match signs.and_then(|signs| castling(plain, *signs)) {
            Some(word) => word,
            None if matches!(self.signs, WordSigns::AsWritten) && !own.contains('О') => own.to_owned(),
            None => plain.to_owned(),
        };
        Some((own.len(), word))
    }

    /// `Nf3`, `Nbd2`, `N1xd2`, `Ng1-f3`, with check signs.
    fn piece_at(&self, text: &str) -> Option<(usize, String)> {
        let (role, len) = self.from.match_prefix(text).filter(|(role, _)| *role != PAWN)?;
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
            // A dash between squares requires a full square of departure.
            if sign == SquareSign::Dash && origin != 2 {
                return None;
            }
            let to = origin + sign_len;
            square(&rest[to..]).map(|end| (origin, sign, to, to + end))
        };
        let (origin, sign, to, end) = origin.into_iter().find_map(read)?;
        let mut word = format!("{}{}", self.to.write(role), &rest[..origin]);
        self.write_sign(sign, &rest[origin..to], &mut word);
        word.push_str(&rest[to..end]);
        let end = end + self.checks_at(&rest[end..], &mut word);
        Some((len + end, word))
    }

    /// `exd5`, `e8=Q`, `exd8=Q`; a word without a sign or a letter is written the same everywhere.
    fn pawn_at(&self, text: &str) -> Option<(usize, String)> {
        let mut word = String::new();
        let captured = one_of(text, 'a'..='h').and_then(|origin| {
            let (len, sign) = sign(&text[origin..]).filter(|(_, sign)| *sign == SquareSign::Capture)?;
            let to = origin + len;
            square(&text[to..]).map(|end| (origin, sign, to, to + end))
        });
        let end = if let Some((origin, sign, to, end)) = captured {
            word.push_str(&text[..origin]);
            self.write_sign(sign, &text[origin..to], &mut word);
            word.push_str(&text[to..end]);
            end
        } else {
            let end = square(text)?;
            word.push_str(&text[..end]);
            end
        };
        let promoted = Some(&text[end..]).filter(|_| word.ends_with(['1', '8'])).and_then(|rest| {
            let equals = usize::from(rest.starts_with('='));
            let (role, len) = self.from.match_prefix(&rest[equals..])?;
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

    /// Writes the sign between the squares of a move, given its present form.
    fn write_sign(&self, sign: SquareSign, written: &str, word: &mut String) {
        word.push_str(match (sign, &self.signs) {
            (SquareSign::None, _) => "",
            // A Cyrillic letter does not fit among other letters.
            (_, WordSigns::AsWritten) if written != "х" => written,
            (SquareSign::Capture, WordSigns::Printed(signs)) => signs.capture.text(),
            (SquareSign::Capture, _) => CaptureSign::X.text(),
            (SquareSign::Dash, WordSigns::Printed(signs)) => signs.dash.text(),
            (SquareSign::Dash, _) => "-",
        });
    }

    /// Formats a move of a line in the requested letters; `None` if it already has that form.
    fn written<G: Game>(&self, game: &G, text: &str, quoted: &QuotedMove<G>, to: G::Alphabet) -> Option<String> {
        let word = &text[quoted.span.clone()];
        let is_own_letter = |c: char| c.is_ascii() || !c.is_alphabetic() || game.is_own_letter(c, to);
        let means_it = || {
            let read = game.read(word.as_bytes(), to)?;
            game.resolve(&quoted.position, &read).ok().filter(|meant| meant.mv == quoted.mv)
        };
        let has_figure = || word.contains(|c: char| c.is_ascii_digit()) && CastlingWord::of(word).is_none();
        let is_kept = matches!(self.signs, WordSigns::AsWritten) || has_figure();
        if is_kept && word.chars().all(is_own_letter) && means_it().is_some() {
            return None;
        }
        Some(self.spelled(game, word, (&quoted.position, quoted.mv), to)).filter(|written| written != word)
    }

    /// Formats a move as in PGN, but in the requested letters, and with both squares if the word has both.
    fn spelled<G: Game>(
        &self,
        game: &G,
        word: &str,
        (position, mv): (&G::Position, G::Move),
        to: G::Alphabet,
    ) -> String {
        let notation = if is_long(word) { Notation::Lan } else { Notation::San };
        let mut written = Vec::new();
        game.write_move(position, mv, CheckStatus::Nothing, MoveStyle { notation, letters: to }, &mut written);
        let written = String::from_utf8_lossy(&written).into_owned();
        if !matches!(self.signs, WordSigns::AsWritten) {
            return written;
        }
        let sign_of = |signs: &[char]| word.chars().find(|c| signs.contains(c)).map(String::from);
        let capture = sign_of(&[':', '×']).unwrap_or_else(|| CaptureSign::X.text().to_owned());
        let dash = sign_of(&['–', '—']).unwrap_or_else(|| "-".to_owned());
        written.replace('x', &capture).replace('-', &dash)
    }

    /// Writes the check signs at the beginning of a text; returns their length.
    fn checks_at(&self, text: &str, word: &mut String) -> usize {
        let mate = self.signs.printed().map_or(MateSign::Hash, |signs| signs.mate);
        let len = text.find(|letter| !matches!(letter, '+' | '#' | '×')).unwrap_or(text.len());
        if matches!(self.signs, WordSigns::AsWritten) {
            word.push_str(&text[..len]);
            return len;
        }
        for letter in text[..len].chars() {
            match letter {
                '+' => word.push('+'),
                _ => word.push_str(mate.text()),
            }
        }
        len
    }
}

/// Returns true if a word names both squares of its move.
fn is_long(word: &str) -> bool {
    let squares = word.chars().zip(word.chars().skip(1));
    squares.filter(|(file, rank)| file.is_alphabetic() && rank.is_ascii_digit()).count() > 1
}

/// The sign between the squares of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SquareSign {
    None,
    Capture,
    Dash,
}

fn sign(text: &str) -> Option<(usize, SquareSign)> {
    let first = text.chars().next()?;
    let sign = match first {
        // A capture may be written with a Cyrillic letter.
        'x' | ':' | '×' | 'х' => SquareSign::Capture,
        '-' | '–' => SquareSign::Dash,
        _ => return None,
    };
    Some((first.len_utf8(), sign))
}

/// Returns the length of one character in a range at the beginning of a text.
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
        CommentMoves::between(from, to, WordSigns::of_print(is_printed.then_some(signs))).unwrap()
    }

    /// Rewrites a comment after the last of some moves.
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
        moves.rewrite(text, &game, &mut commented).into_owned()
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
            // From the position after the move, with a number or without, one move after another.
            ("Теперь 4...ed 5.0-0 Кф6:е4", "Теперь 4...exd4 5.O-O Nf6xe4"),
            ("4… ed! 5.0-0 Сс5 6.e5 d5 7.ef dc 8.Ле1+", "4… exd4! 5.O-O Bc5 6.e5 d5 7.exf6 dxc4 8.Re1+"),
            ("На Кф6хе4 следует ход", "На Nf6xe4 следует ход"),
            // From the position before it: an alternative.
            ("Лучше 4.0-0, но не 4.Кg5 д5", "Лучше 4.O-O, но не 4.Ng5 d5"),
            ("4.д3 (4.Кс3 Кхе4 5.Кхе4 д5) 4…Сс5", "4.d3 (4.Nc3 Nxe4 5.Nxe4 d5) 4…Bc5"),
            // A Latin K is a Cyrillic one if only a knight can go there.
            ("или Kxe4", "или Nxe4"),
            // Letters of PGN are kept.
            ("4...exd4 5.O-O Bc5", "4...exd4 5.O-O Bc5"),
            // Prose, and text that is inconsistent.
            ("счёт 0-0, поле е4, ход с, а также де", "счёт 0-0, поле е4, ход с, а также де"),
            ("14.0-0 и 4...0-0-0", "14.0-0 и 4...0-0-0"),
            ("после 4...ed de la Maza", "после 4...exd4 de la Maza"),
            ("Кв5, дом Сб4 и Ка4", "Кв5, дом Сб4 и Ка4"),
        ] {
            let line = if russian.contains("Ка4") { &line[..1] } else { &line[..] };
            assert_eq!(rewritten(back, line, russian), english);
        }
    }

    #[test]
    fn comments_in_other_letters_than_the_moves_are_rewritten_as_a_whole_or_not_at_all() {
        let line = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "d4"];
        let there = between("en", "de", false);
        for (written, german) in [
            ("Лучше 4.Кс3 (4.Сb5)", "Лучше 4.Sc3 (4.Lb5)"),
            ("Лучше 4.Кc3 Сc5 с идеей Фe2", "Лучше 4.Sc3 Lc5 с идеей De2"),
            ("Mejor 4.Cc3 Ac5 y Rf1", "Mejor 4.Sc3 Lc5 y Kf1"),
            // Already in German.
            ("Besser 4.Sc3 Lc5", "Besser 4.Sc3 Lc5"),
            // One of its moves is in yet other letters, and unplayable.
            ("Better 4.Nc3 and Hd5", "Better 4.Nc3 and Hd5"),
        ] {
            assert_eq!(rewritten(there, &line, written), german);
        }
    }

    #[test]
    fn pgn_is_read_back_unchanged() {
        let back = between("ru", "en", false);
        let line = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "d4"];
        for is_printed in [true, false] {
            let there = between("en", "ru", is_printed);
            for text in [
                "4...exd4 5.O-O Nxe4 6.Re1 d5 7.Bxd5 Qxd5 8.Nc3 Qa5",
                "[%clk 0:10:00] Nf3 [%cal Ge2e4] 4... Nxe4",
                "prose of 0-0 and e4, де, с",
            ] {
                let russian = rewritten(there, &line, text);
                assert_eq!(rewritten(back, &line, &russian), text, "{russian}");
            }
        }
        let there = between("en", "ru", true);
        assert_eq!(rewritten(there, &line, "4...exd4 5.O-O Nxe4 0-0"), "4...e:d4 5.0–0 К:e4 0-0");
        assert_eq!(rewritten(there, &line, "4...Nxe4 или Кхe4"), "4...К:e4 или К:e4");
    }

    #[test]
    fn the_same_letters_leave_comments_alone() {
        assert!(CommentMoves::between("en", "en", WordSigns::Pgn).is_none());
        assert!(CommentMoves::between("latin", "ru", WordSigns::Pgn).is_none());
    }
}
