//! The productions of `grammar/pgn.ebnf`, one nom parser of the same name each.
//!
//! They work on bytes of text that is known to be UTF-8, are complete parsers (a whole record is in
//! memory), choose by the first byte, and are generic over nom's error type: `()` where only success
//! counts, [`Expected`] where a person is to be told what was missing.

use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::char as byte_char;
use nom::error::{ErrorKind, ParseError};
use nom::{Err, IResult, Parser};

use super::glyph::GLYPHS;

/// The text a production reads.
pub type Input<'a> = &'a [u8];

/// Says where reading stopped, as bytes left over, and what should have stood there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// How many bytes were left when it stopped.
    pub remaining: usize,
    /// What should have stood there.
    pub noun: &'static str,
}

impl<'a> ParseError<Input<'a>> for Expected {
    fn from_error_kind(input: Input<'a>, _: ErrorKind) -> Self {
        Self { remaining: input.len(), noun: "something else" }
    }

    fn append(_: Input<'a>, _: ErrorKind, other: Self) -> Self {
        other
    }
}

/// An error that can carry what was expected; `()` forgets it at no cost.
pub trait ReadError<'a>: ParseError<Input<'a>> {
    /// Names what should have stood at `input`.
    fn expected(input: Input<'a>, noun: &'static str) -> Self;
}

impl ReadError<'_> for () {
    fn expected(_: Input<'_>, _: &'static str) -> Self {}
}

impl<'a> ReadError<'a> for Expected {
    fn expected(input: Input<'a>, noun: &'static str) -> Self {
        Self { remaining: input.len(), noun }
    }
}

/// What one element of movetext is.
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

type Recognized<'a, E> = IResult<Input<'a>, (), E>;

fn fail<'a, T, E: ReadError<'a>>(input: Input<'a>, noun: &'static str) -> IResult<Input<'a>, T, E> {
    Err(Err::Error(E::expected(input, noun)))
}

/// Gives `noun` as what was expected where `parser` fails.
fn named<'a, O, E: ReadError<'a>>(
    noun: &'static str,
    mut parser: impl Parser<Input<'a>, Output = O, Error = ()>,
) -> impl FnMut(Input<'a>) -> IResult<Input<'a>, O, E> {
    move |input| match parser.parse(input) {
        Ok(read) => Ok(read),
        Err(_) => fail(input, noun),
    }
}

/// Reads blanks, tabs, line breaks and no-break spaces; at least one.
pub fn white_space<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let blank = blank_len(input);
    if blank == 0 { fail(input, "white space") } else { Ok((&input[blank..], ())) }
}

/// Counts the bytes of white space at the start.
#[must_use]
pub fn blank_len(input: &[u8]) -> usize {
    let mut at = 0;
    loop {
        match input.get(at) {
            Some(b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c) => at += 1,
            Some(0xc2) if input.get(at + 1) == Some(&0xa0) => at += 2,
            _ => return at,
        }
    }
}

/// Reads the name of a tag pair (PGN 8.1.1: letters, digits, underscore; symbol characters after the first).
pub fn tag_name<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Input<'a>, E> {
    match input.first() {
        Some(first) if first.is_ascii_alphanumeric() || *first == b'_' => {
            take_while1(|byte: u8| byte.is_ascii_alphanumeric() || b"_+#=:-".contains(&byte)).parse(input)
        }
        _ => fail(input, "the name of the tag"),
    }
}

/// Reads a string token (PGN 7) and returns what stands between its quotes, escapes unresolved.
pub fn tag_value<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Input<'a>, E> {
    let (body, _) = named("the opening quote of the tag's value", byte_char('"')).parse(input)?;
    let mut from = 0;
    while let Some(offset) = memchr::memchr3(b'"', b'\\', b'\n', &body[from..]) {
        let at = from + offset;
        match body[at] {
            b'"' if memchr::memchr(b'\r', &body[..at]).is_none() => return Ok((&body[at + 1..], &body[..at])),
            b'\\' => from = at + if matches!(body.get(at + 1), Some(b'"' | b'\\')) { 2 } else { 1 },
            _ => break,
        }
    }
    fail(body, "the closing quote of the tag's value on the same line")
}

