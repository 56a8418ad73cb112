//! The productions of `grammar/pgn.ebnf`, one nom parser of the same name each.
//!
//! They work on bytes of text that is known to be UTF-8, are complete parsers (a whole record is in memory), choose by
//! the first byte, and are generic over nom's error type: `()` if only success counts, [`Expected`] for messages about
//! what was missing.

use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::char as byte_char;
use nom::{IResult, Parser};

use crate::text::fold;

pub use super::production::{Expected, Input, ReadError};
use super::production::{Recognized, fail};
use super::words::characters::{blank_len, ends_word, first_char, n_digits, word_goes_on, word_len};
use super::words::glyph::GLYPHS;
use super::words::result::TERMINATIONS;
use super::words::tower_words::{bracketed_count, counted_word};

/// The kind of an element of movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// `{…}`.
    BraceComment,
    /// `; …`.
    LineComment,
    /// `(=)`.
    DrawOffer,
    /// `(`.
    VariationOpen,
    /// `)`.
    VariationClose,
    /// `$14`.
    Nag,
    /// `1-0`.
    Termination,
    /// `12.`.
    MoveNumber,
    /// `e.p.`.
    EnPassantMark,
    /// `!?`.
    Glyph,
    /// `Nf3`.
    MoveWord,
    /// `.`.
    Punctuation,
}

impl Element {
    /// Returns true if another record may begin with it after a result.
    pub(super) const fn begins_a_record(self) -> bool {
        matches!(
            self,
            Self::Termination
                | Self::MoveNumber
                | Self::MoveWord
                | Self::VariationOpen
                | Self::VariationClose
                | Self::DrawOffer
        )
    }
}

/// Reports `noun` as expected if `parser` fails.
fn named<'a, O, E: ReadError<'a>>(
    noun: &'static str,
    mut parser: impl Parser<Input<'a>, Output = O, Error = ()>,
) -> impl FnMut(Input<'a>) -> IResult<Input<'a>, O, E> {
    move |input| match parser.parse(input) {
        Ok(read) => Ok(read),
        Err(_) => fail(input, noun),
    }
}

/// Parses blanks, tabs, line breaks and no-break spaces, at least one.
pub fn white_space<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let blank = blank_len(input);
    if blank == 0 { fail(input, "white space") } else { Ok((&input[blank..], ())) }
}

/// Parses the name of a tag pair (PGN 8.1.1: letters, digits, underscore; symbol characters after the first).
pub fn tag_name<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Input<'a>, E> {
    match input.first() {
        Some(first) if first.is_ascii_alphanumeric() || *first == b'_' => {
            take_while1(|byte: u8| byte.is_ascii_alphanumeric() || b"_+#=:-".contains(&byte)).parse(input)
        }
        _ => fail(input, "tag-name"),
    }
}

/// Parses a string token (PGN 7) and returns the text between its quotes, with escapes unresolved.
pub fn tag_value<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Input<'a>, E> {
    let (body, _) = named("opening-quote", byte_char('"')).parse(input)?;
    let mut from = 0;
    while let Some(offset) = memchr::memchr3(b'"', b'\\', b'\n', &body[from..]) {
        let at = from + offset;
        match body[at] {
            b'"' if memchr::memchr(b'\r', &body[..at]).is_none() => return Ok((&body[at + 1..], &body[..at])),
            b'\\' => from = at + if escape_sequence::<()>(&body[at..]).is_ok() { 2 } else { 1 },
            _ => break,
        }
    }
    fail(body, "closing-quote")
}

/// Parses `\"` or `\\` (PGN 7: the only escapes of a string token).
pub fn escape_sequence<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match input {
        [b'\\', b'"' | b'\\', rest @ ..] => Ok((rest, ())),
        _ => fail(input, "an escaped quote or backslash"),
    }
}

/// Parses one tag pair (PGN 8.1.1) and returns its name and raw value.
pub fn tag_pair<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, (Input<'a>, Input<'a>), E> {
    let (rest, _) = named("`[`", byte_char('[')).parse(input)?;
    let (rest, name) = tag_name(&rest[blank_len(rest)..])?;
    let (rest, value) = tag_value(&rest[blank_len(rest)..])?;
    let (rest, _) = named("closing-bracket", byte_char(']')).parse(&rest[blank_len(rest)..])?;
    Ok((rest, (name, value)))
}

/// Parses `{ … }` (PGN 5); a comment does not nest.
pub fn brace_comment<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    if input.first() != Some(&b'{') {
        return fail(input, "`{`");
    }
    match memchr::memchr(b'}', input) {
        Some(close) => Ok((&input[close + 1..], ())),
        None => fail(input, "`}` at the end of the comment"),
    }
}

