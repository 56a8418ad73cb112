//! Starting positions that sheets give in words: lists of pieces, and missing pieces in odds games.

use std::sync::LazyLock;

use zapis_chess::Letters;

use crate::sorting::CompactSort;
use crate::text::fold;

use super::vocabulary::{SheetLanguage, find_word, languages, lower};

/// The pieces of one side.
pub(super) type Men = Vec<ListedMan>;

/// A piece of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ListedMan {
    /// Its role as a small letter of FEN.
    role: char,
    /// Its square as file and rank from 0.
    at: (usize, usize),
    /// Whether it is only a square after another piece: of the same kind if pawns are named, else a pawn.
    is_bare: bool,
}

impl ListedMan {
    fn role(self, names_pawns: bool) -> char {
        let may_be_pawn = !matches!(self.at.1, 0 | 7);
        if self.is_bare && may_be_pawn && !names_pawns { 'p' } else { self.role }
    }
}

/// The names of pieces in a language: folded forms, longest first.
struct Forms {
    code: &'static str,
    forms: Vec<(String, char)>,
}

/// The pieces without pawns, by their index in the table of letters, and as small letters of FEN.
pub(super) const PIECES: [(usize, char); 5] = [(5, 'k'), (4, 'q'), (3, 'r'), (2, 'b'), (1, 'n')];

static FORMS: LazyLock<Vec<Forms>> = LazyLock::new(|| {
    Letters::all()
        .iter()
        .map(|row| {
            let of_role = |(role, letter)| row.spellings_of(role).iter().map(move |form| (folded(form), letter));
            let mut forms: Vec<(String, char)> = PIECES.into_iter().flat_map(of_role).collect();
            if row.code == "ru" {
                // Scanners' misreadings of Л.
                forms.extend(["JI", "Jl", "Ji", "J1"].map(|form| (form.to_owned(), 'r')));
            }
            forms.compact_sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
            Forms { code: row.code, forms }
        })
        .collect()
});

fn folded(text: &str) -> String {
    text.chars().map(fold).collect()
}

/// Parses a list of pieces, `Крg1, Фd2, п.п. a2, b3`, and returns the language of its letters too. Returns `None` for
/// anything else.
pub(super) fn men(list: &str, language: &SheetLanguage) -> Option<(Men, &'static str)> {
    const LONGEST: usize = 400;
    // A square may be damaged, `al` for `a1`, but not all of them: `M. Tal` is a name.
    if list.len() > LONGEST || !list.contains(|c| matches!(c, '1'..='8')) {
        return None;
    }
    let own = FORMS.iter().filter(|forms| forms.code == language.code);
    let others = FORMS.iter().filter(|forms| forms.code != language.code);
    own.chain(others).find_map(|forms| Some((men_by(list, forms, language)?, forms.code)))
}

fn men_by(list: &str, forms: &Forms, language: &SheetLanguage) -> Option<Men> {
    let mut men = Men::new();
    // The meaning of a square without a letter: another piece of the kind before it, until pawns are named.
    let mut pending: Option<char> = None;
    let mut is_behind_piece = true;
    for word in list.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '.' | '(' | ')' | '\u{a0}')) {
        let word = word.trim_matches(|c: char| matches!(c, ':' | '*' | '_' | '—' | '-' | '–'));
        if word.is_empty() || matches!(word, "и" | "and" | "und" | "et") {
            continue;
        }
        let plain = lower(word);
        if language.pawns.contains(&plain) {
            (pending, is_behind_piece) = (Some('p'), false);
            continue;
        }
        let shape = folded(word);
        if let Some((_, role)) = forms.forms.iter().find(|(form, _)| *form == shape) {
            (pending, is_behind_piece) = (Some(*role), false);
            continue;
        }
        if let Some(at) = square(&shape) {
            // A side has only one king.
            let has_king = men.iter().any(|man| man.role == 'k');
            let role = pending.filter(|role| *role != 'k' || !has_king);
            men.push(ListedMan { role: role.unwrap_or('p'), at, is_bare: is_behind_piece });
            is_behind_piece = role != Some('p');
            continue;
        }
        // A pawn with its letter, `пa2`; else a piece.
        let found = forms.forms.iter().find(|(form, _)| shape.starts_with(form.as_str()));
        let (role, rest) = if let Some((form, role)) = found {
            (*role, shape[form.len()..].to_owned())
        } else {
            let pawn = language.pawns.iter().find(|pawn| plain.starts_with(pawn.as_str()));
            ('p', pawn.map_or_else(String::new, |pawn| shape.chars().skip(pawn.chars().count()).collect()))
        };
        (pending, is_behind_piece) = (Some(role), role != 'p');
        let Some(at) = square(&rest) else {
            // Text after a list is not part of it.
            if men.iter().any(|man| man.role == 'k') {
                break;
            }
            return None;
        };
        men.push(ListedMan { role, at, is_bare: false });
    }
    (men.iter().filter(|man| man.role == 'k').count() == 1).then_some(men)
}

