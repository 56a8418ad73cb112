//! Builds the text of a record from the cells of a row.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::text::Span;

use super::cells::TableCell;
use super::columns::{ColumnRole, PlyList, is_tag, tag_name};
use super::own_tags::OwnTags;
use super::ply_lists::NumbersOfPlies;
use super::statement::{RowStatement, StatementKind};
use crate::record::record_reader::rewriting::Rewriting;

/// The seven tag roster, in its order.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
const UNKNOWN: &str = "?";
const USUAL_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The value of a tag.
enum TagContent<'a> {
    /// The content of a cell.
    Of(&'a TableCell<'a>),
    /// The content of a cell and a suffix.
    Extended(&'a TableCell<'a>, &'static str),
    /// What follows from it.
    From(&'a TableCell<'a>, Cow<'static, str>),
}

impl<'a> TagContent<'a> {
    fn value(&self) -> (&'a TableCell<'a>, Cow<'a, str>) {
        match self {
            Self::Of(cell) | Self::Extended(cell, _) => (cell, Cow::Borrowed(cell.text.trim())),
            Self::From(cell, text) => (cell, text.clone()),
        }
    }
}

/// Tags for which two cells with different values are reported.
const HELD: [&str; 6] = ["White", "Black", "Result", "WhiteElo", "BlackElo", "TimeControl"];
/// The tags whose values are whole numbers.
const NUMBERS: [&str; 4] = ["WhiteElo", "BlackElo", "PlyCount", "Round"];
/// At most this many columns become tags of their own name.
pub(super) const MOST_OWN_TAGS: usize = 100;

/// Builds the text of a record.
pub(super) struct RowRecord<'a> {
    pub(super) row: &'a str,
    pub(super) out: Rewriting,
    tags: Vec<(Cow<'a, str>, TagContent<'a>)>,
    /// Tags of names that others have, to stand behind these.
    repeated: Vec<(Cow<'a, str>, TagContent<'a>)>,
    n_own_tags: usize,
    own_tags: &'a OwnTags,
    /// The cells with moves; the first one's are the record's.
    moves: Vec<&'a TableCell<'a>>,
    pgn: Option<&'a TableCell<'a>>,
    tcn: Option<&'a TableCell<'a>>,
    pub(super) best: Vec<&'a TableCell<'a>>,
    /// What is given for each half-move.
    pub(super) ply_lists: Vec<(PlyList, &'a TableCell<'a>)>,
    pub(super) ply_numbers: Vec<NumbersOfPlies>,
    /// The result that the moves end with, in a table that zapis wrote; nothing in the cell is none.
    marker: Option<&'a TableCell<'a>>,
    evaluations: Option<&'a TableCell<'a>>,
    plies: Option<&'a TableCell<'a>>,
    fragment: Option<&'a TableCell<'a>>,
    comments: Option<&'a TableCell<'a>>,
    pub(super) result: Option<&'a TableCell<'a>>,
    pub(super) winner: Option<&'a TableCell<'a>>,
    pub(super) status: Option<&'a TableCell<'a>>,
    /// The results of White and Black.
    pub(super) sides: [Option<&'a TableCell<'a>>; 2],
    /// Whether the game ended without a winner although no draw is named.
    pub(super) is_drawn: bool,
    pub(super) statements: Vec<RowStatement>,
}

