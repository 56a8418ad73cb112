//! Distinguishes moves from prose, first by the word alone and then by its neighbors.

use crate::record::comments::remark::high_figures_len;
use crate::text::fold;

use super::grammar::{figure_behind, is_blank, is_dash, is_file, is_rank};
use super::token::{NumberForm, Token, TokenKind};
use super::vocabulary::is_ending_word;

/// The form of a word by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Looks {
    /// It has a square, or is castling.
    Move,
    /// It may be a damaged or short move where one is expected: `hxgd`, `ed`, `К7эbI`.
    MaybeMove,
    /// It is two moves without a space; the first has this many bytes.
    Several(usize),
    /// Anything else.
    Prose,
}

/// Signs that one side wins, longer ones before their ends.
const WINNING: [&str; 18] = [
    "++−", "++-", "+−−", "+--", "−++", "-++", "+/=", "=/+", "+/-", "-/+", "+−", "−+", "+–", "–+", "+-", "-+", "+=",
    "=+",
];

/// Measures the sign at the start of a text that one side wins.
pub(super) fn winning_sign(text: &str) -> Option<usize> {
    WINNING.iter().find(|sign| text.starts_with(**sign)).map(|sign| sign.len())
}

/// Removes periods, exclamation marks, evaluations and the like from the end of a word.
pub(super) fn without_stops(word: &str) -> &str {
    if let Some(body) = WINNING.iter().find_map(|sign| word.strip_suffix(sign)).filter(|body| !body.is_empty()) {
        return without_stops(body);
    }
    // `20...Rhe8=` is an even position; on the last rank a pawn may promote to a piece that is written separately.
    let may_promote =
        |body: &str| body.ends_with(['1', '8']) && body.starts_with(|c: char| is_file(c) && c.is_lowercase());
    if let Some(body) = word.strip_suffix('=').filter(|body| !body.is_empty() && !may_promote(body)) {
        return without_stops(body);
    }
    let body = word[..word.len() - high_figures_len(word)].trim_end_matches(|c: char| {
        matches!(
            c,
            '.' | ':'
                | '!'
                | '?'
                | '…'
                | '±'
                | '∓'
                | '⩲'
                | '⩱'
                | '□'
                | '∞'
                | '‼'
                | '⁇'
                | '⁉'
                | '⁈'
                | ']'
                | ')'
                | '*'
                | '\''
        )
    });
    // The period of `e.p.` belongs to the move.
    if word[body.len()..].starts_with('.') && (body.ends_with("e.p") || body.ends_with("е.р") || body.ends_with("в.п"))
    {
        return &word[..=body.len()];
    }
    // A square in brackets belongs to a descriptive move: `NxP(K5)`.
    if body.contains('(') && word[body.len()..].starts_with(')') {
        return &word[..=body.len()];
    }
    if body.is_empty() { word } else { body }
}

/// Returns the form of a word without the punctuation after it.
pub(super) fn looks(word: &str) -> Looks {
    // `exd6e.p.`, and scanners' misreadings of it.
    let en_passant = ["e.p.", "e.p", "e,p,", "e,p", "ep", "е.р.", "е.р", "e,р,", "в.п.", "в.п"];
    let word =
        en_passant.iter().find_map(|mark| word.strip_suffix(mark)).filter(|move_| move_.len() > 1).unwrap_or(word);
    let letters: Vec<char> = word.chars().collect();
    // `#C5`: a sign of a program.
    if letters.len() > 32 || letters.len() > 1 && letters[0] == '#' {
        return Looks::Prose;
    }
    if is_castling(&letters) {
        return Looks::Move;
    }
    if word == "Castles" {
        return Looks::MaybeMove;
    }
    // `0-0Be7`.
    let castling = [5, 3].into_iter().find(|len| *len < letters.len() && is_castling(&letters[..*len]));
    if let Some(len) = castling {
        let rest: String = letters[len..].iter().collect();
        let cut = word.len() - rest.len();
        return if looks(&rest) == Looks::Move { Looks::Several(cut) } else { Looks::Prose };
    }
    let Some(first_square) = letters.windows(2).position(|pair| is_file(pair[0]) && is_rank(pair[1])) else {
        return if may_be_move(&letters) && !is_ending_word(word) { Looks::MaybeMove } else { Looks::Prose };
    };
    // `B12`, `a16` are not squares; a repeated figure may be an error: `e44`.
    if let [file, tens, ones] = letters[..]
        && first_square == 0
        && ones.is_ascii_digit()
        && (tens != ones || file.is_uppercase())
    {
        return Looks::Prose;
    }
    // The text before and after the squares must not be a word.
    let n_squares = letters.windows(2).filter(|pair| is_file(pair[0]) && is_rank(pair[1])).count();
    let others = letters.iter().filter(|c| c.is_alphabetic()).count() - n_squares;
    let longest_run = longest_lower_run(&letters);
    if others > 5 || longest_run > 3 {
        return Looks::Prose;
    }
    if let Some(cut) = fused(&letters, first_square) {
        return Looks::Several(letters[..cut].iter().map(|c| c.len_utf8()).sum());
    }
    Looks::Move
}

