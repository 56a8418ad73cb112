//! Players' records: `001`.

use super::super::event::{Entry, Player};
use super::super::outcome::{Color, Outcome};
use super::columns::Columns;
use super::fault::{Fault, FaultKind, Part};
use super::report::MAX_ROUNDS;

/// The column of the first round's opponent.
const FIRST_ROUND: usize = 92;
/// The number of columns of a round.
const ROUND_WIDTH: usize = 10;

/// A player's record whose opponents are still numbers.
#[derive(Debug)]
pub(super) struct PlayerRecord {
    pub(super) line: u32,
    pub(super) player: Player,
    pub(super) rounds: Vec<WrittenRound>,
}

/// A round as written.
#[derive(Clone, Copy, Debug)]
pub(super) struct WrittenRound {
    pub(super) column: u32,
    pub(super) opponent: u32,
    pub(super) entry: Entry,
    /// Whether the content of the color column is valid.
    pub(super) is_color_read: bool,
}

/// Collects the faults of one line.
pub(super) struct Notes<'a> {
    pub(super) line: u32,
    pub(super) faults: &'a mut Vec<Fault>,
}

impl Notes<'_> {
    pub(super) fn note(&mut self, column: usize, kind: FaultKind) {
        let column = u32::try_from(column).unwrap_or(u32::MAX);
        self.faults.push(Fault { line: self.line, column, kind });
    }

    fn unreadable(&mut self, column: usize, part: Part, text: String) {
        self.note(column, FaultKind::Unreadable { part, text });
    }

    /// Reads some columns if they are not blank.
    pub(super) fn read<T: std::str::FromStr>(
        &mut self,
        columns: &Columns,
        (from, to): (usize, usize),
        part: Part,
    ) -> Option<T> {
        let text = columns.text(from, to);
        if text.is_empty() {
            return None;
        }
        let read = text.parse().ok();
        if read.is_none() {
            self.unreadable(from, part, text);
        }
        read
    }
}

/// Reads a player's record; `None` without a starting rank, because no player can be identified then.
pub(super) fn player(text: &str, notes: &mut Notes<'_>) -> Option<PlayerRecord> {
    let columns = aligned(text, notes);
    let number = notes.read(&columns, (5, 8), Part::Number);
    let Some(number) = number.filter(|number| *number > 0) else {
        if columns.text(5, 8).is_empty() {
            notes.note(5, FaultKind::Short { part: Part::Number });
        }
        return None;
    };
    let sex = match columns.at(10) {
        ' ' => None,
        sex @ ('m' | 'w' | 'M' | 'W' | 'f' | 'F') => Some(sex),
        other => {
            notes.unreadable(10, Part::Sex, other.to_string());
            None
        }
    };
    let name = columns.text(15, 47);
    if name.is_empty() {
        notes.note(15, FaultKind::Short { part: Part::Name });
    }
    let (title, federation) = (columns.text(11, 13), columns.text(54, 56));
    let (fide_id, birth) = (columns.text(58, 68), columns.text(70, 79));
    let fields = [
        (11, Part::Title, &title, is_title(&title)),
        (54, Part::Federation, &federation, is_code_of_federation(&federation)),
        (58, Part::FideId, &fide_id, fide_id.bytes().all(|byte| byte.is_ascii_digit())),
        (70, Part::Birth, &birth, is_birth(&birth)),
    ];
    for (column, part, text, is_right) in fields {
        if !text.is_empty() && !is_right {
            notes.unreadable(column, part, text.to_owned());
        }
    }
    let rating = notes.read::<u16>(&columns, (49, 52), Part::Rating).filter(|rating| *rating > 0);
    let stated_points = notes.read(&columns, (81, 84), Part::Points);
    let stated_rank = notes.read(&columns, (86, 89), Part::Rank);
    if stated_points.is_none() && columns.text(81, 84).is_empty() {
        notes.note(81, FaultKind::Short { part: Part::Points });
    }
    let player = Player {
        number,
        sex,
        title,
        name,
        rating,
        federation,
        fide_id,
        birth,
        stated_points,
        stated_rank,
        entries: Vec::new(),
    };
    Some(PlayerRecord { line: notes.line, player, rounds: rounds(&columns, notes) })
}

/// The titles of FIDE, those of its online arena, and the letters used by older programs.
const TITLES: [&str; 23] = [
    "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM", "NM", "WNM", "HM", "G", "M", "F",
    "C", "WG", "WM", "WF", "WC",
];

fn is_title(text: &str) -> bool {
    TITLES.iter().any(|title| title.eq_ignore_ascii_case(text))
}