/// Parses a square, possibly damaged by a scanner: `Ь7`, `bЗ`, `el`.
fn square(text: &str) -> Option<(usize, usize)> {
    let mut letters = text.chars();
    let (file, rank) = (letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    let file = match file.to_ascii_lowercase() {
        file @ 'a'..='h' => file as usize - 'a' as usize,
        'Ь' | 'ь' => 1,
        _ => return None,
    };
    let rank = match rank {
        '1'..='8' => rank as usize - '1' as usize,
        'l' | 'I' | 'i' | '|' => 0,
        'З' | 'з' => 2,
        'б' => 5,
        _ => return None,
    };
    Some((file, rank))
}

/// The maximum distance in bytes to the side that gives the odds.
const NEAR: usize = 60;

type Board = [[char; 8]; 8];

/// Returns the FENs of two lists of pieces, the likeliest first: if no pawn is named, squares without a letter are
/// pawns or more pieces. Returns none if two pieces are on one square.
pub(super) fn fens_of(white: &Men, black: &Men, black_moves: bool) -> Vec<String> {
    let names_pawns = white.iter().chain(black).any(|man| man.role == 'p' && !man.is_bare);
    let readings = if names_pawns { &[true][..] } else { &[false, true] };
    let mut fens: Vec<String> =
        readings.iter().filter_map(|names_pawns| fen_of(white, black, black_moves, *names_pawns)).collect();
    fens.dedup();
    fens
}

fn fen_of(white: &Men, black: &Men, black_moves: bool, names_pawns: bool) -> Option<String> {
    let mut board: Board = [[' '; 8]; 8];
    for (men, is_white) in [(white, true), (black, false)] {
        for man in men {
            let (role, (file, rank)) = (man.role(names_pawns), man.at);
            let cell = &mut board[rank][file];
            if *cell != ' ' {
                return None;
            }
            *cell = if is_white { role.to_ascii_uppercase() } else { role };
        }
    }
    Some(fen(&board, black_moves))
}

fn fen(board: &Board, black_moves: bool) -> String {
    let rows: Vec<String> = board.iter().rev().map(|row| placement_of(row)).collect();
    let rights = rights_of(&board.iter().rev().flatten().copied().collect::<Vec<char>>());
    format!("{} {} {rights} - 0 1", rows.join("/"), if black_moves { 'b' } else { 'w' })
}

/// Returns the castling rights of kings and rooks on their original squares; the squares go from a8 to h1.
pub(super) fn rights_of(board: &[char]) -> String {
    let stands = |man: char, file: usize, rank: usize| board.get((7 - rank) * 8 + file) == Some(&man);
    let mut rights = String::new();
    for (king, rook, rank, signs) in [('K', 'R', 0, "KQ"), ('k', 'r', 7, "kq")] {
        if stands(king, 4, rank) {
            let sides = [7, 0].into_iter().zip(signs.chars());
            rights.extend(sides.filter(|(file, _)| stands(rook, *file, rank)).map(|(_, sign)| sign));
        }
    }
    if rights.is_empty() {
        rights.push('-');
    }
    rights
}

/// Returns a rank of a FEN; blanks are empty squares.
pub(super) fn placement_of(row: &[char]) -> String {
    let mut text = String::new();
    let mut empty = 0_u8;
    for &man in row {
        if man == ' ' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push(char::from(b'0' + empty));
            empty = 0;
        }
        text.push(man);
    }
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
    text
}

/// Parses odds in a heading: `белые без коня b1`, `odds of queen's knight`. Returns the place of the words and the FEN.
pub(super) fn odds(text: &str) -> Option<(std::ops::Range<usize>, String)> {
    let lowered = lower(text);
    languages().iter().find_map(|language| odds_in(&lowered, language))
}

