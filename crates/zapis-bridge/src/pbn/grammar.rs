//! The productions of `grammar/pbn.ebnf`: the structure of a file of PBN 2.1.

#![expect(clippy::missing_errors_doc, reason = "a parser fails where its production does not stand")]

use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, digit1, one_of, satisfy};
use nom::combinator::{map_res, opt, recognize, verify};
use nom::multi::{many0_count, many1_count};
use nom::sequence::{delimited, pair, preceded, terminated};
use nom::{IResult, Parser};

type Read<'a, T = &'a str> = IResult<&'a str, T, ()>;

/// Reads what may occur between tokens: blanks, tabs, line breaks.
pub fn blank(input: &str) -> Read<'_> {
    take_while1(|c| matches!(c, ' ' | '\t' | '\u{b}' | '\n' | '\r')).parse(input)
}

/// Reads the name of a tag: `Event`.
pub fn tag_name(input: &str) -> Read<'_> {
    recognize(pair(satisfy(|c| c.is_ascii_uppercase()), take_while(|c: char| c.is_ascii_alphanumeric() || c == '_')))
        .parse(input)
}

/// Reads an escaped character: `\"`.
pub fn escape_sequence(input: &str) -> Read<'_> {
    recognize(pair(char('\\'), satisfy(|c| !matches!(c, '\n' | '\r')))).parse(input)
}

/// Reads text within quotes up to a terminating sign or an escape.
fn plain_text(input: &str) -> Read<'_> {
    let end = memchr::memchr3(b'"', b'\\', b'\n', input.as_bytes()).unwrap_or(input.len());
    let end = memchr::memchr(b'\r', &input.as_bytes()[..end]).unwrap_or(end);
    if end == 0 { Err(nom::Err::Error(())) } else { Ok((&input[end..], &input[..end])) }
}

/// Reads a value in quotes; returns the text between them.
pub fn tag_value(input: &str) -> Read<'_> {
    let part = alt((plain_text, escape_sequence));
    delimited(char('"'), recognize(many0_count(part)), char('"')).parse(input)
}

/// Reads a tag pair; returns its name and its value as written.
pub fn tag_pair(input: &str) -> Read<'_, (&str, &str)> {
    let (rest, name) = delimited((char('['), opt(blank)), tag_name, opt(blank)).parse(input)?;
    let (rest, value) = terminated(tag_value, (opt(blank), char(']'))).parse(rest)?;
    Ok((rest, (name, value)))
}

/// Reads a comment in braces.
pub fn brace_comment(input: &str) -> Read<'_> {
    delimited(char('{'), take_till(|c| c == '}'), char('}')).parse(input)
}

/// Reads a comment to the end of its line.
pub fn line_comment(input: &str) -> Read<'_> {
    preceded(char(';'), take_till(|c| matches!(c, '\n' | '\r'))).parse(input)
}

/// Reads a line that begins with `%`.
pub fn escape_line(input: &str) -> Read<'_> {
    preceded(char('%'), take_till(|c| matches!(c, '\n' | '\r'))).parse(input)
}

/// Reads the letter of a player.
pub fn seat(input: &str) -> Read<'_, char> {
    one_of("NESWnesw").parse(input)
}

/// Reads a side.
pub fn side(input: &str) -> Read<'_> {
    recognize(alt(((one_of("Nn"), one_of("Ss")), (one_of("Ee"), one_of("Ww"))))).parse(input)
}

/// Reads the letter of a suit.
pub fn suit(input: &str) -> Read<'_, char> {
    one_of("SHDCshdc").parse(input)
}

/// Reads the letter or digit of a rank.
pub fn rank(input: &str) -> Read<'_, char> {
    one_of("AKQJTakqjt98765432").parse(input)
}

/// Reads a card, suit first.
pub fn card(input: &str) -> Read<'_> {
    recognize((suit, rank)).parse(input)
}

/// Reads the cards of one suit of a hand; possibly none.
pub fn holding(input: &str) -> Read<'_> {
    recognize(many0_count(rank)).parse(input)
}

/// Reads a hand, or the sign for an unknown one.
pub fn hand(input: &str) -> Read<'_> {
    let dot = || char('.');
    recognize(alt((recognize(char('-')), recognize((holding, dot(), holding, dot(), holding, dot(), holding)))))
        .parse(input)
}

/// Reads the value of a Deal tag.
pub fn deal(input: &str) -> Read<'_> {
    let next = || preceded(char(' '), hand);
    recognize((seat, char(':'), hand, next(), next(), next())).parse(input)
}

/// Reads what is trumps.
pub fn denomination(input: &str) -> Read<'_> {
    recognize(alt((recognize(suit), recognize((one_of("Nn"), one_of("Tt")))))).parse(input)
}

/// Reads a bid.
pub fn bid(input: &str) -> Read<'_> {
    recognize((one_of("1234567"), denomination)).parse(input)
}

/// Reads a pass.
pub fn pass(input: &str) -> Read<'_> {
    recognize((one_of("Pp"), one_of("Aa"), one_of("Ss"), one_of("Ss"))).parse(input)
}

/// Reads a call.
pub fn call(input: &str) -> Read<'_> {
    alt((bid, pass, recognize((one_of("Xx"), opt(one_of("Xx")))))).parse(input)
}

