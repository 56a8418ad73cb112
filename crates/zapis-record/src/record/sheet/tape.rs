//! Writes a game of a sheet onto a tape, in the order of play.

use std::ops::Range;

use crate::record::{GameResult, IssueKind, Item, ItemKind, TagPair, Tape};
use crate::text::Span;

use super::appendix::Appendix;
use super::board::PageBoard;
use super::diagrams::fen_for;
use super::games::SheetGame;
use super::lines::{LineMove, OpenLine, PassageReader, said};
use super::token::{NumberForm, Token, TokenKind};
use super::vocabulary;

pub(super) fn tape(game: &SheetGame, source: &str, tokens: &[Token<'_>], text: &mut Appendix) -> Tape {
    let reader = PassageReader {
        source,
        text,
        board: PageBoard::default(),
        open: vec![OpenLine::default()],
        comments: Vec::new(),
        has_variations: false,
    };
    let mut writer = TapeWriter { game, source, tokens, reader, tape: Tape::default(), passages: Vec::new() };
    writer.tags();
    let end = writer.moves();
    writer.passages();
    writer.end(&end);
    let TapeWriter { mut tape, reader, .. } = writer;
    let mut prose = Prose::default();
    for said in game.headings.others.iter().chain(&reader.comments) {
        prose.pass_over(*said, source);
    }
    if let Some(first) = prose.first {
        tape.report(IssueKind::ProsePassedOver { passages: prose.passages, words: prose.words }, first);
    }
    for position in &game.passed {
        tape.report(IssueKind::PositionPassedOver, *position);
    }
    if game.order.is_moved {
        let moved = game.order.placed.windows(2).find(|pair| pair[0].row > pair[1].row).map(|pair| pair[1].row);
        if let Some(row) = moved.map(|row| &game.rows[row]) {
            let place = tokens[row.first].span.join(tokens[row.end - 1].span);
            tape.report(IssueKind::RowsReordered, place);
        }
    }
    let last = tokens.get(game.tokens.end.saturating_sub(1)).map_or(game.above.end, |token| token.span.end);
    tape.span = Span { start: game.above.start, end: last.max(game.above.start) };
    tape.region = tape.span;
    tape.is_sheet = true;
    tape.letters = game.headings.letters;
    tape
}

/// Text taken as prose.
#[derive(Default)]
struct Prose {
    first: Option<Span>,
    passages: u32,
    words: u32,
}

impl Prose {
    fn pass_over(&mut self, span: Span, source: &str) {
        let words = span.slice(source).split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
        let n_words = u32::try_from(words.count()).unwrap_or(u32::MAX);
        if n_words == 0 {
            return;
        }
        self.first.get_or_insert(span);
        self.passages += 1;
        self.words = self.words.saturating_add(n_words);
    }
}

/// The end of a game: its result with its place, and the text before and after it.
#[derive(Default)]
struct GameEnd {
    result: Option<(GameResult, Span)>,
    behind: Option<Span>,
}

struct TapeWriter<'a, 't> {
    game: &'a SheetGame,
    source: &'a str,
    tokens: &'a [Token<'t>],
    reader: PassageReader<'a>,
    tape: Tape,
    /// Text among the moves, as tokens, and the number of moves before it.
    passages: Vec<(usize, Range<usize>)>,
}

/// The maximum number of successive cells shown as empty; beyond it rows were lost or never existed.
const MAX_EMPTY: u32 = 16;

/// The maximum length of a heading, in characters.
const LONGEST_HEADING: usize = 120;
/// The maximum number of headings of a game.
const MAX_HEADINGS: usize = 12;