fn odds_in(text: &str, language: &SheetLanguage) -> Option<(std::ops::Range<usize>, String)> {
    let (at, word) = language.odds.iter().find_map(|word| find_word(text, word).map(|at| (at, word)))?;
    let mut board: Board = [[' '; 8]; 8];
    for (rank, men) in [(0, "RNBQKBNR"), (1, "PPPPPPPP"), (6, "pppppppp"), (7, "rnbqkbnr")] {
        for (file, man) in men.chars().enumerate() {
            board[rank][file] = man;
        }
    }
    let names_black = |text: &str| language.black.iter().any(|side| find_word(text, side).is_some());
    let sentence = text[..at].rfind(['.', '\n']).unwrap_or(0);
    let before = &text[text.floor_char_boundary(at.saturating_sub(NEAR)).max(sentence)..at];
    let is_black = names_black(before);
    let rest = &text[at + word.len()..];
    let end = rest.find(['\n', ';', ')']).unwrap_or(rest.len());
    let rest = &rest[..end];
    let mut n_removed = 0;
    let mut end = 0;
    let mut castling_side: Option<bool> = None;
    let mut words = words_of(rest).peekable();
    while let Some((place, word)) = words.next() {
        if language.queenside.iter().any(|side| side == word) {
            castling_side = Some(true);
        } else if language.kingside.iter().any(|side| side == word) {
            castling_side = Some(false);
        }
        let role = language.pieces.iter().position(|names| names.split('|').any(|name| name == word));
        let Some(role) = role else { continue };
        // The square comes next, or after `на`.
        let mut ahead = words.clone();
        let found =
            ahead.by_ref().take(2).find_map(|(at, word)| square(&folded(word)).map(|square| (at, word, square)));
        let is_black = is_black || role == 0 && found.is_none();
        let (file, rank) = if let Some((at, word, square)) = found {
            end = at + word.len();
            square
        } else {
            end = place + word.len();
            let home = if is_black { 7 } else { 0 };
            match role {
                0 => (5, if is_black { 6 } else { 1 }),
                1 => (if castling_side == Some(false) { 6 } else { 1 }, home),
                2 => (if castling_side == Some(false) { 5 } else { 2 }, home),
                3 => (if castling_side == Some(false) { 7 } else { 0 }, home),
                _ => (3, home),
            }
        };
        castling_side = None;
        let expected = ['p', 'n', 'b', 'r', 'q'][role];
        if board[rank][file].to_ascii_lowercase() == expected {
            board[rank][file] = ' ';
            n_removed += 1;
        }
    }
    (n_removed > 0).then(|| (at..at + word.len() + end, fen(&board, false)))
}

fn words_of(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let start = text.as_ptr() as usize;
    text.split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '(' | '"' | '«' | '»'))
        .filter(|word| !word.is_empty())
        .map(move |word| (word.as_ptr() as usize - start, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> &'static SheetLanguage {
        languages().iter().find(|language| language.code == code).unwrap()
    }

    #[test]
    fn lists_of_pieces_are_read_in_words_of_each_language() {
        for (code, white, black, fen) in [
            ("hu", "Kg1, Vd2, ga2, gb3", "Kg8, Ba8, gf7, gg7, gh7", "r5k1/5ppp/8/8/8/1P6/P2Q4/6K1 w - - 0 1"),
            ("ru", "Крg1, Фd2, п.п. a2, b3", "Крg8, Лa8, пп. f7, g7, h7", "r5k1/5ppp/8/8/8/1P6/P2Q4/6K1 w - - 0 1"),
            ("en", "Kg1, Qd2, a2, b3", "Kg8 Ra8 f7 g7 h7.", "r5k1/5ppp/8/8/8/1P6/P2Q4/6K1 w - - 0 1"),
            ("ru", "КрЬЗ, Леб, Са4, СсЗ, п. f5", "Крс5", "8/8/4R3/2k2P2/B7/1KB5/8/8 w - - 0 1"),
            ("de", "Kg1, Dd2, Sf3", "Kg8, Te8", "4r1k1/8/8/8/8/5N2/3Q4/6K1 w - - 0 1"),
        ] {
            let [white, black] = [white, black].map(|list| men(list, language(code)).unwrap().0);
            assert_eq!(fens_of(&white, &black, false)[0], fen, "{code}");
        }
        for name in ["Карпов", "Иванов, А.", "Kasparov, Garry", "Герье (Киев)", "", "Kg"] {
            assert_eq!(men(name, language("ru")), None, "{name}");
        }
    }

    #[test]
    fn odds_are_read_in_words() {
        let of = |text: &str| odds(text).map(|(_, fen)| fen.split(' ').next().unwrap().to_owned());
        let without_b1 = Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR".to_owned());
        assert_eq!(of("Гамбит коня, Морфи - Мориан, 1869 (белые без коня b1)"), without_b1);
        assert_eq!(of("Remove White's queen's knight"), without_b1);
        assert_eq!(of("Odds of queen's knight"), without_b1);
        assert_eq!(
            of("Белые без ладьи на a1 и коня на b1"),
            Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/2BQKBNR".to_owned())
        );
        assert_eq!(of("odds of pawn and move"), Some("rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR".to_owned()));
        assert_eq!(of("играли без часов"), None);
    }
}
