//! The productions of `grammar/pbn.ebnf`: the structure of a file of PBN 2.1.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, digit1, one_of, satisfy};
use nom::combinator::{map_res, opt, recognize, verify};
use nom::multi::{many0_count, many1_count};
use nom::sequence::{delimited, pair, preceded, terminated};
use nom::{IResult, Parser};

type Read<'a, T = &'a str> = IResult<&'a str, T, ()>;

/// Reads what may occur between tokens: blanks, tabs, line breaks.
pub(crate) fn blank(input: &str) -> Read<'_> {
    take_while1(|c| matches!(c, ' ' | '\t' | '\u{b}' | '\n' | '\r')).parse(input)
}

/// Reads the name of a tag: `Event`.
pub(crate) fn tag_name(input: &str) -> Read<'_> {
    recognize(pair(satisfy(|c| c.is_ascii_uppercase()), take_while(|c: char| c.is_ascii_alphanumeric() || c == '_')))
        .parse(input)
}

/// Reads an escaped character: `\"`.
pub(crate) fn escape_sequence(input: &str) -> Read<'_> {
    recognize(pair(char('\\'), satisfy(|c| !matches!(c, '\n' | '\r')))).parse(input)
}

/// Reads text within quotes up to a terminating sign or an escape.
fn plain_text(input: &str) -> Read<'_> {
    let end = memchr::memchr3(b'"', b'\\', b'\n', input.as_bytes()).unwrap_or(input.len());
    let end = memchr::memchr(b'\r', &input.as_bytes()[..end]).unwrap_or(end);
    if end == 0 { Err(nom::Err::Error(())) } else { Ok((&input[end..], &input[..end])) }
}

/// Reads a value in quotes; returns the text between them.
pub(crate) fn tag_value(input: &str) -> Read<'_> {
    let part = alt((plain_text, escape_sequence));
    delimited(char('"'), recognize(many0_count(part)), char('"')).parse(input)
}

/// Reads a tag pair; returns its name and its value as written.
pub(crate) fn tag_pair(input: &str) -> Read<'_, (&str, &str)> {
    let (rest, name) = delimited((char('['), opt(blank)), tag_name, opt(blank)).parse(input)?;
    let (rest, value) = terminated(tag_value, (opt(blank), char(']'))).parse(rest)?;
    Ok((rest, (name, value)))
}

/// Reads a comment in braces.
pub(crate) fn brace_comment(input: &str) -> Read<'_> {
    delimited(char('{'), take_till(|c| c == '}'), char('}')).parse(input)
}

/// Reads a comment to the end of its line.
pub(crate) fn line_comment(input: &str) -> Read<'_> {
    preceded(char(';'), take_till(|c| matches!(c, '\n' | '\r'))).parse(input)
}

/// Reads a line that begins with `%`.
pub(crate) fn escape_line(input: &str) -> Read<'_> {
    preceded(char('%'), take_till(|c| matches!(c, '\n' | '\r'))).parse(input)
}

/// Reads a side.
pub(crate) fn side(input: &str) -> Read<'_> {
    recognize(alt(((one_of("Nn"), one_of("Ss")), (one_of("Ee"), one_of("Ww"))))).parse(input)
}

/// Reads the sign that all the others pass.
pub(crate) fn all_pass(input: &str) -> Read<'_> {
    recognize((one_of("Aa"), one_of("Pp"))).parse(input)
}

/// Reads a number of tricks.
pub(crate) fn tricks(input: &str) -> Read<'_> {
    verify(digit1, |digits: &str| digits.parse::<u32>().is_ok_and(|n| n <= 13)).parse(input)
}

/// Reads the value of a Result tag.
pub(crate) fn result(input: &str) -> Read<'_> {
    let space = || take_while1(|c| c == ' ');
    let of_side = || (side, space(), tricks);
    recognize((opt(char('^')), alt((recognize(tricks), recognize((of_side(), opt((space(), of_side()))))))))
        .parse(input)
}

/// Reads an amount of points.
pub(crate) fn amount(input: &str) -> Read<'_> {
    recognize((opt(one_of("+-")), digit1, opt((char('.'), take_while(|c: char| c.is_ascii_digit()))))).parse(input)
}

