//! The productions of `grammar/commands.ebnf`: commands such as `[%clk 1:30:05]` inside comments.

use nom::IResult;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, one_of};
use nom::combinator::{opt, recognize};
use nom::sequence::{pair, preceded, terminated};
use nom::{Parser, character::complete::digit1};

/// One command as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommentCommand<'a> {
    /// `clk` of `[%clk 0:10:00]`.
    pub name: &'a str,
    /// `0:10:00` of `[%clk 0:10:00]`; empty if absent.
    pub argument: &'a str,
    /// The offset of the command in the comment, in bytes.
    pub start: usize,
    /// The offset after its `]`.
    pub end: usize,
}

/// The value of an `[%eval …]`, for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative if Black mates.
    Mate(i32),
}

/// Parses blanks and line breaks, at least one.
pub fn blank(input: &str) -> IResult<&str, &str, ()> {
    take_while1(|c| matches!(c, ' ' | '\t' | '\n' | '\r')).parse(input)
}

/// Parses the name of a command.
pub fn command_name(input: &str) -> IResult<&str, &str, ()> {
    recognize(pair(
        take_while_m_n(1, 1, |c: char| c.is_ascii_alphabetic()),
        take_while(|c: char| c.is_ascii_alphanumeric() || c == '_'),
    ))
    .parse(input)
}

/// Parses the argument of a command: everything up to its `]` or the end of the line.
pub fn argument(input: &str) -> IResult<&str, &str, ()> {
    recognize(pair(
        take_while_m_n(1, 1, |c| !matches!(c, ']' | '\n' | '\r' | ' ' | '\t')),
        take_while(|c| !matches!(c, ']' | '\n' | '\r')),
    ))
    .parse(input)
}

/// Parses a whole command, brackets included; a time may follow the name directly.
pub fn command(input: &str) -> IResult<&str, (&str, &str), ()> {
    let (inside, _) = tag("[%").parse(input)?;
    let end = || (opt(blank), char(']'));
    let before_time = (take_while1(|c: char| c.is_ascii_alphabetic()), recognize(time_span));
    if let Ok((rest, read)) = terminated(before_time, end()).parse(inside) {
        return Ok((rest, read));
    }
    let (rest, (name, argument)) = (command_name, opt(preceded(blank, argument))).parse(inside)?;
    let (rest, _) = end().parse(rest)?;
    Ok((rest, (name, argument.unwrap_or("").trim_end())))
}

/// Parses a time in hours, minutes and seconds as milliseconds; also minutes and seconds alone.
pub fn time_span(input: &str) -> IResult<&str, u64, ()> {
    let (rest, first) = terminated(digit1, char(':')).parse(input)?;
    let (rest, second) = digit1(rest)?;
    let (rest, third) = opt(preceded(char(':'), digit1)).parse(rest)?;
    let (rest, fraction) = opt(preceded(one_of(".,"), take_while(|c: char| c.is_ascii_digit()))).parse(rest)?;
    let (hours, minutes, seconds) = match third {
        Some(third) => (number(first), number(second), number(third)),
        None => (0, number(first), number(second)),
    };
    let whole = hours.saturating_mul(3600).saturating_add(minutes.saturating_mul(60)).saturating_add(seconds);
    let millis = fraction.map_or(0, milliseconds);
    Ok((rest, whole.saturating_mul(1000).saturating_add(millis)))
}

/// Parses a number of moves to mate.
pub fn mate_distance(input: &str) -> IResult<&str, i32, ()> {
    let (rest, (sign, digits)) = preceded(char('#'), pair(opt(one_of("+-")), digit1)).parse(input)?;
    let distance = i32::try_from(number(digits)).unwrap_or(i32::MAX);
    Ok((rest, if sign == Some('-') { -distance } else { distance }))
}

/// Parses pawns with their hundredths, as hundredths.
pub fn pawns(input: &str) -> IResult<&str, i32, ()> {
    let fraction = opt(preceded(char('.'), take_while(|c: char| c.is_ascii_digit())));
    let (rest, (sign, digits, fraction)) = (opt(one_of("+-")), digit1, fraction).parse(input)?;
    let hundredths = fraction.map_or(0, milliseconds) / 10;
    let value = i32::try_from(number(digits).saturating_mul(100).saturating_add(hundredths)).unwrap_or(i32::MAX);
    Ok((rest, if sign == Some('-') { -value } else { value }))
}