impl<'a> RowRecord<'a> {
    /// Builds the text of a record from the cells of a row, and what else the row says about the game.
    pub(super) fn of_cells(
        row: &'a str,
        cells: &'a [TableCell<'a>],
        roles: &[Option<ColumnRole>],
        pairs: &'a [Vec<TableCell<'a>>],
        own_tags: &'a OwnTags,
    ) -> (Rewriting, Vec<RowStatement>) {
        let mut made = Self {
            row,
            out: Rewriting::with_room_for(row),
            tags: Vec::with_capacity(24),
            repeated: Vec::new(),
            n_own_tags: 0,
            own_tags,
            moves: Vec::new(),
            pgn: None,
            tcn: None,
            best: Vec::new(),
            ply_lists: Vec::new(),
            ply_numbers: Vec::new(),
            marker: None,
            evaluations: None,
            plies: None,
            fragment: None,
            comments: None,
            result: None,
            winner: None,
            status: None,
            sides: [None; 2],
            is_drawn: false,
            statements: Vec::new(),
        };
        for pair in pairs {
            if let [name, value] = pair.as_slice() {
                made.own_tag(&name.text, TagContent::Of(value));
            }
        }
        for (cell, _) in cells.iter().zip(roles).filter(|(_, role)| **role == Some(ColumnRole::TagPairs)) {
            made.tag_pairs(cell);
        }
        for cell in cells.iter().filter(|cell| !cell.is_list && !cell.text.is_empty()) {
            if let Some(name) = cell.name.strip_prefix("tags.") {
                made.own_tag(name, TagContent::Of(cell));
            }
        }
        // An archive of chess.com has the last position under this name.
        let is_fen_last = cells.iter().any(|cell| cell.name == "time_class" || cell.name == "tcn");
        let is_timeline = cells.iter().any(|cell| cell.name == "schema" && cell.text.starts_with("zapis.timeline/"));
        let is_own = is_timeline || cells.iter().any(|cell| cell.name == "result_tag");
        let of = |name: &str| cells.iter().find(|cell| cell.name == name);
        if is_own && let Some(text) = of("text").filter(|text| !text.text.trim().is_empty()) {
            text.copy(row, 0, text.text.len(), &mut made.out);
            made.say("\n");
            return (made.out, made.statements);
        }
        for (cell, role) in cells.iter().zip(roles) {
            match role {
                // What zapis wrote stands there as the record has it.
                Some(ColumnRole::Tag(name @ ("Date" | "Result"))) if is_own && !cell.text.is_empty() => {
                    made.tag(name, cell);
                }
                Some(ColumnRole::Marker) if is_own => made.marker = Some(cell),
                Some(ColumnRole::Tag("PlyCount")) if is_own && !cell.is_list => {}
                None if is_own && is_of_file(&cell.name) => {}
                Some(ColumnRole::Start) if is_fen_last && cell.name == "fen" => made.take(cell, Some(ColumnRole::Last)),
                Some(ColumnRole::Tag("PlyCount")) if cell.is_list => made.plies = Some(cell),
                Some(ColumnRole::Tag("Opening")) if is_timeline => {}
                _ => made.take(cell, *role),
            }
        }
        made.tags.append(&mut made.repeated);
        made.fragment = of("fragment.moves");
        made.settle_result();
        made.time_control(cells, roles);
        made.write();
        (made.out, made.statements)
    }

    /// Takes the tag pairs that zapis writes as the text of an object.
    fn tag_pairs(&mut self, cell: &'a TableCell<'a>) {
        let others: BTreeMap<String, String> = serde_json::from_str(&cell.text).unwrap_or_default();
        for (name, value) in others {
            self.own_tag(&name, TagContent::From(cell, value.into()));
        }
    }

    /// Takes a tag that zapis wrote; of several of one name the second is called `NAME 2`.
    fn own_tag(&mut self, name: &str, value: TagContent<'a>) {
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if let Some((name, _)) = name.rsplit_once(' ').filter(|(name, number)| is_tag(name) && is_number(number)) {
            self.repeated.push((name.to_owned().into(), value));
        } else if is_tag(name) {
            self.tags.push((name.to_owned().into(), value));
        } else if let Some(name) = tag_name(name) {
            self.add(name, value);
        }
    }

    fn take(&mut self, cell: &'a TableCell<'a>, role: Option<ColumnRole>) {
        let text = cell.text.trim();
        if text.is_empty() && !cell.is_list {
            return;
        }
        match role {
            Some(ColumnRole::Moves) => self.moves.push(cell),
            Some(ColumnRole::Pgn) if self.pgn.is_none() => self.pgn = Some(cell),
            Some(ColumnRole::Plies(kind)) => self.ply_lists.push((kind, cell)),
            Some(ColumnRole::Comments) if cell.is_list => self.comments = Some(cell),
            Some(ColumnRole::Evaluations) => self.evaluations = Some(cell),
            Some(ColumnRole::Tcn) => self.tcn = Some(cell),
            Some(ColumnRole::Best) => self.best.push(cell),
            Some(ColumnRole::Winner) => self.winner = Some(cell),
            Some(ColumnRole::Status) => self.status = Some(cell),
            Some(ColumnRole::ResultOf(is_white)) => self.sides[usize::from(!is_white)] = Some(cell),
            Some(ColumnRole::Last) => self.state(StatementKind::LastPosition, cell, text),
            Some(ColumnRole::Start) => {
                if !text.eq_ignore_ascii_case("startpos") && text != USUAL_START {
                    self.tag_from("SetUp", cell, "1");
                    let fields = text.split_whitespace().count();
                    // If nothing is known about earlier moves, there were none.
                    if fields == 4 {
                        self.add("FEN", TagContent::Extended(cell, " 0 1"));
                    } else {
                        self.tag("FEN", cell);
                    }
                }
            }
            Some(ColumnRole::Increment) => {
                if let Some((minutes, seconds)) = text.split_once('+')
                    && let Ok(minutes) = minutes.parse::<u32>()
                {
                    self.tag_from("TimeControl", cell, &format!("{}+{seconds}", u64::from(minutes) * 60));
                }
            }
            Some(ColumnRole::Began) => self.time(cell, text, 1000.0),
            Some(ColumnRole::Ended) => self.time(cell, text, 1.0),
            Some(ColumnRole::Engine(is_white)) => {
                let name = if is_white { "White" } else { "Black" };
                self.tag_from(name, cell, &format!("Stockfish level {text}"));
            }
            Some(ColumnRole::Tag("Result")) if self.result.is_none() => self.result = Some(cell),
            Some(ColumnRole::Tag("Date")) => {
                if is_iso_day(text) {
                    self.tag_from("Date", cell, &text[..10].replace('-', "."));
                } else {
                    self.tag("Date", cell);
                }
            }
            Some(ColumnRole::Tag("Variant")) if matches!(text, "standard" | "chess" | "Standard" | "fromPosition") => {}
            // A number with a point is what a spreadsheet makes of one where others are missing.
            Some(ColumnRole::Tag(name)) => match text.strip_suffix(".0").filter(|_| NUMBERS.contains(&name)) {
                Some(number) => self.tag_from(name, cell, number),
                None => self.tag(name, cell),
            },
            None if cell.name.starts_with("tags.") => {}
            None | Some(ColumnRole::Comments) => {
                if !cell.is_list
                    && self.n_own_tags < MOST_OWN_TAGS
                    && let Some(name) = self.own_tags.of(cell)
                {
                    self.n_own_tags += 1;
                    self.add(name, TagContent::Of(cell));
                }
            }
            Some(_) => {}
        }
    }

    /// Builds a time control from the seconds of a game and those added for each move.
    fn time_control(&mut self, cells: &'a [TableCell<'a>], roles: &[Option<ColumnRole>]) {
        let of =
            |wanted: ColumnRole| roles.iter().position(|role| *role == Some(wanted)).and_then(|index| cells.get(index));
        if let (Some(initial), Some(increment)) = (of(ColumnRole::ClockInitial), of(ColumnRole::ClockIncrement)) {
            self.tag_from("TimeControl", initial, &format!("{}+{}", initial.text, increment.text));
        }
    }

    /// Converts a time since 1970 to a date and a time of day; a spreadsheet may have written it as `1.50421E+12`.
    fn time(&mut self, cell: &'a TableCell<'a>, text: &str, of_second: f64) {
        let Ok(number) = text.parse::<f64>() else { return self.moment(cell, text) };
        let seconds = number / of_second;
        if !(0.0..1.0e11).contains(&seconds) {
            return;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between these bounds")]
        let seconds = seconds as u64;
        let (year, month, day) = civil(seconds / 86_400);
        let date = format!("{year:04}.{month:02}.{day:02}");
        self.tag_from("Date", cell, &date);
        // If digits were lost, the hour is not known.
        if !text.contains(['e', 'E']) {
            self.tag_from("UTCDate", cell, &date);
            let of_day = seconds % 86_400;
            let time = format!("{:02}:{:02}:{:02}", of_day / 3600, of_day / 60 % 60, of_day % 60);
            self.tag_from("UTCTime", cell, &time);
        }
    }

    /// Takes a day and a time of the day: `2017-08-31T20:06:40Z`, `2017-08-31 20:06:40.000`.
    fn moment(&mut self, cell: &'a TableCell<'a>, text: &str) {
        if is_iso_day(text) {
            let date = text[..10].replace('-', ".");
            self.tag_from("Date", cell, &date);
            let time = text.get(11..19).filter(|time| time.bytes().filter(|byte| *byte == b':').count() == 2);
            if let Some(time) = time.filter(|_| matches!(text.as_bytes()[10], b'T' | b' ')) {
                self.tag_from("UTCDate", cell, &date);
                self.tag_from("UTCTime", cell, time);
            }
        }
    }

    pub(super) fn tag(&mut self, name: &'static str, cell: &'a TableCell<'a>) {
        self.add(name, TagContent::Of(cell));
    }

    pub(super) fn tag_from(&mut self, name: &'static str, cell: &'a TableCell<'a>, value: &str) {
        self.add(name, TagContent::From(cell, value.to_owned().into()));
    }

    fn add(&mut self, name: impl Into<Cow<'a, str>>, value: TagContent<'a>) {
        let name = name.into();
        if self.tags.iter().all(|(known, _)| *known != name) {
            self.tags.push((name, value));
        }
    }

    /// Returns the value of a tag and the cell it comes from.
    pub(super) fn value_of(&self, name: &str) -> Option<(&'a TableCell<'a>, Cow<'a, str>)> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.value())
    }

    /// Records what a cell says about the game.
    pub(super) fn state(&mut self, kind: StatementKind, cell: &TableCell<'_>, value: &str) {
        let (column, value) = (cell.name.clone().into_owned(), value.to_owned());
        self.statements.push(RowStatement { kind, column, value, span: cell.place });
    }

    pub(super) fn say(&mut self, text: &str) {
        let place = Span::default();
        self.out.add(text, place);
    }

    fn write(&mut self) {
        let others = if let Some(pgn) = self.pgn.filter(|pgn| pgn.text.trim_start().starts_with('[')) {
            for name in HELD {
                if let Some((cell, value)) = self.value_of(name) {
                    self.state(StatementKind::Tag(name), cell, &value);
                }
            }
            self.state_ending();
            self.state_clocks();
            pgn.copy(self.row, 0, pgn.text.len(), &mut self.out);
            self.say("\n");
            self.moves.as_slice()
        } else {
            self.state_opening();
            self.tag_section();
            if let Some(fragment) = self.fragment {
                self.fragment(fragment);
            } else if let Some(evaluations) = self.evaluations {
                self.lines(evaluations);
            } else if let Some(plies) = self.plies {
                self.timeline(self.comments, plies);
            } else if let Some(moves) = self.moves.first().copied().or(self.pgn) {
                self.state_clocks();
                self.movetext(moves);
            } else if let Some(tcn) = self.tcn.take() {
                self.two_signs(tcn);
            } else {
                self.best_moves();
            }
            self.end();
            self.moves.get(1..).unwrap_or_default()
        };
        for other in others.iter().copied().filter(|other| !other.is_list).collect::<Vec<_>>() {
            self.state(StatementKind::Moves, other, &other.text);
        }
        if let Some(tcn) = self.tcn {
            self.state(StatementKind::Tcn, tcn, &tcn.text);
        }
    }

    /// Holds the opening against the moves, and its code against its name.
    fn state_opening(&mut self) {
        if let Some((cell, name)) = self.value_of("Opening") {
            self.state(StatementKind::Opening, cell, &name);
            if let Some((cell, code)) = self.value_of("ECO") {
                self.state(StatementKind::OpeningCode, cell, &code);
            }
        }
    }

    /// Returns the result that the moves end with, if they do.
    fn result_of_moves(&self) -> &'static str {
        let moves = self.moves.first().copied().or(self.pgn).map_or("", |cell| cell.text.trim_end());
        let last = moves.rsplit(char::is_whitespace).next().unwrap_or("");
        ["1-0", "0-1", "1/2-1/2"].into_iter().find(|result| *result == last).unwrap_or("*")
    }

    fn tag_section(&mut self) {
        let tags = std::mem::take(&mut self.tags);
        let rank_of = |name: &str| ROSTER.iter().position(|known| *known == name).unwrap_or(ROSTER.len());
        let ranks: Vec<usize> = tags.iter().map(|(name, _)| rank_of(name)).collect();
        let write = |made: &mut Self, rank: usize| {
            let own = tags.iter().zip(&ranks).filter(|(_, own)| **own == rank);
            own.map(|((name, value), _)| made.tag_pair(name, value)).count()
        };
        for (rank, name) in ROSTER.into_iter().enumerate() {
            if write(self, rank) == 0 {
                let unknown = match name {
                    "Date" => "????.??.??",
                    "Result" if self.is_drawn => "1/2-1/2",
                    "Result" => self.result_of_moves(),
                    _ => UNKNOWN,
                };
                self.out.add_all(&["[", name, " \"", unknown, "\"]\n"], Span::default());
            }
        }
        write(self, ROSTER.len());
        self.tags = tags;
        self.say("\n");
    }

    fn tag_pair(&mut self, name: &str, value: &TagContent<'a>) {
        self.out.add_all(&["[", name, " \""], Span::default());
        match value {
            TagContent::Of(cell) => cell.copy_as_value(self.row, &mut self.out),
            TagContent::Extended(cell, more) => {
                cell.copy_as_value(self.row, &mut self.out);
                self.say(more);
            }
            TagContent::From(cell, text) => {
                if text.contains(['\\', '"']) || text.contains(char::is_control) {
                    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
                    self.out.add(&text, cell.place);
                } else {
                    self.out.add(text, cell.place);
                }
            }
        }
        self.say("\"]\n");
    }

    /// Adds the result to the end of the moves, unless they end with one.
    fn end(&mut self) {
        if let Some(marker) = self.marker {
            marker.copy(self.row, 0, marker.text.len(), &mut self.out);
            self.say("\n");
            return;
        }
        let text = self.out.text.trim_end();
        let last = text.rsplit(char::is_whitespace).next().unwrap_or("");
        if is_result(last) {
            self.say("\n");
            return;
        }
        match self.value_of("Result").filter(|(_, result)| is_result(result)) {
            Some((cell, result)) => self.out.add(&result, cell.place),
            None => self.say("*"),
        }
        self.say("\n");
    }
}

/// Returns true if a text begins with a day: `2017-08-31`.
fn is_iso_day(text: &str) -> bool {
    text.len() >= 10 && text.is_ascii() && text.as_bytes()[4] == b'-' && text.as_bytes()[7] == b'-'
}

/// The columns of a table that zapis wrote that say nothing of a game, and whose names may mean something elsewhere.
fn is_of_file(name: &str) -> bool {
    matches!(name, "line" | "copy_keys" | "text") || name.starts_with("fragment.")
}

pub(super) fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*" | "½-½")
}

/// Returns the year, month and day for a number of days since 1970.
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_since_1970_are_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(19_782), (2024, 2, 29));
        assert_eq!(civil(17_409), (2017, 8, 31));
    }
}