/// Reads the sign that all the others pass.
pub fn all_pass(input: &str) -> Read<'_> {
    recognize((one_of("Aa"), one_of("Pp"))).parse(input)
}

/// Reads the value of a Contract tag.
pub fn contract(input: &str) -> Read<'_> {
    let risk = opt((one_of("Xx"), opt(one_of("Xx"))));
    recognize(alt((recognize((bid, risk)), pass, denomination))).parse(input)
}

/// Reads the value of a Declarer tag.
pub fn declarer(input: &str) -> Read<'_> {
    recognize((opt(char('^')), seat)).parse(input)
}

/// Reads a number of tricks.
pub fn tricks(input: &str) -> Read<'_> {
    verify(digit1, |digits: &str| digits.parse::<u32>().is_ok_and(|n| n <= 13)).parse(input)
}

/// Reads the value of a Result tag.
pub fn result(input: &str) -> Read<'_> {
    let space = || take_while1(|c| c == ' ');
    let of_side = || (side, space(), tricks);
    recognize((opt(char('^')), alt((recognize(tricks), recognize((of_side(), opt((space(), of_side()))))))))
        .parse(input)
}

/// Reads an amount of points.
pub fn amount(input: &str) -> Read<'_> {
    recognize((opt(one_of("+-")), digit1, opt((char('.'), take_while(|c: char| c.is_ascii_digit()))))).parse(input)
}

/// Reads the value of a score tag: `-50`, `NS 420`, `EW 2.5 NS -2.5`.
pub fn score(input: &str) -> Read<'_> {
    let space = || take_while1(|c| c == ' ');
    let of_side = || (side, space(), amount);
    recognize(alt((amount, recognize((of_side(), opt((space(), of_side()))))))).parse(input)
}

/// Reads four or two digits of a date, any of which may be unknown.
fn date_digits(n: usize, input: &str) -> Read<'_> {
    take_while_m_n(n, n, |c: char| c.is_ascii_digit() || c == '?').parse(input)
}

/// Reads the year of a date.
pub fn year(input: &str) -> Read<'_> {
    date_digits(4, input)
}

/// Reads the month or the day of a date.
pub fn month_or_day(input: &str) -> Read<'_> {
    date_digits(2, input)
}

/// Reads a date.
pub fn date(input: &str) -> Read<'_> {
    recognize((year, char('.'), month_or_day, char('.'), month_or_day)).parse(input)
}

/// Reads a suffix of a call or a card: a judgement.
pub fn suffix(input: &str) -> Read<'_> {
    alt((tag("!!"), tag("!?"), tag("??"), tag("?!"), tag("!"), tag("?"))).parse(input)
}

/// Reads a numeric annotation.
pub fn nag(input: &str) -> Read<'_, u8> {
    preceded(char('$'), nag_number).parse(input)
}

/// Reads the number of an annotation, 255 at most.
pub fn nag_number(input: &str) -> Read<'_, u8> {
    map_res(digit1, str::parse::<u8>).parse(input)
}

/// Reads a reference to a note.
pub fn note_reference(input: &str) -> Read<'_, u8> {
    delimited(char('='), note_number, char('=')).parse(input)
}

/// Reads the number of a note, 1 to 32.
pub fn note_number(input: &str) -> Read<'_, u8> {
    map_res(digit1, |digits: &str| digits.parse::<u8>().ok().filter(|n| (1..=32).contains(n)).ok_or(())).parse(input)
}

/// Reads the value of a Note tag; returns its number.
pub fn note(input: &str) -> Read<'_, u8> {
    terminated(note_number, (char(':'), take_while(|c| c != '\0'))).parse(input)
}

/// Reads the flag of an irregularity.
pub fn irregularity(input: &str) -> Read<'_, char> {
    preceded(char('^'), one_of("ISLR")).parse(input)
}

/// Reads a column of the heading of a table: `+Score_NS\5R`.
pub fn column(input: &str) -> Read<'_> {
    let name = take_while1(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let width = (char('\\'), digit1, opt(one_of("LR")));
    recognize((opt(one_of("+-")), name, opt(width))).parse(input)
}

/// Reads the heading of a table.
pub fn table_heading(input: &str) -> Read<'_> {
    recognize((column, many0_count(preceded(char(';'), column)))).parse(input)
}

/// Reads an element of a table without quotes.
pub fn table_word(input: &str) -> Read<'_> {
    let is_sign = |c: char| matches!(c, '\0'..=' ' | '[' | ']' | '{' | '}' | ';' | '"' | '%');
    take_while1(move |c| !is_sign(c)).parse(input)
}

/// Reads an element of a table.
pub fn table_element(input: &str) -> Read<'_> {
    alt((tag_value, table_word)).parse(input)
}

/// Reads the points of one side in the history of a rubber: above the line, and below it for each game.
pub fn rubber_points(input: &str) -> Read<'_> {
    let space = || take_while1(|c| c == ' ');
    recognize((
        side,
        many1_count(preceded(space(), digit1)),
        space(),
        char('/'),
        many1_count(preceded(space(), digit1)),
    ))
    .parse(input)
}
