//! Moves whose letters are of another case, of another alphabet, or misread by a scanner of Russian print.
//!
//! This is decided by all words of a text together: a single one may be an error.

use crate::text::fold;

use super::super::words::{self, Looks};
use super::Rewriting;
use super::move_shape::{cyrillic_file, has_cyrillic_square};

/// Writes the files of a text in Latin letters, if they are Cyrillic: `Кф3`, `е4`, `Кц6`.
pub(super) fn with_latin_files(text: &str) -> Option<Rewriting> {
    let is_other = |c: char| cyrillic_file(c).is_some_and(|file| fold(c).to_ascii_lowercase() != file);
    let n_moves = move_words(text).filter(|(_, word)| words::looks(word) == Looks::Move || is_cyrillic(word)).count();
    let names_file = |word: &str| squares(word).iter().any(|(file, _)| is_other(*file));
    let spelled = move_words(text).filter(|(_, word)| has_cyrillic_square(word) && names_file(word)).count();
    // A scanner of Latin files mistakes one letter for another, but never all of them.
    let mut files: Vec<char> = move_words(text)
        .filter(|(_, word)| has_cyrillic_square(word))
        .flat_map(|(_, word)| {
            squares(word).iter().map(|(file, _)| *file).filter(|file| is_other(*file)).collect::<Vec<_>>()
        })
        .collect();
    files.sort_unstable();
    files.dedup();
    let has_latin =
        move_words(text).any(|(_, word)| squares(word).iter().any(|(file, _)| matches!(file, 'd' | 'f' | 'g' | 'h')));
    let is_one_letter = files.iter().all(|file| *file == 'д') && move_words(text).any(|(_, word)| word.contains('д'));
    if is_one_letter && has_latin && n_moves >= MOVES_OF_A_PAGE {
        let n_files =
            |file: char| move_words(text).filter(|(_, word)| squares(word).iter().any(|it| it.0 == file)).count();
        // In italics a scanner reads д as g: then there is a d, and no g.
        let meant = if n_files('g') == 0 && n_files('d') >= FEWEST { "g" } else { "d" };
        return respelled(text, &|word| latin_for_de(word, meant));
    }
    if spelled < FEWEST || files.len() < 2 && has_latin || 6 * spelled < n_moves {
        return None;
    }
    respelled(text, &latin)
}

/// The minimum number of words for a pattern.
const FEWEST: usize = 3;
/// Among this many moves, a single letter of another alphabet is a misprint.
const MOVES_OF_A_PAGE: usize = 8;

/// Returns the words of a text that are short enough for a move, with their places.
fn move_words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, ':' | '-' | '–' | '—' | '×' | '=' | '+' | '#' | '®');
    text.split(move |c: char| !is_part(c)).filter_map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        // The number of a row may be glued to its move by a period.
        (2..=24).contains(&word.len()).then_some((start, word))
    })
}

/// Returns the squares of a word: the letter before each figure of a rank.
fn squares(word: &str) -> Vec<(char, char)> {
    let letters: Vec<char> = word.chars().collect();
    let is_rank = |c: char| matches!(c, '1'..='8' | 'З');
    letters
        .windows(2)
        .filter(|pair| pair[0].is_alphabetic() && is_rank(pair[1]))
        .map(|pair| (pair[0], pair[1]))
        .collect()
}

fn is_cyrillic(word: &str) -> bool {
    has_cyrillic_square(word)
}

/// Writes the files of one word in Latin letters. Returns `None` if no square is Cyrillic.
#[must_use]
pub fn latin(word: &str) -> Option<String> {
    if !has_cyrillic_square(word) && !is_pawn_capture(word) {
        return None;
    }
    let letters: Vec<char> = word.chars().collect();
    let n_bare = word.trim_end_matches(['+', '#', '!', '?']).chars().count();
    let mut said = String::with_capacity(word.len());
    for (at, &c) in letters.iter().enumerate() {
        let next = letters.get(at + 1).copied();
        let is_piece = at == 0 && matches!(c, 'К' | 'Ф' | 'Л' | 'С' | 'п')
            || at > 1 && letters[at - 1] == '='
            || at + 1 == n_bare && at > 1 && matches!(letters[at - 1], '1' | '8');
        let is_king = at == 1 && matches!(c, 'р' | 'Р') && letters[0] == 'К';
        let before_square = next.is_some_and(|next| cyrillic_file(next).is_some() || next.is_ascii_lowercase());
        match cyrillic_file(c) {
            _ if is_piece || is_king => said.push(c),
            // `Кхф3`: the sign of a capture, not a file.
            Some('h') if at > 0 && before_square => said.push('x'),
            Some(file) => said.push(file),
            None => said.push(c),
        }
    }
    Some(said)
}

