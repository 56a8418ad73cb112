//! Productions of `grammar/pgn.ebnf` for moves between two squares with the number of pieces taken from a tower:
//! `(2)a3xc3`.

use super::characters::{blank_len, first_char, n_digits, word_len};
use crate::record::production::{Input, ReadError, Recognized, fail};

/// Parses `(2)a3-c3`, a move of Tavreli with the number of pieces that are taken from the top of a tower.
pub fn counted_word<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, ()) = tower_square(&input[count_len(input)..])?;
    if count_len(input) > 0 { second_square(rest) } else { fail(input, "a count") }
}

/// Parses `(2)-c3`, the same number after the square it is taken from, glued to it.
pub fn bracketed_count<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match count_len(input) {
        0 => fail(input, "a count"),
        len => second_square(&input[len..]),
    }
}

/// Parses the rest of a word after its first square.
fn second_square<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let behind_way = tower_way::<()>(input).map_or(input, |(rest, ())| rest);
    let (rest, ()) = tower_square(behind_way)?;
    Ok((&rest[word_len(rest)..], ()))
}

fn count_len(input: Input<'_>) -> usize {
    const BRACKETS: usize = 2;
    let Some(inner) = input.strip_prefix(b"(") else { return 0 };
    let digits = n_digits(inner);
    if digits > 0 && inner.get(digits) == Some(&b')') { digits + BRACKETS } else { 0 }
}

/// Parses a square whose file is a Latin or a Cyrillic letter.
pub fn tower_square<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let file = first_char(input).filter(|c| matches!(c, 'a'..='h' | 'A'..='H') || "абвгдежзсАБВГДЕЖЗС".contains(*c));
    let rest = &input[file.map_or(0, char::len_utf8)..];
    match (file, rest) {
        (Some(_), [b'1'..=b'8', rest @ ..]) => Ok((rest, ())),
        _ => fail(input, "a square"),
    }
}

/// Parses a sign between two squares: a dash, or the sign for building a tower.
pub fn tower_way<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match first_char(input) {
        Some(sign) if "xXхХ:×-‐‑‒–—−".contains(sign) => Ok((&input[sign.len_utf8()..], ())),
        _ => fail(input, "a dash"),
    }
}

/// Measures a move with blanks around the sign between its squares: `e2 - e4`, `(2)a3 x c3+`.
pub(in crate::record) fn spaced_len(input: Input<'_>) -> Option<usize> {
    let behind_count = &input[count_len(input)..];
    let (rest, ()) = tower_square::<()>(behind_count).ok()?;
    let rest = &rest[count_len(rest)..];
    let (rest, ()) = tower_way::<()>(&rest[blank_len(rest)..]).ok()?;
    let (rest, ()) = tower_square::<()>(&rest[blank_len(rest)..]).ok()?;
    Some(input.len() - rest.len() + word_len(rest))
}
