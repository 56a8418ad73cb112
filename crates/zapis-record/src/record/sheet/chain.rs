//! Which rows of a page are the game, if notes are among them: the chain of rows by their numbers that can be played.

use zapis_chess::{Alphabet, Color, Position, WrittenMove};

use crate::record::words::chess_word::read_word;
use crate::sorting::CompactSort;

use super::grammar::{is_file, is_rank};
use super::rows::{Placed, RowLead, SheetRow, ply_of};

/// The number of earlier rows that a row may follow.
const LOOK_BACK: usize = 200;
/// The maximum number of ways to read the letters.
const MOST_READINGS: usize = 6;
/// The cost of a row within a sentence, in half-moves: less than two that can be played.
const IN_SENTENCE: f64 = 1.2;
/// The cost of a row after which a sentence continues: less than one move that can be played.
const INTO_SENTENCE: f64 = 0.6;
/// The cost of a move that cannot be played.
const UNPLAYABLE: f64 = 1.5;

/// The words of the rows in the letters of a language.
type Reading = Vec<Vec<Option<WrittenMove>>>;

/// The rows that may be the game, with the words of their cells; `None` for an empty cell.
pub(super) struct Candidates<'a> {
    pub(super) rows: &'a [SheetRow],
    pub(super) placed: Vec<Placed>,
    pub(super) words: Vec<Vec<Option<&'a str>>>,
    /// The starting position of the game.
    pub(super) start: &'a Position,
}

/// A chain of rows, with the last of them.
struct Chain {
    score: f64,
    before: Option<usize>,
    end: u32,
    position: Option<Position>,
    n_played: u32,
}