/// Reads one tag pair (PGN 8.1.1) and returns its name and raw value.
pub fn tag_pair<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, (Input<'a>, Input<'a>), E> {
    let (rest, _) = named("`[`", byte_char('[')).parse(input)?;
    let (rest, name) = tag_name(&rest[blank_len(rest)..])?;
    let (rest, value) = tag_value(&rest[blank_len(rest)..])?;
    let (rest, _) = named("`]` after the tag's value", byte_char(']')).parse(&rest[blank_len(rest)..])?;
    Ok((rest, (name, value)))
}

/// Reads `{ … }` (PGN 5); a comment does not nest.
pub fn brace_comment<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    if input.first() != Some(&b'{') {
        return fail(input, "`{`");
    }
    match memchr::memchr(b'}', input) {
        Some(close) => Ok((&input[close + 1..], ())),
        None => fail(input, "`}` at the end of the comment"),
    }
}

/// Reads `; …` to the end of its line (PGN 5).
pub fn line_comment<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, _) = named("`;`", byte_char(';')).parse(input)?;
    Ok((&rest[line_len(rest)..], ()))
}

/// Reads `% …` to the end of its line (PGN 6); the caller knows that it stands in column one.
pub fn escape_line<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, _) = named("`%`", byte_char('%')).parse(input)?;
    Ok((&rest[line_len(rest)..], ()))
}

fn line_len(input: &[u8]) -> usize {
    memchr::memchr2(b'\n', b'\r', input).unwrap_or(input.len())
}

/// Reads a move number indication (PGN 8.2.2): digits and any number of periods.
pub fn move_number<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let digits = input.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits == 0 {
        return fail(input, "a move number");
    }
    let mut at = digits;
    loop {
        match input.get(at) {
            Some(b'.' | b')') => at += 1,
            Some(0xe2) if input[at..].starts_with("…".as_bytes()) => at += 3,
            _ => return Ok((&input[at..], ())),
        }
    }
}

/// Reads `$` and digits (PGN 8.2.4); the range 0–255 is the caller's to check.
pub fn nag<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, _) = named("`$`", byte_char('$')).parse(input)?;
    let (rest, _) = named("the digits of the NAG", take_while1(|byte: u8| byte.is_ascii_digit())).parse(rest)?;
    Ok((rest, ()))
}

/// Reads `!`, `?` in any run (PGN 8.2.3.8) or one of the signs of the Informant.
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

/// Reads `(`.
pub fn variation_open<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    named("`(`", byte_char('(').map(|_| ())).parse(input)
}

/// Reads `)`.
pub fn variation_close<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    named("`)`", byte_char(')').map(|_| ())).parse(input)
}

/// Reads `(=)`, the draw offer of a scoresheet (Laws of Chess, Appendix C.12).
pub fn draw_offer<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    named("`(=)`", tag(&b"(=)"[..]).map(|_| ())).parse(input)
}

const EN_PASSANT_MARKS: [&str; 6] = ["e.p.", "e.p", "ep", "е.р.", "в.п.", "В.П."];

/// Reads `e.p.` in Latin or Cyrillic letters, standing apart from its move.
pub fn en_passant_mark<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match EN_PASSANT_MARKS.iter().find(|mark| input.starts_with(mark.as_bytes())) {
        Some(mark) => Ok((&input[mark.len()..], ())),
        None => fail(input, "`e.p.`"),
    }
}

/// The spellings of a termination marker, longer ones before their beginnings.
pub(super) const TERMINATIONS: [(&str, super::GameResult); 17] = {
    use super::GameResult::{BlackWins, Draw, Unknown, WhiteWins};
    [
        ("1-0", WhiteWins),
        ("0-1", BlackWins),
        ("1/2-1/2", Draw),
        ("*", Unknown),
        ("1:0", WhiteWins),
        ("0:1", BlackWins),
        ("1/2:1/2", Draw),
        ("½-½", Draw),
        ("½:½", Draw),
        ("1–0", WhiteWins),
        ("0–1", BlackWins),
        ("1—0", WhiteWins),
        ("0—1", BlackWins),
        ("½–½", Draw),
        ("1/2–1/2", Draw),
        ("1/2", Draw),
        ("½", Draw),
    ]
};

