//! A finding of a record as bytes, so that it can be given in every form and language without reading the record again.

use std::ops::Range;

use crate::game::Side;
use crate::l10n::{Arg, Message};
use crate::laws::{Article, Certainty, Edition, IllegalMoveRule, TimeClass};
use crate::replay::Then;
use crate::rulings::{TimeClassBasis, TimeClassRuling};

use super::citations::Citation;
use super::finding::{Finding, Location, Related, SourceLine};
use super::fix::{Applicability, Edit, Fix};
use super::grounds::{Grounds, RestsOn, Ruling};
use super::kept_bytes::{KeptBytes, put_count, put_counted};
use super::kept_name::kept_name;
use super::move_candidate::MoveCandidate;
use super::rule::Rule;
use super::severity::Severity;

/// The maximum nesting of messages.
const MAX_DEPTH: u32 = 16;

/// The findings of a batch as bytes.
#[derive(Debug, Default)]
pub struct KeptFindings {
    count: usize,
    bytes: Vec<u8>,
    /// Whether one of them could not be set down.
    is_lost: bool,
}

impl KeptFindings {
    /// Sets down a finding.
    pub fn push(&mut self, finding: &Finding) {
        self.count += 1;
        // Records of bridge are never kept.
        self.is_lost |= finding.location.deal.is_some() || finding.put(&mut self.bytes).is_none();
    }

    /// Serializes all findings; `None` if one was lost.
    pub fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        if self.is_lost {
            return None;
        }
        put_count(self.count, out)?;
        out.extend_from_slice(&self.bytes);
        Some(())
    }

    /// Deserializes the findings of a batch one after another.
    pub fn take_each(bytes: &mut KeptBytes<'_>, mut take: impl FnMut(Finding)) -> Option<()> {
        for _ in 0..bytes.count(1)? {
            take(Finding::take(bytes)?);
        }
        Some(())
    }
}

/// What can be set down and taken again.
trait Kept: Sized {
    /// Serializes the value; `None` if it is too long.
    fn put(&self, out: &mut Vec<u8>) -> Option<()>;
    /// Deserializes a value; `None` if the bytes are invalid.
    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self>;
}

macro_rules! kept_numbers {
    ($($number:ty),+) => {$(
        impl Kept for $number {
            fn put(&self, out: &mut Vec<u8>) -> Option<()> {
                out.extend_from_slice(&self.to_le_bytes());
                Some(())
            }

            fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
                bytes.array().map(Self::from_le_bytes)
            }
        }
    )+};
}

kept_numbers!(u8, u16, u32, u64);

/// Structs, with all of their fields.
macro_rules! kept_structs {
    ($($name:ident { $($field:ident),+ $(,)? })+) => {$(
        impl Kept for $name {
            fn put(&self, out: &mut Vec<u8>) -> Option<()> {
                let Self { $($field),+ } = self;
                $($field.put(out)?;)+
                Some(())
            }

            fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
                Some(Self { $($field: Kept::take(bytes)?),+ })
            }
        }
    )+};
}

kept_structs! {
    Edit { bytes, replacement, text }
    Fix { applicability, edits }
    Related { location, role }
    Article { number, certainty }
    Citation { edition, article }
    Grounds { edition, why, then, is_promoted }
    TimeClassRuling { class, basis }
    IllegalMoveRule { loses_at, opponent_gains_s, on_claim, can_draw, certainty }
    Ruling { says, law, way, time_class, class, illegal_move }
    MoveCandidate { san, ply, rest_playable, rest, is_only, fen }
    RestsOn { ply, name, is_missing }
    SourceLine { text, marked }
    Finding {
        rule, severity, location, written, message, help, fix, candidates, follow_from_this, related, fen, count, law, grounds, ruling, then, rests_on,
        event, fingerprint, differs, source_line,
    }
}

/// Enums without fields, with all of their variants.
macro_rules! kept_enums {
    ($($name:ident: $($variant:ident)+;)+) => {$(
        impl Kept for $name {
            fn put(&self, out: &mut Vec<u8>) -> Option<()> {
                match self {
                    $(Self::$variant => out.push(Self::$variant as u8),)+
                }
                Some(())
            }

            fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
                let number = u8::take(bytes)?;
                [$(Self::$variant),+].into_iter().find(|variant| *variant as u8 == number)
            }
        }
    )+};
}

kept_enums! {
    Severity: Note Warning Error;
    Side: White Black;
    Applicability: Safe Unsafe;
    Then: Nothing Stood PassedOver;
    Certainty: Verified Secondary;
    TimeClass: Classical Rapid Blitz;
    TimeClassBasis: Stated TimeControl SeveralPeriods UnitsUnclear NoFormula EventType ControlWord EventName Unknown;
    Edition: Fide2001 Fide2005 Fide2009 Ru2011 Fide2014 Fide2017 Fide2018 Fide2023 Tavreli;
}

impl Kept for bool {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        u8::from(*self).put(out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        bytes.truth()
    }
}

impl Kept for usize {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        u64::try_from(*self).ok()?.put(out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        Self::try_from(u64::take(bytes)?).ok()
    }
}

impl Kept for String {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        put_counted(self.as_bytes(), out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        bytes.text().map(Self::from)
    }
}

/// Names that are part of the program itself.
impl Kept for &'static str {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        put_counted(self.as_bytes(), out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        kept_name(bytes.text()?)
    }
}

