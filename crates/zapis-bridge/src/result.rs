//! The number of tricks made, as in the Result tag.

use nom::Parser;
use nom::combinator::all_consuming;

use crate::pbn::grammar;
use crate::seat::{Seat, Side};

/// The value of a Result tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ResultValue {
    /// Declarer's tricks, or those of each side, North-South first.
    pub tricks: Tricks,
    /// Whether `^` marks it as different from the tricks played.
    pub is_agreed: bool,
}

/// The tricks stated in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tricks {
    /// `9`
    OfDeclarer(u32),
    /// `NS 9 EW 4`
    OfSides([Option<u32>; 2]),
}

impl ResultValue {
    /// Returns declarer's tricks, out of 13.
    #[must_use]
    pub(crate) fn of_declarer(self, declarer: Seat) -> Option<u32> {
        match self.tricks {
            Tricks::OfDeclarer(n) => Some(n),
            Tricks::OfSides(sides) => {
                let own = sides[declarer.side().index()];
                own.or_else(|| 13_u32.checked_sub(sides[declarer.side().other().index()]?))
            }
        }
    }

    /// Reads the value of a Result tag.
    #[must_use]
    pub(crate) fn read(value: &str) -> Option<Self> {
        all_consuming(grammar::result).parse(value).ok()?;
        let (is_agreed, rest) = value.strip_prefix('^').map_or((false, value), |rest| (true, rest));
        if let Ok(n) = rest.parse() {
            return Some(Self { tricks: Tricks::OfDeclarer(n), is_agreed });
        }
        let mut sides = [None; 2];
        let mut words = rest.split_ascii_whitespace();
        while let Some((side, n)) = words.next().zip(words.next()) {
            let place = &mut sides[side_of(side)?.index()];
            if place.is_some() {
                return None;
            }
            *place = Some(n.parse().ok()?);
        }
        Some(Self { tricks: Tricks::OfSides(sides), is_agreed })
    }
}

/// Reads the letters of a side.
pub(crate) fn side_of(text: &str) -> Option<Side> {
    [Side::NorthSouth, Side::EastWest].into_iter().find(|side| text.eq_ignore_ascii_case(side.letters()))
}