fn is_code_of_federation(text: &str) -> bool {
    text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// Returns true if a text is a date of birth: `1985/07/21`, with dots or dashes, `1985/00/00` or the year alone.
fn is_birth(text: &str) -> bool {
    let parts: Vec<Option<u16>> = text.split(['/', '.', '-']).map(|part| part.trim().parse().ok()).collect();
    match parts[..] {
        [Some(year)] => year == 0 || text.len() == 4,
        [Some(one), Some(month), Some(other)] => month <= 12 && one.min(other) <= 31 && one.max(other) < 2200,
        _ => false,
    }
}

/// Finds the way of counting columns that fits a line best.
fn aligned(text: &str, notes: &mut Notes<'_>) -> Columns {
    if let Some(at) = text.chars().position(|char| char == '\t') {
        notes.note(at + 1, FaultKind::Tab);
    }
    let columns = Columns::of(text);
    let (first, misfits) = columns.misfits();
    let Some(first) = first else { return columns };
    if !text.is_ascii() {
        let in_bytes = Columns::in_bytes(text);
        if in_bytes.misfits().1 < misfits {
            notes.note(first, FaultKind::ColumnsInBytes);
            return in_bytes;
        }
    }
    notes.note(first, FaultKind::Shifted);
    columns
}

fn rounds(columns: &Columns, notes: &mut Notes<'_>) -> Vec<WrittenRound> {
    let first = |round: u16| FIRST_ROUND + ROUND_WIDTH * usize::from(round - 1);
    let last = (1..=MAX_ROUNDS).take_while(|round| first(*round) <= columns.len()).last().unwrap_or(0);
    if columns.len() >= first(MAX_ROUNDS) + ROUND_WIDTH {
        notes.note(first(MAX_ROUNDS) + ROUND_WIDTH, FaultKind::TooManyRounds);
    }
    let is_beside = (1..=last).any(|round| !is_in_columns(columns, first(round)));
    if is_beside && let Some(rounds) = in_words(columns) {
        notes.note(FIRST_ROUND, FaultKind::RoundsBesideColumns);
        return rounds;
    }
    (1..=last).filter_map(|round| one_round(columns, round, first(round), notes)).collect()
}

/// Returns true if the columns of a round can hold one, with blanks between its parts.
fn is_in_columns(columns: &Columns, at: usize) -> bool {
    let number = columns.text(at, at + 3);
    let has_gaps = [4, 6, 8, 9].iter().all(|gap| columns.at(at + gap) == ' ');
    let sign = columns.at(at + 7);
    has_gaps
        && (number.is_empty() || number.parse::<u32>().is_ok())
        && color_of(columns.at(at + 5)).is_some()
        && (sign == ' ' || Outcome::from_sign(sign).is_some())
}

fn one_round(columns: &Columns, round: u16, at: usize, notes: &mut Notes<'_>) -> Option<WrittenRound> {
    let (number, color, sign) = (columns.text(at, at + 3), columns.at(at + 5), columns.at(at + 7));
    if number.is_empty() && color == ' ' && sign == ' ' {
        return None;
    }
    let opponent = notes.read(columns, (at, at + 3), Part::Opponent(round)).unwrap_or(0);
    let is_color_read = color_of(color).is_some();
    if !is_color_read {
        notes.unreadable(at + 5, Part::Color(round), color.to_string());
    }
    let color = color_of(color).and_then(WrittenColor::color);
    let outcome = match Outcome::from_sign(sign) {
        Some(outcome) => outcome,
        // Paired, and not played yet.
        None if sign == ' ' && opponent > 0 => Outcome::Unknown,
        None if sign == ' ' => Outcome::ZeroPointBye,
        None => {
            notes.unreadable(at + 7, Part::Outcome(round), sign.to_string());
            Outcome::Unknown
        }
    };
    Some(WrittenRound { is_color_read, ..written(round, at, opponent, color, outcome) })
}

fn written(round: u16, at: usize, opponent: u32, color: Option<Color>, outcome: Outcome) -> WrittenRound {
    let entry = Entry { round, opponent: None, color, outcome };
    WrittenRound { column: u32::try_from(at).unwrap_or(u32::MAX), opponent, entry, is_color_read: true }
}

/// The content of a color column.
enum WrittenColor {
    Of(Color),
    None,
}

/// Reads a color, or a dash or a blank for no color.
const fn color_of(char: char) -> Option<WrittenColor> {
    match char {
        'w' | 'W' => Some(WrittenColor::Of(Color::White)),
        'b' | 'B' => Some(WrittenColor::Of(Color::Black)),
        '-' | ' ' => Some(WrittenColor::None),
        _ => None,
    }
}

impl WrittenColor {
    const fn color(self) -> Option<Color> {
        match self {
            Self::Of(color) => Some(color),
            Self::None => None,
        }
    }
}

/// Reads rounds outside their columns in order, if every word fits: opponent, color, result.
fn in_words(columns: &Columns) -> Option<Vec<WrittenRound>> {
    let words = columns.words(FIRST_ROUND - 1);
    if !words.len().is_multiple_of(3) || words.len() / 3 > usize::from(MAX_ROUNDS) {
        return None;
    }
    let one_char = |word: &str| word.chars().next().filter(|char| word.len() == char.len_utf8());
    let rounds = words.chunks_exact(3).zip(1_u16..).map(|(words, round)| {
        let [(at, number), (_, color), (_, sign)] = words else { return None };
        let opponent = number.parse().ok().filter(|number| *number <= 9999)?;
        let outcome = Outcome::from_sign(one_char(sign)?)?;
        Some(written(round, *at, opponent, color_of(one_char(color)?)?.color(), outcome))
    });
    rounds.collect()
}
