//! The table at the end of a batch of sheets: for each file the numbers of sheets that were sound, restored, left open,
//! beyond repair.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::l10n::{Language, message};
use crate::text::{Fields, Visible, display_width};

use super::repaired_record::RepairedRecord;
use crate::render::layout::columns::padded;
use crate::render::layout::elided::in_middle;
use crate::render::layout::json::rounded;

/// The result for one sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetVerdict {
    /// It can be played as written.
    AsWritten,
    /// It was restored completely.
    Repaired,
    /// Some plies are left open.
    Open,
    /// It begins in the middle of a game without a position: its moves are as written, and checked against each other.
    Fragment,
    /// No game was found for it.
    Beyond,
    /// It cannot be played as written, and was not restored.
    NotPlayable,
}

impl SheetVerdict {
    const fn name(self) -> &'static str {
        match self {
            Self::AsWritten => "as-written",
            Self::Repaired => "repaired",
            Self::Open => "open",
            Self::Fragment => "fragment",
            Self::Beyond => "beyond-repair",
            Self::NotPlayable => "not-playable",
        }
    }
}

/// The row of one sheet.
#[derive(Clone, Copy, Debug)]
pub struct SheetLine<'a> {
    /// The name of the file.
    pub path: &'a str,
    /// The players, if the sheet names them.
    pub players: Option<&'a [String; 2]>,
    /// The result.
    pub verdict: SheetVerdict,
    /// Its certainty, from 0 to 1.
    pub confidence: f64,
    /// The number of plies that could be played as written, or were restored; for a fragment, the number present.
    pub plies: usize,
    /// The number of changes.
    pub changed: usize,
    /// The hash of its text.
    pub fingerprint: u64,
}

/// Serializes the fields of the schema `sheet`; the number of the record is added when it is known.
impl Serialize for SheetLine<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::of_type(serializer, "sheet")
            .put("path", self.path)
            .put("record", &0)
            .put("fingerprint", &format!("{:016x}", self.fingerprint))
            .put("verdict", self.verdict.name())
            .put("plies", &self.plies)
            .put("changed", &self.changed)
            .put("confidence", &rounded(self.confidence, 4))
            .some("players", self.players)
            .end()
    }
}

impl<G: crate::game::Game> RepairedRecord<'_, G> {
    /// Summarizes the result for the record.
    #[must_use]
    pub fn sheet_line<'a>(&'a self, players: Option<&'a [String; 2]>) -> SheetLine<'a> {
        let (verdict, confidence) = match self.restored {
            Some(restored) if restored.is_complete() => (SheetVerdict::Repaired, restored.confidence),
            Some(restored) => (SheetVerdict::Open, restored.confidence),
            None if self.is_sound() => (SheetVerdict::AsWritten, 1.0),
            None if self.replay.fragment.is_some() => (SheetVerdict::Fragment, 0.0),
            None => (SheetVerdict::Beyond, 0.0),
        };
        SheetLine {
            path: self.source.path,
            players,
            verdict,
            confidence,
            plies: match (self.restored, &self.replay.fragment) {
                (Some(restored), _) => restored.plies.len(),
                (None, Some(fragment)) => fragment.moves.len(),
                (None, None) => self.replay.main_plies as usize,
            },
            changed: self.restored.map_or(0, crate::scoresheet::Restored::n_changed),
            fingerprint: self.fingerprint,
        }
    }
}

/// Counts of one file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct FileCounts {
    n_sheets: u64,
    n_as_written: u64,
    n_repaired: u64,
    n_open: u64,
    n_beyond: u64,
    /// The sum of the certainties of the repaired sheets in millionths, so that the order of addition does not matter.
    sureness: u64,
    /// The players; two pairs if sheets of the file name different ones.
    players: Vec<[String; 2]>,
}

impl FileCounts {
    fn add(&mut self, other: &Self) {
        for players in &other.players {
            if self.players.len() < 2 && !self.players.contains(players) {
                self.players.push(players.clone());
            }
        }
        self.n_sheets += other.n_sheets;
        self.n_as_written += other.n_as_written;
        self.n_repaired += other.n_repaired;
        self.n_open += other.n_open;
        self.n_beyond += other.n_beyond;
        self.sureness += other.sureness;
    }