/// Parses `; …` to the end of its line (PGN 5).
pub fn line_comment<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, _) = named("`;`", byte_char(';')).parse(input)?;
    Ok((&rest[line_len(rest)..], ()))
}

/// Parses `% …` to the end of its line (PGN 6); the caller ensures that it is in column one.
pub fn escape_line<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, _) = named("`%`", byte_char('%')).parse(input)?;
    Ok((&rest[line_len(rest)..], ()))
}

fn line_len(input: &[u8]) -> usize {
    memchr::memchr2(b'\n', b'\r', input).unwrap_or(input.len())
}

/// The maximum length of a bare move number; four or more digits may be a move, and are left to the notation.
const LONGEST_BARE_NUMBER: usize = 3;

/// Parses a move number indication (PGN 8.2.2): digits and any number of periods; after few digits also brackets.
pub fn move_number<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let digits = n_digits(input);
    if digits == 0 || are_zeros(&input[..digits]) {
        fail(input, "a move number")
    } else {
        Ok((&input[number_end(input, digits)..], ()))
    }
}

/// Returns the end of the periods after the digits of a move number.
fn number_end(input: &[u8], digits: usize) -> usize {
    let mut at = digits;
    loop {
        match input.get(at) {
            Some(b'.') => at += 1,
            Some(b')') if digits <= LONGEST_BARE_NUMBER => at += 1,
            Some(0xe2) if input[at..].starts_with("…".as_bytes()) => at += "…".len(),
            _ => return at,
        }
    }
}

/// Parses `$` and digits (PGN 8.2.4); the caller checks the range 0–255.
pub fn nag<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, _) = named("`$`", byte_char('$')).parse(input)?;
    let (rest, _) = named("the digits of the NAG", take_while1(|byte: u8| byte.is_ascii_digit())).parse(rest)?;
    Ok((rest, ()))
}

/// Parses `!`, `?` in any run (PGN 8.2.3.8) or one of the signs of the Informant.
pub fn glyph<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    if matches!(input.first(), Some(b'!' | b'?')) {
        let run: IResult<_, _, E> = take_while(|byte| matches!(byte, b'!' | b'?')).parse(input);
        return run.map(|(rest, _)| (rest, ()));
    }
    match GLYPHS.iter().find(|(sign, _)| input.starts_with(sign.as_bytes())) {
        Some((sign, _)) => Ok((&input[sign.len()..], ())),
        None => fail(input, "an annotation sign"),
    }
}

/// Parses `(`.
pub fn variation_open<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    named("`(`", byte_char('(').map(|_| ())).parse(input)
}

/// Parses `)`.
pub fn variation_close<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    named("`)`", byte_char(')').map(|_| ())).parse(input)
}

/// Parses `(=)`, the draw offer of a scoresheet (Laws of Chess, Appendix C.12).
pub fn draw_offer<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    named("`(=)`", tag(&b"(=)"[..]).map(|_| ())).parse(input)
}

const EN_PASSANT_MARKS: [&str; 9] = ["e.p.", "e.p", "ep", "e. p.", "е.р.", "в.п.", "В.П.", "в. п.", "В. П."];

/// Parses `e.p.` in Latin or Cyrillic letters, separate from its move.
pub fn en_passant_mark<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match EN_PASSANT_MARKS.iter().find(|mark| input.starts_with(mark.as_bytes())) {
        Some(mark) => Ok((&input[mark.len()..], ())),
        None => fail(input, "`e.p.`"),
    }
}

/// Parses a game termination marker (PGN 8.2.6), as the standard or as people write it; it is a separate word.
pub fn termination<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, super::GameResult, E> {
    let found = TERMINATIONS
        .iter()
        .find(|(text, _)| input.starts_with(text.as_bytes()) && (*text == "*" || !word_goes_on(&input[text.len()..])));
    match found {
        Some((text, result)) => Ok((&input[text.len()..], *result)),
        None => fail(input, "`1-0`, `0-1`, `1/2-1/2` or `*`"),
    }
}

/// Parses the run of characters that should be a move; the game's notation decides which.
pub fn move_word<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, ()) = match word(input) {
        Ok(read) => read,
        Err(error) => return counted_word::<()>(input).or_else(|_| zeros::<()>(input)).map_err(|_| error),
    };
    let glued = match rest.first() {
        Some(b'(' | b'[') if !is_sign_or_result(&input[..input.len() - rest.len()]) => bracketed(rest),
        Some(b'.') => glued_rest(input, rest),
        _ => None,
    };
    Ok(glued.unwrap_or((rest, ())))
}

