//! The text among the moves of a game on a page: variations, in brackets or in running text, and comments.
//!
//! # Invariants
//! - A line begins where its first number says, which is that of a move of the game or of an enclosing line; of several
//!   such moves, the first from which the line can be played.
//! - Moves with numbers in brackets are a variation, whether they can be played or not. In running text they are one
//!   only if all of them can be played and the first differs from the game's move.
//! - Anything else becomes a comment at its place; nothing is dropped.

use std::ops::Range;

use zapis_chess::Position;

use crate::record::{Item, ItemKind};
use crate::text::Span;

use super::appendix::Appendix;
use super::board::PageBoard;
use super::rows::ply_of;
use super::token::{Token, TokenKind};
use super::tokens::{is_footnote, tokens};

/// Brackets nested deeper than this are text.
const DEEPEST: usize = 24;

/// A line of moves, with the items after each of them.
#[derive(Debug, Default)]
pub(super) struct OpenLine {
    /// The items before the first move.
    pub(super) lead: Vec<Item>,
    pub(super) slots: Vec<LineMove>,
    /// The position before each move, as far as they can be played.
    pub(super) positions: Vec<Position>,
    /// The line and the move it follows, as indices; meaningless for the game itself.
    anchor: Anchor,
    /// The number of moves made at the place of the text being read.
    pub(super) n_made: usize,
    /// The place of the bracket, or of the first move.
    opens: Span,
}

/// A move of a line, as the indices of an open line and of its move.
type Anchor = (usize, usize);

/// A move with its number and signs, and the items after it.
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

    /// Returns the ply of the next move.
    fn next(&self) -> u32 {
        self.slots.last().map_or(0, |slot| slot.ply + 1)
    }

    /// Returns the items at the current place of the line.
    pub(super) fn here(&mut self) -> &mut Vec<Item> {
        match self.n_made.checked_sub(1).and_then(|last| self.slots.get_mut(last)) {
            Some(slot) => &mut slot.behind,
            None => &mut self.lead,
        }
    }

    /// Returns the items in the order of play.
    pub(super) fn into_items(self) -> impl Iterator<Item = Item> {
        let slots = self.slots.into_iter().flat_map(|slot| slot.own.into_iter().chain(slot.behind));
        self.lead.into_iter().chain(slots)
    }
}

/// Reads the text among the moves.
pub(super) struct PassageReader<'a> {
    pub(super) source: &'a str,
    pub(super) text: &'a mut Appendix,
    pub(super) board: PageBoard,
    /// The open lines, the game first.
    pub(super) open: Vec<OpenLine>,
    /// The places of the text kept as comments.
    pub(super) comments: Vec<Span>,
    pub(super) has_variations: bool,
}

/// The content of brackets.
struct Bracket<'a> {
    inside: Vec<Token<'a>>,
    runs: Vec<Run>,
}

/// A run of moves in a text: its tokens and its beginning.
struct Run {
    tokens: Range<usize>,
    /// The ply of its first move, if numbered.
    ply: Option<u32>,
}

impl<'a> PassageReader<'a> {
    /// Reads the text among the moves of the game, after a number of them.
    pub(super) fn passage(&mut self, tokens: &[Token<'_>], n_made: usize) {
        self.open[0].n_made = n_made;
        let mut said = 0;
        for run in runs(tokens, false) {
            // Text about a line belongs to it up to the end of the sentence.
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

    /// Returns true if a run of moves in running text is a variation.
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

    /// Returns the moves to which a line may be an alternative if its first move is this ply. Lines before `base`
    /// enclose the text being read, later ones were opened in it.
    fn anchors(&self, ply: u32, base: usize) -> Vec<Anchor> {
        let mut found = Vec::new();
        for (level, line) in self.open.iter().enumerate().rev() {
            // A line that was opened here and begins no earlier is a sibling.
            let is_sibling = level >= base && line.start() >= ply;
            let n_known = (line.n_made + 1).min(line.slots.len());
            let known = &line.slots[..if level >= base { line.slots.len() } else { n_known }];
            if let (false, Ok(slot)) = (is_sibling, known.binary_search_by_key(&ply, |slot| slot.ply)) {
                found.push((level, slot));
            }
        }
        found
    }

    /// Reads a run of moves as a new line, or as the continuation of the last opened one.
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

    /// Adds the moves of a run to the last opened line.
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

    /// Creates an item from a token.
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

    /// Closes lines until this many are open, and puts each in its place.
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

    /// Keeps tokens as comments of the last opened line or of the game, and reads the bracketed lines among them.
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

    /// Keeps a place as a comment of an open line.
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

    /// Reads the content of brackets: variations of the last opened line, or a comment.
    fn aside(&mut self, token: &Token<'_>) {
        match self.bracket(token) {
            Some(bracket) => self.lines_of(&bracket),
            None => self.comment(token.span, self.open.len() - 1),
        }
    }

    /// Splits the content of brackets, if it is lines.
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

    /// Reads the lines in a bracket.
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

    /// Closes the line before a semicolon, unless the following text continues it.
    fn part(&mut self, run: &Run, base: usize) {
        let goes_on = run.ply.is_none() || self.open.last().is_some_and(|top| Some(top.next()) == run.ply);
        if goes_on {
            self.close_to(base);
        }
    }

    /// Returns true if bracketed moves are a line: their numbers are those of moves around them.
    fn is_bracketed_line(&self, tokens: &[Token<'_>], run: &Run) -> bool {
        let base = self.open.len();
        let words = words(&tokens[run.tokens.clone()]);
        if let Some(ply) = run.ply {
            return !self.anchors(ply, base).is_empty();
        }
        // Without a number, `(Nf6 4. O-O)`: an alternative to the last move, if all of it can be played.
        let line = &self.open[base - 1];
        let from = line.n_made.checked_sub(1).and_then(|last| line.positions.get(last));
        let is_first = tokens[..run.tokens.start].iter().all(|token| said(std::slice::from_ref(token)).is_none());
        is_first && words.len() > 1 && from.is_some_and(|from| self.board.line(from, &words).len() > words.len())
    }
}

impl OpenLine {
    /// Returns the ply of the next move at the place of the text being read.
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

/// Returns the words of the moves among some tokens.
fn words<'t>(tokens: &'t [Token<'_>]) -> Vec<&'t str> {
    tokens.iter().filter(|token| matches!(token.kind, TokenKind::Move { .. })).map(|token| &*token.word).collect()
}

/// Finds the runs of moves among some tokens: a number, a move, and the following numbers and moves.
fn runs(tokens: &[Token<'_>], is_bracket: bool) -> Vec<Run> {
    let mut found: Vec<Run> = Vec::new();
    let mut open: Option<(Run, u32)> = None;
    // A word that is written twice may be one move: the next number decides.
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

/// Finds the move after a number: whether there are separate dots between them, and the move's index.
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

/// Measures the text of some tokens, without the breaks and signs at its edges.
pub(super) fn said(tokens: &[Token<'_>]) -> Option<Span> {
    let says = |token: &&Token<'_>| {
        !matches!(token.kind, TokenKind::Break { .. } | TokenKind::Separator | TokenKind::Sign | TokenKind::Gap)
    };
    // The number of a row whose cells are elsewhere has no meaning.
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

/// Measures the text between two lines, if it is more than a bracket.
fn said_between(tokens: &[Token<'_>]) -> Option<Span> {
    let is_more = tokens.iter().any(|token| matches!(token.kind, TokenKind::Prose { .. } | TokenKind::Move { .. }));
    said(tokens).filter(|_| is_more)
}
