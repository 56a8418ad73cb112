//! The tags of PBN 2.1, and those that programs have added.

/// The tags of the standard.
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

/// Tags of programs: of `BridgeComposer`, Double Dummy Solver, Bridge Base, `RealBridge`, this one and others.
const OF_PROGRAMS: [&str; 19] = [
    "BCFlags",
    "DoubleDummyTricks",
    "OptimumContract",
    "ParContract",
    "ParScore",
    "Minimax",
    "Ability",
    "BCVersion",
    "Difficulty",
    "Feedback",
    "HandRecord",
    "Player",
    "RatingTable",
    "Zoom",
    "Url",
    "Link",
    "Movement",
    "HomeTeamCarryOver",
    "VisitTeamCarryOver",
];

/// The tags whose value never comes from an earlier game.
const NEVER_INHERITED: [&str; 8] = ["Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"];

/// Tells whether the standard has a tag.
#[must_use]
pub fn is_standard(name: &str) -> bool {
    STANDARD.contains(&name)
}

/// Tells whether a tag is of the standard or of a program that is widely used.
#[must_use]
pub fn is_known(name: &str) -> bool {
    STANDARD.contains(&name) || OF_PROGRAMS.contains(&name)
}

/// Tells whether the value of a tag may come from an earlier game.
#[must_use]
pub fn may_be_inherited(name: &str) -> bool {
    !NEVER_INHERITED.contains(&name)
}

/// Returns the tag of the standard that is written so but for one letter, or for the case of its letters.
#[must_use]
pub fn nearest_tag(name: &str) -> Option<&'static str> {
    let same = STANDARD.iter().find(|known| known.eq_ignore_ascii_case(name));
    same.or_else(|| STANDARD.iter().find(|known| known.len() > 3 && differs_in_one(known, name))).copied()
}

/// Tells whether two names differ in one letter: another one, one more, one less.
fn differs_in_one(left: &str, right: &str) -> bool {
    let (short, long) = if left.len() <= right.len() { (left, right) } else { (right, left) };
    let same = short.bytes().zip(long.bytes()).take_while(|(a, b)| a == b).count();
    let behind = short.bytes().rev().zip(long.bytes().rev()).take_while(|(a, b)| a == b).count();
    long.len() - short.len() <= 1 && same + behind + 1 >= long.len() && left != right
}
