//! Scoresheets: records without tag pairs as people type, print and scan them, read onto the same tape as PGN.
//!
//! # Invariants
//! - A text is read as a sheet only if it has no tag pair and PGN cannot make sense of it, or on request; so nothing
//!   changes for PGN. A record with tag pairs is read as one only if it has notes without braces among its moves
//!   ([`Page`]).
//! - Nothing is lost silently: anything that is neither a move nor a heading is kept as a comment or reported.
//! - Corrections are in the appendix of the text ([`SourceMap`]) with the places they were derived from.
//! - Numbers and context decide which rows belong to the game; the board helps to decide only where a variation
//!   belongs, and whether moves in running text are one.

mod appendix;
mod board;
mod cells;
mod chain;
mod dates;
mod diagrams;
mod fields;
mod figures;
mod forms;
mod games;
pub mod grammar;
mod headings;
mod lines;
mod order;
mod page_breaks;
mod players;
mod position;
mod recognition;
mod rows;
mod tape;
mod token;
mod tokens;
mod under_tags;
mod vocabulary;
mod word_end;
mod word_standing;
mod words;

pub use appendix::SourceMap;
pub use cells::{SheetToken, passed_over, sheet_tokens};
pub use forms::word_with_latin_files;
pub use recognition::recognized;
pub use under_tags::Page;
pub use word_standing::{JudgedWord, WordStanding, judged_words};

use crate::sorting::CompactSort;
use crate::text::Span;

use super::issue::IssueKind;
use super::record_reader::reader::Next;
use super::tape::Tape;

/// The games of one text.
#[derive(Clone, Debug)]
pub struct Sheets {
    /// The text, followed by the corrections.
    pub text: String,
    /// The places in the source of the corrections.
    pub places: SourceMap,
    tapes: std::vec::IntoIter<Tape>,
}

impl Sheets {
    /// Reads all games of a text.
    #[must_use]
    pub fn read(text: &str) -> Self {
        if let Some(problems) = Self::of_problems(text) {
            return problems;
        }
        let is_plain = !diagrams::given_positions(text).is_empty() || games::lists_pieces(text);
        let form = if is_plain { None } else { forms::unwrapped(text) };
        match form {
            Some(plain) => Self::unwrapped(text, plain),
            None => Self::as_written(text),
        }
    }

    /// Reads all games of a text that was rewritten as a plain sheet, which follows it.
    fn unwrapped(text: &str, plain: forms::Rewriting) -> Self {
        let mut sheets = Self::as_written(&plain.text);
        let base = u32::try_from(text.len() + 1).unwrap_or(u32::MAX);
        sheets.text = format!("{text}\n{}", sheets.text);
        let mut tapes: Vec<Tape> = sheets.tapes.collect();
        for tape in &mut tapes {
            let own = tape.span;
            tape.shift(base);
            (tape.region, tape.span) = (own.shift(base), plain.written(own));
            if plain.is_caseless {
                tape.forget_case();
            }
        }
        if let Some((n, first)) = plain.taken_off
            && let Some(tape) = tapes.first_mut()
        {
            tape.report(IssueKind::BesideMovesTakenOff { n }, first);
        }
        sheets.tapes = tapes.into_iter();
        sheets.places.made_of(plain, base);
        sheets
    }

    /// Reads a page of positions whose solutions are elsewhere, under the same numbers.
    fn of_problems(text: &str) -> Option<Self> {
        let given = diagrams::given_positions(text);
        let mut places = headings::positions(&diagrams::without_positions(text, &given));
        places.extend(given.iter().map(|position| position.place));
        places.compact_sort_by_key(|place| place.start);
        forms::brought_together(text, &places).map(|form| Self::unwrapped(text, form))
    }

    /// Reads all games of a plain sheet.
    fn as_written(text: &str) -> Self {
        let given = diagrams::given_positions(text);
        let plain = diagrams::without_positions(text, &given);
        let tokens = tokens::tokens(&plain);
        let rows = rows::rows(&tokens);
        let given = diagrams::before_a_game(given, &rows, &tokens);
        let mut positions = headings::positions(&plain);
        positions.extend(given.iter().map(|position| position.place));
        positions.compact_sort_by_key(|place| place.start);
        let games = games::games(&plain, &tokens, rows, (&positions, &given));
        let mut appendix = appendix::Appendix::new(text);
        let tapes: Vec<Tape> = games.iter().map(|game| tape::tape(game, text, &tokens, &mut appendix)).collect();
        let tapes = if tapes.is_empty() { position_only(text, (positions, &given), &mut appendix) } else { tapes };
        Self { text: appendix.text, places: appendix.places, tapes: tapes.into_iter() }
    }

    /// Returns the number of remaining games.
    #[must_use]
    pub fn n_games(&self) -> usize {
        self.tapes.len()
    }

    /// Returns the tapes of the remaining games.
    fn tapes(&self) -> &[Tape] {
        self.tapes.as_slice()
    }

    /// Reads the next game, as [`RecordReader::next_record`](super::RecordReader::next_record) does.
    pub fn next_record(&mut self, tape: &mut Tape) -> Next {
        match self.tapes.next() {
            Some(next) => {
                *tape = next;
                Next::Record
            }
            None => Next::End,
        }
    }
}

/// Creates a record of a position without moves; of several, the last.
fn position_only(
    text: &str,
    (mut passed, given): (Vec<Span>, &[diagrams::GivenPosition]),
    appendix: &mut appendix::Appendix,
) -> Vec<Tape> {
    let plain = diagrams::without_positions(text, given);
    let mut headings = headings::Headings::read(&plain, Span::of(0..text.len()));
    if let Some(position) = given.last() {
        headings.give(position);
    }
    if !headings.has_position() {
        return Vec::new();
    }
    let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
    let above = Span { start: 0, end };
    passed.pop();
    let game = games::SheetGame {
        rows: Vec::new(),
        order: order::Order::default(),
        above,
        headings,
        tokens: 0..0,
        passed,
        fen: None,
    };
    vec![tape::tape(&game, text, &[], appendix)]
}
