//! The text of a record made of the cells of a row.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::text::Span;

use super::super::rewriting::Rewriting;
use super::cells::{TableCell, members_of};
use super::columns::{ColumnRole, role_of, tag_name};

/// The tags that every record has, in their order.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
const UNKNOWN: &str = "?";

/// The value of a tag.
enum TagContent<'a> {
    /// What stands in a cell.
    Of(&'a TableCell<'a>),
    /// What follows from it.
    From(&'a TableCell<'a>, String),
}

/// Makes the text of a record.
pub(super) struct RowRecord<'a> {
    row: &'a str,
    out: Rewriting,
    tags: Vec<(Cow<'static, str>, TagContent<'a>)>,
    drops_columns: bool,
    moves: Option<&'a TableCell<'a>>,
    pgn: Option<&'a TableCell<'a>>,
    clocks: Option<&'a TableCell<'a>>,
    evaluations: Option<&'a TableCell<'a>>,
    plies: Option<&'a TableCell<'a>>,
    is_over: bool,
}

impl<'a> RowRecord<'a> {
    /// Makes the text of a record of the cells of a row.
    pub(super) fn of_cells(
        row: &'a str,
        cells: &'a [TableCell<'a>],
        roles: &[Option<ColumnRole>],
        drops_columns: bool,
    ) -> Rewriting {
        let mut made = Self {
            row,
            out: Rewriting::default(),
            tags: Vec::new(),
            drops_columns,
            moves: None,
            pgn: None,
            clocks: None,
            evaluations: None,
            plies: None,
            is_over: false,
        };
        let pairs = cells.iter().zip(roles).filter(|(_, role)| **role == Some(ColumnRole::TagPairs));
        for pair in pairs.flat_map(|(cell, _)| &cell.list) {
            if let [name, value] = pair.list.as_slice()
                && let Some(known) = tag_name(&name.text)
            {
                made.add(known, TagContent::Of(value));
            }
        }
        // An archive of chess.com has the last position under this name.
        let is_fen_last = cells.iter().any(|cell| cell.name == "time_class" || cell.name == "tcn");
        let is_timeline = cells.iter().any(|cell| cell.name == "schema" && cell.text.starts_with("zapis."));
        for (cell, role) in cells.iter().zip(roles) {
            match role {
                Some(ColumnRole::Start) if is_fen_last && cell.name == "fen" => {}
                Some(ColumnRole::Tag("PlyCount")) if cell.is_list => made.plies = Some(cell),
                Some(ColumnRole::Tag("Opening")) if is_timeline => {}
                _ => made.take(cell, *role),
            }
        }
        made.results_of_sides(cells, roles);
        made.time_control(cells, roles);
        made.write();
        made.out
    }

    fn take(&mut self, cell: &'a TableCell<'a>, role: Option<ColumnRole>) {
        let text = cell.text.trim();
        if text.is_empty() && !cell.is_list {
            return;
        }
        match role {
            Some(ColumnRole::Moves) if self.moves.is_none() => self.moves = Some(cell),
            Some(ColumnRole::Pgn) if self.pgn.is_none() => self.pgn = Some(cell),
            Some(ColumnRole::Clocks) => self.clocks = Some(cell),
            Some(ColumnRole::Evaluations) => self.evaluations = Some(cell),
            Some(ColumnRole::Winner) => {
                let result = match text.to_ascii_lowercase().as_str() {
                    "white" | "белые" | "w" | "1-0" => "1-0",
                    "black" | "чёрные" | "черные" | "b" | "0-1" => "0-1",
                    "draw" | "ничья" | "1/2-1/2" | "d" => "1/2-1/2",
                    _ => return,
                };
                self.tag_from("Result", cell, result);
            }
            Some(ColumnRole::Status) => self.status(cell, text),
            Some(ColumnRole::Start) => {
                if !text.eq_ignore_ascii_case("startpos") {
                    self.tag_from("SetUp", cell, "1");
                    let fields = text.split_whitespace().count();
                    // Where nothing is said of the moves before, none were made.
                    if fields == 4 {
                        self.tag_from("FEN", cell, &format!("{text} 0 1"));
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
            Some(ColumnRole::Tag("Result")) => match text {
                "½-½" | "1/2" | "½" | "0.5" | "0.5-0.5" | "draw" | "Draw" | "ничья" | "Ничья" => {
                    self.tag_from("Result", cell, "1/2-1/2");
                }
                "1" | "1:0" | "1–0" | "white" | "White" | "1.0" => self.tag_from("Result", cell, "1-0"),
                "0" | "0:1" | "0–1" | "black" | "Black" | "0.0" => self.tag_from("Result", cell, "0-1"),
                "-" | "?" | "None" | "null" => {}
                _ => self.tag("Result", cell),
            },
            Some(ColumnRole::Tag("Date")) => {
                let is_iso =
                    text.len() >= 10 && text.is_ascii() && text.as_bytes()[4] == b'-' && text.as_bytes()[7] == b'-';
                if is_iso {
                    self.tag_from("Date", cell, &text[..10].replace('-', "."));
                } else {
                    self.tag("Date", cell);
                }
            }
            Some(ColumnRole::Tag("Variant")) if matches!(text, "standard" | "chess" | "Standard" | "fromPosition") => {}
            Some(ColumnRole::Tag(name)) => self.tag(name, cell),
            Some(_) => {}
            None => {
                if cell.is_list || self.drops_columns && !is_tag_of_pgn(&cell.name) {
                    return;
                }
                if let Some(name) = tag_name(&cell.name) {
                    self.add(name, TagContent::Of(cell));
                }
            }
        }
    }

    /// Takes how a game ended.
    fn status(&mut self, cell: &'a TableCell<'a>, text: &str) {
        let status = text.to_ascii_lowercase();
        let termination = match status.as_str() {
            "outoftime" => "time forfeit",
            "mate" | "checkmate" | "checkmated" => "checkmate",
            "stalemate" => "stalemate",
            "resign" | "resigned" => "resignation",
            "insufficientmaterialclaim" | "insufficient" => "insufficient material",
            "draw" | "agreed" => "normal",
            "cheat" => "rules infraction",
            "timeout" | "aborted" | "nostart" => "abandoned",
            _ => "",
        };
        if matches!(status.as_str(), "draw" | "stalemate") {
            self.tag_from("Result", cell, "1/2-1/2");
        }
        self.is_over = !matches!(status.as_str(), "created" | "started" | "aborted" | "nostart" | "unknownfinish");
        if termination.is_empty() {
            self.add("Status", TagContent::Of(cell));
        } else {
            self.tag_from("Termination", cell, termination);
        }
    }

    /// Takes what each side was given, in the words of a server.
    fn results_of_sides(&mut self, cells: &'a [TableCell<'a>], roles: &[Option<ColumnRole>]) {
        let of_side = |is_white: bool| {
            let index = roles.iter().position(|role| *role == Some(ColumnRole::ResultOf(is_white)))?;
            cells.get(index)
        };
        let (Some(white), Some(black)) = (of_side(true), of_side(false)) else { return };
        match (white.text.as_ref(), black.text.as_ref()) {
            ("win" | "1", _) => self.tag_from("Result", white, "1-0"),
            (_, "win" | "1") => self.tag_from("Result", black, "0-1"),
            _ if white.text == black.text
                || white.text == "timevsinsufficient"
                || black.text == "timevsinsufficient" =>
            {
                self.tag_from("Result", white, "1/2-1/2");
            }
            _ => {}
        }
    }

    /// Puts a time control together of the seconds of a game and those for each move.
    fn time_control(&mut self, cells: &'a [TableCell<'a>], roles: &[Option<ColumnRole>]) {
        let of =
            |wanted: ColumnRole| roles.iter().position(|role| *role == Some(wanted)).and_then(|index| cells.get(index));
        if let (Some(initial), Some(increment)) = (of(ColumnRole::ClockInitial), of(ColumnRole::ClockIncrement)) {
            self.tag_from("TimeControl", initial, &format!("{}+{}", initial.text, increment.text));
        }
    }

    /// Takes a time since 1970 as a date and a time of the day; a spreadsheet may have written it as `1.50421E+12`.
    fn time(&mut self, cell: &'a TableCell<'a>, text: &str, of_second: f64) {
        let Ok(number) = text.parse::<f64>() else { return };
        let seconds = number / of_second;
        if !(0.0..1.0e11).contains(&seconds) {
            return;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between these bounds")]
        let seconds = seconds as u64;
        let (year, month, day) = civil(seconds / 86_400);
        let date = format!("{year:04}.{month:02}.{day:02}");
        self.tag_from("Date", cell, &date);
        // Where digits were lost, the hour is not known.
        if !text.contains(['e', 'E']) {
            self.tag_from("UTCDate", cell, &date);
            let of_day = seconds % 86_400;
            let time = format!("{:02}:{:02}:{:02}", of_day / 3600, of_day / 60 % 60, of_day % 60);
            self.tag_from("UTCTime", cell, &time);
        }
    }

    fn tag(&mut self, name: &'static str, cell: &'a TableCell<'a>) {
        self.add(name, TagContent::Of(cell));
    }

    fn tag_from(&mut self, name: &'static str, cell: &'a TableCell<'a>, value: &str) {
        self.add(name, TagContent::From(cell, value.to_owned()));
    }

    fn add(&mut self, name: impl Into<Cow<'static, str>>, value: TagContent<'a>) {
        let name = name.into();
        if self.tags.iter().all(|(known, _)| *known != name) {
            self.tags.push((name, value));
        }
    }

    fn result(&self) -> Option<(&'a TableCell<'a>, String)> {
        self.tags.iter().find(|(name, _)| name == "Result").map(|(_, value)| match value {
            TagContent::Of(cell) => (*cell, cell.text.trim().to_owned()),
            TagContent::From(cell, text) => (*cell, text.clone()),
        })
    }

    fn say(&mut self, text: &str) {
        let place = Span::of(0..0);
        self.out.add(text, place);
    }

    fn write(&mut self) {
        if let Some(pgn) = self.pgn.filter(|pgn| pgn.text.trim_start().starts_with('[')) {
            pgn.copy(self.row, 0, pgn.text.len(), &mut self.out);
            self.say("\n");
            return;
        }
        self.tag_section();
        if let Some(evaluations) = self.evaluations {
            self.lines(evaluations);
        } else if let Some(plies) = self.plies {
            self.half_moves(plies);
        } else if let Some(moves) = self.moves.or(self.pgn) {
            self.movetext(moves);
        }
        self.end();
    }

    /// Returns the result that the moves end with, if they do.
    fn result_of_moves(&self) -> &'static str {
        let moves = self.moves.or(self.pgn).map_or("", |cell| cell.text.trim_end());
        let last = moves.rsplit(char::is_whitespace).next().unwrap_or("");
        ["1-0", "0-1", "1/2-1/2"].into_iter().find(|result| *result == last).unwrap_or("*")
    }

    fn tag_section(&mut self) {
        let mut tags = std::mem::take(&mut self.tags);
        let rank = |name: &str| ROSTER.iter().position(|known| *known == name).unwrap_or(ROSTER.len());
        tags.sort_by_key(|(name, _)| rank(name));
        for name in ROSTER {
            if tags.iter().all(|(known, _)| known != name) {
                let unknown = match name {
                    "Date" => "????.??.??",
                    "Result" if self.is_over => "1/2-1/2",
                    "Result" => self.result_of_moves(),
                    _ => UNKNOWN,
                };
                let at = tags.partition_point(|(known, _)| rank(known) < rank(name));
                tags.insert(at, (name.into(), TagContent::From(nowhere(), unknown.to_owned())));
            }
        }
        for (name, value) in &tags {
            self.say(&format!("[{name} \""));
            match value {
                TagContent::Of(cell) => cell.copy_as_value(self.row, &mut self.out),
                TagContent::From(cell, text) => self.out.add(text, cell.place),
            }
            self.say("\"]\n");
        }
        self.tags = tags;
        self.say("\n");
    }

    /// Writes moves as they are in their cell, or in a list of them.
    fn movetext(&mut self, moves: &'a TableCell<'a>) {
        if moves.is_list {
            for (index, one) in moves.list.iter().enumerate() {
                // An object for each half-move says it under one of these names.
                let members = members_of(self.row, one);
                let named = |name: &&str| members.iter().find(|member| member.name == *name);
                let one = ["san", "move", "uci", "written"].iter().find_map(named).unwrap_or(one);
                one.copy(self.row, 0, one.text.len(), &mut self.out);
                self.say(" ");
                self.clock(index);
            }
            return;
        }
        let is_marked = moves.text.trim_start().starts_with("W1.");
        if !is_marked && (self.clocks.is_none() || moves.text.contains(['{', '(', '.'])) {
            moves.copy(self.row, 0, moves.text.len(), &mut self.out);
            self.say(" ");
            return;
        }
        let (mut at, mut index) = (0, 0);
        for word in moves.text.split_whitespace() {
            let from = at + moves.text[at..].find(word).unwrap_or(0);
            at = from + word.len();
            // `W1.d4`: whose move it is, and its number.
            let mark = word.find('.').filter(|_| is_marked).map_or(0, |dot| dot + 1);
            moves.copy(self.row, from + mark, at, &mut self.out);
            self.say(" ");
            if !is_result(word) {
                self.clock(index);
                index += 1;
            }
        }
    }

    /// Writes the time that is left after a half-move.
    fn clock(&mut self, index: usize) {
        let Some(cell) = self.clocks.and_then(|clocks| clocks.list.get(index)) else { return };
        let Ok(hundredths) = cell.text.parse::<u64>() else { return };
        let seconds = hundredths / 100;
        let mut time = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hundredths % 100 > 0 {
            let _ = write!(time, ".{:02}", hundredths % 100);
        }
        self.out.add(&format!("{{[%clk {time}]}} "), cell.place);
    }

    /// Writes the lines of an engine: the first one, and the others as variations of its first move.
    fn lines(&mut self, evaluations: &TableCell<'a>) {
        let mut lines = Vec::new();
        for one in &evaluations.list {
            let cells = members_of(self.row, one);
            let of_one = cells.into_iter().filter(|cell| cell.name == "pvs").flat_map(|pvs| pvs.list);
            for line in of_one {
                lines.extend(members_of(self.row, &line).into_iter().filter(|cell| cell.name == "line"));
            }
        }
        let Some((main, others)) = lines.split_first() else { return };
        let first = main.text.find(' ').unwrap_or(main.text.len());
        main.copy(self.row, 0, first, &mut self.out);
        for other in others {
            self.say(" (");
            other.copy(self.row, 0, other.text.len(), &mut self.out);
            self.say(")");
        }
        main.copy(self.row, first, main.text.len(), &mut self.out);
        self.say(" ");
    }

    /// Writes the half-moves of a timeline.
    fn half_moves(&mut self, plies: &TableCell<'a>) {
        for ply in &plies.list {
            let cells = members_of(self.row, ply);
            let of = |name: &str| cells.iter().find(|cell| cell.name == name);
            if let Some(played) = of("san").or_else(|| of("written")) {
                played.copy(self.row, 0, played.text.len(), &mut self.out);
                self.say(" ");
            }
        }
    }

    /// Ends the moves with the result, where they do not end with one.
    fn end(&mut self) {
        let text = self.out.text.trim_end();
        let last = text.rsplit(char::is_whitespace).next().unwrap_or("");
        if is_result(last) {
            self.say("\n");
            return;
        }
        match self.result().filter(|(_, result)| is_result(result)) {
            Some((cell, result)) => self.out.add(&result, cell.place),
            None => self.say("*"),
        }
        self.say("\n");
    }
}

/// A cell that is nowhere.
fn nowhere() -> &'static TableCell<'static> {
    static NOWHERE: std::sync::LazyLock<TableCell<'static>> = std::sync::LazyLock::new(TableCell::default);
    &NOWHERE
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*" | "½-½")
}

/// Returns true if a name is that of a tag of PGN, as the tables of servers have it.
fn is_tag_of_pgn(name: &str) -> bool {
    super::super::standard_name(name).is_some() || matches!(role_of(name), Some(ColumnRole::Tag(_)))
}

/// Returns year, month and day of a number of days since 1970.
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