/// Returns true if a word is not a move but may come before a variation: `=`, `1-0`.
fn is_sign_or_result(word: &[u8]) -> bool {
    GLYPHS.iter().any(|(sign, _)| sign.as_bytes() == word)
        || TERMINATIONS.iter().any(|(text, _)| text.as_bytes() == word)
}

/// Parses a run of word characters; one that begins with digits only if it may be castling, a result or a move in
/// digits.
pub fn word<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let begins_with_digit = input.first().is_some_and(u8::is_ascii_digit);
    let len = if begins_with_digit && !is_word_of_digits(input) { 0 } else { word_len(input) };
    if len == 0 { fail(input, "a move") } else { Ok((&input[len..], ())) }
}

fn is_word_of_digits(input: &[u8]) -> bool {
    let (digits, after) = input.split_at(n_digits(input));
    digits.len() > LONGEST_BARE_NUMBER
        || word_joint::<()>(after).is_ok()
        || (are_zeros(digits) && matches!(after.first(), Some(b'+' | b'#')))
}

/// Parses a joint of two numbers in one word: `:`, `/` or a dash.
pub fn word_joint<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match input.first() {
        Some(b':' | b'/' | b'-') => Ok((&input[1..], ())),
        Some(0x80..) if let Some(dash) = first_char(input).filter(|c| fold(*c) == '-') => {
            Ok((&input[dash.len_utf8()..], ()))
        }
        _ => fail(input, "a dash"),
    }
}

/// Parses `00`, `000` or `0000` and no further digit: castling without dashes, or the null move.
pub fn zeros<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (digits, rest) = input.split_at(n_digits(input));
    if are_zeros(digits) { Ok((rest, ())) } else { fail(input, "castling") }
}

fn are_zeros(digits: &[u8]) -> bool {
    matches!(digits, b"00" | b"000" | b"0000")
}

/// Parses `(Q)`, `(=Q)`, `[Q]`: a promotion glued to its move.
pub fn bracketed_piece<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let ([b'(' | b'[', b'=', inner @ ..] | [b'(' | b'[', inner @ ..]) = input else {
        return fail(input, "a piece in brackets");
    };
    let close = if input[0] == b'(' { b')' } else { b']' };
    match inner {
        [letter, end, rest @ ..] if *end == close && is_promotion_letter(*letter, close) => Ok((rest, ())),
        // `Ф`, `Л`, `С`, `К` and figurines.
        [0xd0, 0x9a | 0x9b | 0xa1 | 0xa4, end, rest @ ..] | [0xe2, 0x99, 0x95..=0x98 | 0x9b..=0x9e, end, rest @ ..]
            if *end == close =>
        {
            Ok((rest, ()))
        }
        _ => fail(input, "a piece in brackets"),
    }
}

/// Returns true for a letter that may name a piece in brackets: square ones have other uses too.
const fn is_promotion_letter(letter: u8, close: u8) -> bool {
    letter.is_ascii_alphabetic() && (close == b')' || matches!(letter.to_ascii_uppercase(), b'Q' | b'R' | b'B' | b'N'))
}

/// Parses `(+)`, `(#)`, `(ch)`, `(mate)`: a check sign in brackets, glued to its move.
pub fn bracketed_mark<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    const MARKS: [&[u8]; 6] = [b"(+)", b"(++)", b"(#)", b"(ch)", b"(ch.)", b"(mate)"];
    match MARKS.iter().find_map(|mark| input.strip_prefix(*mark)) {
        Some(rest) => Ok((rest, ())),
        None => fail(input, "a check sign in brackets"),
    }
}

/// Splits the brackets at the start from the rest, if they contain a place of descriptive notation.
fn place_in_brackets(input: Input<'_>) -> Option<(Input<'_>, Input<'_>)> {
    const MAX_SIGNS: usize = 4;
    let inner = input.strip_prefix(b"(")?;
    let is_sign = |byte: &&u8| place_sign::<()>(std::slice::from_ref(*byte)).is_ok();
    let n_signs = inner.iter().take(MAX_SIGNS).take_while(is_sign).count();
    let (place, rest) = inner.split_at(n_signs);
    Some((place, rest.strip_prefix(b")")?)).filter(|_| n_signs > 0)
}

