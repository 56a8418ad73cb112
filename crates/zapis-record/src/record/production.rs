//! The input and output of the productions of the grammar, and their errors.

use nom::error::{ErrorKind, ParseError};
use nom::{Err, IResult};

/// The text a production parses.
pub type Input<'a> = &'a [u8];

/// The place where parsing stopped, as bytes left over, and what was expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The number of bytes left when it stopped.
    pub remaining: usize,
    /// What was expected there; for tag pairs the key of its message.
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

/// An error that can carry what was expected; `()` drops it at no cost.
pub trait ReadError<'a>: ParseError<Input<'a>> {
    /// Names what was expected at `input`.
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

pub(super) type Recognized<'a, E> = IResult<Input<'a>, (), E>;

pub(super) fn fail<'a, T, E: ReadError<'a>>(input: Input<'a>, noun: &'static str) -> IResult<Input<'a>, T, E> {
    Err(Err::Error(E::expected(input, noun)))
}
