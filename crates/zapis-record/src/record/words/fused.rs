//! Splits words that are several moves written without a space: `e4e52.Nf3Nc6`.

use crate::text::Span;

use crate::record::issue::IssueKind;
use crate::record::tape::{Item, ItemKind, Tape};

/// Puts a word on the tape: as one move, or, if it splits completely into several short algebraic moves and move
/// numbers, as those, with an issue.
pub(crate) fn put_words(text: &str, place: Span, tape: &mut Tape) {
    const SHORTEST: u32 = 5;
    const LONGEST: u32 = 200;
    if (SHORTEST..LONGEST).contains(&place.len()) && may_be_fused(&text.as_bytes()[place.range()]) {
        let before = tape.items.len();
        if take_apart(text, place, tape) {
            tape.report(IssueKind::FusedMoves, place);
            return;
        }
        tape.items.truncate(before);
    }
    tape.items.push(Item::word(text.as_bytes(), place));
}

/// Returns true if a square is followed by something that no single move has there: a piece, castling, a number, or a
/// third square.
///
/// `Ng1f3`, `e2e4` and `e7e8Q` are single moves.
fn may_be_fused(word: &[u8]) -> bool {
    if castling_len(word).is_some_and(|len| len < word.len()) {
        return true;
    }
    if word.iter().filter(|byte| byte.is_ascii_digit()).count() < 2 {
        return false;
    }
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    let n_squares = word.windows(2).filter(|pair| is_square(pair)).count();
    let breaks = word.windows(4).any(|four| {
        is_square(&four[..2])
            && (matches!(four[2], b'0'..=b'9' | b'O')
                || (matches!(four[2], b'K' | b'Q' | b'R' | b'B' | b'N') && matches!(four[3], b'a'..=b'h' | b'x')))
    });
    breaks || word.windows(3).any(|three| is_square(&three[..2]) && three[2].is_ascii_digit()) || n_squares > 2
}

fn take_apart(text: &str, place: Span, tape: &mut Tape) -> bool {
    let word = &text.as_bytes()[place.range()];
    let mut at = 0;
    let mut n_moves = 0;
    let mut plain_squares = true;
    while at < word.len() {
        let digits = word[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (kind, len) = match castling_len(&word[at..]).or_else(|| move_len(&word[at..])) {
            Some(len) => {
                n_moves += 1;
                plain_squares &= len == 2;
                (ItemKind::Move, len)
            }
            None if digits > 0 => {
                plain_squares = false;
                (ItemKind::Number, digits)
            }
            None => return false,
        };
        let start = place.start + narrow(at);
        let span = Span { start, end: start + narrow(len) };
        tape.items.push(match kind {
            ItemKind::Number => Item::move_number(text.as_bytes(), span),
            _ => Item::word(text.as_bytes(), span),
        });
        at += len;
    }
    // `e2e4e7e5` may be two moves in coordinates as well as four pawn moves: it is not split.
    n_moves > 1 && !plain_squares
}

fn castling_len(word: &[u8]) -> Option<usize> {
    let spellings: [&[u8]; 4] = [b"O-O-O", b"O-O", b"0-0-0", b"0-0"];
    let len = spellings.iter().find(|spelling| word.starts_with(spelling))?.len();
    Some(len + usize::from(matches!(word.get(len), Some(b'+' | b'#'))))
}

/// Measures one short algebraic move at the start: the shortest that ends with a square, a promotion and a check mark.
fn move_len(word: &[u8]) -> Option<usize> {
    let is_file = |byte: Option<&u8>| matches!(byte, Some(b'a'..=b'h'));
    let is_rank = |byte: Option<&u8>| matches!(byte, Some(b'1'..=b'8'));
    let mut at = usize::from(matches!(word.first(), Some(b'K' | b'Q' | b'R' | b'B' | b'N')));
    let is_origin_file = is_file(word.get(at)) && !is_rank(word.get(at + 1));
    let is_origin_rank = at == 1 && is_rank(word.get(at));
    at += usize::from(is_origin_file || is_origin_rank);
    at += usize::from(word.get(at) == Some(&b'x'));
    if !(is_file(word.get(at)) && is_rank(word.get(at + 1))) {
        return None;
    }
    at += 2;
    if word.get(at) == Some(&b'=') && matches!(word.get(at + 1), Some(b'Q' | b'R' | b'B' | b'N')) {
        at += 2;
    }
    Some(at + usize::from(matches!(word.get(at), Some(b'+' | b'#'))))
}

/// Narrows an offset inside a word of fewer than 200 bytes.
fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}
