//! The order and the groups of records: the fields, and the resulting keys.

use std::borrow::Cow;

use crate::database::round_tag;
use crate::findings::date;
use crate::l10n::message;
use crate::record::GameResult;

use super::condition::{ConditionError, unexpected};
use super::facts::TagFacts;
use super::fields::{NumberField, PlayerSide};

/// The maximum length of a text in a key.
const MAX_TEXT: usize = 1024;
/// The maximum number of fields to sort by.
const MAX_FIELDS: usize = 32;

/// A sortable field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
enum OrderField {
    Text(String),
    Date(&'static str),
    Number(NumberField),
    Round,
    Result,
    Path,
}

/// The fields by name.
const ORDERED: [(&str, OrderField); 13] = [
    ("date", OrderField::Date("Date")),
    ("event-date", OrderField::Date("EventDate")),
    ("year", OrderField::Number(NumberField::Year)),
    ("round", OrderField::Round),
    ("result", OrderField::Result),
    ("elo", OrderField::Number(NumberField::HigherElo)),
    ("white-elo", OrderField::Number(NumberField::Elo(PlayerSide::White))),
    ("black-elo", OrderField::Number(NumberField::Elo(PlayerSide::Black))),
    ("lower-elo", OrderField::Number(NumberField::LowerElo)),
    ("higher-elo", OrderField::Number(NumberField::HigherElo)),
    ("elo-difference", OrderField::Number(NumberField::EloDifference)),
    ("plies", OrderField::Number(NumberField::Plies)),
    ("path", OrderField::Path),
];

/// Fields that are texts of tags, by their tags.
const TEXTS: [(&str, &str); 8] = [
    ("event", "Event"),
    ("site", "Site"),
    ("white", "White"),
    ("black", "Black"),
    ("eco", "ECO"),
    ("opening", "Opening"),
    ("annotator", "Annotator"),
    ("section", "Section"),
];

impl OrderField {
    fn named(name: &str) -> Option<Self> {
        if let Some(tag) = tag_named(name) {
            return Some(Self::Text(tag));
        }
        if let Some((_, tag)) = TEXTS.iter().find(|(known, _)| *known == name) {
            return Some(Self::Text((*tag).to_owned()));
        }
        ORDERED.iter().find(|(known, _)| *known == name).map(|(_, field)| field.clone())
    }

    /// Lists the names of all fields.
    fn names() -> String {
        let names = ORDERED.iter().map(|(name, _)| *name).chain(TEXTS.iter().map(|(name, _)| *name));
        let names = names.map(|name| format!("`{name}`"));
        names.chain(["`tag(NAME)`".to_owned()]).collect::<Vec<_>>().join(", ")
    }

    /// Returns the sort key of a record; `None` if it is unknown.
    fn value(&self, facts: &TagFacts<'_>, plies: Option<u32>) -> Option<Vec<u8>> {
        let number = |number: i64| number.wrapping_add(i64::MIN).to_be_bytes().to_vec();
        match self {
            Self::Text(tag) => text_key(&facts.text(tag)),
            Self::Path => text_key(facts.path),
            Self::Date(tag) => {
                let (year, month, day) = date::read(&facts.text(tag))?;
                let [high, low] = year.to_be_bytes();
                Some(vec![high, low, month.unwrap_or(0), day.unwrap_or(0)])
            }
            Self::Number(NumberField::Plies) => plies.map(|plies| number(plies.into())),
            Self::Number(NumberField::HigherElo) => facts.elos().into_iter().flatten().max().map(number),
            Self::Number(field) => facts.number_of(*field).map(number),
            Self::Round => round_key(&facts.text("Round")),
            Self::Result => {
                const ORDER: [GameResult; 4] =
                    [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins, GameResult::BothLose];
                let result = facts.result()?;
                ORDER.iter().position(|known| *known == result).and_then(|at| u8::try_from(at).ok()).map(|at| vec![at])
            }
        }
    }
}

/// Reads `tag(NAME)`.
fn tag_named(name: &str) -> Option<String> {
    let tag = name.strip_prefix("tag(")?.strip_suffix(')')?.trim();
    (!tag.is_empty()).then(|| tag.to_owned())
}

/// Folds a text so that case and blanks make no difference; `None` for an unknown value.
fn folded(text: &str) -> Option<String> {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let is_said = text.chars().any(char::is_alphanumeric);
    is_said.then(|| text[..text.floor_char_boundary(MAX_TEXT)].to_owned())
}

fn text_key(text: &str) -> Option<Vec<u8>> {
    // No byte of a text is less than its terminator.
    let ended = |text: String| text.into_bytes().into_iter().map(|byte| byte.max(1)).chain([0]).collect();
    folded(text).map(ended)
}

/// Returns the key of a round: rounds by number and board; after them the stages of a knock-out, the final last.
fn round_key(text: &str) -> Option<Vec<u8>> {
    if let Some(stage) = round_tag::stage(text).filter(|stage| stage.is_said) {
        let [high, low] = (u16::MAX - stage.n_matches).to_be_bytes();
        return Some(vec![2, high, low, 0, 0]);
    }
    let read = round_tag::read(text);
    let ([high, low], [board_high, board_low]) = (read.round.to_be_bytes(), read.board.to_be_bytes());
    (read.round > 0).then(|| vec![1, high, low, board_high, board_low])
}

/// The order of records: `date,-white-elo`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordOrder {
    /// The fields, the first one first, and whether the order is descending.
    fields: Vec<(OrderField, bool)>,
}