/// Parses `(K5)`, the square of a piece in descriptive notation, glued to its move.
pub fn bracketed_square<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match place_in_brackets(input) {
        Some(([b'K' | b'Q' | b'R' | b'B' | b'N', .., b'1'..=b'8'], rest)) => Ok((rest, ())),
        _ => fail(input, "a square in brackets"),
    }
}

/// Parses `(1)-K1`, the origin and target of a piece in descriptive notation, glued to its letter.
pub fn bracketed_origin<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match place_in_brackets(input) {
        Some((_, [b'x' | b'-', rest @ ..])) if word_goes_on(rest) => Ok((&rest[word_len(rest)..], ())),
        _ => fail(input, "a place in brackets"),
    }
}

/// Parses one character of a place in descriptive notation.
pub fn place_sign<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match input {
        [b'K' | b'Q' | b'R' | b'B' | b'N' | b't' | b'1'..=b'8', rest @ ..] => Ok((rest, ())),
        _ => fail(input, "a file or a rank"),
    }
}

/// Parses brackets that belong to the word before, the longest first.
fn bracketed(input: Input<'_>) -> Option<(Input<'_>, ())> {
    let readings = [
        bracketed_origin::<()>,
        bracketed_square::<()>,
        bracketed_piece::<()>,
        bracketed_mark::<()>,
        bracketed_count::<()>,
    ];
    readings.iter().find_map(|read| read(input).ok())
}

const GLUED_EN_PASSANT: [&str; 5] = ["e.p.", "e.p", "е.р.", "в.п.", "В.П."];

/// Parses `e.p.` glued to a move; without its periods it is part of the word.
pub fn glued_en_passant<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match GLUED_EN_PASSANT.iter().find(|mark| input.starts_with(mark.as_bytes())) {
        Some(mark) => Ok((&input[mark.len()..], ())),
        None => fail(input, "`e.p.`"),
    }
}

/// Returns the rest after a mark whose first letter is the last of the word between `input` and `rest`.
fn glued_rest<'a>(input: Input<'a>, rest: Input<'a>) -> Option<(Input<'a>, ())> {
    let word = &input[..input.len() - rest.len()];
    let last = word.utf8_chunks().last()?.valid().chars().next_back()?;
    // A mark that is the whole word belongs to no move.
    if word.len() == last.len_utf8() {
        return None;
    }
    let mark = &input[word.len() - last.len_utf8()..];
    glued_en_passant::<()>(mark).ok().or_else(|| {
        // The kind of the check comes before its period.
        let kinds = KINDS_OF_CHECK.iter().filter(|kind| kind.len() < word.len() && word.ends_with(kind.as_bytes()));
        kinds.into_iter().find_map(|kind| glued_check::<()>(&input[word.len() - kind.len()..]).ok())
    })
}

/// The kinds of check that are glued to a move and followed by `.ch`.
const KINDS_OF_CHECK: [&str; 5] = ["dbl", "double", "disc", "dis", "d"];

/// Parses `dbl.ch.` glued to a move; without its periods it is part of the word.
pub fn glued_check<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let behind = |kind: &&str| input.strip_prefix(kind.as_bytes())?.strip_prefix(b".ch");
    match KINDS_OF_CHECK.iter().find_map(behind) {
        Some(rest) => Ok((rest.strip_prefix(b".").unwrap_or(rest), ())),
        None => fail(input, "`dbl.ch.`"),
    }
}

/// Parses `.`, `,` or `…`, which have no meaning between moves (PGN 7: a period is a token of its own).
pub fn punctuation<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match input {
        [b'.' | b',', rest @ ..] | [0xe2, 0x80, 0xa6, rest @ ..] => Ok((rest, ())),
        _ => fail(input, "a period"),
    }
}

/// Parses one element of movetext, chosen by the first byte.
pub fn element<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Element, E> {
    let Some(&first) = input.first() else { return fail(input, "a move") };
    match first {
        b'a'..=b'z' | b'A'..=b'Z' => match first {
            b'e' if let Ok((rest, ())) = standing_en_passant::<E>(input) => Ok((rest, Element::EnPassantMark)),
            _ => move_word(input).map(|(rest, ())| (rest, Element::MoveWord)),
        },
        b'0'..=b'9' => Ok(number_like(input)),
        b'{' => brace_comment(input).map(|(rest, ())| (rest, Element::BraceComment)),
        b';' => line_comment(input).map(|(rest, ())| (rest, Element::LineComment)),
        b'(' => match draw_offer::<E>(input) {
            Ok((rest, ())) => Ok((rest, Element::DrawOffer)),
            Err(_) => match counted_word::<()>(input) {
                Ok((rest, ())) => Ok((rest, Element::MoveWord)),
                Err(_) => variation_open(input).map(|(rest, ())| (rest, Element::VariationOpen)),
            },
        },
        b')' => variation_close(input).map(|(rest, ())| (rest, Element::VariationClose)),
        b'$' => nag(input).map(|(rest, ())| (rest, Element::Nag)),
        b'!' | b'?' => glyph(input).map(|(rest, ())| (rest, Element::Glyph)),
        b'*' => termination(input).map(|(rest, _)| (rest, Element::Termination)),
        b'.' | b',' => punctuation(input).map(|(rest, ())| (rest, Element::Punctuation)),
        _ => unusual_element(input),
    }
}

