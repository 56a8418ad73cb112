//! Impossible values of tags: dates, ratings, opening codes, ply counts, rounds, and players' names.

use crate::game::Game;
use crate::record::Record;

use super::date::{CalendarDay, DateText, PartialDate};
use super::draft::Draft;
use super::rules;
use super::subject::Subject;

/// The tags with a date of play.
pub(super) const DATE_TAGS: [&str; 3] = ["Date", "EventDate", "UTCDate"];

/// Returns true, at almost no cost, if there may be findings about the values of tags.
pub(super) fn may_have_findings(record: &Record<'_>, main_plies: u32, today: CalendarDay) -> bool {
    if record.tape.has_headings_for_tags() {
        return false;
    }
    if rules::text_misencoded::may_have_entities(record) {
        return true;
    }
    let (mut played, mut began) = (0, 0);
    let (mut players, mut ids): ([&[u8]; 2], [&[u8]; 2]) = ([b""; 2], [b""; 2]);
    let latest = today.next_number();
    for tag in &record.tape.tags {
        let value = record.bytes(tag.value);
        let is_plain = match record.bytes(tag.name) {
            b"White" => {
                players[0] = value;
                true
            }
            b"Black" => {
                players[1] = value;
                true
            }
            b"WhiteFideId" => {
                ids[0] = value;
                true
            }
            b"BlackFideId" => {
                ids[1] = value;
                true
            }
            b"Date" => plain_date(value, latest).inspect(|number| played = *number).is_some(),
            b"EventDate" => plain_date(value, latest).inspect(|number| began = *number).is_some(),
            b"UTCDate" => plain_date(value, latest).is_some(),
            b"WhiteElo" | b"BlackElo" => {
                matches!(value, [b'1'..=b'3', rest @ ..] if rest.len() == 3 && rest.iter().all(u8::is_ascii_digit))
                    || is_nothing(value)
            }
            b"ECO" => matches!(value, [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']) || is_nothing(value),
            b"PlyCount" => number_of(value) == Some(main_plies),
            b"Round" => value.len() <= 2 && value.iter().all(u8::is_ascii_digit) || is_plain_round(value),
            _ => true,
        };
        if !is_plain {
            return true;
        }
    }
    // If a part of a date is unknown, its number is that of the first possible day.
    began > played && played > 0 || may_be_one(players) || may_be_one(ids)
}

/// Returns true if two names, or IDs, may be the same, ignoring case and blanks.
fn may_be_one([one, other]: [&[u8]; 2]) -> bool {
    let is_said = |byte: &&u8| !matches!(byte, b'\t'..=b'\r' | b' ');
    let (mut one, mut other) = (one.iter().filter(is_said), other.iter().filter(is_said));
    let mut n_alike = 0;
    loop {
        match (one.next(), other.next()) {
            (None, None) => return n_alike > 1,
            (Some(one), Some(other)) if one.eq_ignore_ascii_case(other) => n_alike += 1,
            // The case of other letters is not handled here.
            (one, other) => return one.into_iter().chain(other).any(|byte| !byte.is_ascii()),
        }
    }
}

fn is_nothing(value: &[u8]) -> bool {
    matches!(value, b"" | b"?" | b"-")
}

/// Returns the number of a short run of digits.
fn number_of(value: &[u8]) -> Option<u32> {
    let digit = |number: u32, byte: &u8| byte.is_ascii_digit().then(|| number * 10 + u32::from(byte - b'0'));
    if value.is_empty() || value.len() > 6 { None } else { value.iter().try_fold(0, digit) }
}

fn is_plain_round(value: &[u8]) -> bool {
    let mut parts = value.split(|byte| *byte == b'.');
    is_nothing(value) || parts.all(|part| matches!(part.len(), 1..=2) && part.iter().all(u8::is_ascii_digit))
}

/// Returns the number of a date in PGN format, 0 if the year is unknown; `None` if it may be wrong in any way.
fn plain_date(value: &[u8], latest: u32) -> Option<u32> {
    if value == b"????.??.??" || value.is_empty() {
        return Some(0);
    }
    let [year @ .., b'.', month_tens, month_ones, b'.', day_tens, day_ones] = value else { return None };
    let two = |tens: u8, ones: u8| match (tens, ones) {
        (b'?', b'?') => Some(0),
        (b'0', b'0') => None,
        (b'0'..=b'3', b'0'..=b'9') => Some((tens - b'0') * 10 + ones - b'0'),
        _ => None,
    };
    let year = if year.len() == 4 { u16::try_from(number_of(year)?).ok()? } else { return None };
    let date = PartialDate { year, month: two(*month_tens, *month_ones)?, day: two(*day_tens, *day_ones)? };
    let number = date.number();
    // The latest epoch with such a form is 1 January 1601.
    (year > 1601 && date.month <= 12 && date.day <= 28 && number <= latest).then_some(number)
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    // Headings of a sheet are written as people write.
    if record.tape.has_headings_for_tags() {
        return;
    }
    for name in DATE_TAGS {
        let Some(tag) = record.tag_pair(name) else { continue };
        let date = DateText::of(record.slice(tag.value));
        rules::date_impossible::check(subject, name, tag, &date, findings);
        rules::date_misspelled::check(subject, name, tag, &date, findings);
        rules::date_in_future::check(subject, name, tag, &date, findings);
    }
    rules::text_misencoded::check_entities(subject, findings);
    rules::event_date_after_date::check(subject, findings);
    rules::rating_impossible::check(subject, findings);
    rules::eco_impossible::check(subject, findings);
    rules::eco_contradicts_moves::check(subject, findings);
    rules::ply_count_differs::check(subject, findings);
    rules::round_unreadable::check(subject, findings);
    rules::player_against_self::check(subject, findings);
}