impl TapeWriter<'_, '_> {
    fn tags(&mut self) {
        for heading in &self.game.headings.tags {
            let name = self.reader.text.add(heading.tag, heading.place);
            // The first row shows the side to move and the number of the move; odds are given at the start.
            let is_open = heading.tag == "FEN" && !heading.is_keyed;
            let start = self.game.order.placed.first().filter(|_| is_open).map(|placed| placed.start);
            let (has_turn, has_number) = self.game.headings.says;
            let completed = heading.meaning.as_deref().zip(start);
            let completed = completed.map(|(fen, start)| fen_for(fen, start, has_turn, has_number));
            let value = match completed.as_ref().or(heading.meaning.as_ref()) {
                Some(meaning) => self.reader.text.add(meaning, heading.value),
                None => self.value(heading.value),
            };
            let tag = TagPair { name, value, span: heading.place };
            self.tape.add_tag(self.reader.text.text.as_bytes(), tag);
            if heading.tag == "FEN" {
                let name = self.reader.text.add("SetUp", heading.place);
                let value = self.reader.text.add("1", heading.place);
                let tag = TagPair { name, value, span: heading.place };
                self.tape.add_tag(self.reader.text.text.as_bytes(), tag);
            }
        }
        // The lines next to the moves; above a longer one is prose, a paragraph each.
        let is_heading = |line: &&Span| {
            let line = line.slice(self.source);
            line.chars().count() <= LONGEST_HEADING && line.contains(char::is_alphanumeric)
        };
        let others = &self.game.headings.others;
        let n_near = others.iter().rev().take_while(is_heading).take(MAX_HEADINGS).count();
        let (far, near) = others.split_at(others.len() - n_near);
        for line in far.iter().filter(|line| line.slice(self.source).contains(char::is_alphanumeric)) {
            match self.tape.headings.last_mut() {
                Some(last) if is_one_break(&self.source[last.end as usize..line.start.max(last.end) as usize]) => {
                    *last = last.join(*line);
                }
                _ => self.tape.headings.push(*line),
            }
        }
        self.tape.headings.extend(near);
    }

    /// Returns the span of a value as a tag can hold it: its quotes and backslashes escaped.
    fn value(&mut self, span: Span) -> Span {
        let value = span.slice(self.source);
        if value.contains(['"', '\\', '\t']) {
            let escaped = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\t', " ");
            return self.reader.text.add(&escaped, span);
        }
        span
    }

    /// Writes the moves of the game, and notes the text among them.
    fn moves(&mut self) -> GameEnd {
        let placed = &self.game.order.placed;
        // Text between a row and the next one belongs to the row.
        let mut in_text: Vec<usize> = placed.iter().map(|placed| placed.row).collect();
        in_text.sort_unstable();
        let mut ply: Option<u32> = None;
        let mut end = GameEnd::default();
        for (at, here) in placed.iter().enumerate() {
            let row = &self.game.rows[here.row];
            let next_start = placed.get(at + 1).map(|next| next.start);
            let before = tokens_place(self.tokens, row.first);
            if let Some(missing) =
                ply.and_then(|ply| here.start.checked_sub(ply)).filter(|n| (1..=MAX_EMPTY).contains(n))
            {
                for index in 0..missing {
                    let number = self.number_if_due(here.start - missing + index, Span::at(before));
                    self.empty_cell(here.start - missing + index, number, Span::at(before));
                }
            }
            let mut now = here.start;
            let n_cells = u32::try_from(row.cells.len()).unwrap_or(u32::MAX);
            // The dots that were in Black's cell as a placeholder for his move.
            let n_shown = next_start.map_or(n_cells, |next| n_cells.min(next.saturating_sub(now).max(1)));
            let is_last = at + 1 == placed.len();
            let mut number = self.number(row, now);
            let mut n_cell = 0;
            for index in row.first..row.end {
                let token = &self.tokens[index];
                match token.kind {
                    TokenKind::Move { .. } | TokenKind::Gap if row.cells.contains(&index) => {
                        n_cell += 1;
                        let is_over = n_cell > n_shown && token.kind == TokenKind::Gap;
                        let is_end = is_last && n_cell == n_cells && token.kind == TokenKind::Gap;
                        if is_over || is_end {
                            continue;
                        }
                        self.cell(now, number.take(), token);
                        now += 1;
                    }
                    TokenKind::Glyph => self.beside(ItemKind::Glyph, token),
                    TokenKind::Mark => self.beside(ItemKind::MarkApart, token),
                    TokenKind::DrawOffer => self.beside(ItemKind::DrawOffer, token),
                    TokenKind::Aside => self.passages.push((self.n_moves(), index..index + 1)),
                    _ => {}
                }
            }
            ply = Some(now);
            let nth = in_text.partition_point(|row| *row <= here.row);
            let next = in_text.get(nth).map_or(self.game.tokens.end, |next| self.game.rows[*next].first);
            // The end of the game is handled separately.
            if nth < in_text.len() {
                self.passages.push((self.n_moves(), row.end..next));
            } else {
                end = self.tail(row.end, next);
            }
        }
        end
    }