/// Finds where the second of two moves in a word begins: `e4e5`, `Nf3Nc6`, `d4d5`.
fn fused(letters: &[char], first_square: usize) -> Option<usize> {
    let end = first_square + 2;
    let rest = letters.get(end..)?;
    let is_piece =
        |c: char| c.is_uppercase() && !is_file(c) || matches!(c, 'К' | 'С' | 'Ф' | 'Л' | 'N' | 'B' | 'R' | 'Q' | 'K');
    match *rest {
        [piece, file, rank, ..] if is_piece(piece) && is_file(file) && is_rank(rank) => {
            // `Лd1Лd8`, not `Кg1` and a promotion.
            Some(end)
        }
        _ => None,
    }
}

/// Finds where Black's move begins in the first row of a game, `e4e5`: no piece can be on the third or fourth rank yet.
pub(super) fn first_pair(word: &str) -> Option<usize> {
    let letters: Vec<char> = word.chars().collect();
    let [file, '3' | '4', other, '5' | '6'] = letters[..] else { return None };
    (is_file(file) && is_file(other)).then(|| file.len_utf8() + 1)
}

/// Finds where the second of two short moves begins: `Bb5a6`, `a4b5`.
pub(super) fn pair(word: &str) -> Option<usize> {
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let squares: Vec<usize> = (0..letters.len().saturating_sub(1))
        .filter(|at| is_file(letters[*at].1) && is_rank(letters[at + 1].1))
        .collect();
    let [first, second] = squares[..] else { return None };
    let cut = first + 2;
    (cut <= second && second - cut <= 1 && second + 2 <= letters.len()).then(|| letters[cut].0)
}

/// The maximum length of a piece and a square with the blank after them.
const LONGEST_HALF: usize = 6;

/// Measures a long move with blanks whose squares are misread: `КЬ8 — сб`.
pub(super) fn damaged_long_move(text: &str) -> Option<usize> {
    let is_file_like = |c: char| is_file(c) || matches!(c, 'Ь' | 'ь' | 'б' | '6' | '£' | 'д' | 'г');
    let is_rank_like = |c: char| is_rank(c) || matches!(c, 'l' | 'I' | 'i' | '!' | 'б' | 'S' | 'В' | 'J' | 'Б');
    let squares = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let [.., file, rank] = letters[..] else { return false };
        let man = &letters[..letters.len() - 2];
        let is_man = man.first().is_none_or(|c| c.is_uppercase()) && man.len() <= 2;
        is_man && is_file_like(file) && is_rank_like(rank)
    };
    let left = &text[..text.char_indices().take(LONGEST_HALF).find(|(_, c)| is_blank(*c))?.0];
    let rest = &text[left.len()..];
    let sign = rest.trim_start_matches(is_blank);
    let first = sign.chars().next().filter(|c| is_dash(*c) || *c == ':')?;
    let right = sign[first.len_utf8()..].trim_start_matches(is_blank);
    let is_apart = sign.len() < rest.len() && right.len() + first.len_utf8() < sign.len();
    let word = right.split(|c: char| !c.is_alphanumeric() && c != '£').next()?;
    let is_damaged = squares(left) && squares(word) && left.chars().chain(word.chars()).any(|c| c.is_ascii_digit());
    (is_apart && is_damaged).then(|| text.len() - right.len() + word.len())
}

fn is_castling(letters: &[char]) -> bool {
    let plain: String = letters.iter().map(|c| if is_dash(*c) { '-' } else { fold(*c) }).collect();
    let plain = plain.trim_end_matches(['+', '#']);
    matches!(plain, "0-0" | "0-0-0" | "O-O" | "O-O-O" | "o-o" | "o-o-o" | "00" | "000" | "OO" | "OOO" | "00-0" | "0-00")
}

fn longest_lower_run(letters: &[char]) -> usize {
    letters.split(|c| !c.is_lowercase()).map(<[char]>::len).max().unwrap_or(0)
}

