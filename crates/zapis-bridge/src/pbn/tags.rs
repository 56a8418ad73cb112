//! The tags of PBN 2.1, and those that programs have added.

/// The tags of the standard, in alphabetical order.
const STANDARD: [&str; 71] = [
    "ActionTable",
    "Annotator",
    "AnnotatorNA",
    "Application",
    "Auction",
    "AuctionTimeTable",
    "BidSystemEW",
    "BidSystemNS",
    "Board",
    "Competition",
    "Contract",
    "Date",
    "Deal",
    "DealId",
    "Dealer",
    "Declarer",
    "Description",
    "East",
    "EastNA",
    "EastType",
    "Event",
    "EventDate",
    "EventSponsor",
    "FrenchMP",
    "Generator",
    "Hidden",
    "HomeTeam",
    "InstantScoreTable",
    "Mode",
    "North",
    "NorthNA",
    "NorthType",
    "Note",
    "OptimumPlayTable",
    "OptimumResultTable",
    "OptimumScore",
    "PairEW",
    "PairNS",
    "Play",
    "PlayTimeTable",
    "Result",
    "Room",
    "Round",
    "Score",
    "ScoreIMP",
    "ScoreMP",
    "ScorePercentage",
    "ScoreRubber",
    "ScoreRubberHistory",
    "ScoreTable",
    "Scoring",
    "Section",
    "Site",
    "South",
    "SouthNA",
    "SouthType",
    "Stage",
    "Table",
    "Termination",
    "Time",
    "TimeCall",
    "TimeCard",
    "TimeControl",
    "TotalScoreTable",
    "UTCDate",
    "UTCTime",
    "VisitTeam",
    "Vulnerable",
    "West",
    "WestNA",
    "WestType",
];

/// Tags of programs: `BridgeComposer`, Double Dummy Solver, Bridge Base, `RealBridge`, this one and others, in
/// alphabetical order.
const OF_PROGRAMS: [&str; 19] = [
    "Ability",
    "BCFlags",
    "BCVersion",
    "Difficulty",
    "DoubleDummyTricks",
    "Feedback",
    "HandRecord",
    "HomeTeamCarryOver",
    "Link",
    "Minimax",
    "Movement",
    "OptimumContract",
    "ParContract",
    "ParScore",
    "Player",
    "RatingTable",
    "Url",
    "VisitTeamCarryOver",
    "Zoom",
];

/// The tags whose value is never inherited.
const NEVER_INHERITED: [&str; 8] = ["Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"];

/// The number of known tags; those of programs follow those of the standard.
pub(super) const N_KNOWN: usize = STANDARD.len() + OF_PROGRAMS.len();

/// The number of slots for known tags, so much larger than their number that there are few collisions.
const N_PLACES: usize = 512;

const fn known_tag(number: usize) -> &'static str {
    if number < STANDARD.len() { STANDARD[number] } else { OF_PROGRAMS[number - STANDARD.len()] }
}

/// Returns the first slot for a name.
const fn place_of(name: &[u8]) -> usize {
    let n = name.len();
    if n == 0 {
        return 0;
    }
    (name[0] as usize * 7 + name[n / 2] as usize * 31 + name[n - 1] as usize * 131 + n * 17) % N_PLACES
}

/// The numbers of known tags, from 1, each in its slot or the next free one.
#[expect(clippy::cast_possible_truncation, reason = "fewer than 256 tags are known")]
const NUMBERS: [u8; N_PLACES] = {
    let mut numbers = [0; N_PLACES];
    let mut number = 0;
    while number < N_KNOWN {
        let mut place = place_of(known_tag(number).as_bytes());
        while numbers[place] != 0 {
            place = (place + 1) % N_PLACES;
        }
        number += 1;
        numbers[place] = number as u8;
    }
    numbers
};

/// Returns the number of a known tag.
pub(super) fn number_of(name: &str) -> Option<u8> {
    let mut place = place_of(name.as_bytes());
    loop {
        let number = NUMBERS[place].checked_sub(1)?;
        if known_tag(usize::from(number)) == name {
            return Some(number);
        }
        place = (place + 1) % N_PLACES;
    }
}

/// The tags whose values the standard lists or defines.
const JUDGED: [&str; 25] = [
    "Board",
    "Competition",
    "Contract",
    "Date",
    "Dealer",
    "Declarer",
    "EastType",
    "EventDate",
    "FrenchMP",
    "Mode",
    "NorthType",
    "OptimumScore",
    "Result",
    "Room",
    "Round",
    "Score",
    "ScoreIMP",
    "ScoreMP",
    "ScorePercentage",
    "ScoreRubber",
    "Scoring",
    "SouthType",
    "UTCDate",
    "Vulnerable",
    "WestType",
];

/// Returns for each known tag whether it is in a list.
const fn those_of(names: &[&str]) -> [bool; N_KNOWN] {
    let mut are = [false; N_KNOWN];
    let mut number = 0;
    while number < N_KNOWN {
        let mut at = 0;
        while at < names.len() {
            are[number] |= is_same(known_tag(number).as_bytes(), names[at].as_bytes());
            at += 1;
        }
        number += 1;
    }
    are
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut is_same = one.len() == other.len();
    let mut at = 0;
    while is_same && at < one.len() {
        is_same = one[at] == other[at];
        at += 1;
    }
    is_same
}

/// Returns true if the values of a known tag can be checked.
pub(super) fn is_judged(number: u8) -> bool {
    const ARE: [bool; N_KNOWN] = those_of(&JUDGED);
    ARE[usize::from(number)]
}

/// Returns true if the value of a known tag is never inherited.
pub(super) fn is_own(number: u8) -> bool {
    const ARE: [bool; N_KNOWN] = those_of(&NEVER_INHERITED);
    ARE[usize::from(number)]
}

/// Returns true if a known tag is of the standard.
pub(super) fn is_of_standard(number: u8) -> bool {
    usize::from(number) < STANDARD.len()
}

/// Returns true if a tag is in the standard or written by a widely used program.
#[must_use]
pub fn is_known(name: &str) -> bool {
    number_of(name).is_some()
}

/// Returns the standard tag that differs from a name by one letter, or only by case.
#[must_use]
pub(crate) fn nearest_tag(name: &str) -> Option<&'static str> {
    let same = STANDARD.iter().find(|known| known.eq_ignore_ascii_case(name));
    same.or_else(|| STANDARD.iter().find(|known| known.len() > 3 && differs_in_one(known, name))).copied()
}

/// Returns true if two names differ in one letter: replaced, added or missing.
fn differs_in_one(left: &str, right: &str) -> bool {
    let (short, long) = if left.len() <= right.len() { (left, right) } else { (right, left) };
    let same = short.bytes().zip(long.bytes()).take_while(|(a, b)| a == b).count();
    let behind = short.bytes().rev().zip(long.bytes().rev()).take_while(|(a, b)| a == b).count();
    long.len() - short.len() <= 1 && same + behind + 1 >= long.len() && left != right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_found_where_they_are() {
        let is_standard = |name| number_of(name).is_some_and(is_of_standard);
        assert!(STANDARD.into_iter().all(is_standard) && OF_PROGRAMS.into_iter().all(is_known));
        assert!((0..N_KNOWN).all(|number| number_of(known_tag(number)).map(usize::from) == Some(number)));
        assert!(!is_standard("Zoom") && is_known("Zoom") && !is_known("Wrong") && !is_known(""));
    }
}