impl Candidates<'_> {
    /// Finds the chain from the first move in which most moves can be played, and counts its playable half-moves.
    pub(super) fn best(&self) -> Option<(Vec<Placed>, u32)> {
        let chains = self.readings().into_iter().map(|reading| self.chain(&reading));
        chains.max_by_key(|(_, n_played)| *n_played).filter(|(chain, _)| !chain.is_empty())
    }

    /// Counts the half-moves of a chain that can be played from the beginning.
    pub(super) fn n_played(&self, chain: &[Placed]) -> u32 {
        let of_row = |placed: &Placed| self.placed.binary_search_by_key(&placed.row, |known| known.row).ok();
        let n_played = |reading: &Reading| {
            let mut position = self.start.clone();
            let (first, mut end) = (self.first_ply(), self.first_ply());
            for placed in chain {
                if placed.start != end {
                    break;
                }
                let Some(at) = of_row(placed) else { break };
                for written in &reading[at] {
                    if !play(&mut position, *written) {
                        return end - first;
                    }
                    end += 1;
                }
            }
            end - first
        };
        self.readings().iter().map(n_played).max().unwrap_or(0)
    }

    /// Reads the words in every language that reads most of them; languages with the same reading count once.
    fn readings(&self) -> Vec<Reading> {
        let read = |letters: Alphabet| -> Reading {
            let word = |word: Option<&str>| word.and_then(|word| read_word(word.as_bytes(), letters));
            self.words.iter().map(|cells| cells.iter().copied().map(word).collect()).collect()
        };
        let n_read = |reading: &Reading| reading.iter().flatten().flatten().count();
        let mut readings: Vec<Reading> = Vec::new();
        for reading in Alphabet::all().map(read) {
            if !readings.contains(&reading) {
                readings.push(reading);
            }
        }
        readings.compact_sort_by_key(|reading| std::cmp::Reverse(n_read(reading)));
        readings.truncate(MOST_READINGS);
        readings
    }

    fn first_ply(&self) -> u32 {
        ply_of(self.start.fullmove_number(), self.start.turn() == Color::Black)
    }

    /// Returns true if most moves at the beginning of a line name both their squares.
    fn is_long(&self) -> bool {
        let begins = |(placed, _): &(&Placed, _)| self.rows[placed.row].opening == RowLead::LineStart;
        let words = self.placed.iter().zip(&self.words).filter(begins).flat_map(|(_, words)| words.iter().flatten());
        let (mut n_long, mut n_short) = (0, 0);
        for word in words {
            match n_squares(word) {
                0 => {}
                1 => n_short += 1,
                _ => n_long += 1,
            }
        }
        n_long > 2 * n_short
    }

    /// Returns for each row whether it belongs to a note; moves without a number at the beginning of a line continue
    /// the row before.
    fn in_notes(&self) -> Vec<bool> {
        let mut is_in_note = vec![false; self.rows.len()];
        for (at, row) in self.rows.iter().enumerate() {
            let before = at.checked_sub(1).filter(|before| row.is_joined && is_in_note[*before]);
            let goes_on = before.is_some_and(|before| row.number.is_none() || self.rows[before].number.is_none());
            is_in_note[at] = row.opening == RowLead::InNote || goes_on;
        }
        self.placed.iter().map(|placed| is_in_note[placed.row]).collect()
    }

    fn chain(&self, reading: &[Vec<Option<WrittenMove>>]) -> (Vec<Placed>, u32) {
        let mut chains: Vec<Chain> = Vec::with_capacity(self.placed.len());
        let is_long = self.is_long();
        for (at, here) in self.placed.iter().enumerate() {
            let own = match self.rows[here.row].opening {
                RowLead::InNote | RowLead::InSentence => -IN_SENTENCE,
                _ if self.rows[here.row].follows_words => -IN_SENTENCE,
                // If the moves of the game have both squares, a short one is a note.
                _ if is_long && self.words[at].iter().flatten().any(|word| n_squares(word) == 1) => -IN_SENTENCE,
                RowLead::LineStart => 0.5,
                RowLead::BehindStop => 0.0,
            };
            let own = own - if self.rows[here.row].runs_into_sentence { INTO_SENTENCE } else { 0.0 };
            let mut best: Option<Chain> = (here.start == self.first_ply())
                .then(|| extended(None, Some(self.start), (0.0, 0), &reading[at], here.start));
            for (back, known) in chains.iter().enumerate().skip(at.saturating_sub(LOOK_BACK)) {
                // Cells without a number continue the row before them.
                let row = &self.rows[here.row];
                let goes_on = row.number.is_some() || !row.is_joined || self.placed[back].row + 1 == here.row;
                if known.end != here.start || !goes_on {
                    continue;
                }
                let next = extended(
                    Some(back),
                    known.position.as_ref(),
                    (known.score, known.n_played),
                    &reading[at],
                    here.start,
                );
                // Of two equal chains, the one whose last row is nearer.
                if best.as_ref().is_none_or(|best| next.score >= best.score) {
                    best = Some(next);
                }
            }
            chains.push(match best {
                Some(chain) => Chain { score: chain.score + own, ..chain },
                None => Chain { score: f64::MIN, before: None, end: u32::MAX, position: None, n_played: 0 },
            });
        }
        // A game with rows outside of notes does not end in one.
        let is_in_note = self.in_notes();
        let has_game = (0..chains.len()).any(|at| !is_in_note[at] && chains[at].score > 0.0);
        let ends = (0..chains.len()).filter(|at| !has_game || !is_in_note[*at]);
        let Some(last) = ends.max_by(|a, b| chains[*a].score.total_cmp(&chains[*b].score)) else {
            return (Vec::new(), 0);
        };
        let is_chain = chains[last].score > 0.0;
        // A playable row with the next number directly after the last one costs nothing, however its line began.
        let goes_on = |at: usize| {
            let (here, next) = (self.placed[at], self.placed.get(at + 1)?);
            let is_next = next.row == here.row + 1 && self.rows[next.row].is_joined;
            let n_more = u32::try_from(self.words[at + 1].len()).ok()?;
            let is_played = chains[at + 1].n_played == chains[at].n_played + n_more;
            (is_next && is_played && chains[at + 1].before == Some(at)).then_some(at + 1)
        };
        let last = std::iter::successors(Some(last), |at| goes_on(*at)).last().unwrap_or(last);
        let n_played = chains[last].n_played;
        let mut chain = Vec::new();
        let mut at = Some(last).filter(|_| is_chain);
        while let Some(index) = at {
            chain.push(self.placed[index]);
            at = chains[index].before;
        }
        chain.reverse();
        (chain, n_played)
    }
}

fn extended(
    before: Option<usize>,
    from: Option<&Position>,
    (score, n_played): (f64, u32),
    cells: &[Option<WrittenMove>],
    start: u32,
) -> Chain {
    let mut chain = Chain { score, before, end: start, position: from.cloned(), n_played };
    for written in cells {
        chain.end += 1;
        let is_played = chain.position.as_mut().is_some_and(|position| play(position, *written));
        if is_played {
            chain.score += 1.0;
            chain.n_played += 1;
        } else {
            // After a move that cannot be played, the position is unknown.
            chain.score += if chain.position.take().is_some() { 1.0 - UNPLAYABLE } else { 0.25 };
        }
    }
    chain
}

fn play(position: &mut Position, written: Option<WrittenMove>) -> bool {
    let resolved = written.and_then(|written| position.resolve(&written).ok());
    if let Some(resolved) = resolved {
        position.play(resolved.mv);
    }
    resolved.is_some()
}

fn n_squares(word: &str) -> usize {
    let letters: Vec<char> = word.chars().collect();
    letters.windows(2).filter(|pair| is_file(pair[0]) && is_rank(pair[1])).count()
}