/// Returns true if a word may be a damaged move, or an unusually short one.
fn may_be_move(letters: &[char]) -> bool {
    if !(2..=10).contains(&letters.len()) {
        return false;
    }
    let folded: Vec<char> = letters.iter().map(|c| fold(*c)).collect();
    let is_file_like = |c: char| matches!(c, 'a'..='h' | 'A'..='H' | 'б' | 'Ь' | 'ь' | '6' | '£');
    let body: Vec<char> = folded.iter().copied().filter(|c| !matches!(c, '+' | '#' | 'x' | ':')).collect();
    // `ed`, `exd`, `e:d`, `dxeb`, `fgФ`.
    let is_pawn = (2..=4).contains(&body.len())
        && body[..2].iter().all(|c| matches!(c, 'a'..='h'))
        && (body.len() < 4 || body[2..].iter().all(|c| is_file_like(*c) || c.is_ascii_digit()))
        && body.iter().all(|c| is_file_like(*c) || c.is_uppercase() || c.is_ascii_digit());
    if is_pawn && u32::from(body[0]).abs_diff(u32::from(body[1])) <= 2 && body[0] != body[1] {
        return true;
    }
    let n_letters = letters.iter().filter(|c| c.is_alphabetic()).count();
    let n_lower_run = longest_lower_run(letters);
    let n_digits = letters.iter().filter(|c| c.is_ascii_digit()).count();
    let has_sign = letters.iter().any(|c| {
        is_dash(*c) || matches!(c, '£' | '®' | '@' | '$' | '+' | '#' | '|' | '\\' | ']' | '=' | '-' | '♔'..='♟')
    });
    if n_letters == 0 || n_lower_run > 4 || (n_lower_run > 3 && n_digits == 0) {
        return n_letters == 0 && has_sign && n_digits > 0;
    }
    if n_digits > 0 || has_sign {
        return n_digits < 4 && letters.len() <= 9;
    }
    // `Ксб`, `Kpel`, `PxP`: letters alone.
    letters[0].is_uppercase() && letters.len() <= 6 && (folded.contains(&'x') || n_lower_run <= 3 && letters.len() <= 5)
}

