//! Writes a game of a sheet onto a tape, in the order of play.

use crate::record::{GameResult, IssueKind, Item, ItemKind, TagPair, Tape};
use crate::text::Span;

use super::appendix::Appendix;
use super::diagrams::fen_for;
use super::games::SheetGame;
use super::token::{NumberForm, Token, TokenKind};
use super::vocabulary;

/// Writes one game.
pub(super) fn tape(game: &SheetGame, source: &str, tokens: &[Token<'_>], text: &mut Appendix) -> Tape {
    let mut writer = TapeWriter { game, source, tokens, text, tape: Tape::default(), prose: Prose::default() };
    writer.tags();
    writer.moves();
    writer.end();
    let TapeWriter { mut tape, prose, .. } = writer;
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
    tape
}

/// What was taken for prose.
#[derive(Default)]
struct Prose {
    first: Option<Span>,
    passages: u32,
    words: u32,
}

struct TapeWriter<'a, 't> {
    game: &'a SheetGame,
    source: &'a str,
    tokens: &'a [Token<'t>],
    text: &'a mut Appendix,
    tape: Tape,
    prose: Prose,
}

/// At most this many cells in a row may be shown as empty; beyond them rows were lost or never were.
const MAX_EMPTY: u32 = 16;

/// A heading is no longer than this, in characters.
const LONGEST_HEADING: usize = 120;
/// A game has no more headings than these.
const MAX_HEADINGS: usize = 12;