/// Parses the argument of `[%eval …]`; the depth after the comma is ignored.
pub fn evaluation(input: &str) -> IResult<&str, Evaluation, ()> {
    let value = alt((mate_distance.map(Evaluation::Mate), pawns.map(Evaluation::Centipawns)));
    terminated(value, opt(preceded(char(','), digit1))).parse(input)
}

/// Parses digits as a saturating number.
fn number(digits: &str) -> u64 {
    digits.parse().unwrap_or(u64::MAX)
}

/// Parses the first three digits of a decimal fraction as thousandths.
fn milliseconds(fraction: &str) -> u64 {
    let digits = fraction.bytes().chain(std::iter::repeat(b'0')).take(3);
    digits.fold(0, |value, digit| value * 10 + u64::from(digit.saturating_sub(b'0')))
}

/// Returns the commands in the text of a comment.
pub fn commands(comment: &str) -> impl Iterator<Item = CommentCommand<'_>> {
    let mut from = 0;
    // The end of the last unclosed argument: others that begin before it end there as well.
    let mut open_until = 0;
    std::iter::from_fn(move || {
        loop {
            let start = from + opening(comment.as_bytes().get(from..)?)?;
            let input = comment.get(start..)?;
            let read = plain_command(input).or_else(|| {
                let argument_start = argument_offset(input).map(|offset| start + offset);
                if argument_start.is_some_and(|start| start < open_until) {
                    return None;
                }
                let Ok((rest, (name, argument))) = command(input) else {
                    if let Some(start) = argument_start {
                        let ends = |c: char| matches!(c, ']' | '\n' | '\r');
                        open_until = comment[start..].find(ends).map_or(comment.len(), |len| start + len);
                    }
                    return None;
                };
                Some((name, argument, input.len() - rest.len()))
            });
            if let Some((name, argument, len)) = read {
                from = start + len;
                return Some(CommentCommand { name, argument, start, end: from });
            }
            from = start + 2;
        }
    })
}

/// Returns the offset of the argument of the command that begins here, if it has a name and a blank after it.
fn argument_offset(input: &str) -> Option<usize> {
    let (rest, _) = preceded(tag("[%"), command_name).parse(input).ok()?;
    let (rest, _) = blank(rest).ok()?;
    Some(input.len() - rest.len())
}

/// Finds the first `[%`.
fn opening(bytes: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'[', bytes).find(|at| bytes.get(at + 1) == Some(&b'%'))
}

/// Parses by hand nearly every command, `[%clk 0:10:00]`: a name of letters, one space, an argument without blanks.
///
/// Returns name, argument and length; everything else is left to [`command`].
fn plain_command(input: &str) -> Option<(&str, &str, usize)> {
    let bytes = input.as_bytes();
    let name_end = 2 + bytes.get(2..)?.iter().position(|byte| !byte.is_ascii_alphabetic())?;
    if bytes[name_end] != b' ' {
        return None;
    }
    let argument_start = name_end + 1;
    let end = argument_start
        + bytes.get(argument_start..)?.iter().position(|byte| !byte.is_ascii_graphic() || *byte == b']')?;
    let is_plain = name_end > 2 && end > argument_start && bytes[end] == b']';
    is_plain.then(|| (&input[2..name_end], &input[argument_start..end], end + 1))
}

/// Parses a whole argument as a time in milliseconds.
#[must_use]
pub fn time_ms(argument: &str) -> Option<u64> {
    let with_care = || whole(time_span(argument.trim())).filter(|_| !has_too_many_minutes(argument));
    plain_time_ms(argument.as_bytes()).or_else(with_care)
}

/// Returns true if minutes after hours, or seconds after minutes, exceed 59: `25:61:99` is not a time that a clock
/// shows.
#[must_use]
pub fn has_too_many_minutes(argument: &str) -> bool {
    let argument = argument.trim();
    let is_time = |byte: u8| byte.is_ascii_digit() || matches!(byte, b':' | b'.' | b',');
    let is_beyond = |part: &str| {
        let digits = part.split(['.', ',']).next().unwrap_or(part).trim_start_matches('0');
        digits.len() > 2 || digits.parse::<u32>().is_ok_and(|number| number > 59)
    };
    argument.bytes().all(is_time) && argument.split(':').skip(1).any(is_beyond)
}