/// Reads a game termination marker (PGN 8.2.6), as the standard or as people write it.
pub fn termination<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, super::GameResult, E> {
    let found = TERMINATIONS.iter().find(|(text, _)| {
        input.starts_with(text.as_bytes())
            && (*text == "*" || input.get(text.len()).is_none_or(|next| !is_word_byte(*next) || *next == 0xc2))
    });
    match found {
        Some((text, result)) => Ok((&input[text.len()..], *result)),
        None => fail(input, "`1-0`, `0-1`, `1/2-1/2` or `*`"),
    }
}

/// Reads the run of characters that should be a move; which move it is, the game's notation says.
pub fn move_word<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let mut at = word_len(input);
    if at == 0 {
        return fail(input, "a move");
    }
    at += match &input[at..] {
        [b'(', letter, b')', ..] if letter.is_ascii_alphabetic() => 3,
        [b'.', ..] => glued_en_passant_len(input, at),
        _ => 0,
    };
    Ok((&input[at..], ()))
}

/// Reads `.`, `,` or `…`, which carry no meaning between moves (PGN 7: a period is a token of its own).
pub fn punctuation<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    match input {
        [b'.' | b',', rest @ ..] | [0xe2, 0x80, 0xa6, rest @ ..] => Ok((rest, ())),
        _ => fail(input, "a period"),
    }
}

/// Reads one element of movetext: the choice is made by the first byte.
pub fn element<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Element, E> {
    let Some(&first) = input.first() else { return fail(input, "a move") };
    match first {
        b'a'..=b'z' | b'A'..=b'Z' => match first {
            b'e' if let Ok((rest, ())) = standing_en_passant::<E>(input) => Ok((rest, Element::EnPassantMark)),
            _ => move_word(input).map(|(rest, ())| (rest, Element::MoveWord)),
        },
        b'0'..=b'9' => number_like(input),
        b'{' => brace_comment(input).map(|(rest, ())| (rest, Element::BraceComment)),
        b';' => line_comment(input).map(|(rest, ())| (rest, Element::LineComment)),
        b'(' => match draw_offer::<E>(input) {
            Ok((rest, ())) => Ok((rest, Element::DrawOffer)),
            Err(_) => variation_open(input).map(|(rest, ())| (rest, Element::VariationOpen)),
        },
        b')' => variation_close(input).map(|(rest, ())| (rest, Element::VariationClose)),
        b'$' => nag(input).map(|(rest, ())| (rest, Element::Nag)),
        b'!' | b'?' => glyph(input).map(|(rest, ())| (rest, Element::Glyph)),
        b'*' => termination(input).map(|(rest, _)| (rest, Element::Termination)),
        b'.' | b',' => punctuation(input).map(|(rest, ())| (rest, Element::Punctuation)),
        _ => unusual_element(input),
    }
}

/// Reads what begins with a digit: a result, castling with zeros, or a move number.
fn number_like<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Element, E> {
    let digits = input.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if matches!(input.get(digits), Some(b'-' | b'/' | b':' | 0xe2)) {
        if let Ok((rest, _)) = termination::<E>(input) {
            return Ok((rest, Element::Termination));
        }
        if !input[digits..].starts_with("…".as_bytes()) {
            return move_word(input).map(|(rest, ())| (rest, Element::MoveWord));
        }
    }
    let is_zeros = digits > 1 && digits <= 4 && input[..digits].iter().all(|byte| *byte == b'0');
    if is_zeros && input.get(digits).is_none_or(|next| !is_word_byte(*next) || matches!(next, b'+' | b'#')) {
        return move_word(input).map(|(rest, ())| (rest, Element::MoveWord));
    }
    // A bare number is a move number; of four digits or more it may be a move in digits, and is left to the notation.
    const LONGEST_BARE_NUMBER: usize = 3;
    if digits > LONGEST_BARE_NUMBER && !matches!(input.get(digits), Some(b'.' | b')' | 0xe2)) {
        return move_word(input).map(|(rest, ())| (rest, Element::MoveWord));
    }
    move_number(input).map(|(rest, ())| (rest, Element::MoveNumber))
}