impl TapeWriter<'_, '_> {
    fn tags(&mut self) {
        for heading in &self.game.headings.tags {
            let name = self.text.add(heading.tag, heading.place);
            // The first row says who is to move, and which move that is; odds are given at the start.
            let is_open = heading.tag == "FEN" && !heading.is_keyed;
            let start = self.game.order.placed.first().filter(|_| is_open).map(|placed| placed.start);
            let (has_turn, has_number) = self.game.headings.says;
            let told = heading.meaning.as_deref().zip(start);
            let told = told.map(|(fen, start)| fen_for(fen, start, has_turn, has_number));
            let value = match told.as_ref().or(heading.meaning.as_ref()) {
                Some(meaning) => self.text.add(meaning, heading.value),
                None => self.value(heading.value),
            };
            let tag = TagPair { name, value, span: heading.place };
            self.tape.add_tag(self.text.text.as_bytes(), tag);
            if heading.tag == "FEN" {
                let name = self.text.add("SetUp", heading.place);
                let value = self.text.add("1", heading.place);
                let tag = TagPair { name, value, span: heading.place };
                self.tape.add_tag(self.text.text.as_bytes(), tag);
            }
        }
        for other in &self.game.headings.others {
            self.pass_over(*other);
        }
        // The lines next to the moves; what stands above a longer one is prose, a paragraph each.
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

    /// Gives the span of a value as a tag can hold it: its quotes and backslashes escaped.
    fn value(&mut self, span: Span) -> Span {
        let value = span.slice(self.source);
        if value.contains(['"', '\\', '\t']) {
            let escaped = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\t', " ");
            return self.text.add(&escaped, span);
        }
        span
    }

    fn pass_over(&mut self, span: Span) {
        let words = span.slice(self.source).split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
        let n_words = u32::try_from(words.count()).unwrap_or(u32::MAX);
        if n_words == 0 {
            return;
        }
        self.prose.first.get_or_insert(span);
        self.prose.passages += 1;
        self.prose.words = self.prose.words.saturating_add(n_words);
    }

    fn moves(&mut self) {
        let placed = &self.game.order.placed;
        // What stands behind a row up to the next in the text goes with it as a comment.
        let mut in_text: Vec<usize> = placed.iter().map(|placed| placed.row).collect();
        in_text.sort_unstable();
        let mut ply: Option<u32> = None;
        for (at, here) in placed.iter().enumerate() {
            let row = &self.game.rows[here.row];
            let next_start = placed.get(at + 1).map(|next| next.start);
            let before = tokens_place(self.tokens, row.first);
            if let Some(missing) =
                ply.and_then(|ply| here.start.checked_sub(ply)).filter(|n| (1..=MAX_EMPTY).contains(n))
            {
                for index in 0..missing {
                    self.number_if_due(here.start - missing + index, Span::at(before));
                    self.empty_cell(Span::at(before));
                }
            }
            let mut now = here.start;
            let n_cells = u32::try_from(row.cells.len()).unwrap_or(u32::MAX);
            // The dots that stood in Black's cell until his move was shown.
            let n_shown = next_start.map_or(n_cells, |next| n_cells.min(next.saturating_sub(now).max(1)));
            let is_last = at + 1 == placed.len();
            self.number(row, now);
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
                        self.cell(token);
                        now += 1;
                    }
                    TokenKind::Glyph => self.item(ItemKind::Glyph, token),
                    TokenKind::Mark => self.item(ItemKind::MarkApart, token),
                    TokenKind::DrawOffer => self.item(ItemKind::DrawOffer, token),
                    TokenKind::Aside => self.comment(token.span),
                    _ => {}
                }
            }
            ply = Some(now);
            let nth = in_text.partition_point(|row| *row <= here.row);
            let end = in_text.get(nth).map_or(self.game.tokens.end, |next| self.game.rows[*next].first);
            // The end of the game is looked at apart.
            if nth < in_text.len() {
                self.between(row.end, end);
            } else {
                self.tail(row.end, end);
            }
        }
    }

    fn number(&mut self, row: &super::rows::SheetRow, ply: u32) {
        if row.number.is_none() {
            return self.number_if_due(ply, Span::at(tokens_place(self.tokens, row.first)));
        }
        let token = &self.tokens[row.first];
        let TokenKind::Number { form, .. } = token.kind else { return };
        let written = token.span.slice(self.source);
        if form == NumberForm::Misread && written.bytes().next().is_some_and(|byte| !byte.is_ascii_digit()) {
            self.tape.report(IssueKind::NumberMisread, token.span);
        }
        let is_plain = form == NumberForm::Marked && written == token.word;
        let span = if is_plain { token.span } else { self.text.add(&token.word, token.span) };
        self.tape.items.push(Item::move_number(self.text.text.as_bytes(), span));
    }

    /// Numbers a row of White's that has none.
    fn number_if_due(&mut self, ply: u32, place: Span) {
        if ply.is_multiple_of(2) {
            let span = self.text.add(&format!("{}.", ply / 2 + 1), place);
            self.tape.items.push(Item::move_number(self.text.text.as_bytes(), span));
        }
    }

    fn cell(&mut self, token: &Token<'_>) {
        if token.kind == TokenKind::Gap {
            return self.empty_cell(token.span);
        }
        if token.is_split {
            self.tape.report(IssueKind::FusedMoves, token.span);
        }
        self.item(ItemKind::Move, token);
    }

    fn empty_cell(&mut self, place: Span) {
        let span = self.text.add("…", place);
        self.tape.items.push(Item::new(ItemKind::Move, span));
    }

    fn item(&mut self, kind: ItemKind, token: &Token<'_>) {
        let is_as_written = token.span.slice(self.source) == token.word;
        let span = if is_as_written { token.span } else { self.text.add(&token.word, token.span) };
        let item = match kind {
            ItemKind::Move => Item::word(self.text.text.as_bytes(), span),
            _ => Item::new(kind, span),
        };
        self.tape.items.push(item);
    }

    /// Keeps what stands between two rows as a comment.
    fn between(&mut self, from: usize, to: usize) {
        let Some(span) = self.span_of(from, to) else { return };
        self.comment(span);
    }

    /// Measures what is said by some tokens, without the breaks and signs at its edges.
    fn span_of(&self, from: usize, to: usize) -> Option<Span> {
        let says = |token: &&Token<'_>| {
            !matches!(token.kind, TokenKind::Break { .. } | TokenKind::Separator | TokenKind::Sign | TokenKind::Gap)
        };
        let tokens = self.tokens.get(from..to)?;
        // The number of a row whose cells stand elsewhere says nothing.
        let is_said = |token: &Token<'_>| {
            matches!(
                token.kind,
                TokenKind::Prose { .. }
                    | TokenKind::Aside
                    | TokenKind::Move { .. }
                    | TokenKind::Result(_)
                    | TokenKind::DrawOffer
            )
        };
        if !tokens.iter().any(is_said) {
            return None;
        }
        let (first, last) = (tokens.iter().find(says)?, tokens.iter().rev().find(says)?);
        Some(first.span.join(last.span))
    }

    fn comment(&mut self, span: Span) {
        let said = span.slice(self.source);
        if !said.contains(char::is_alphanumeric) {
            return;
        }
        self.pass_over(span);
        let is_comment = said.starts_with('{') && said.ends_with('}') && !said[1..].contains('{');
        let span = if is_comment {
            span
        } else {
            let inner = said.replace('{', "(").replace('}', ")");
            let words: Vec<&str> = inner.split_whitespace().collect();
            self.text.add(&format!("{{{}}}", words.join(" ")), span)
        };
        self.tape.items.push(Item::comment(self.text.text.as_bytes(), span));
    }

    /// Reads what stands behind the last row: the result, in figures or words, and prose.
    fn tail(&mut self, from: usize, to: usize) {
        let result = (from..to).find(|at| matches!(self.tokens[*at].kind, TokenKind::Result(_)));
        if let Some(at) = result {
            if self.span_of(from, at).is_some_and(|span| !names_result(span.slice(self.source))) {
                self.between(from, at);
            }
            if let TokenKind::Result(result) = self.tokens[at].kind {
                self.termination(result, self.tokens[at].span);
            }
            // It is no part of the game, and is kept all the same.
            if let Some(rest) = self.span_of(at + 1, to) {
                self.comment(rest);
            }
            return;
        }
        let Some(span) = self.span_of(from, to) else { return };
        let lowered = vocabulary::lower(span.slice(self.source));
        let near = lowered.find("\n\n").unwrap_or(lowered.len()).min(400);
        let near = lowered.floor_char_boundary(near);
        match vocabulary::ending(&lowered[..near]) {
            Some((place, result)) => {
                let start = span.start + u32::try_from(place.start).unwrap_or(0);
                let said = Span { start, end: start + u32::try_from(place.len()).unwrap_or(0) };
                // What says no more than the result need not be said twice.
                if place.len() + 3 < span.len() as usize {
                    self.comment(span);
                }
                self.termination(result, said);
            }
            None => self.comment(span),
        }
    }

    fn termination(&mut self, result: GameResult, place: Span) {
        let written = place.slice(self.source);
        if GameResult::of_marker(written.as_bytes()).is_none() && GameResult::read(written).is_some() {
            self.tape.report(IssueKind::ResultMisspelled, place);
        }
        let span = if written == result.marker() { place } else { self.text.add(result.marker(), place) };
        self.tape.items.push(Item::new(ItemKind::Termination, span));
    }

    fn end(&mut self) {
        let has_end = self.tape.items.iter().any(|item| item.kind == ItemKind::Termination);
        if has_end {
            return;
        }
        let result = self.game.headings.tags.iter().find(|heading| heading.tag == "Result");
        if let Some(meaning) = result.and_then(|heading| heading.meaning.clone()) {
            // The head of the sheet says how the game ended.
            let place = result.map_or(Span::default(), |heading| heading.place);
            let span = self.text.add(&meaning, place);
            self.tape.items.push(Item::new(ItemKind::Termination, span));
            return;
        }
        let end = self.game.order.placed.last().map(|placed| self.game.rows[placed.row].end - 1);
        let end = end.map_or(self.game.above.end, |at| self.tokens[at].span.end);
        self.tape.report(IssueKind::MissingTermination, Span::at(end));
    }
}

/// Tells whether a text is only the heading of a result: `Результат:`.
fn names_result(text: &str) -> bool {
    let lowered = vocabulary::lower(text.trim_matches(|c: char| !c.is_alphabetic()));
    vocabulary::keys().iter().any(|key| key.tag == "Result" && key.word.iter().copied().eq(lowered.chars()))
}

/// Tells whether two lines follow each other with nothing between them.
fn is_one_break(between: &str) -> bool {
    between.chars().all(char::is_whitespace) && between.matches('\n').count() <= 1
}

fn tokens_place(tokens: &[Token<'_>], at: usize) -> u32 {
    tokens.get(at).map_or(0, |token| token.span.start)
}