impl RecordOrder {
    /// Reads fields separated by commas; a leading `-` reverses the order of a field.
    ///
    /// # Errors
    /// Reports what is not a field, and where.
    pub fn read(text: &str) -> Result<Self, ConditionError> {
        let mut fields = Vec::new();
        let mut at = 0;
        for part in text.split(',') {
            let name = part.trim();
            let start = at + part.len() - part.trim_start().len();
            at += part.len() + 1;
            let is_down = name.starts_with('-');
            let name = name.trim_start_matches(['-', '+']);
            let folded = if name.starts_with("tag(") { name.to_owned() } else { name.to_ascii_lowercase() };
            let expected = message!("condition-one-of", names = OrderField::names());
            let field = OrderField::named(&folded).filter(|_| fields.len() < MAX_FIELDS);
            fields.push((field.ok_or_else(|| unexpected(start, name, &expected))?, is_down));
        }
        Ok(Self { fields })
    }

    /// Returns true if it requires records to be played.
    #[must_use]
    pub fn needs_moves(&self) -> bool {
        self.fields.iter().any(|(field, _)| *field == OrderField::Number(NumberField::Plies))
    }

    /// Returns the key of a record: records are sorted by their keys, byte by byte. Unknown values come last.
    #[must_use]
    pub fn key(&self, facts: &TagFacts<'_>, plies: Option<u32>) -> Vec<u8> {
        const KNOWN: u8 = 1;
        const UNKNOWN: u8 = 2;
        let mut key = Vec::new();
        for (field, is_down) in &self.fields {
            let Some(value) = field.value(facts, plies) else {
                key.push(UNKNOWN);
                continue;
            };
            key.push(KNOWN);
            key.extend(value.into_iter().map(|byte| if *is_down { !byte } else { byte }));
        }
        key
    }
}

/// The groups into which records are split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordGroups {
    /// By the text of a tag.
    Text(String),
    /// By the year of the date.
    Year,
    /// By the year and the month of the date.
    Month,
    /// By both players: a game is in two groups.
    Player,
    /// By the opening code, three characters.
    Eco,
    /// By the date.
    Date(&'static str),
    /// By the round, without the board.
    Round,
    /// By result.
    Result,
    /// By the encoding in which the record is stored.
    Encoding,
}

/// The groups by name, other than texts.
const GROUPS: [(&str, RecordGroups); 9] = [
    ("date", RecordGroups::Date("Date")),
    ("event-date", RecordGroups::Date("EventDate")),
    ("round", RecordGroups::Round),
    ("year", RecordGroups::Year),
    ("month", RecordGroups::Month),
    ("player", RecordGroups::Player),
    ("eco", RecordGroups::Eco),
    ("result", RecordGroups::Result),
    ("encoding", RecordGroups::Encoding),
];