/// Returns true if a word is a capture by a pawn that names only two files.
fn is_pawn_capture(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let is_file = |c: char| c.is_lowercase() && cyrillic_file(c).is_some();
    matches!(letters[..], [from, ':', to] if is_file(from) && is_file(to))
}

/// Writes `д4` as `d4`, and `д:e5` as `d:e5`, or with the other letter that is meant.
fn latin_for_de(word: &str, meant: &str) -> Option<String> {
    let said = word.replace('д', meant);
    let is_known = |c: char| {
        c.is_ascii() || matches!(c, 'р' | 'х' | '×' | '–' | '—' | '®' | '©' | 'а' | 'с' | 'е' | 'в') || c.is_uppercase()
    };
    (said != word && said.chars().all(is_known) && words::looks(&said) == Looks::Move).then_some(said)
}

/// Corrects a scanner's misreadings of Russian print: `Jl`, `J`, `Лl` for Л, `F` and `®` for Ф, `З` for the figure.
pub(super) fn of_russian_print(text: &str) -> Option<Rewriting> {
    let begins = |sign: char| move_words(text).filter(|(_, word)| word.starts_with(sign) && has_square(word)).count();
    let count = |signs: &[char]| signs.iter().map(|sign| begins(*sign)).sum::<usize>();
    // The pieces that only Russian has, and those that it does not have.
    let n_russian = count(&['Ф', 'Л', 'К', 'С']) + move_words(text).filter(|(_, word)| is_king(word)).count();
    let n_others = count(&['N', 'Q', 'R', 'D', 'T', 'S', '♘']);
    let n_spoiled = move_words(text).filter(|(_, word)| mended(word).is_some()).count();
    if n_spoiled == 0 || n_others > 0 || n_russian < FEWEST {
        return None;
    }
    respelled(text, &mended)
}

fn is_king(word: &str) -> bool {
    ["Кр", "Кp", "Kр", "Kp"].iter().any(|king| word.starts_with(king)) && has_square(word)
}

fn has_square(word: &str) -> bool {
    squares(word).iter().any(|(file, _)| super::super::grammar::is_file(*file) || *file == 'д')
}

/// Corrects one word, if a scanner has misread it in an unambiguous way.
fn mended(word: &str) -> Option<String> {
    // `Л1d2` names the rank of the rook, and is correct.
    const ROOKS: [&str; 11] = ["Лl", "ЛI", "Jl", "JI", "Ji", "J1", "JL", "Jл", "ІЛ", "J|", "J"];
    let mut said = word.to_owned();
    let goes_on =
        |rest: &str| rest.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == ':' || c == 'х');
    if has_square(word) {
        if let Some(rest) = ROOKS.iter().find_map(|form| word.strip_prefix(form)).filter(|rest| goes_on(rest)) {
            said = format!("Л{rest}");
        } else if let Some(rest) =
            ["F", "®", "©"].iter().find_map(|form| word.strip_prefix(form)).filter(|rest| goes_on(rest))
        {
            said = format!("Ф{rest}");
        }
    }
    // The promotion, with signs after it.
    let body = said.trim_end_matches(['+', '#', '!', '?']);
    let signs = said[body.len()..].to_owned();
    let is_pawn = |rest: &&str| rest.ends_with(['1', '8', '=']) && !rest.starts_with('Л');
    if let Some(rest) = ["F", "®", "©"].iter().find_map(|form| body.strip_suffix(form)).filter(is_pawn) {
        said = format!("{rest}Ф{signs}");
    } else if let Some(rest) =
        ["Лl", "ЛI", "Jl", "JI", "JL", "J"].iter().find_map(|form| body.strip_suffix(form)).filter(is_pawn)
    {
        said = format!("{rest}Л{signs}");
    }
    // `Ь6`, `ЬЗ`: a file that is not the letter of a piece.
    if said.contains(['Ь', 'ь']) {
        let plain = said.replace(['Ь', 'ь'], "b");
        if words::looks(&plain.replace('З', "3")) == Looks::Move
            && plain.chars().filter(|c| c.is_lowercase()).count() < 4
        {
            said = plain;
        }
    }
    let letters: Vec<char> = said.chars().collect();
    // `без` is a word.
    let n_other = letters.iter().filter(|c| c.is_lowercase() && !super::super::grammar::is_file(**c)).count();
    let is_rank = |at: usize| {
        n_other < 2
            && letters.len() < 9
            && letters[at] == 'З'
            && at > 0
            && super::super::grammar::is_file(letters[at - 1])
            && letters[at - 1].is_lowercase()
    };
    let said: String = (0..letters.len()).map(|at| if is_rank(at) { '3' } else { letters[at] }).collect();
    (said != word).then_some(said)
}