impl Kept for &'static Rule {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        put_counted(self.name.as_bytes(), out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        Rule::by_name(bytes.text()?)
    }
}

impl<T: Kept> Kept for Option<T> {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        self.is_some().put(out)?;
        self.as_ref().map_or(Some(()), |value| value.put(out))
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        if bool::take(bytes)? { T::take(bytes).map(Some) } else { Some(None) }
    }
}

impl<T: Kept> Kept for Vec<T> {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        put_count(self.len(), out)?;
        self.iter().try_for_each(|value| value.put(out))
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        // Each takes at least one byte.
        (0..bytes.count(1)?).map(|_| T::take(bytes)).collect()
    }
}

impl<T: Kept> Kept for [T; 2] {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        self.iter().try_for_each(|value| value.put(out))
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        Some([T::take(bytes)?, T::take(bytes)?])
    }
}

impl<T: Kept, U: Kept> Kept for (T, U) {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        self.0.put(out)?;
        self.1.put(out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        Some((T::take(bytes)?, U::take(bytes)?))
    }
}

impl<T: Kept> Kept for Range<T> {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        self.start.put(out)?;
        self.end.put(out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        Some(T::take(bytes)?..T::take(bytes)?)
    }
}

impl Kept for Location {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        let Self { path, record, row, field, line_and_column, bytes, ply, side, deal: _, players } = self;
        path.put(out)?;
        record.put(out)?;
        row.put(out)?;
        field.put(out)?;
        line_and_column.put(out)?;
        bytes.put(out)?;
        ply.put(out)?;
        side.put(out)?;
        players.put(out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        let path = String::take(bytes)?;
        let record: Option<u64> = Kept::take(bytes)?;
        // Records are counted from 1.
        if record == Some(0) {
            return None;
        }
        Some(Self {
            path,
            record,
            row: Kept::take(bytes)?,
            field: Kept::take(bytes)?,
            line_and_column: Kept::take(bytes)?,
            bytes: Kept::take(bytes)?,
            ply: Kept::take(bytes)?,
            side: Kept::take(bytes)?,
            deal: None,
            players: Kept::take(bytes)?,
        })
    }
}

impl Kept for Message {
    fn put(&self, out: &mut Vec<u8>) -> Option<()> {
        put_message(self, 0, out)
    }

    fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        take_message(bytes, 0)
    }
}

fn put_message(message: &Message, depth: u32, out: &mut Vec<u8>) -> Option<()> {
    if depth > MAX_DEPTH {
        return None;
    }
    message.id().put(out)?;
    put_count(message.words().len(), out)?;
    for (name, word) in message.words() {
        name.put(out)?;
        match word {
            Arg::Text(text) => {
                out.push(0);
                text.put(out)?;
            }
            Arg::Number(number) => {
                out.push(1);
                number.put(out)?;
            }
            Arg::Message(inner) => {
                out.push(2);
                put_message(inner, depth + 1, out)?;
            }
            Arg::Messages(all) => {
                out.push(3);
                put_count(all.len(), out)?;
                all.iter().try_for_each(|inner| put_message(inner, depth + 1, out))?;
            }
            Arg::Either(texts) => {
                out.push(4);
                texts.put(out)?;
            }
            Arg::All(texts) => {
                out.push(5);
                texts.put(out)?;
            }
            Arg::List(texts) => {
                out.push(6);
                texts.put(out)?;
            }
            Arg::Decimal(text) => {
                out.push(7);
                text.put(out)?;
            }
            Arg::Day(text) => {
                out.push(8);
                text.put(out)?;
            }
        }
    }
    Some(())
}

fn take_message(bytes: &mut KeptBytes<'_>, depth: u32) -> Option<Message> {
    if depth > MAX_DEPTH {
        return None;
    }
    let mut message = Message::new(Kept::take(bytes)?);
    for _ in 0..bytes.count(1)? {
        let name: &'static str = Kept::take(bytes)?;
        let word = match u8::take(bytes)? {
            0 => Arg::Text(Kept::take(bytes)?),
            1 => Arg::Number(Kept::take(bytes)?),
            2 => Arg::Message(take_message(bytes, depth + 1)?),
            3 => Arg::Messages((0..bytes.count(1)?).map(|_| take_message(bytes, depth + 1)).collect::<Option<_>>()?),
            4 => Arg::Either(Kept::take(bytes)?),
            5 => Arg::All(Kept::take(bytes)?),
            6 => Arg::List(Kept::take(bytes)?),
            7 => Arg::Decimal(Kept::take(bytes)?),
            8 => Arg::Day(Kept::take(bytes)?),
            _ => return None,
        };
        message = message.with(name, word);
    }
    Some(message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::message;

    #[test]
    fn what_is_too_deep_is_neither_put_nor_taken() {
        let nested = |depth| {
            (0..depth)
                .fold(message!("in-variation", message = ""), |inner, _| message!("in-variation", message = inner))
        };
        let mut bytes = Vec::new();
        assert_eq!(nested(MAX_DEPTH).put(&mut bytes), Some(()));
        assert_eq!(Message::take(&mut KeptBytes(&bytes)), Some(nested(MAX_DEPTH)));
        assert_eq!(nested(MAX_DEPTH + 1).put(&mut Vec::new()), None);
        let hostile = [2_u8, 0, 0, 0, b'i', b'd', 1, 0, 0, 0, 1, 0, 0, 0, b'w', 2].repeat(100_000);
        assert_eq!(Message::take(&mut KeptBytes(&hostile)), None);
    }
}
