//! Writes a record in the export format of PBN 2.1: the mandatory tags in order, the supplemental ones sorted by name,
//! the auction, the play, the other sections; nothing in the record is lost.

use std::borrow::Cow;

use super::lines::{LineWriter, commented_out, split_lines, surrounding_line};
use super::section::{Moves, SectionWords};
use crate::call::ContractValue;
use crate::check::Facts;
use crate::deal::{Deal, read_deal};
use crate::pbn::{Inherited, Item, ItemKind, Record, TagPair, is_known};
use crate::result::{ResultValue, Tricks};
use crate::seat::{Seat, Vulnerability};

/// The mandatory tags, in order.
const MANDATORY: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
];

/// The maximum number of a note.
const LAST_NOTE: u8 = 32;

/// Writes the games of a file in the export format, in sequence.
///
/// Comments, lines that begin with `%`, and unreadable text are kept; what is not allowed at its place, such as a
/// repeated tag, becomes a comment. Exporting an exported file gives the same bytes.
///
/// ```
/// use zapis_bridge::pbn::{self, Chunk, Chunks};
/// use zapis_bridge::{Checker, PbnWriter};
/// let file = "[Dealer \"N\"]\n[Auction \"N\"]\n1d pass PASS pass\n\n[Dealer \"E\"]\n";
/// let (mut chunks, mut chunk) = (Chunks::new(file.as_bytes()), Chunk::default());
/// let (mut checker, mut writer, mut out) = (Checker::default(), PbnWriter::default(), String::new());
/// while chunks.next_into(&mut chunk)? {
///     let text = String::from_utf8_lossy(&chunk.bytes);
///     let record = pbn::read(&text);
///     let (_, facts) = checker.check(&record);
///     writer.write(&record, &facts, checker.inherited(), &mut out);
/// }
/// assert!(out.starts_with("% PBN 2.1\r\n% EXPORT\r\n"));
/// assert!(out.contains("\r\n1D Pass Pass Pass\r\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct PbnWriter {
    charset: Option<String>,
    is_begun: bool,
}

/// A tag pair with the items after it.
struct Block<'a, 't> {
    tag: &'a TagPair<'t>,
    items: &'a [Item],
    /// Notes of the section.
    notes: Vec<Block<'a, 't>>,
}

impl PbnWriter {
    /// Writes a line at the beginning with the character set of the file, if it is not Latin-1; such a line in the
    /// input is dropped.
    #[must_use]
    pub fn with_charset(mut self, name: &str) -> Self {
        self.charset = Some(name.to_owned());
        self
    }

    /// Continues after games already written: an empty line comes first.
    #[must_use]
    pub const fn continued(mut self) -> Self {
        self.is_begun = true;
        self
    }

    /// Appends the lines before the first game, unless they were already written.
    pub fn begin(&mut self, out: &mut String) {
        if std::mem::replace(&mut self.is_begun, true) {
            return;
        }
        out.push_str("% PBN 2.1\r\n% EXPORT\r\n");
        if let Some(charset) = self.charset.as_ref().filter(|name| !is_latin(name)) {
            out.push_str("%Content-type: text/x-pbn; charset=");
            out.push_str(charset);
            out.push_str("\r\n");
        }
    }

    /// Appends a game, as read and checked, given its facts and the values inherited up to it.
    ///
    /// Cost: linear, except for sorting tags by name.
    pub fn write(&mut self, record: &Record<'_>, facts: &Facts, inherited: &Inherited, out: &mut String) {
        let is_first = !self.is_begun;
        self.begin(out);
        let head_len = record.items.iter().position(|item| matches!(item.kind, ItemKind::Tag(_)));
        let head_len = head_len.unwrap_or(record.items.len());
        let head: Vec<Cow<'_, str>> = record.items[..head_len]
            .iter()
            .flat_map(|item| comments_of(record, *item))
            .filter(|comment| !self.is_own_line(comment))
            .collect();
        if head.is_empty() && record.tags.is_empty() {
            return;
        }
        if !is_first {
            out.push_str("\r\n");
        }
        let mut game = GameWriter { record, facts, inherited, lines: LineWriter::new(out) };
        for comment in &head {
            game.lines.comment(comment);
            game.lines.end_line();
        }
        if !record.tags.is_empty() {
            game.write();
        }
    }

