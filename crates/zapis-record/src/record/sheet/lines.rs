//! What stands among the moves of a game on a page: variations, in brackets or in running text, and comments.
//!
//! # Invariants
//! - Where a line begins is said by its first number, which is that of a move of the game or of a line around it; among
//!   several such moves the first from which the line can be played is meant.
//! - What stands in brackets and has moves with numbers is a variation, whether it can be played or not. In running text it
//!   is one only where all of it can be played, and another move than the game's begins it.
//! - What is no line is said in a comment at its place; nothing is dropped.

use std::ops::Range;

use zapis_chess::Position;

use crate::record::{Item, ItemKind};
use crate::text::Span;

use super::appendix::Appendix;
use super::board::PageBoard;
use super::rows::ply_of;
use super::token::{Token, TokenKind};
use super::tokens::{is_footnote, tokens};

/// Brackets in brackets are read so deep; what stands deeper is text.
const DEEPEST: usize = 24;

/// A line of moves and what stands behind each of them.
#[derive(Debug, Default)]
pub(super) struct OpenLine {
    /// What stands before the first move.
    pub(super) lead: Vec<Item>,
    pub(super) slots: Vec<LineMove>,
    /// The position before each move, as far as they can be played.
    pub(super) positions: Vec<Position>,
    /// Behind which move of which line it stands, as indices; nothing of the game itself.
    anchor: Anchor,
    /// How many moves had been made where the text stands that is read.
    pub(super) n_made: usize,
    /// Where the bracket begins, or the first move.
    opens: Span,
}

/// A move of a line, as indices of lines that are open and of their moves.
type Anchor = (usize, usize);

/// A move with its number and signs, and what stands behind it.
#[derive(Debug)]
pub(super) struct LineMove {
    pub(super) ply: u32,
    pub(super) own: Vec<Item>,
    pub(super) behind: Vec<Item>,
}

impl OpenLine {
    fn start(&self) -> u32 {
        self.slots.first().map_or(0, |slot| slot.ply)
    }

    /// Returns the ply of the move that comes next.
    fn next(&self) -> u32 {
        self.slots.last().map_or(0, |slot| slot.ply + 1)
    }

    /// Returns where what stands at this place of the line belongs.
    pub(super) fn here(&mut self) -> &mut Vec<Item> {
        match self.n_made.checked_sub(1).and_then(|last| self.slots.get_mut(last)) {
            Some(slot) => &mut slot.behind,
            None => &mut self.lead,
        }
    }

    /// Lists the items in the order of play.
    pub(super) fn into_items(self) -> impl Iterator<Item = Item> {
        let slots = self.slots.into_iter().flat_map(|slot| slot.own.into_iter().chain(slot.behind));
        self.lead.into_iter().chain(slots)
    }
}

/// What is made of the text among the moves.
pub(super) struct PassageReader<'a> {
    pub(super) source: &'a str,
    pub(super) text: &'a mut Appendix,
    pub(super) board: PageBoard,
    /// The lines that are open, the game first.
    pub(super) open: Vec<OpenLine>,
    /// The places of what was kept as comments.
    pub(super) comments: Vec<Span>,
    pub(super) has_variations: bool,
}

/// What stands in brackets, taken apart.
struct Bracket<'a> {
    inside: Vec<Token<'a>>,
    runs: Vec<Run>,
}

/// A run of moves in a text: its tokens and where it begins.
struct Run {
    tokens: Range<usize>,
    /// The ply of its first move, if a number says it.
    ply: Option<u32>,
}