impl RecordGroups {
    /// Reads the name of a field.
    ///
    /// # Errors
    /// Fails if there is no such field.
    pub fn read(text: &str) -> Result<Self, ConditionError> {
        let name = text.trim();
        if let Some(tag) = tag_named(name) {
            return Ok(Self::Text(tag));
        }
        let folded = name.to_ascii_lowercase();
        if let Some((_, groups)) = GROUPS.iter().find(|(known, _)| *known == folded) {
            return Ok(groups.clone());
        }
        if let Some((_, tag)) = TEXTS.iter().find(|(known, _)| *known == folded) {
            return Ok(Self::Text((*tag).to_owned()));
        }
        let names = GROUPS.iter().map(|(name, _)| *name);
        let names = names.chain(TEXTS.iter().map(|(name, _)| *name).filter(|name| *name != "eco"));
        let names = names.map(|name| format!("`{name}`")).chain(["`tag(NAME)`".to_owned()]);
        let expected = message!("condition-one-of", names = names.collect::<Vec<_>>().join(", "));
        Err(unexpected(0, name, &expected))
    }

    /// Returns the groups a record belongs to, two if it is grouped by players: the key and the name, empty if unknown.
    #[must_use]
    pub fn of(&self, facts: &TagFacts<'_>, encoding: &'static str) -> Vec<(String, String)> {
        self.of_texts(&|tag| facts.text(tag), facts.result(), encoding)
    }

    /// Does the same by the texts of tags and the result.
    #[must_use]
    pub fn of_texts<'t>(
        &self,
        text_of: &dyn Fn(&str) -> Cow<'t, str>,
        result: Option<GameResult>,
        encoding: &'static str,
    ) -> Vec<(String, String)> {
        let text = |tag: &str| {
            let text = text_of(tag);
            folded(&text).map_or_else(Default::default, |folded| (folded, text.trim().to_owned()))
        };
        let same = |name: String| (name.clone(), name);
        let date = || date::read(&text_of("Date"));
        vec![match self {
            Self::Text(tag) => text(tag),
            Self::Date(tag) => same(match date::read(&text_of(tag)) {
                Some((year, Some(month), Some(day))) => format!("{year:04}-{month:02}-{day:02}"),
                Some((year, Some(month), None)) => format!("{year:04}-{month:02}"),
                Some((year, None, _)) => format!("{year:04}"),
                None => String::new(),
            }),
            Self::Round => match round_tag::read(&text_of("Round")).round {
                0 => text("Round"),
                round => same(format!("round {round}")),
            },
            Self::Year => same(date().map_or_else(String::new, |(year, ..)| format!("{year:04}"))),
            Self::Month => same(match date() {
                Some((year, Some(month), _)) => format!("{year:04}-{month:02}"),
                Some((year, None, _)) => format!("{year:04}"),
                None => String::new(),
            }),
            Self::Player => {
                let (white, black) = (text("White"), text("Black"));
                if white.0 == black.0 {
                    return vec![white];
                }
                return vec![white, black];
            }
            Self::Eco => {
                let code = text_of("ECO").trim().to_ascii_uppercase();
                let is_code = matches!(code.as_bytes(), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9', ..]);
                same(if is_code { code[..3].to_owned() } else { String::new() })
            }
            Self::Result => same(match result {
                Some(GameResult::Draw) => "draw".to_owned(),
                Some(GameResult::Unknown) | None => String::new(),
                Some(result) => result.marker().to_owned(),
            }),
            Self::Encoding => same(encoding.to_owned()),
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_in_their_order_and_stages_after_them() {
        let mut rounds = ["Final", "1/4 финала", "10", "9.2", "9.10", "Semi-final", "1"];
        rounds.sort_by_key(|round| round_key(round));
        assert_eq!(rounds, ["1", "9.2", "9.10", "10", "1/4 финала", "Semi-final", "Final"]);
    }

    #[test]
    fn an_order_is_read_or_reported_as_unreadable() {
        for text in ["date", "-white-elo, Event", "tag(Board),path", "plies,round,eco"] {
            assert!(RecordOrder::read(text).is_ok(), "{text}");
        }
        for (text, at) in [("", 0), ("date,", 5), ("date, colour", 6), ("tag()", 0)] {
            assert_eq!(RecordOrder::read(text).unwrap_err().at, at, "{text}");
        }
        assert!(RecordGroups::read("Player").is_ok() && RecordGroups::read("tag(Board)").is_ok());
        assert!(RecordGroups::read("plies").is_err());
    }
}