/// Reads the value of a score tag: `-50`, `NS 420`, `EW 2.5 NS -2.5`.
pub(crate) fn score(input: &str) -> Read<'_> {
    let space = || take_while1(|c| c == ' ');
    let of_side = || (side, space(), amount);
    recognize(alt((amount, recognize((of_side(), opt((space(), of_side()))))))).parse(input)
}

/// Reads four or two digits of a date, any of which may be unknown.
fn date_digits(n: usize, input: &str) -> Read<'_> {
    take_while_m_n(n, n, |c: char| c.is_ascii_digit() || c == '?').parse(input)
}

/// Reads the year of a date.
pub(crate) fn year(input: &str) -> Read<'_> {
    date_digits(4, input)
}

/// Reads the month or the day of a date.
pub(crate) fn month_or_day(input: &str) -> Read<'_> {
    date_digits(2, input)
}

/// Reads a date.
pub(crate) fn date(input: &str) -> Read<'_> {
    recognize((year, char('.'), month_or_day, char('.'), month_or_day)).parse(input)
}

/// Reads a suffix of a call or a card: a judgement.
pub(crate) fn suffix(input: &str) -> Read<'_> {
    alt((tag("!!"), tag("!?"), tag("??"), tag("?!"), tag("!"), tag("?"))).parse(input)
}

/// Reads a numeric annotation.
pub(crate) fn nag(input: &str) -> Read<'_, u8> {
    preceded(char('$'), nag_number).parse(input)
}

/// Reads the number of an annotation, 255 at most.
pub(crate) fn nag_number(input: &str) -> Read<'_, u8> {
    map_res(digit1, str::parse::<u8>).parse(input)
}

/// Reads the number of a note, 1 to 32.
pub(crate) fn note_number(input: &str) -> Read<'_, u8> {
    map_res(digit1, |digits: &str| digits.parse::<u8>().ok().filter(|n| (1..=32).contains(n)).ok_or(())).parse(input)
}

/// Reads the value of a Note tag; returns its number.
pub(crate) fn note(input: &str) -> Read<'_, u8> {
    terminated(note_number, (char(':'), take_while(|c| c != '\0'))).parse(input)
}

/// Reads a column of the heading of a table: `+Score_NS\5R`.
pub(crate) fn column(input: &str) -> Read<'_> {
    let name = take_while1(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let width = (char('\\'), digit1, opt(one_of("LR")));
    recognize((opt(one_of("+-")), name, opt(width))).parse(input)
}

/// Reads the heading of a table.
pub(crate) fn table_heading(input: &str) -> Read<'_> {
    recognize((column, many0_count(preceded(char(';'), column)))).parse(input)
}

/// Reads an element of a table without quotes.
pub(crate) fn table_word(input: &str) -> Read<'_> {
    let is_sign = |c: char| matches!(c, '\0'..=' ' | '[' | ']' | '{' | '}' | ';' | '"' | '%');
    take_while1(move |c| !is_sign(c)).parse(input)
}

/// Reads the points of one side in the history of a rubber: above the line, and below it for each game.
pub(crate) fn rubber_points(input: &str) -> Read<'_> {
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

#[cfg(test)]
mod tests {
    use grammar_check::{Pair, parsers};

    use crate::pbn::grammar;

    fn pair() -> Pair {
        let parsers = parsers!(grammar reads text:
            blank tag_pair tag_name tag_value escape_sequence brace_comment line_comment escape_line side all_pass result
            tricks score amount date year month_or_day suffix nag nag_number note_number note table_heading column
            table_word rubber_points);
        Pair {
            grammar: include_str!("../../../../grammar/pbn.ebnf").to_owned(),
            source: include_str!("grammar.rs"),
            parsers: parsers.into(),
            others: &[],
            by_hand: &[
                "seat",
                "suit",
                "rank",
                "card",
                "deal",
                "hand",
                "holding",
                "denomination",
                "bid",
                "pass",
                "call",
                "contract",
                "declarer",
                "note_reference",
                "irregularity",
                "table_element",
            ],
        }
    }

    #[test]
    fn parsers_read_what_the_grammar_derives_and_nothing_else() {
        pair().check_names();
        pair().check();
    }
}