/// Writes moves in the usual case, if they are all in small letters or all in capitals: `nf3`, `NF3`, `E4`.
pub(super) fn in_usual_case(text: &str) -> Option<Rewriting> {
    // Figurines have no case: `♘xd5` does not begin with a small letter.
    let has_figurines = text.contains(|c: char| matches!(c, '♔'..='♟'));
    if has_figurines || move_words(text).filter(|(_, word)| is_descriptive(word)).count() >= FEWEST {
        return None;
    }
    let (mut n_small, mut n_large, mut n_usual, mut n_capital_files) = (0_usize, 0_usize, 0_usize, 0_usize);
    // `P-QB4`: descriptive notation.
    let is_algebraic = |word: &str| !word.contains('-') || squares(word).len() > 1;
    let is_cased = |word: &str| (words::looks(word) == Looks::Move || is_small_move(word)) && is_algebraic(word);
    for (_, word) in move_words(text).filter(|(_, word)| is_cased(word)) {
        let Some(piece) = word.chars().next().filter(|_| (1..=2).contains(&squares(word).len())) else { continue };
        let (file, _) = squares(word)[0];
        n_capital_files += usize::from(file.is_uppercase());
        let is_piece = !super::super::grammar::is_file(piece) && piece.is_alphabetic();
        if is_piece && piece.is_lowercase() {
            n_small += 1;
        } else if piece.is_uppercase() && file.is_uppercase() {
            // `E2-E4`, `NF3`.
            n_large += 1;
        } else if piece.is_uppercase() {
            n_usual += 1;
        }
    }
    let mut plain = if n_large >= FEWEST && n_capital_files > 8 * n_usual.max(1) {
        respelled(text, &small_files)
    } else if n_small >= FEWEST && n_small > 8 * n_usual {
        respelled(text, &large_piece)
    } else {
        None
    };
    if let Some(plain) = &mut plain {
        plain.is_caseless = true;
    }
    plain
}

/// Returns true if a word has the form of a quiet move in descriptive notation, whose capitals are not files: `Kt-KB3`.
fn is_descriptive(word: &str) -> bool {
    let ends = |man: &str| man.ends_with(['P', 't', 'N', 'B', 'R', 'Q', 'K']);
    word.split_once('-').is_some_and(|(man, to)| ends(man) && to.starts_with(['K', 'Q', 'R', 'B', 'N']))
}