    fn of(line: &SheetLine<'_>) -> Self {
        let is = |verdict: SheetVerdict| u64::from(line.verdict == verdict);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share, in millionths")]
        let sureness = (line.confidence.clamp(0.0, 1.0) * 1e6).round() as u64;
        Self {
            n_sheets: 1,
            n_as_written: is(SheetVerdict::AsWritten),
            n_repaired: is(SheetVerdict::Repaired),
            n_open: is(SheetVerdict::Open) + is(SheetVerdict::Fragment),
            n_beyond: is(SheetVerdict::Beyond) + is(SheetVerdict::NotPlayable),
            sureness: if line.verdict == SheetVerdict::Repaired { sureness } else { 0 },
            players: line.players.cloned().into_iter().collect(),
        }
    }
}

/// Collects the results for sheets, file by file; with very many files the first ones by name, and the others together.
#[derive(Clone, Debug, Default)]
pub struct SheetTable {
    of: TableOf,
    rows: BTreeMap<String, FileCounts>,
    others: FileCounts,
    all: FileCounts,
}

/// The maximum number of files with rows of their own.
const MAX_ROWS: usize = 500;
/// The minimum width of a file's name.
const NARROWEST_NAME: usize = 12;
/// The maximum width of a file's name; a longer one is shortened in the middle.
const WIDEST_NAME: usize = 34;

/// The subject of a table, which determines its headings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableOf {
    /// Sheets that were only played.
    #[default]
    Checked,
    /// Sheets that were restored.
    Repaired,
    /// Games whose sheets were compared.
    Compared,
}

impl SheetTable {
    /// Begins a table.
    #[must_use]
    pub fn of(of: TableOf) -> Self {
        Self { of, ..Self::default() }
    }

    /// Adds a sheet.
    pub fn add(&mut self, line: &SheetLine<'_>) {
        let row = FileCounts::of(line);
        self.all.add(&row);
        self.rows.entry(line.path.to_owned()).or_default().add(&row);
        if self.rows.len() > MAX_ROWS
            && let Some((_, last)) = self.rows.pop_last()
        {
            self.others.add(&last);
        }
    }

    /// Counts the files with rows of their own.
    #[must_use]
    pub fn n_files(&self) -> usize {
        self.rows.len()
    }

    /// Returns the common folder of all files, if names are too wide with it.
    fn folder_to_leave_out(&self) -> &str {
        let (Some((first, _)), Some((last, _))) = (self.rows.first_key_value(), self.rows.last_key_value()) else {
            return "";
        };
        if self.rows.keys().all(|path| display_width(path) <= WIDEST_NAME) {
            return "";
        }
        // Names are sorted, so the common prefix of all is that of the first and the last.
        let n_shared = first.bytes().zip(last.bytes()).take_while(|(one, other)| one == other).count();
        first.as_bytes()[..n_shared].iter().rposition(|byte| *byte == b'/').map_or("", |at| &first[..=at])
    }

    /// Draws the table, no wider than the available room if names can be shortened enough.
    #[must_use]
    pub fn text(&self, room: usize, language: Language) -> String {
        let of = self.of;
        let said = |phrase: crate::l10n::Message| phrase.in_language(language);
        let first = match of {
            TableOf::Compared => said(message!("table-games")),
            TableOf::Checked | TableOf::Repaired => said(message!("table-sheets")),
        };
        let mut heads = vec![said(message!("table-file")), first];
        match of {
            TableOf::Checked => {
                heads.extend([said(message!("table-as-written")), said(message!("table-not-playable"))]);
            }
            TableOf::Repaired => heads.extend([
                said(message!("table-as-written")),
                said(message!("table-repaired")),
                said(message!("table-sure")),
                said(message!("table-open")),
                said(message!("table-beyond")),
            ]),
            TableOf::Compared => heads.extend([
                said(message!("table-agreed")),
                said(message!("table-reconciled")),
                said(message!("table-sure")),
                said(message!("table-open")),
                said(message!("table-not-comparable")),
            ]),
        }
        let mut lines = vec![heads];
        let folder = self.folder_to_leave_out();
        let name = |path: &str| Visible(path.strip_prefix(folder).unwrap_or(path)).to_string();
        lines.extend(self.rows.iter().map(|(path, row)| cells(&name(path), row, of)));
        if self.others.n_sheets > 0 {
            lines.push(cells(&said(message!("table-others")), &self.others, of));
        }
        lines.push(cells(&said(message!("table-all")), &self.all, of));
        let players = self.rows.values().map(|row| if let [only] = &row.players[..] { Some(only) } else { None });
        let players: Vec<Option<&[String; 2]>> = [None].into_iter().chain(players).collect();
        let n_columns = lines[0].len();
        let width = |lines: &[Vec<String>], column: usize| {
            lines.iter().map(|line| display_width(&line[column])).max().unwrap_or(0)
        };
        let figures: usize = (1..n_columns).map(|column| 2 + width(&lines, column)).sum();
        for line in &mut lines {
            line[0] = in_middle(&line[0], WIDEST_NAME.min(room.saturating_sub(figures)).max(NARROWEST_NAME));
        }
        let widths: Vec<usize> = (0..n_columns).map(|column| width(&lines, column)).collect();
        let used = widths.iter().sum::<usize>() + 2 * (n_columns - 1);
        let mut text = String::new();
        for (index, line) in lines.iter().enumerate() {
            let mut row = padded(&line[0], widths[0]);
            for (cell, width) in line.iter().zip(&widths).skip(1) {
                row.push_str("  ");
                row.push_str(&" ".repeat(width - display_width(cell)));
                row.push_str(cell);
            }
            if let Some(Some([white, black])) = players.get(index) {
                let names = Visible(&format!("{white} – {black}")).to_string();
                let room = room.saturating_sub(used + 2);
                if room >= 8 {
                    row.push_str("  ");
                    row.push_str(&in_middle(&names, room));
                }
            }
            text.push_str(row.trim_end());
            text.push('\n');
        }
        text
    }
}

