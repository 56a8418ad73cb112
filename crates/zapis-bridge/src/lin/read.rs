//! Reads and checks a LIN file, piece by piece.

use std::sync::Arc;

use super::board::{Board, judge};
use super::command::{Command, KEYS, commands};
use super::deal::begin_board;
use super::heading::{VugraphMatch, entries};
use super::list::{MatchPart, OfBoard, check_carried};
use super::vugraph::{MOST_BOARDS, RoomScores};
use crate::call::Call;
use crate::card::Card;
use crate::few_of_a_kind::few_of_a_kind;
use crate::problem::{Found, Problem};
use crate::seat::Seat;
use crate::span::Span;

/// A piece of a LIN file, read.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct LinFile {
    /// The boards, in the order of the file.
    pub boards: Vec<Board>,
    /// The findings, with the number of the board from 1; 0 for what precedes the boards.
    pub found: Vec<(usize, Found)>,
    /// The place of a heading after the last board.
    pub last_heading: Span,
}

/// The state of a file so far, needed by later pieces.
#[derive(Clone, Debug, Default)]
pub struct LinHead {
    /// The matches of a vugraph file; the last one may continue.
    pub matches: Vec<RoomScores>,
    /// The last label.
    label: String,
    /// The last names, as listed.
    names: Vec<String>,
    /// Whether a board has been read.
    has_boards: bool,
}

/// The maximum number of matches read from a file.
const MOST_MATCHES: usize = 1024;

/// Reads and checks a file.
///
/// ```
/// use zapis_bridge::{Call, Seat, lin};
/// let file = lin::read("md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98|mb|p|mb|1S|mb|p|mb|p|mb|p|");
/// let board = &file.boards[0];
/// assert_eq!((board.dealer, board.calls[0].0), (Some(Seat::North), Call::Pass));
/// assert!(file.found.is_empty());
/// ```
///
/// Cost: n log n in the boards of a match.
#[must_use]
pub fn read(text: &str) -> LinFile {
    read_behind(text, &mut LinHead::default())
}

/// Reads and checks a piece of a file that follows the pieces read before.
///
/// Cost: n log n in the boards of a match.
#[must_use]
pub fn read_behind(text: &str, head: &mut LinHead) -> LinFile {
    let (commands, strange) = commands(text);
    let mut file = LinFile::default();
    file.found.extend(strange.into_iter().map(|span| (0, Found::new(Problem::LinSyntax, span))));
    let heading = (!head.has_boards).then_some(0);
    let mut reader = LinReader { file, head, parts: Vec::new(), headings: Vec::new(), heading, next: None };
    if !reader.head.matches.is_empty() {
        reader.begin_part();
    }
    for command in &commands {
        reader.take(command);
    }
    reader.end(text.len())
}

/// Reads commands in order.
struct LinReader<'h, 't> {
    file: LinFile,
    head: &'h mut LinHead,
    /// The matches in this piece of the file.
    parts: Vec<MatchPart<'t>>,
    /// The match headings in this piece, each with the number of its match.
    headings: Vec<(usize, Command<'t>)>,
    /// The offset of the heading before the next board.
    heading: Option<usize>,
    /// The offset of the next board.
    next: Option<usize>,
}

impl<'t> LinReader<'_, 't> {
    /// Continues the last match.
    fn begin_part(&mut self) {
        let number = self.head.matches.len().saturating_sub(1);
        let at = self.file.boards.len();
        let n_results_before = self.head.matches.last().map_or(0, |last| last.results.len());
        self.parts.push(MatchPart { number, boards: at..at, n_results_before, ..MatchPart::default() });
    }

    /// Ends the last board at the beginning of something that does not belong to it.
    fn end_board(&mut self, at: usize) {
        if let Some(last) = self.file.boards.last_mut().filter(|last| last.whole.end == usize::MAX) {
            last.whole.end = at;
        }
    }

    fn take(&mut self, command: &Command<'t>) {
        let value = command.value.trim();
        let number = self.file.boards.len();
        match command.key.to_ascii_lowercase().as_str() {
            "qx" => {
                value.clone_into(&mut self.head.label);
                self.next = Some(command.start);
            }
            "vg" if self.head.matches.len() < MOST_MATCHES => {
                self.heading.get_or_insert(command.start);
                self.next = None;
                self.end_board(command.start);
                self.head.matches.push(RoomScores::new(Arc::new(VugraphMatch::read(value))));
                self.headings.push((self.head.matches.len() - 1, *command));
                self.begin_part();
            }
            "rs" => {
                let results = entries(command);
                if let Some((scores, part)) = self.head.matches.last_mut().zip(self.parts.last_mut()) {
                    scores.list(results.iter().map(|(result, _)| (*result).to_owned()));
                    part.results.extend(results);
                }
            }
            "bn" => {
                if let Some(scores) = self.head.matches.last_mut() {
                    let numbers = value.split(',').map_while(|number| number.trim().parse().ok());
                    scores.numbers = numbers.take(MOST_BOARDS).collect();
                }
            }
            "mp" => {
                if let Some(part) = self.parts.last_mut() {
                    part.points.extend(entries(command));
                }
            }
            "pn" => {
                let names: Vec<String> = value.split(',').map(|name| name.trim().to_owned()).collect();
                let n = names.len();
                if !matches!(n, 0..=4 | 8) {
                    self.file.found.push((number + 1, Found::new(Problem::LinSeats { n }, command.span)));
                }
                self.head.names = names;
                self.next.get_or_insert(command.start);
            }
            "md" => {
                // A label belongs to one board.
                let label = std::mem::take(&mut self.head.label);
                let (mut board, found) = begin_board(command, &label);
                board.names = names_of_room(&self.head.names, &label);
                board.vugraph = self.head.matches.last().map(|scores| Arc::clone(&scores.header));
                self.file.found.extend(found.into_iter().map(|one| (number + 1, one)));
                let start = self.next.take().unwrap_or(command.start);
                self.end_board(start);
                board.whole = Span::new(start, usize::MAX);
                board.head = self.heading.take().map_or_else(Span::default, |heading| Span::new(heading, start));
                self.head.has_boards = true;
                self.file.boards.push(board);
                if let Some(part) = self.parts.last_mut() {
                    part.boards.end = self.file.boards.len();
                }
            }
            key => self.of_board(key, value, command),
        }
    }