/// Parses text that begins with a digit: a result, castling with zeros, a move in digits, or a move number.
fn number_like(input: Input<'_>) -> (Input<'_>, Element) {
    let digits = n_digits(input);
    let number_end = number_end(input, digits);
    if number_end == digits || are_zeros(&input[..digits]) {
        if let Ok((rest, _)) = termination::<()>(input) {
            return (rest, Element::Termination);
        }
        if let Ok((rest, ())) = move_word::<()>(input) {
            return (rest, Element::MoveWord);
        }
    }
    (&input[number_end..], Element::MoveNumber)
}

fn unusual_element<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Element, E> {
    if let Ok((rest, _)) = termination::<E>(input) {
        return Ok((rest, Element::Termination));
    }
    if let Ok((rest, ())) = standing_en_passant::<E>(input) {
        return Ok((rest, Element::EnPassantMark));
    }
    // `=` is a sign, `=Q` a word; but `±` is always a sign: no word has it.
    if let Ok((rest, ())) = glyph::<E>(input)
        && (ends_word(input) || !word_goes_on(rest))
    {
        return Ok((rest, Element::Glyph));
    }
    if let Ok((rest, ())) = punctuation::<E>(input) {
        return Ok((rest, Element::Punctuation));
    }
    move_word(input).map(|(rest, ())| (rest, Element::MoveWord))
}

fn standing_en_passant<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, ()) = en_passant_mark(input)?;
    if word_goes_on(rest) { fail(rest, "white space") } else { Ok((rest, ())) }
}

/// Parses one character of a word: not white space, a bracket, a quote, a period or an annotation sign.
pub fn word_character<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match first_char(input) {
        Some(character) if word_goes_on(input) => Ok((&input[character.len_utf8()..], ())),
        _ => fail(input, "a letter"),
    }
}

/// Returns true if the byte at `at` is in column one.
fn is_column_one(text: &[u8], at: usize) -> bool {
    at == 0 || matches!(text[at - 1], b'\n' | b'\r')
}

fn escape_line_end(text: &[u8], at: usize) -> Option<usize> {
    let (rest, ()) = escape_line::<()>(&text[at..]).ok()?;
    is_column_one(text, at).then(|| text.len() - rest.len())
}

fn line_comment_end(text: &[u8], at: usize) -> Option<usize> {
    line_comment::<()>(&text[at..]).ok().map(|(rest, ())| text.len() - rest.len())
}

fn tag_section_end(text: &[u8], mut at: usize) -> usize {
    loop {
        let tag_end = tag_pair::<()>(&text[at..]).ok().map(|(rest, _)| text.len() - rest.len());
        match tag_end.or_else(|| escape_line_end(text, at)).or_else(|| line_comment_end(text, at)) {
            Some(end) => at = end + blank_len(&text[end..]),
            None => return at,
        }
    }
}

fn movetext_section_end(text: &[u8], mut at: usize) -> usize {
    loop {
        let element_end = element::<()>(&text[at..]).ok().map(|(rest, _)| text.len() - rest.len());
        match element_end.or_else(|| escape_line_end(text, at)) {
            Some(end) => at = end + blank_len(&text[end..]),
            None => return at,
        }
    }
}

/// Parses the tag pair section (PGN 8.1): tag pairs, escape lines and comments; never fails.
pub fn tag_section<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    Ok((&input[tag_section_end(input, 0)..], ()))
}

/// Parses elements and escape lines to the end of the text or to the first other text; never fails.
pub fn movetext_section<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    Ok((&input[movetext_section_end(input, 0)..], ()))
}

/// Parses one whole record that follows the grammar; [`super::reader`] reads every other one too.
pub fn record<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let tags_end = tag_section_end(input, blank_len(input));
    Ok((&input[movetext_section_end(input, tags_end)..], ()))
}