    /// Returns true if a line repeats the lines at the beginning.
    fn is_own_line(&self, line: &str) -> bool {
        let Some(text) = line.strip_prefix('%') else { return false };
        let text = text.trim();
        let is_charset = || text.get(..12).is_some_and(|start| start.eq_ignore_ascii_case("content-type"));
        let is_version =
            |text: &str| text.strip_prefix("PBN").is_some_and(|rest| rest.starts_with([' ', '\t', '\u{b}']));
        text == "EXPORT" || is_version(text) || self.charset.is_some() && is_charset()
    }
}

fn is_latin(charset: &str) -> bool {
    ["iso-8859-1", "latin1", "windows-1252"].iter().any(|name| charset.eq_ignore_ascii_case(name))
}

/// Returns true if a word carries no information: an old end-of-file mark, or the markers around PBN in another
/// document.
fn is_nothing(text: &str) -> bool {
    matches!(text, "\u{1a}" | "<PBN>" | "</PBN>")
}

/// Returns true if an item in a user-defined section is a comment, or becomes one because it contains the sign that
/// begins one.
fn is_comment(record: &Record<'_>, item: &Item) -> bool {
    matches!(item.kind, ItemKind::BraceComment | ItemKind::LineComment | ItemKind::EscapeLine | ItemKind::Surrounding)
        || item.span.of(record.text).contains('{')
}

/// Returns items outside any section as comments.
fn comments_of<'t>(record: &Record<'t>, item: Item) -> Vec<Cow<'t, str>> {
    let text = item.span.of(record.text);
    match item.kind {
        ItemKind::BraceComment | ItemKind::LineComment | ItemKind::EscapeLine => vec![Cow::Borrowed(text)],
        ItemKind::Surrounding => surrounding_line(text).map(Cow::Owned).into_iter().collect(),
        _ if is_nothing(text) => Vec::new(),
        _ => commented_out(text).into_iter().map(Cow::Owned).collect(),
    }
}

struct GameWriter<'a, 't, 'o> {
    record: &'a Record<'t>,
    facts: &'a Facts,
    inherited: &'a Inherited,
    lines: LineWriter<'o>,
}