fn unusual_element<'a, E: ReadError<'a>>(input: Input<'a>) -> IResult<Input<'a>, Element, E> {
    if let Ok((rest, _)) = termination::<E>(input) {
        return Ok((rest, Element::Termination));
    }
    if let Ok((rest, ())) = standing_en_passant::<E>(input) {
        return Ok((rest, Element::EnPassantMark));
    }
    if let Ok((rest, ())) = glyph::<E>(input)
        && rest.first().is_none_or(|next| !is_word_byte(*next))
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
    if rest.first().is_some_and(|next| is_word_byte(*next)) { fail(rest, "white space") } else { Ok((rest, ())) }
}

/// The bytes a word is made of; a byte of a multi-byte character is one unless [`word_len`] says otherwise.
const WORD_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = byte >= 0x80 || (byte as u8).is_ascii_alphanumeric();
        byte += 1;
    }
    let extra = b"+#=:@/'_-";
    let mut i = 0;
    while i < extra.len() {
        table[extra[i] as usize] = true;
        i += 1;
    }
    table
};

fn is_word_byte(byte: u8) -> bool {
    WORD_BYTES[usize::from(byte)]
}

/// Counts the bytes of a word: up to white space, a bracket, a quote, an ellipsis or a sign.
fn word_len(input: &[u8]) -> usize {
    let mut at = 0;
    while let Some(&byte) = input.get(at) {
        if !is_word_byte(byte) || (byte >= 0x80 && ends_word(&input[at..])) {
            break;
        }
        at += 1;
    }
    at
}

/// Tells whether a multi-byte character ends a word: no-break space, ellipsis, or an annotation sign.
fn ends_word(input: &[u8]) -> bool {
    match input {
        [0xc2, 0xa0, ..] | [0xe2, 0x80, 0xa6, ..] => true,
        [0xc2 | 0xe2, ..] => {
            GLYPHS.iter().any(|(sign, _)| sign.as_bytes()[0] >= 0x80 && input.starts_with(sign.as_bytes()))
        }
        _ => false,
    }
}

const GLUED_EN_PASSANT: [(&str, &str); 4] = [("e", ".p."), ("e", ".p"), ("е", ".р."), ("в", ".п.")];

fn glued_en_passant_len(input: &[u8], at: usize) -> usize {
    let (word, rest) = input.split_at(at);
    GLUED_EN_PASSANT
        .iter()
        .find(|(before, mark)| {
            at > before.len() && word.ends_with(before.as_bytes()) && rest.starts_with(mark.as_bytes())
        })
        .map_or(0, |(_, mark)| mark.len())
}

/// Reads the tag pair section (PGN 8.1): tag pairs and escape lines; never fails.
pub fn tag_section<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let mut rest = input;
    loop {
        let read =
            tag_pair::<()>(rest).map(|(rest, _)| rest).or_else(|_| escape_line::<()>(rest).map(|(rest, ())| rest));
        match read {
            Ok(after) => rest = &after[blank_len(after)..],
            Err(_) => return Ok((rest, ())),
        }
    }
}

/// Reads elements to the end of the text or to the first thing that is none.
pub fn movetext_section<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let mut rest = input;
    while let Ok((after, _)) = element::<()>(rest) {
        rest = &after[blank_len(after)..];
    }
    Ok((rest, ()))
}

/// Reads one whole record that follows the grammar; [`super::reader`] reads every other one too.
pub fn record<'a, E: ReadError<'a>>(input: Input<'a>) -> Recognized<'a, E> {
    let (rest, ()) = tag_section(&input[blank_len(input)..])?;
    movetext_section(rest)
}