fn cells(name: &str, row: &FileCounts, of: TableOf) -> Vec<String> {
    let mut cells = vec![name.to_owned(), row.n_sheets.to_string(), row.n_as_written.to_string()];
    match of {
        TableOf::Checked => cells.push((row.n_sheets - row.n_as_written).to_string()),
        TableOf::Repaired | TableOf::Compared => {
            let sure = match row.n_repaired {
                0 => "—".to_owned(),
                n => {
                    let tenths = row.sureness / n / 1000;
                    format!("{}.{} %", tenths / 10, tenths % 10)
                }
            };
            cells.extend([row.n_repaired.to_string(), sure, row.n_open.to_string(), row.n_beyond.to_string()]);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(path: &str, verdict: SheetVerdict) -> SheetLine<'_> {
        SheetLine { path, players: None, verdict, confidence: 0.9, plies: 40, changed: 1, fingerprint: 0 }
    }

    #[test]
    fn a_table_is_no_wider_than_a_terminal_whatever_files_are_called() {
        let mut table = SheetTable::of(TableOf::Repaired);
        let long = format!("турнир/{}/лист-001_0.txt", "очень-длинное-имя-папки".repeat(8));
        table.add(&line(&long, SheetVerdict::Repaired));
        table.add(&line("a.txt", SheetVerdict::Open));
        let players = ["Иванов, Пётр Сергеевич".to_owned(), "Alexandersson".to_owned()];
        table.add(&SheetLine { players: Some(&players), ..line("b.txt", SheetVerdict::AsWritten) });
        for language in Language::ALL {
            for of in [TableOf::Checked, TableOf::Repaired, TableOf::Compared] {
                table.of = of;
                for line in table.text(80, language).lines() {
                    assert!(display_width(line) <= 80, "{line}");
                }
            }
        }
        table.of = TableOf::Repaired;
        assert!(table.text(80, Language::English).contains("001_0.txt "));
    }

    #[test]
    fn very_many_files_share_a_row_and_the_order_of_adding_makes_no_difference() {
        let names: Vec<String> = (0..MAX_ROWS + 20).map(|number| format!("{number:05}.txt")).collect();
        let (mut forward, mut backward) = (SheetTable::of(TableOf::Repaired), SheetTable::of(TableOf::Repaired));
        for name in &names {
            forward.add(&line(name, SheetVerdict::Beyond));
        }
        for name in names.iter().rev() {
            backward.add(&line(name, SheetVerdict::Beyond));
        }
        let text = |table: &SheetTable| table.text(80, Language::English);
        assert_eq!(text(&forward), text(&backward));
        assert_eq!(forward.n_files(), MAX_ROWS);
        assert_eq!(forward.others.n_sheets, 20);
    }

    #[test]
    fn a_folder_that_all_files_share_is_left_out_where_there_is_no_room_for_it() {
        let mut table = SheetTable::of(TableOf::Repaired);
        table.add(&line("a/long/way/to/the/sheets/of/round/1/001_0.txt", SheetVerdict::Repaired));
        table.add(&line("a/long/way/to/the/sheets/of/round/1/002_0.txt", SheetVerdict::Open));
        let text = table.text(80, Language::English);
        assert!(text.contains("\n001_0.txt ") && text.contains("\n002_0.txt "), "{text}");
        table.add(&line("a/long/way/to/the/sheets/of/round/2/001_0.txt", SheetVerdict::Open));
        let text = table.text(80, Language::English);
        assert!(text.contains("\n1/001_0.txt ") && text.contains("\n2/001_0.txt "), "{text}");
    }
}
