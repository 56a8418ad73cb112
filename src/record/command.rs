//! The productions of `grammar/commands.ebnf`: `[%clk 1:30:05]` and its kin inside comments.

use nom::IResult;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, one_of};
use nom::combinator::{opt, recognize};
use nom::sequence::{pair, preceded, terminated};
use nom::{Parser, character::complete::digit1};

/// One command as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'a> {
    /// `clk` of `[%clk 0:10:00]`.
    pub name: &'a str,
    /// `0:10:00` of `[%clk 0:10:00]`; empty where there is none.
    pub argument: &'a str,
    /// Where the command begins in the comment, in bytes.
    pub start: usize,
    /// One past its `]`.
    pub end: usize,
}

/// What an `[%eval …]` says, for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative when Black mates.
    Mate(i32),
}

/// Reads blanks and line breaks; at least one.
pub fn blank(input: &str) -> IResult<&str, &str, ()> {
    take_while1(|c| matches!(c, ' ' | '\t' | '\n' | '\r')).parse(input)
}

/// Reads the name of a command.
pub fn command_name(input: &str) -> IResult<&str, &str, ()> {
    recognize(pair(
        take_while_m_n(1, 1, |c: char| c.is_ascii_alphabetic()),
        take_while(|c: char| c.is_ascii_alphanumeric() || c == '_'),
    ))
    .parse(input)
}

/// Reads the argument of a command: all up to its `]` or the end of the line.
pub fn argument(input: &str) -> IResult<&str, &str, ()> {
    recognize(pair(
        take_while_m_n(1, 1, |c| !matches!(c, ']' | '\n' | '\r' | ' ' | '\t')),
        take_while(|c| !matches!(c, ']' | '\n' | '\r')),
    ))
    .parse(input)
}

/// Reads a whole command, brackets included.
pub fn command(input: &str) -> IResult<&str, (&str, &str), ()> {
    let (rest, name) = preceded(tag("[%"), command_name).parse(input)?;
    let (rest, argument) = opt(preceded(blank, argument)).parse(rest)?;
    let (rest, _) = (opt(blank), char(']')).parse(rest)?;
    Ok((rest, (name, argument.unwrap_or("").trim_end())))
}

/// Reads a time in hours, minutes and seconds as milliseconds; minutes and seconds alone are read too.
pub fn time_span(input: &str) -> IResult<&str, u64, ()> {
    let (rest, first) = terminated(digit1, char(':')).parse(input)?;
    let (rest, second) = digit1(rest)?;
    let (rest, third) = opt(preceded(char(':'), digit1)).parse(rest)?;
    let (rest, fraction) = opt(preceded(char('.'), take_while(|c: char| c.is_ascii_digit()))).parse(rest)?;
    let (hours, minutes, seconds) = match third {
        Some(third) => (number(first), number(second), number(third)),
        None => (0, number(first), number(second)),
    };
    let whole = hours.saturating_mul(3600).saturating_add(minutes.saturating_mul(60)).saturating_add(seconds);
    let millis = fraction.map_or(0, milliseconds);
    Ok((rest, whole.saturating_mul(1000).saturating_add(millis)))
}

/// Reads mate in so many moves.
pub fn mate_distance(input: &str) -> IResult<&str, i32, ()> {
    let (rest, (sign, digits)) = preceded(char('#'), pair(opt(one_of("+-")), digit1)).parse(input)?;
    let distance = i32::try_from(number(digits)).unwrap_or(i32::MAX);
    Ok((rest, if sign == Some('-') { -distance } else { distance }))
}

/// Reads pawns with their hundredths, as hundredths.
pub fn pawns(input: &str) -> IResult<&str, i32, ()> {
    let fraction = opt(preceded(char('.'), take_while(|c: char| c.is_ascii_digit())));
    let (rest, (sign, digits, fraction)) = (opt(one_of("+-")), digit1, fraction).parse(input)?;
    let hundredths = fraction.map_or(0, milliseconds) / 10;
    let value = i32::try_from(number(digits).saturating_mul(100).saturating_add(hundredths)).unwrap_or(i32::MAX);
    Ok((rest, if sign == Some('-') { -value } else { value }))
}

/// Reads the argument of `[%eval …]`; the depth after the comma is passed over.
pub fn evaluation(input: &str) -> IResult<&str, Evaluation, ()> {
    let value = alt((mate_distance.map(Evaluation::Mate), pawns.map(Evaluation::Centipawns)));
    terminated(value, opt(preceded(char(','), digit1))).parse(input)
}

/// Reads digits as a number that saturates.
fn number(digits: &str) -> u64 {
    digits.parse().unwrap_or(u64::MAX)
}

/// Reads the first three digits of a decimal fraction as thousandths.
fn milliseconds(fraction: &str) -> u64 {
    let digits = fraction.bytes().chain(std::iter::repeat(b'0')).take(3);
    digits.fold(0, |value, digit| value * 10 + u64::from(digit.saturating_sub(b'0')))
}

/// Iterates over the commands of a comment's text.
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let start = from + comment.get(from..)?.find("[%")?;
            match command(&comment[start..]) {
                Ok((rest, (name, argument))) => {
                    from = comment.len() - rest.len();
                    return Some(Command { name, argument, start, end: from });
                }
                Err(_) => from = start + 2,
            }
        }
    })
}

/// Reads a whole argument as a time in milliseconds.
#[must_use]
pub fn time_ms(argument: &str) -> Option<u64> {
    whole(time_span(argument.trim()))
}

/// Reads a whole argument as an evaluation.
#[must_use]
pub fn eval(argument: &str) -> Option<Evaluation> {
    whole(evaluation(argument.trim()))
}

fn whole<T>(read: IResult<&str, T, ()>) -> Option<T> {
    read.ok().filter(|(rest, _)| rest.is_empty()).map(|(_, value)| value)
}