/// Parses by hand nearly every time: two or three numbers of few digits.
fn plain_time_ms(argument: &[u8]) -> Option<u64> {
    const MAX_DIGITS: usize = 6;
    let mut parts = [0; 3];
    let (mut n_colons, mut n_digits) = (0, 0);
    for byte in argument {
        match byte {
            b'0'..=b'9' if n_digits < MAX_DIGITS => {
                parts[n_colons] = parts[n_colons] * 10 + u64::from(byte - b'0');
                n_digits += 1;
            }
            b':' if n_digits > 0 && n_colons < 2 => (n_colons, n_digits) = (n_colons + 1, 0),
            _ => return None,
        }
    }
    let [first, second, third] = parts;
    let seconds = if n_colons == 2 { first * 3600 + second * 60 + third } else { first * 60 + second };
    let is_beyond = second > 59 || third > 59;
    (n_colons > 0 && n_digits > 0 && !is_beyond).then_some(seconds * 1000)
}

/// Parses the depth after the evaluation: 12 of `0.23,12`.
#[must_use]
pub fn eval_depth(argument: &str) -> Option<u32> {
    eval(argument)?;
    argument.trim().split_once(',')?.1.parse().ok()
}

/// Parses a whole argument as an evaluation.
#[must_use]
pub fn eval(argument: &str) -> Option<Evaluation> {
    whole(evaluation(argument.trim()))
}

fn whole<T>(read: IResult<&str, T, ()>) -> Option<T> {
    read.ok().filter(|(rest, _)| rest.is_empty()).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMES: [&str; 22] = [
        "0:10:00",
        "1:02:03",
        "59:59",
        "0:0",
        "00:00:00",
        "999999:59:59",
        "1000000:00:00",
        "12345678:1",
        "5",
        "",
        ":",
        "1:",
        ":1",
        "1::2",
        "1:2:3:4",
        "1:2:",
        "0:01:02.5",
        "0:01:02.",
        "-0:10:00",
        "1:2x",
        " 1:2",
        "١:2",
    ];

    #[test]
    fn commands_are_those_that_the_production_reads_at_each_opening() {
        const PARTS: [&str; 12] = ["[%", "[%clk", "[%a b", "]", "]", "\n", " ", "x", "\r", "0:10", "é", "["];
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |most: usize| random.usize(..most);
        for _ in 0..30_000 {
            let text = (0..below(14)).map(|_| PARTS[below(PARTS.len())]).collect::<String>();
            let (mut expected, mut from) = (Vec::new(), 0);
            while let Some(start) = text[from..].find("[%").map(|offset| from + offset) {
                from = start + 2;
                if let Ok((rest, (name, argument))) = command(&text[start..]) {
                    from = text.len() - rest.len();
                    expected.push(CommentCommand { name, argument, start, end: from });
                }
            }
            assert_eq!(commands(&text).collect::<Vec<_>>(), expected, "{text:?}");
        }
    }

    #[test]
    fn times_read_by_hand_are_those_of_the_production() {
        for text in TIMES {
            assert_eq!(time_ms(text), whole(time_span(text.trim())), "{text}");
        }
        assert_eq!(plain_time_ms(b"1:02:03"), Some(3_723_000));
    }

    #[test]
    fn commands_read_by_hand_are_those_of_the_production() {
        let arguments = TIMES.iter().chain(&["#3", "a b", "a\tb", "]", "x]y", "é", "\u{a0}", "a\u{b}", "\n"]);
        for argument in arguments {
            for name in ["clk", "e", "", "c1", "c_1", "%", "clk ", "clk\t", " clk", "é"] {
                for text in
                    [format!("[%{name} {argument}]"), format!("[%{name}{argument}]"), format!("[%{name} {argument} ]x")]
                {
                    if let Some((name, argument, len)) = plain_command(&text) {
                        assert_eq!(command(&text), Ok((&text[len..], (name, argument))), "{text}");
                    }
                }
            }
        }
        assert!(plain_command("[%clk 0:10:00] rest").is_some());
        assert!(plain_command("[%clk 0:10:00").is_none());
    }

    #[test]
    fn every_command_of_a_comment_is_found() {
        let found: Vec<_> =
            commands("x [%clk 0:10:00] [ [%] [%[%eval  #3 ][%emt 0:00:01] [%").map(|c| (c.name, c.argument)).collect();
        assert_eq!(found, [("clk", "0:10:00"), ("eval", "#3"), ("emt", "0:00:01")]);
    }
}