/// Writes a move in capitals with small files: `NBXD2`, `EXD5`.
fn small_files(word: &str) -> Option<String> {
    if words::looks(word) != Looks::Move || !squares(word).iter().any(|(file, _)| file.is_uppercase()) {
        return None;
    }
    let letters: Vec<char> = word.chars().collect();
    let first = letters[0];
    // A capital that is a file too, before a square that no pawn there reaches, is the bishop.
    let is_pawn = super::super::grammar::is_file(first)
        && (letters.get(1).is_some_and(|c| matches!(c, '1'..='8')) || {
            let (file, _) = squares(word)[0];
            let apart = |c: char| i32::try_from(u32::from(fold(c).to_ascii_uppercase())).unwrap_or(0);
            let is_capture = letters.get(1).is_some_and(|c| matches!(c, 'X' | 'x' | ':' | 'Х' | '×'));
            is_capture && (apart(first) - apart(file)).abs() == 1 && fold(first) != 'B'
        });
    let n_piece =
        if is_pawn { 0 } else { 1 + usize::from(fold(first) == 'K' && letters.get(1).is_some_and(|c| *c == 'Р')) };
    let end = letters.iter().rposition(|c| matches!(c, '1'..='8')).unwrap_or(0);
    let said = letters.iter().enumerate().map(|(at, &c)| match c {
        'Р' if at == 1 && n_piece == 2 => 'р',
        _ if at < n_piece || at > end => c,
        'X' => 'x',
        'Х' => 'х',
        _ => c.to_lowercase().next().unwrap_or(c),
    });
    Some(said.collect())
}

/// Returns true if a word is a move in small letters that looks like a word of prose: `nfxd5`, `nexc8`.
fn is_small_move(word: &str) -> bool {
    let body = word.trim_end_matches(['+', '#', '!', '?']);
    super::super::grammar::small_move(body).is_ok_and(|(rest, _)| rest.is_empty())
}

/// Joins a promotion in brackets to its pawn, if its letter is not Latin: `a1(Ф)`.
pub(super) fn with_joined_pieces(text: &str) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let mut kept = 0;
    for (at, _) in text.match_indices('(') {
        let Ok((_, written)) = super::super::grammar::piece_in_brackets(&text[at..]) else { continue };
        let end = at + written.len();
        let before = &text.as_bytes()[..at];
        let ends_so = matches!(before, [.., b'a'..=b'h', b'1' | b'8']);
        if ends_so {
            plain.keep(text, kept, at);
            plain.say("=", at, at + 1);
            plain.keep(text, at + 1, end - 1);
            kept = end;
        }
    }
    plain.keep(text, kept, text.len());
    (kept > 0).then_some(plain)
}

/// Writes a move in small letters with the capital of its piece: `nf3`, `bg5`, `крg1`.
fn large_piece(word: &str) -> Option<String> {
    if words::looks(word) != Looks::Move && !is_small_move(word) || squares(word).is_empty() {
        return None;
    }
    let letters: Vec<char> = word.chars().collect();
    let first = letters[0];
    let second = letters.get(1).copied().unwrap_or(' ');
    let (file, _) = squares(word)[0];
    let is_piece = match first {
        // `cfxe4`: no pawn move names two files before its target.
        _ if is_small_move(word) && matches!(second, 'a'..='h') => true,
        // The bishop, or the pawn of its file that takes on the next one: then the sign of a capture is ambiguous.
        'b' if matches!(second, 'x' | ':' | 'х') => !matches!(file, 'a' | 'c'),
        'b' => !matches!(second, '1'..='8'),
        'с' => second.is_ascii_lowercase() || matches!(second, ':' | 'х') && !matches!(file, 'b' | 'd'),
        'a'..='h' | 'а' | 'в' | 'е' => false,
        _ => first.is_lowercase(),
    };
    let end = letters.iter().rposition(|c| matches!(c, '1'..='8')).unwrap_or(0);
    let said: String = letters
        .iter()
        .enumerate()
        .map(|(at, &c)| {
            let is_promotion = at > end && c.is_alphabetic();
            if at == 0 && is_piece || is_promotion { c.to_uppercase().next().unwrap_or(c) } else { c }
        })
        .collect();
    (said != word).then_some(said)
}

/// Rewrites some of the words of a text.
fn respelled(text: &str, spelling: &dyn Fn(&str) -> Option<String>) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let mut at = 0;
    for (start, word) in move_words(text) {
        if let Some(said) = spelling(word) {
            plain.keep(text, at, start);
            plain.say(&said, start, start + word.len());
            at = start + word.len();
        }
    }
    plain.keep(text, at, text.len());
    (at > 0).then_some(plain)
}
