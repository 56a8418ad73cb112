//! Spellings that no production of the grammar covers: castling with blanks in it, results in any spelling.
//!
//! The reader tries these before the grammar, only where text is not plain movetext.

use html_escape::decode_html_entities;

use super::surroundings::{holds_nothing_more, looks_like_a_move};
use crate::record::grammar::Element;
use crate::record::tape::{Item, ItemKind, Tape};
use crate::record::words::castling_word::{self, CastlingWord};
use crate::record::words::characters::{blank_len, word_len};
use crate::record::words::glyph::nag_of_glyph;
use crate::record::words::other_form;
use crate::record::words::result::{TERMINATIONS, measure};
use crate::text::Span;
use zapis_chess::CheckSuffix;

/// Parses castling or a result at a place and returns its end.
pub(crate) fn element(text: &str, at: usize) -> Option<(usize, Element)> {
    let rest = &text.as_bytes()[at..];
    match rest.first()? {
        b'0' | b'1' | b'O' | b'o' | b'I' | b'l' | b'.' | b',' | b'+' | b'-' | 0xc2 | 0xce | 0xd0 | 0xe2 => {
            if let Some(castling) = CastlingWord::at_start(rest) {
                return Some((at + castling.end, Element::MoveWord));
            }
            measure(rest).map(|(len, _)| (at + len, Element::Termination))
        }
        b'<' => Some((at + null_move_len(rest)?, Element::MoveWord)),
        b'&' => {
            let word = at + figurine_entity(rest)?.1;
            let len = word_len(&text.as_bytes()[word..]);
            (len > 0).then_some((word + len, Element::MoveWord))
        }
        b'(' => bracketed_result(&text[at..]).map(|len| (at + len, Element::Termination)),
        _ => None,
    }
}

/// Parses a separate annotation sign in another form and returns its length and NAG.
pub(crate) fn sign_in_other_form(rest: &[u8]) -> Option<(usize, u8)> {
    match rest.first()? {
        b'+' | b'-' | b'/' | b'<' | b'=' | 0xce | 0xe2 => other_form::at_start(rest),
        b'&' => {
            let (sign, len) = entity(rest)?;
            Some((len, nag_of_glyph(sign.encode_utf8(&mut [0; 4]))?))
        }
        _ => None,
    }
}

/// Parses an HTML entity for one character; returns the character and the length of the entity.
fn entity(rest: &[u8]) -> Option<(char, usize)> {
    const LONGEST: usize = 10;
    let len = rest.iter().take(LONGEST).position(|byte| *byte == b';')? + 1;
    let said = decode_html_entities(std::str::from_utf8(&rest[..len]).ok()?);
    let mut characters = said.chars();
    let character = characters.next()?;
    characters.next().is_none().then_some((character, len))
}

fn figurine_entity(rest: &[u8]) -> Option<(char, usize)> {
    entity(rest).filter(|(character, _)| matches!(character, '♔'..='♟'))
}

/// Measures the null move in angle brackets: `<>`, `<null>`.
fn null_move_len(rest: &[u8]) -> Option<usize> {
    ["<>", "<null>", "<pass>"].iter().find(|null| rest.starts_with(null.as_bytes())).map(|null| null.len())
}

/// Returns the end of the move in a word with a result or a word glued to its check sign: `Qxf7#1-0`, `Qxf7#White`.
///
/// The piece of a promotion is part of the move: `e8=&#9813;+`.
pub(crate) fn end_of_move(text: &str, start: usize, end: usize) -> usize {
    let word = &text[start..end];
    if word.ends_with('=')
        && let Some((_, len)) = figurine_entity(&text.as_bytes()[end..])
    {
        return end
            + len
            + CheckSuffix::read(&text[end + len..]).map_or(0, |(_, rest)| text.len() - end - len - rest.len());
    }
    let Some(sign) = word.find(['#', '+']).filter(|sign| looks_like_a_move(&word[..*sign])) else { return end };
    let n_signs = word[sign..].bytes().take_while(|byte| matches!(byte, b'#' | b'+')).count();
    let (signs, tail) = word[sign..].split_at(n_signs);
    let is_result = || measure(tail.as_bytes()).is_some_and(|(len, _)| len == tail.len());
    let is_word = || {
        signs.ends_with('#')
            && tail.starts_with(char::is_alphabetic)
            && !CheckSuffix::read(tail).is_some_and(|(_, rest)| rest.is_empty())
            && !looks_like_a_move(tail)
    };
    if !tail.is_empty() && (is_result() || is_word()) { start + sign + n_signs } else { end }
}

/// Measures a result in brackets at the end of the text: `(1-0)`; elsewhere it is a variation.
fn bracketed_result(text: &str) -> Option<usize> {
    let rest = text.as_bytes();
    let first = 1 + blank_len(&rest[1..]);
    let len = match measure(&rest[first..]) {
        Some((len, _)) => len,
        None => TERMINATIONS.iter().find(|(spelling, _)| rest[first..].starts_with(spelling.as_bytes()))?.0.len(),
    };
    let close = first + len + blank_len(&rest[first + len..]);
    (rest.get(close) == Some(&b')') && holds_nothing_more(&text[close + 1..])).then_some(close + 1)
}

/// Turns kingside castling, read last, into queenside castling if ` - O` follows. Returns its end.
pub(crate) fn castling_goes_on(text: &str, at: usize, tape: &mut Tape) -> Option<usize> {
    let rest = &text.as_bytes()[at..];
    if !matches!(rest.first(), Some(b'-' | b'_' | 0xc2 | 0xe2)) {
        return None;
    }
    let last = tape.items.last().filter(|last| last.kind == ItemKind::Move)?.span;
    let gap = &text.as_bytes()[last.end as usize..at];
    CastlingWord::of(last.slice(text)).filter(|word| word.n_signs == 2 && word.end == word.signs_end)?;
    let len = castling_word::third_sign(rest).filter(|_| blank_len(gap) == gap.len())?;
    tape.items.truncate(tape.items.len() - 1);
    tape.items.push(Item::new(ItemKind::Move, last.join(Span::of(at..at + len))));
    Some(at + len)
}

/// Returns true if an item may belong to a game: a PGN result, or a word that looks like a move.
pub(crate) fn could_belong_to_a_game(text: &str, item: &Item) -> bool {
    match item.kind {
        ItemKind::Termination => is_in_the_grammar(&text[item.span.range()]),
        ItemKind::Move => looks_like_a_move(&text[item.span.range()]),
        _ => false,
    }
}

/// Returns true if the grammar covers the spelling of a result. Other spellings end a record but do not begin one.
pub(crate) fn is_in_the_grammar(result: &str) -> bool {
    TERMINATIONS.iter().any(|(spelling, _)| *spelling == result)
}