    /// Reads a command that belongs to a board.
    fn of_board(&mut self, key: &str, value: &str, command: &Command<'_>) {
        let number = self.file.boards.len();
        let board = self.file.boards.last_mut();
        let is_strange = match (key, board) {
            ("sv", Some(board)) => {
                board.vulnerability = value.chars().next().map(|c| c.to_ascii_lowercase());
                false
            }
            ("mb", board) => {
                let call = value.trim_end_matches(['!', '?', '*']);
                match (board, Call::read(call)) {
                    (Some(board), Some((call, _))) => {
                        board.calls.push((call, command.span));
                        board.explanations.push((value.ends_with(['!', '*']), None));
                        false
                    }
                    (_, read) => read.is_none() && !call.is_empty() && call != "-",
                }
            }
            ("an", Some(board)) => {
                if let Some((is_alerted, said)) = board.explanations.last_mut() {
                    if said.as_deref().is_none_or(str::is_empty) {
                        // A sign alone is an alert.
                        let text = value.trim_start_matches('!').trim();
                        *said = Some(text.to_owned()).filter(|_| value.is_empty() || !text.is_empty());
                    }
                    *is_alerted = true;
                }
                false
            }
            ("ah", Some(board)) => {
                value.clone_into(&mut board.heading);
                false
            }
            ("nt", Some(board)) if !value.is_empty() => {
                board.texts.push((board.calls.len(), board.cards.len(), value.to_owned()));
                false
            }
            ("pc", board) => match (board, read_card(value)) {
                (Some(board), Some(card)) => {
                    board.cards.push((card, command.span));
                    false
                }
                (_, read) => read.is_none() && !value.is_empty(),
            },
            ("mc", Some(board)) => {
                board.claim = value.parse().ok().map(|n| (n, command.span));
                board.claim.is_none() && !value.is_empty()
            }
            _ => !KEYS.contains(&key) && !key.bytes().all(|byte| byte.is_ascii_lowercase()),
        };
        if is_strange {
            self.file.found.push((number, Found::new(Problem::LinSyntax, command.span)));
        }
    }

    /// Checks what was read.
    fn end(mut self, len: usize) -> LinFile {
        if let Some(heading) = self.heading.filter(|_| self.head.has_boards) {
            self.file.last_heading = Span::new(heading, len);
        }
        self.end_board(self.next.unwrap_or(len));
        let Self { file, head, parts, headings, .. } = &mut self;
        for (number, board) in file.boards.iter_mut().enumerate() {
            let found = judge(board);
            file.found.extend(found.into_iter().map(|one| (number + 1, one)));
        }
        let mut found: Vec<OfBoard> = Vec::new();
        for part in parts {
            let Some(scores) = head.matches.get_mut(part.number) else { continue };
            for board in file.boards.get(part.boards.clone()).unwrap_or_default() {
                scores.take(board);
            }
            part.check(scores, &file.boards, &mut found);
        }
        for (number, command) in headings {
            let before = number.checked_sub(1).and_then(|before| head.matches.get(before));
            if let Some((before, now)) = before.zip(head.matches.get(*number)) {
                let carried = check_carried(before, now, &entries(command));
                found.extend(carried.into_iter().map(|one| (0, one)));
            }
        }
        file.found.append(&mut found);
        file.found.sort_by_key(|(_, one)| one.span.start);
        few_of_a_kind(&mut file.found, |(number, _)| *number, |(_, one)| one);
        self.file
    }
}

/// Returns the names of the players from North clockwise: those of the closed room follow those of the open one.
fn names_of_room(names: &[String], label: &str) -> [String; 4] {
    let is_closed = label.starts_with(['c', 'C']) && names.len() == 8;
    let of_room = names.get(if is_closed { 4.. } else { 0.. }).unwrap_or_default();
    // The list begins with South.
    Seat::ALL.map(|seat| of_room.get(Seat::South.distance_to(seat)).cloned().unwrap_or_default())
}

fn read_card(text: &str) -> Option<Card> {
    Card::read(text).or_else(|| {
        let suit = text.strip_suffix("10")?;
        Card::read(&format!("{suit}T"))
    })
}
