//! What the productions of the grammar read and give back, and how they say what was expected.

use nom::error::{ErrorKind, ParseError};
use nom::{Err, IResult};

/// The text a production reads.
pub type Input<'a> = &'a [u8];

/// Says where reading stopped, as bytes left over, and what should have stood there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// How many bytes were left when it stopped.
    pub remaining: usize,
    /// What should have stood there; of tag pairs the key by which messages know it.
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

pub(super) type Recognized<'a, E> = IResult<Input<'a>, (), E>;

pub(super) fn fail<'a, T, E: ReadError<'a>>(input: Input<'a>, noun: &'static str) -> IResult<Input<'a>, T, E> {
    Err(Err::Error(E::expected(input, noun)))
}