impl<'a, 't> GameWriter<'a, 't, '_> {
    fn write(mut self) {
        let (mut blocks, comments) = self.blocks();
        let mut take = |name: &str| {
            let at = blocks.iter().position(|block| block.tag.name == name)?;
            Some(blocks.remove(at))
        };
        let mandatory = MANDATORY.map(&mut take);
        let auction = take("Auction");
        let play = take("Play");
        for (name, block) in MANDATORY.into_iter().zip(mandatory) {
            match block {
                Some(block) => self.identification(&block),
                None if self.inherited.holds(name) => {}
                None => {
                    let is_inappropriate = matches!(name, "Declarer" | "Result") && self.facts.is_passed_out();
                    let value = if is_inappropriate { "" } else { "?" };
                    self.lines.line(&format!("[{name} \"{value}\"]"));
                }
            }
        }
        blocks.sort_by_key(|block| block.tag.name);
        let (sections, supplemental): (Vec<_>, Vec<_>) =
            blocks.into_iter().partition(|block| Self::is_section(self.record, block));
        for block in &supplemental {
            self.identification(block);
        }
        for comment in &comments {
            self.lines.comment(comment);
            self.lines.end_line();
        }
        if let Some(block) = auction {
            self.auction(&block);
        }
        if let Some(block) = play {
            self.play(&block);
        }
        for block in &sections {
            self.section(block);
        }
        self.lines.end_line();
    }

    /// Assigns the tag pairs: notes to their sections; also returns what becomes a comment: repeated tags, and notes
    /// without a section.
    fn blocks(&self) -> (Vec<Block<'a, 't>>, Vec<String>) {
        let mut blocks: Vec<Block<'a, 't>> = Vec::new();
        let mut strays = Vec::new();
        let mut comments = Vec::new();
        for tag in &self.record.tags {
            let block = Block { tag, items: self.record.section(tag), notes: Vec::new() };
            let unowned = self.record.behind(tag).get(block.items.len()..).unwrap_or_default();
            comments.extend(unowned.iter().flat_map(|item| comments_of(self.record, *item)).map(Cow::into_owned));
            if tag.name == "Note" {
                match blocks.last_mut().filter(|last| matches!(last.tag.name, "Auction" | "Play")) {
                    Some(last) => last.notes.push(block),
                    None => strays.push(block),
                }
            } else if tag.is_repeated {
                comments.extend(self.commented_block(&block));
            } else {
                blocks.push(block);
            }
        }
        // A note after another section belongs to a section that refers to its number and has no such note.
        let mut wanted: Vec<(&str, u64)> = Vec::new();
        if !strays.is_empty() {
            for block in blocks.iter().filter(|block| matches!(block.tag.name, "Auction" | "Play")) {
                let moves = if block.tag.name == "Auction" { Moves::Calls } else { Moves::Cards };
                let words = SectionWords::read(self.record, block.items, moves);
                let noted =
                    words.noted().filter_map(|noted| noted.parse().ok()).map(note_bit).fold(0, |all, bit| all | bit);
                let there = block.notes.iter().filter_map(note_number).map(note_bit).fold(0, |all, bit| all | bit);
                wanted.push((block.tag.name, noted & !there));
            }
            wanted.sort_unstable();
        }
        for stray in strays {
            let bit = note_number(&stray).map_or(0, note_bit);
            let owner = wanted.iter_mut().find(|(_, wanted)| wanted & bit != 0);
            let owner = owner.and_then(|(name, wanted)| {
                *wanted &= !bit;
                blocks.iter_mut().find(|block| block.tag.name == *name)
            });
            match owner {
                Some(block) => block.notes.push(stray),
                None => comments.extend(self.commented_block(&stray)),
            }
        }
        (blocks, comments)
    }

    /// Converts a tag pair and the items after it to comments.
    fn commented_block(&self, block: &Block<'_, '_>) -> Vec<String> {
        let mut comments = Vec::new();
        let text = self.record.text;
        comments.extend(commented_out(block.tag.span.of(text)));
        for item in block.items {
            comments.extend(comments_of(self.record, *item).into_iter().map(Cow::into_owned));
        }
        comments
    }

    /// Returns true if a tag begins a section: a table, or a user-defined one with data.
    fn is_section(record: &Record<'_>, block: &Block<'_, '_>) -> bool {
        let is_data = |item: &Item| !is_comment(record, item) && !is_nothing(item.span.of(record.text));
        is_table(block.tag.name) || !is_known(block.tag.name) && block.items.iter().any(is_data)
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.lines.line(&format!("[{name} \"{value}\"]"));
    }

    /// Writes a tag pair with the comments after it.
    fn identification(&mut self, block: &Block<'_, '_>) {
        let value = self.value(block.tag);
        self.tag(block.tag.name, &value);
        self.comments(block);
    }

    fn comments(&mut self, block: &Block<'_, '_>) {
        for item in block.items {
            for comment in comments_of(self.record, *item) {
                self.lines.comment(&comment);
                self.lines.end_line();
            }
        }
    }

    /// Returns the value of a tag in the export format.
    fn value(&self, tag: &TagPair<'t>) -> Cow<'t, str> {
        let raw = tag.raw;
        let blanks = raw.replace(['\t', '\u{b}'], " ");
        let value = match tag.name {
            _ if raw.starts_with('#') => None,
            "Dealer" => seat_of(raw).map(|seat| seat.letter().to_string()),
            "Vulnerable" => Vulnerability::read(&blanks).map(|value| value.name().to_owned()),
            "Deal" => deal_value(raw, self.facts.dealer),
            "Declarer" => {
                let (sign, letter) = raw.strip_prefix('^').map_or(("", raw), |letter| ("^", letter));
                let is_empty = matches!(raw, "?" | "-") && self.facts.is_passed_out();
                let seat = seat_of(letter).map(|seat| format!("{sign}{}", seat.letter()));
                seat.or_else(|| is_empty.then(String::new))
            }
            "Contract" => ContractValue::read(&blanks).map(|(value, _)| match value {
                ContractValue::PassedOut => "Pass".to_owned(),
                ContractValue::Contract(contract) => contract.to_string(),
                ContractValue::Trumps(denomination) => denomination.to_string(),
            }),
            "Result" if matches!(raw, "?" | "-") && self.facts.is_passed_out() => Some(String::new()),
            "Result" => self.result(&blanks),
            _ => None,
        };
        value.map_or(Cow::Borrowed(raw), Cow::Owned)
    }

    /// Returns declarer's tricks, if known; otherwise the written value, in capital letters.
    fn result(&self, raw: &str) -> Option<String> {
        let value = ResultValue::read(raw)?;
        let sign = if value.is_agreed { "^" } else { "" };
        let size = self.facts.deal.as_ref().and_then(Deal::size).unwrap_or(13);
        let of_declarer = self.facts.player().and_then(|seat| match value.tricks {
            Tricks::OfSides([Some(north_south), Some(east_west)]) if north_south + east_west != size => None,
            Tricks::OfSides(sides) if sides[seat.side().index()].is_none() && size != 13 => None,
            _ => value.of_declarer(seat),
        });
        let written = || raw.trim_start_matches('^').split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>();
        Some(match of_declarer {
            Some(n) => format!("{sign}{n}"),
            None => format!("{sign}{}", written().join(" ").to_ascii_uppercase()),
        })
    }

    fn auction(&mut self, block: &Block<'_, '_>) {
        let mut words = SectionWords::read(self.record, block.items, Moves::Calls);
        let alert = words.has_bare_alerts().then(|| Self::free_note(block, &words)).flatten();
        if let Some((number, _)) = &alert {
            words.note_alerts(number);
        }
        let column = seat_of(block.tag.raw);
        let can_begin = column.is_some() || matches!(block.tag.raw, "" | "?");
        let begins =
            if words.is_empty() || !can_begin { column } else { words.begin_with_dealer(column, self.facts.dealer) };
        self.moves(block, begins, &words);
        if let Some((number, true)) = alert {
            self.tag("Note", &format!("{number}:{ALERT}"));
        }
    }

    /// Returns the number of a note for calls that are alerted without explanation, and whether it is a new one.
    fn free_note(block: &Block<'_, '_>, words: &SectionWords<'_>) -> Option<(&'static str, bool)> {
        let said = block.notes.iter().find(|note| note.tag.raw.split_once(':').is_some_and(|(_, text)| text == ALERT));
        if let Some(number) = said.and_then(note_number) {
            return Some((note_name(number)?, false));
        }
        let is_free = |number: &u8| {
            !block.notes.iter().any(|note| note_number(note) == Some(*number))
                && !words.noted().any(|noted| noted.parse() == Ok(*number))
        };
        Some((note_name((1..=LAST_NOTE).find(is_free)?)?, true))
    }

    fn play(&mut self, block: &Block<'_, '_>) {
        let mut words = SectionWords::read(self.record, block.items, Moves::Cards);
        let column = seat_of(block.tag.raw);
        let can_begin = column.is_some() || matches!(block.tag.raw, "" | "?" | "-");
        let begins = if words.is_empty() || !can_begin {
            column
        } else {
            let is_rotated = self.facts.play.as_ref().is_some_and(|play| play.rotated.is_some());
            let holders = self.facts.deal.as_ref().filter(|_| is_rotated);
            words.begin_with_leader(column, self.facts.player().map(Seat::next), holders)
        };
        self.moves(block, begins, &words);
    }

    fn moves(&mut self, block: &Block<'_, '_>, begins: Option<Seat>, words: &SectionWords<'_>) {
        match begins {
            Some(seat) => self.tag(block.tag.name, &seat.letter().to_string()),
            None => self.tag(block.tag.name, block.tag.raw),
        }
        words.write(&mut self.lines);
        let has_first = block.notes.iter().any(|note| note_parts(note).is_some_and(|(number, _)| number == 1));
        for note in &block.notes {
            // A program that numbers from 0 means the first note.
            match note_parts(note).filter(|(number, _)| *number == 0 && !has_first) {
                Some((_, text)) => self.tag("Note", &format!("1:{text}")),
                None => self.tag("Note", note.tag.raw),
            }
            self.comments(note);
        }
    }

    /// Writes a table, one row per line, or a user-defined section, line by line as it is.
    fn section(&mut self, block: &Block<'_, '_>) {
        self.tag(block.tag.name, block.tag.raw);
        if is_table(block.tag.name) {
            self.table(block);
            return;
        }
        for run in block.items.chunk_by(|item, next| !is_comment(self.record, item) && !is_comment(self.record, next)) {
            let Some((first, last)) = run.first().zip(run.last()) else { continue };
            if is_comment(self.record, first) {
                for comment in &comments_of(self.record, *first) {
                    self.lines.comment(comment);
                }
                self.lines.end_line();
                continue;
            }
            let text = self.record.text.get(first.span.start..last.span.end).unwrap_or_default();
            let trimmed = split_lines(text).map(|line| line.trim_matches([' ', '\t', '\u{b}']));
            for line in trimmed.filter(|line| !line.is_empty()) {
                self.lines.line(line);
            }
        }
    }

    fn table(&mut self, block: &Block<'_, '_>) {
        let mut elements = Vec::new();
        for item in block.items {
            let text = item.span.of(self.record.text);
            let is_element = matches!(item.kind, ItemKind::Word | ItemKind::Quoted)
                || item.kind == ItemKind::Junk && !text.contains(['[', '"', '{', ';']);
            if is_element {
                elements.push(text);
                continue;
            }
            // Comments are not allowed between elements.
            for comment in comments_of(self.record, *item) {
                self.lines.comment(&comment);
                self.lines.end_line();
            }
        }
        let heading = self.inherited.value(block.tag);
        let columns: Vec<Width> = heading.split(';').map(Width::of).collect();
        for row in elements.chunks(columns.len().max(1)) {
            let cells = row.iter().zip(&columns).map(|(element, width)| width.pad(element));
            self.lines.line(&cells.collect::<Vec<_>>().join(" "));
        }
    }
}