    fn n_moves(&self) -> usize {
        self.reader.open[0].slots.len()
    }

    /// Parses the text among the moves, and puts everything onto the tape.
    fn passages(&mut self) {
        let fen = self.game.headings.tags.iter().find(|heading| heading.tag == "FEN");
        let fen = fen.map(|fen| fen.meaning.as_deref().unwrap_or_else(|| fen.value.slice(self.source)));
        let fen = fen.or(self.game.fen.as_deref());
        let game = &self.reader.open[0];
        if fen.is_some() || game.slots.first().is_none_or(|slot| slot.ply == 0) {
            let moves = game.slots.iter().filter_map(|slot| slot.own.iter().find(|item| item.kind == ItemKind::Move));
            let words: Vec<String> = moves.map(|item| item.span.slice(&self.reader.text.text).to_owned()).collect();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            (self.reader.board, self.reader.open[0].positions) = PageBoard::of(fen, &words);
        }
        let tokens = self.tokens;
        for (n_made, range) in std::mem::take(&mut self.passages) {
            if let Some(tokens) = tokens.get(range) {
                self.reader.passage(tokens, n_made);
            }
        }
        self.tape.has_variations = self.reader.has_variations;
        self.tape.has_worded_comments = true;
        for item in self.reader.open.swap_remove(0).into_items() {
            self.tape.items.push(item);
        }
    }

    fn number(&mut self, row: &super::rows::SheetRow, ply: u32) -> Option<Item> {
        if row.number.is_none() {
            return self.number_if_due(ply, Span::at(tokens_place(self.tokens, row.first)));
        }
        let token = &self.tokens[row.first];
        let TokenKind::Number { form, .. } = token.kind else { return None };
        let written = token.span.slice(self.source);
        if form == NumberForm::Misread && written.bytes().next().is_some_and(|byte| !byte.is_ascii_digit()) {
            self.tape.report(IssueKind::NumberMisread, token.span);
        }
        let is_plain = form == NumberForm::Marked && written == token.word;
        let span = if is_plain { token.span } else { self.reader.text.add(&token.word, token.span) };
        Some(Item::move_number(self.reader.text.text.as_bytes(), span))
    }

    /// Adds a number to a row of White's that has none.
    fn number_if_due(&mut self, ply: u32, place: Span) -> Option<Item> {
        ply.is_multiple_of(2).then(|| {
            let span = self.reader.text.add(&format!("{}.", ply / 2 + 1), place);
            Item::move_number(self.reader.text.text.as_bytes(), span)
        })
    }

    fn cell(&mut self, ply: u32, number: Option<Item>, token: &Token<'_>) {
        if token.kind == TokenKind::Gap {
            return self.empty_cell(ply, number, token.span);
        }
        if token.is_split {
            self.tape.report(IssueKind::FusedMoves, token.span);
        }
        let item = self.reader.item(ItemKind::Move, token);
        self.put(ply, number, item);
    }

    fn empty_cell(&mut self, ply: u32, number: Option<Item>, place: Span) {
        let span = self.reader.text.add("…", place);
        self.put(ply, number, Item::new(ItemKind::Move, span));
    }

    fn put(&mut self, ply: u32, number: Option<Item>, item: Item) {
        let own = number.into_iter().chain([item]).collect();
        self.reader.open[0].slots.push(LineMove { ply, own, behind: Vec::new() });
    }

