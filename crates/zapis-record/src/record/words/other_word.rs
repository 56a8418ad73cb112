//! Measures by hand words that are certainly one move though they are not plain SAN in English letters: `Кf3`, `Sxd5+`,
//! `♘bd2`, `e8=Ф`, `e2e4`, `e7e8q`, `Ng1-f3`.
//!
//! The letters may be of any language, which replay decides. Everything else is left to the productions, with the same
//! items on the tape either way.

/// Measures the word at the start; it must be followed by a blank or the end of the text.
pub(crate) fn len(rest: &[u8]) -> Option<usize> {
    let letters = match rest {
        [b'a'..=b'h', ..] => 0,
        _ => letters_len(rest)?,
    };
    let n_squares = body_len(&rest[letters..]);
    let body = &rest[letters..letters + n_squares];
    let mut end = letters + n_squares;
    let is_move = if letters > 0 { is_way_of_piece(body) } else { is_way_of_pawn(body) };
    if letters == 0 {
        match &rest[end..] {
            [b'=', promotion @ ..] if may_promote(body) => end += 1 + letters_len(promotion)?,
            [b'q' | b'r' | b'n', ..] if body.len() == 4 && is_move => end += 1,
            _ if is_move => {}
            _ => return None,
        }
    } else if !is_move {
        return None;
    }
    end += usize::from(matches!(rest.get(end), Some(b'+' | b'#')));
    matches!(rest.get(end), None | Some(b' ' | b'\t' | b'\n' | b'\r')).then_some(end)
}

/// Measures the letters of a piece: a capital, a character of two bytes and perhaps a second one, or a figurine.
fn letters_len(rest: &[u8]) -> Option<usize> {
    match rest {
        [b'A'..=b'Z', ..] => Some(1),
        [0xC3..=0xDF, _, 0xC3..=0xDF, ..] => Some(4),
        [0xC3..=0xDF, ..] => Some(2),
        [0xE2, 0x99, 0x94..=0x9F, ..] => Some(3),
        _ => None,
    }
}

/// Measures a run of files, ranks, `x` and `-`, up to one more than any move has.
fn body_len(rest: &[u8]) -> usize {
    const LONGEST: usize = 6;
    let is_body = |byte: &&u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'-');
    rest.iter().take(LONGEST).take_while(is_body).count()
}

const fn is_file(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h')
}

const fn is_rank(byte: u8) -> bool {
    matches!(byte, b'1'..=b'8')
}

fn ends_with_square(body: &[u8]) -> bool {
    matches!(*body, [.., file, rank] if is_file(file) && is_rank(rank))
}

/// Returns true if this may follow the letters of a piece: `f3`, `xf3`, `bd2`, `1d2`, `bxd2`, `g1f3`, `g1-f3`.
fn is_way_of_piece(body: &[u8]) -> bool {
    ends_with_square(body)
        && match *body {
            [_, _] | [b'x', _, _] => true,
            [origin, _, _] | [origin, b'x', _, _] => is_file(origin) || is_rank(origin),
            _ => is_two_squares(body),
        }
}

/// Returns true if this is a pawn's move that is not a plain word, or one that promotes: two squares, `e2e4`.
fn is_way_of_pawn(body: &[u8]) -> bool {
    // The `b` of `e7e8b` is a bishop.
    let body = if body.len() == 5 { body.strip_suffix(b"b").unwrap_or(body) } else { body };
    ends_with_square(body) && is_two_squares(body)
}

/// Returns true if this may precede the piece of a promotion: `e8`, `dxe8`, `e7e8`.
fn may_promote(body: &[u8]) -> bool {
    let is_shape = matches!(*body, [_, _] | [_, b'x', _, _]) || is_two_squares(body);
    is_shape && ends_with_square(body) && is_file(body[0])
}

fn is_two_squares(body: &[u8]) -> bool {
    match *body {
        [file, rank, _, _] | [file, rank, b'x' | b'-', _, _] => is_file(file) && is_rank(rank),
        _ => false,
    }
}