/// The text of the note for an unexplained alert.
pub(super) const ALERT: &str = "Alert";

const NOTE_NAMES: [&str; LAST_NOTE as usize] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
    "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32",
];

/// Returns the number and the text of a note as written.
fn note_parts<'t>(note: &Block<'_, 't>) -> Option<(u8, &'t str)> {
    let (number, text) = note.tag.raw.split_once(':')?;
    Some((number.trim().parse().ok()?, text))
}

/// Returns the effective number of a note; the first one may be numbered 0.
fn note_number(note: &Block<'_, '_>) -> Option<u8> {
    let number = note.tag.raw.split(':').next()?.trim().parse::<u8>().ok()?.max(1);
    (number <= LAST_NOTE).then_some(number)
}

/// Returns the bit of a number in a set.
fn note_bit(number: u8) -> u64 {
    1 << (number % 64)
}

fn note_name(number: u8) -> Option<&'static str> {
    NOTE_NAMES.get(usize::from(number).checked_sub(1)?).copied()
}

fn is_table(name: &str) -> bool {
    name.ends_with("Table") && name != "Table"
}

fn seat_of(text: &str) -> Option<Seat> {
    text.bytes().next().filter(|_| text.len() == 1).and_then(Seat::of_letter)
}

/// Returns the value of a Deal tag in the export format: from the dealer on, each suit from the highest rank; `None` if
/// it is not completely readable.
fn deal_value(raw: &str, dealer: Option<Seat>) -> Option<String> {
    let (deal, problems) = read_deal(raw);
    let mut deal = deal.filter(|_| problems.is_empty())?;
    let hands = raw.get(2..)?.split([' ', '\t', '\u{b}']).filter(|hand| !hand.is_empty());
    let is_printed = raw.contains(['♠', 'п']);
    for (n, hand) in hands.enumerate().take(4) {
        if hand == "-" && !is_printed {
            // It follows from the other three, and stays omitted.
            deal.hands[deal.first.after(n).index()] = None;
        }
    }
    Some(deal.to_pbn(dealer.unwrap_or(deal.first)))
}

/// The minimum width of a table column.
struct Width {
    at_least: usize,
    is_right: bool,
}

/// The maximum width of a column.
const WIDEST: usize = 250;

impl Width {
    fn of(column: &str) -> Self {
        let text = column.rsplit_once('\\').map_or("", |(_, text)| text);
        let digits = text.trim_end_matches(['L', 'R']);
        Self { at_least: digits.parse().unwrap_or(0).min(WIDEST), is_right: text.ends_with('R') }
    }

    fn pad(&self, element: &str) -> String {
        let width = self.at_least;
        if self.is_right { format!("{element:>width$}") } else { format!("{element:<width$}") }
    }
}