/// Classifies doubtful words and numbers by their context.
pub(super) fn settle(tokens: &mut [Token<'_>]) {
    settle_numbers(tokens);
    settle_moves(tokens);
}

fn neighbor(tokens: &[Token<'_>], from: usize, step: isize) -> Option<usize> {
    let mut at = from;
    loop {
        at = at.checked_add_signed(step)?;
        if !matches!(tokens.get(at)?.kind, TokenKind::Separator) {
            return Some(at);
        }
    }
}

fn settle_numbers(tokens: &mut [Token<'_>]) {
    let mut last = 0;
    for index in 0..tokens.len() {
        let TokenKind::Number { number, form, .. } = tokens[index].kind else { continue };
        let before = neighbor(tokens, index, -1).map(|at| tokens[at].kind);
        let after = neighbor(tokens, index, 1).map(|at| tokens[at].kind);
        let begins_cell = index > 0 && tokens[index - 1].kind == TokenKind::Separator;
        let is_before_move = matches!(after, Some(TokenKind::Move { .. } | TokenKind::Gap));
        let is_before_sure_move = matches!(after, Some(TokenKind::Move { .. }));
        let is_before_sure = matches!(after, Some(TokenKind::Move { is_sure: true } | TokenKind::Gap));
        let is_among_moves = before.is_none_or(|kind| !matches!(kind, TokenKind::Prose { .. }));
        let is_at_start = matches!(before, None | Some(TokenKind::Break { .. })) || begins_cell;
        let is_number = match form {
            NumberForm::Marked => true,
            NumberForm::Bare => {
                is_among_moves
                    && (is_before_sure_move || is_before_move && number == last + 1)
                    && (is_at_start
                        || number == last + 1
                        || (matches!(before, Some(TokenKind::Move { .. } | TokenKind::Gap)) && is_before_sure))
            }
            // `Gurgenidze, B. – Kholmov, R.`: an initial.
            NumberForm::Misread
                if after == Some(TokenKind::Gap)
                    && matches!(before, Some(TokenKind::Prose { .. } | TokenKind::Sign)) =>
            {
                false
            }
            NumberForm::Misread => {
                (is_among_moves && is_before_sure)
                    || (number == last + 1
                        && (is_before_move || matches!(after, Some(TokenKind::Number { .. } | TokenKind::Sign))))
            }
        };
        if is_number {
            last = number;
        } else {
            tokens[index].kind = TokenKind::Prose { stops: form == NumberForm::Marked };
        }
    }
}

/// Takes a doubtful word as a move where one is expected: after the number of a row, with no prose before the next.
fn settle_moves(tokens: &mut [Token<'_>]) {
    let (mut start, mut row) = (0, None);
    while start < tokens.len() {
        let len = tokens[start..].iter().position(|token| matches!(token.kind, TokenKind::Break { .. }));
        let end = len.map_or(tokens.len(), |len| start + len);
        let goes_on = ends_with_prose(&tokens[start..]);
        row = settle_line(&mut tokens[start..end], row, goes_on);
        start = end + 1;
    }
}

/// The maximum number of tokens after a doubtful word that are checked for prose.
const NEAR: usize = 8;

/// Returns true if a doubtful word is more likely prose than a damaged move.
fn is_like_a_word(word: &str) -> bool {
    let is_of_letters = word.chars().count() > 2 && word.chars().all(char::is_alphabetic);
    let is_move = word == "Castles" || word.contains(['x', 'х']);
    is_of_letters && !is_move && word.chars().next_back().is_some_and(|last| figure_behind(last).is_none())
}

/// Returns true if the next line, not after an empty one, continues a sentence: it begins with a word in small letters,
/// or with two words.
fn ends_with_prose(tokens: &[Token<'_>]) -> bool {
    let mut behind = tokens.iter().skip_while(|token| !matches!(token.kind, TokenKind::Break { .. }));
    let is_one_break = behind.next().is_some_and(|token| token.kind == TokenKind::Break { blank: false });
    let Some(next) = behind.next().filter(|next| is_one_break && next.is_prose()) else { return false };
    let is_word = next.word.chars().count() > 1;
    is_word && (next.word.starts_with(char::is_lowercase) || behind.next().is_some_and(Token::is_prose))
}

/// Classifies the doubtful words of a line after the row with this number. Returns the last number on the line.
fn settle_line(line: &mut [Token<'_>], mut row: Option<u32>, goes_on: bool) -> Option<u32> {
    let has_sure =
        line.iter().any(|token| matches!(token.kind, TokenKind::Move { is_sure: true } | TokenKind::Number { .. }));
    let n_prose = line.iter().filter(|token| token.is_prose()).count();
    // The number of cells that the row may still have.
    let mut due = if has_sure && n_prose == 0 { 2 } else { 0_u32 };
    // The number of cells of the row that are taken.
    let mut n_made = 0;
    for index in 0..line.len() {
        match line[index].kind {
            TokenKind::Number { number, dots, .. } => {
                (row, n_made) = (Some(number), u32::from(dots));
                due = 2 - n_made;
            }
            // `20. Rxf7 Kxf7 ..Ndxe5 has no strength`: a move that might be played.
            TokenKind::Move { is_sure: true } if n_made == 2 && line[index].word.starts_with("..") => {
                line[index].kind = TokenKind::Prose { stops: false };
            }
            TokenKind::Move { is_sure: true } | TokenKind::Gap => (due, n_made) = (due.saturating_sub(1), n_made + 1),
            TokenKind::Move { is_sure: false } => {
                let until = line[index + 1..].iter().take(NEAR).find(|token| {
                    matches!(
                        token.kind,
                        TokenKind::Number { .. } | TokenKind::Move { is_sure: true } | TokenKind::Prose { .. }
                    )
                });
                // `Хуже 9. Кg5`: a word before a number begins a sentence.
                let is_word = index == 0
                    && is_like_a_word(&line[index].word)
                    && matches!(line.get(1).map(|next| next.kind), Some(TokenKind::Number { .. }));
                let is_last = index + 1 == line.len() && line[index].word.chars().all(char::is_alphabetic);
                // `5.cxd5 Nach 5.a4`: the number shows that Black has not moved. `18.f3 Pawn e4 is safe.`: among prose.
                let next = line.get(index + 1).map(|next| next.kind);
                let is_numbered_back = matches!(next, Some(TokenKind::Number { number, .. }) if Some(number) <= row);
                let is_word = is_word || is_numbered_back || n_prose > 0 && is_like_a_word(&line[index].word);
                let runs_into_prose = until.is_some_and(Token::is_prose) || goes_on && is_last || is_word;
                let is_sign = |c: char| matches!(c, ':' | 'x' | 'х' | '+');
                // `He` is a word.
                let is_short_pawn = line[index].word.starts_with(char::is_lowercase)
                    && line[index].word.chars().all(|c| is_file(c) || is_sign(c))
                    && line[index].word.chars().filter(|c| !is_sign(*c)).count() == 2;
                if (due > 0 && (!runs_into_prose || is_short_pawn)) || (n_prose == 0 && has_sure && !runs_into_prose) {
                    due = due.saturating_sub(1);
                } else {
                    line[index].kind = TokenKind::Prose { stops: false };
                    due = 0;
                }
            }
            TokenKind::Prose { .. } => due = 0,
            _ => {}
        }
    }
    row
}