impl<'a> PassageReader<'a> {
    /// Reads what stands among the moves of the game, behind the given number of them.
    pub(super) fn passage(&mut self, tokens: &[Token<'_>], n_made: usize) {
        self.open[0].n_made = n_made;
        let mut said = 0;
        for run in runs(tokens, false) {
            // What is said of a line goes with it up to the end of its sentence.
            let between = &tokens[said.min(run.tokens.start)..run.tokens.start];
            if let Some(stop) = between.iter().position(ends_sentence).filter(|_| self.open.len() > 1) {
                self.say(&between[..=stop], true);
                said += stop + 1;
                self.close_to(1);
            }
            if !self.is_variation(tokens, &run) {
                continue;
            }
            let is_of_line = self.open.len() > 1;
            self.say(&tokens[said..run.tokens.start], is_of_line);
            self.run(tokens, &run, 1);
            said = run.tokens.end;
        }
        let rest = &tokens[said..];
        let stop = rest.iter().position(ends_sentence).map_or(rest.len(), |stop| stop + 1);
        let stop = if self.open.len() > 1 { stop } else { 0 };
        self.say(&rest[..stop], true);
        self.close_to(1);
        self.say(&rest[stop..], false);
    }

    /// Returns whether a run of moves in running text is a variation.
    fn is_variation(&self, tokens: &[Token<'_>], run: &Run) -> bool {
        let words = words(&tokens[run.tokens.clone()]);
        let Some(ply) = run.ply else { return false };
        let candidates = self.anchors(ply, 1);
        let is_played = |anchor: &Anchor| {
            let line = &self.open[anchor.0];
            let Some(from) = line.positions.get(anchor.1) else { return false };
            let positions = self.board.line(from, &words);
            let is_own =
                line.positions.get(anchor.1 + 1).zip(positions.get(1)).is_some_and(|(own, first)| own.is_same(first));
            positions.len() > words.len() && !is_own
        };
        let is_next = self.open.last().is_some_and(|top| self.open.len() > 1 && top.next() == ply);
        if is_next {
            let from = self.open.last().and_then(|top| top.positions.get(top.slots.len()));
            return from.is_some_and(|from| self.board.line(from, &words).len() > words.len());
        }
        candidates.iter().any(is_played)
    }

    /// Lists the moves that a line may be an alternative to whose first move is this ply; lines before `base` are around what
    /// is read, those from there on were opened in it.
    fn anchors(&self, ply: u32, base: usize) -> Vec<Anchor> {
        let mut found = Vec::new();
        for (level, line) in self.open.iter().enumerate().rev() {
            // A line that was opened at this place and begins no earlier is a sibling.
            let is_sibling = level >= base && line.start() >= ply;
            let n_known = (line.n_made + 1).min(line.slots.len());
            let known = &line.slots[..if level >= base { line.slots.len() } else { n_known }];
            if let (false, Ok(slot)) = (is_sibling, known.binary_search_by_key(&ply, |slot| slot.ply)) {
                found.push((level, slot));
            }
        }
        found
    }

    /// Reads a run of moves onto a line of its own, or as what goes on with the one that was opened last.
    fn run(&mut self, tokens: &[Token<'_>], run: &Run, base: usize) {
        let own = &tokens[run.tokens.clone()];
        let words = words(own);
        let goes_on = run.ply.is_none_or(|ply| self.open.last().is_some_and(|top| top.next() == ply));
        if self.open.len() > base && goes_on {
            self.take(own, None);
        } else {
            let ply = run.ply.unwrap_or_else(|| self.open[base - 1].next_made().saturating_sub(1));
            let candidates = self.anchors(ply, base);
            let can_play = |anchor: &&Anchor| {
                let from = self.open[anchor.0].positions.get(anchor.1);
                from.is_some_and(|from| self.board.line(from, &words[..1.min(words.len())]).len() > 1)
            };
            let anchor = candidates.iter().find(can_play).or(candidates.first()).copied();
            let anchor = anchor.unwrap_or((base - 1, self.open[base - 1].n_made.saturating_sub(1)));
            self.close_to(base.max(anchor.0 + 1));
            let from = self.open[anchor.0].positions.get(anchor.1);
            let positions = from.map(|from| vec![from.clone()]).unwrap_or_default();
            let first = own.first().map_or(Span::default(), |token| token.span);
            self.open.push(OpenLine { positions, anchor, opens: Span::at(first.start), ..OpenLine::default() });
            self.take(own, Some(ply));
        }
    }

    /// Puts the moves of a run on the line that was opened last.
    fn take(&mut self, tokens: &[Token<'_>], first: Option<u32>) {
        let words = words(tokens);
        if let Some(line) = self.open.last_mut()
            && line.positions.len() == line.slots.len() + 1
            && let Some(from) = line.positions.pop()
        {
            line.positions.extend(self.board.line(&from, &words));
        }
        let mut next = first.or_else(|| self.open.last().map(OpenLine::next)).unwrap_or(0);
        let mut number = Vec::new();
        for token in tokens {
            match token.kind {
                TokenKind::Number { .. } => number = vec![self.item(ItemKind::Number, token)],
                TokenKind::Move { .. } => {
                    let mut own = std::mem::take(&mut number);
                    own.push(self.item(ItemKind::Move, token));
                    if let Some(line) = self.open.last_mut() {
                        line.slots.push(LineMove { ply: next, own, behind: Vec::new() });
                        line.n_made = line.slots.len();
                    }
                    next += 1;
                }
                TokenKind::Glyph => self.beside(ItemKind::Glyph, token),
                TokenKind::Mark => self.beside(ItemKind::MarkApart, token),
                TokenKind::DrawOffer => self.beside(ItemKind::DrawOffer, token),
                TokenKind::Aside => self.aside(token),
                _ => {}
            }
        }
    }

    fn beside(&mut self, kind: ItemKind, token: &Token<'_>) {
        let item = self.item(kind, token);
        if let Some(line) = self.open.last_mut() {
            match line.slots.last_mut().filter(|slot| slot.behind.is_empty()) {
                Some(slot) => slot.own.push(item),
                None => line.here().push(item),
            }
        }
    }

    /// Makes an item of a token.
    pub(super) fn item(&mut self, kind: ItemKind, token: &Token<'_>) -> Item {
        let is_as_written = token.span.slice(self.source) == token.word;
        let span = if is_as_written { token.span } else { self.text.add(&token.word, token.span) };
        match kind {
            ItemKind::Move => Item::word(self.text.text.as_bytes(), span),
            ItemKind::Number => Item::move_number(self.text.text.as_bytes(), span),
            ItemKind::Glyph if token.word.starts_with('$') => Item::new(ItemKind::Nag, span),
            _ => Item::new(kind, span),
        }
    }

    /// Closes lines until only the given number is open, and puts each where it belongs.
    fn close_to(&mut self, n_open: usize) {
        while self.open.len() > n_open
            && let Some(line) = self.open.pop()
        {
            let (level, slot) = line.anchor;
            let opens = line.opens;
            let end = line.slots.last().and_then(|slot| slot.own.last()).map_or(opens, |item| item.span);
            let items = std::iter::once(Item::new(ItemKind::VariationOpen, opens))
                .chain(line.into_items())
                .chain([Item::new(ItemKind::VariationClose, Span::at(end.end))]);
            if let Some(slot) = self.open.get_mut(level).and_then(|line| line.slots.get_mut(slot)) {
                slot.behind.extend(items);
                self.has_variations = true;
            }
        }
    }

    /// Keeps what some tokens say as comments, of the line that was opened last or of the game, and reads the lines that stand
    /// in brackets among them.
    fn say(&mut self, tokens: &[Token<'_>], is_of_line: bool) {
        let level = if is_of_line { self.open.len() - 1 } else { 0 };
        let mut from = 0;
        for (at, token) in tokens.iter().enumerate().filter(|(_, token)| token.kind == TokenKind::Aside) {
            if let Some(bracket) = self.bracket(token) {
                if let Some(span) = said(&tokens[from..at]) {
                    self.comment(span, level);
                }
                self.lines_of(&bracket);
                from = at + 1;
            }
        }
        if let Some(span) = said(&tokens[from..]) {
            self.comment(span, level);
        }
    }

    /// Keeps a place as a comment of a line that is open.
    pub(super) fn comment(&mut self, span: Span, level: usize) {
        if let Some(item) = self.comment_item(span)
            && let Some(line) = self.open.get_mut(level)
        {
            line.here().push(item);
        }
    }

    pub(super) fn comment_item(&mut self, span: Span) -> Option<Item> {
        let said = span.slice(self.source);
        if !said.contains(char::is_alphanumeric) && !is_footnote(said) {
            return None;
        }
        let is_comment = said.starts_with('{') && said.ends_with('}') && !said[1..].contains('{');
        let span = if is_comment {
            span
        } else {
            self.comments.push(span);
            let inner = said.replace('{', "(").replace('}', ")");
            let words: Vec<&str> = inner.split_whitespace().collect();
            self.text.add(&format!("{{{}}}", words.join(" ")), span)
        };
        Some(Item::comment(self.text.text.as_bytes(), span))
    }

    /// Reads what stands in brackets: variations of the line that was opened last, or a comment.
    fn aside(&mut self, token: &Token<'_>) {
        match self.bracket(token) {
            Some(bracket) => self.lines_of(&bracket),
            None => self.comment(token.span, self.open.len() - 1),
        }
    }

    /// Takes apart what stands in brackets, if those are lines.
    fn bracket(&self, token: &Token<'_>) -> Option<Bracket<'a>> {
        let whole = token.span.slice(self.source);
        if !whole.starts_with(['(', '[']) || whole.len() < 4 || self.open.len() > DEEPEST {
            return None;
        }
        let inner = Span { start: token.span.start + 1, end: token.span.end - 1 };
        let mut inside = tokens(inner.slice(self.source));
        for token in &mut inside {
            token.span = token.span.shift(inner.start);
            // A page may end inside a bracket.
            if matches!(token.kind, TokenKind::Break { .. }) {
                token.kind = TokenKind::Break { blank: false };
            }
        }
        let runs = runs(&inside, true);
        let is_one = runs.first().is_some_and(|first| self.is_bracketed_line(&inside, first));
        is_one.then_some(Bracket { inside, runs })
    }

    /// Reads the lines that stand in a bracket.
    fn lines_of(&mut self, Bracket { inside, runs }: &Bracket<'_>) {
        let base = self.open.len();
        let mut at = 0;
        let mut lead = None;
        for run in runs {
            let before = &inside[at..run.tokens.start];
            if self.open.len() == base {
                lead = said(before);
            } else if let Some(span) = said_between(before) {
                self.comment(span, self.open.len() - 1);
            }
            let is_parted = before.iter().any(|token| token.kind == TokenKind::Sign && token.word == ";");
            if is_parted && run.ply.is_some_and(|ply| !self.anchors(ply, base).is_empty()) && self.open.len() > base {
                self.part(run, base);
            }
            self.run(inside, run, base);
            if let Some(span) = lead.take()
                && let Some(item) = self.comment_item(span)
                && let Some(line) = self.open.last_mut()
            {
                line.lead.push(item);
            }
            for token in before.iter().filter(|token| token.kind == TokenKind::Aside && said_between(before).is_none())
            {
                self.aside(token);
            }
            at = run.tokens.end;
        }
        if let Some(span) = said(&inside[at..]) {
            self.comment(span, self.open.len() - 1);
        }
        self.close_to(base);
    }

    /// Closes the line before a semicolon where what follows does not go on with it.
    fn part(&mut self, run: &Run, base: usize) {
        let goes_on = run.ply.is_none() || self.open.last().is_some_and(|top| Some(top.next()) == run.ply);
        if goes_on {
            self.close_to(base);
        }
    }

    /// Returns whether what stands in brackets is a line: its numbers are those of moves around it.
    fn is_bracketed_line(&self, tokens: &[Token<'_>], run: &Run) -> bool {
        let base = self.open.len();
        let words = words(&tokens[run.tokens.clone()]);
        if let Some(ply) = run.ply {
            return !self.anchors(ply, base).is_empty();
        }
        // Without a number, `(Nf6 4. O-O)`: an alternative to the last move, all of which can be played.
        let line = &self.open[base - 1];
        let from = line.n_made.checked_sub(1).and_then(|last| line.positions.get(last));
        let is_first = tokens[..run.tokens.start].iter().all(|token| said(std::slice::from_ref(token)).is_none());
        is_first && words.len() > 1 && from.is_some_and(|from| self.board.line(from, &words).len() > words.len())
    }
}

impl OpenLine {
    /// Returns the ply of the move that comes next where the text stands that is read.
    fn next_made(&self) -> u32 {
        self.n_made.checked_sub(1).and_then(|last| self.slots.get(last)).map_or(0, |slot| slot.ply + 1)
    }
}

fn ends_sentence(token: &Token<'_>) -> bool {
    match token.kind {
        TokenKind::Prose { stops } => stops,
        TokenKind::Sign => token.word == ".",
        TokenKind::Break { blank } => blank,
        _ => false,
    }
}

/// Lists the words of the moves among some tokens.
fn words<'t>(tokens: &'t [Token<'_>]) -> Vec<&'t str> {
    tokens.iter().filter(|token| matches!(token.kind, TokenKind::Move { .. })).map(|token| &*token.word).collect()
}

/// Finds the runs of moves among some tokens: a number, a move, and what follows as long as numbers and moves do.
fn runs(tokens: &[Token<'_>], is_bracket: bool) -> Vec<Run> {
    let mut found: Vec<Run> = Vec::new();
    let mut open: Option<(Run, u32)> = None;
    // A word that is written twice may count for one move: the next number says.
    let mut has_repeated = false;
    let mut at = 0;
    while at < tokens.len() {
        let kind = tokens[at].kind;
        match kind {
            TokenKind::Number { number, dots, .. } => {
                let Some((has_gap, first)) = move_behind(tokens, at) else {
                    found.extend(open.take().map(|(run, _)| run));
                    at += 1;
                    continue;
                };
                let ply = ply_of(number, dots || has_gap);
                match &mut open {
                    Some((run, next)) if *next == ply || has_repeated && ply.checked_add(1) == Some(*next) => {
                        run.tokens.end = first + 1;
                        *next = ply.saturating_add(1);
                        has_repeated = false;
                    }
                    _ => {
                        found.extend(open.take().map(|(run, _)| run));
                        open = Some((Run { tokens: at..first + 1, ply: Some(ply) }, ply.saturating_add(1)));
                        has_repeated = false;
                    }
                }
                at = first + 1;
                continue;
            }
            TokenKind::Move { is_sure } => match &mut open {
                Some((run, next)) => {
                    has_repeated |= at > 0 && tokens[at - 1].word == tokens[at].word;
                    run.tokens.end = at + 1;
                    *next = next.saturating_add(1);
                }
                None if is_bracket && is_sure && found.is_empty() => {
                    open = Some((Run { tokens: at..at + 1, ply: None }, u32::MAX));
                }
                None => {}
            },
            TokenKind::Glyph | TokenKind::Mark | TokenKind::DrawOffer | TokenKind::Aside => {
                if let Some((run, _)) = &mut open {
                    run.tokens.end = at + 1;
                }
            }
            TokenKind::Sign if tokens[at].word == "," => {}
            TokenKind::Break { blank: false } | TokenKind::Separator | TokenKind::Gap => {}
            _ => found.extend(open.take().map(|(run, _)| run)),
        }
        if let Some((run, next)) = &mut open
            && run.ply.is_none()
            && let Some(TokenKind::Number { number, dots, .. }) = tokens.get(at + 1).map(|token| token.kind)
        {
            *next = ply_of(number, dots);
        }
        at += 1;
    }
    found.extend(open.map(|(run, _)| run));
    found
}

/// Finds the move behind a number: whether dots stand between, as a token of their own, and where it stands.
fn move_behind(tokens: &[Token<'_>], number: usize) -> Option<(bool, usize)> {
    let mut has_gap = false;
    for (at, token) in tokens.iter().enumerate().skip(number + 1) {
        match token.kind {
            TokenKind::Move { .. } => return Some((has_gap, at)),
            TokenKind::Gap => has_gap = true,
            TokenKind::Break { blank: false } | TokenKind::Separator => {}
            _ => return None,
        }
    }
    None
}

/// Measures what is said by some tokens, without the breaks and signs at its edges.
pub(super) fn said(tokens: &[Token<'_>]) -> Option<Span> {
    let says = |token: &&Token<'_>| {
        !matches!(token.kind, TokenKind::Break { .. } | TokenKind::Separator | TokenKind::Sign | TokenKind::Gap)
    };
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

/// Measures what is said between two lines, where that is more than a bracket.
fn said_between(tokens: &[Token<'_>]) -> Option<Span> {
    let is_more = tokens.iter().any(|token| matches!(token.kind, TokenKind::Prose { .. } | TokenKind::Move { .. }));
    said(tokens).filter(|_| is_more)
}