    fn beside(&mut self, kind: ItemKind, token: &Token<'_>) {
        let item = self.reader.item(kind, token);
        let game = &mut self.reader.open[0];
        match game.slots.last_mut() {
            Some(slot) => slot.own.push(item),
            None => game.lead.push(item),
        }
    }

    /// Parses the text after the last row: the result, in figures or words, and prose.
    fn tail(&mut self, from: usize, to: usize) -> GameEnd {
        let n_moves = self.n_moves();
        let result = (from..to).find(|at| matches!(self.tokens[*at].kind, TokenKind::Result(_)));
        if let Some(at) = result {
            if said(&self.tokens[from..at]).is_some_and(|span| !names_result(span.slice(self.source))) {
                self.passages.push((n_moves, from..at));
            }
            let token = &self.tokens[at];
            let TokenKind::Result(result) = token.kind else { return GameEnd::default() };
            // Text after it is not part of the game, but is kept.
            return GameEnd { result: Some((result, token.span)), behind: said(&self.tokens[at + 1..to]) };
        }
        let Some(span) = self.tokens.get(from..to).and_then(said) else { return GameEnd::default() };
        let lowered = vocabulary::lower(span.slice(self.source));
        let near = lowered.find("\n\n").unwrap_or(lowered.len()).min(400);
        let near = lowered.floor_char_boundary(near);
        // `Соперники согласились` may be on one line, `на ничью` on the next.
        let ending = vocabulary::ending(&lowered[..near].replace('\n', " "));
        // Words with the same meaning as the result are not repeated.
        if ending.as_ref().is_none_or(|(place, _)| place.len() + 3 < span.len() as usize) {
            self.passages.push((n_moves, from..to));
        }
        let result = ending.map(|(place, result)| {
            let start = span.start + u32::try_from(place.start).unwrap_or(0);
            (result, Span { start, end: start + u32::try_from(place.len()).unwrap_or(0) })
        });
        GameEnd { result, behind: None }
    }

    fn termination(&mut self, result: GameResult, place: Span) {
        let written = place.slice(self.source);
        if GameResult::of_marker(written.as_bytes()).is_none() && GameResult::read(written).is_some() {
            self.tape.report(IssueKind::ResultMisspelled, place);
        }
        let span = if written == result.marker() { place } else { self.reader.text.add(result.marker(), place) };
        self.tape.items.push(Item::new(ItemKind::Termination, span));
    }

    fn end(&mut self, end: &GameEnd) {
        if let Some((result, place)) = end.result {
            self.termination(result, place);
            if let Some(item) = end.behind.and_then(|behind| self.reader.comment_item(behind)) {
                self.tape.items.push(item);
            }
            return;
        }
        let result = self.game.headings.tags.iter().find(|heading| heading.tag == "Result");
        if let Some(meaning) = result.and_then(|heading| heading.meaning.clone()) {
            // The head of the sheet states the result.
            let place = result.map_or(Span::default(), |heading| heading.place);
            let span = self.reader.text.add(&meaning, place);
            self.tape.items.push(Item::new(ItemKind::Termination, span));
            return;
        }
        let end = self.game.order.placed.last().map(|placed| self.game.rows[placed.row].end - 1);
        let end = end.map_or(self.game.above.end, |at| self.tokens[at].span.end);
        self.tape.report(IssueKind::MissingTermination, Span::at(end));
    }
}

/// Returns true if a text is only the heading of a result: `Результат:`.
fn names_result(text: &str) -> bool {
    let lowered = vocabulary::lower(text.trim_matches(|c: char| !c.is_alphabetic()));
    vocabulary::keys().iter().any(|key| key.tag == "Result" && key.word.iter().copied().eq(lowered.chars()))
}

/// Returns true if two lines follow each other with nothing between them.
fn is_one_break(between: &str) -> bool {
    between.chars().all(char::is_whitespace) && between.matches('\n').count() <= 1
}

fn tokens_place(tokens: &[Token<'_>], at: usize) -> u32 {
    tokens.get(at).map_or(0, |token| token.span.start)
}
