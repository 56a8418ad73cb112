//! Records in the export format of the PGN standard (3.2, 8), in any notation, letters and encoding.

use std::borrow::Cow;
use std::io::Write;

use crate::game::{CheckStatus, Game, MoveStyle, Notation, ProblemKind, Side};
use crate::record::{GameResult, IssueKind, Item, ItemKind, Record, may_be_joined, nag_of_glyph};
use crate::replay::{Ply, QuotedLineReader, Replay};
use crate::text::Span;
use zapis_chess::braille::lower_number;

use super::comment_text::{BYTE_ORDER_MARK, breakable, on_one_line, without_clocks};
use super::comment_variations::{CommentVariation, LinesOfDepth, MoveOfComment, parted};
use super::pgn_result::result_of;
use super::pgn_tags::write_tags;
use super::walk::{Board, Visitor, walk};
use crate::render::printed::{CommentMoves, Commented, PrintForm};

/// What to leave out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate option on the command line")]
pub struct Drop {
    /// Comments.
    pub comments: bool,
    /// Variations.
    pub variations: bool,
    /// Numeric annotation glyphs.
    pub nags: bool,
    /// `[%clk]`, `[%emt]`, `[%egt]` and `[%mct]` commands.
    pub clocks: bool,
}

/// How records are written.
#[derive(Clone, Copy, Debug)]
pub struct PgnStyle<A> {
    /// How moves are written.
    pub moves: MoveStyle<A>,
    /// What to leave out.
    pub drop: Drop,
}

/// The beginning of a comment that keeps unplayable text.
const NOT_PLAYED: &str = "not played:";

/// Lines of movetext stay below 80 columns (PGN 4.3).
const WIDEST: usize = 79;

/// Writes one record, with unchanged comments; unplayable text is kept as a comment at its place.
pub fn write_pgn<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    style: PgnStyle<G::Alphabet>,
    out: &mut Vec<u8>,
) {
    write_pgn_as(game, record, replay, style, WrittenAs::default(), out);
}

/// How a record is written apart from the notation of its moves: by default as PGN.
#[derive(Clone, Copy, Debug, Default)]
pub struct WrittenAs<'a> {
    /// The printed form, if it is not PGN.
    pub print: Option<PrintForm>,
    /// How moves in comments are rewritten.
    pub comment_moves: Option<CommentMoves>,
    /// Whether headings of a scoresheet without a tag are kept as comments before the first move.
    pub has_headings: bool,
    /// Whether lines quoted in comments become variations.
    pub lines_from_comments: bool,
    /// The names of White and Black, if they differ from the record.
    pub players: Option<&'a [Option<String>; 2]>,
}

/// Writes one record in printed form, if one is given; returns the number of comments with moves that could not be
/// rewritten, and stay unchanged.
pub fn write_pgn_as<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    style: PgnStyle<G::Alphabet>,
    WrittenAs { print, comment_moves, has_headings, lines_from_comments, players }: WrittenAs<'_>,
    out: &mut Vec<u8>,
) -> u64 {
    let result = result_of(game, record, replay);
    write_tags(game, record, replay, style.moves.letters, (result, players), out);
    out.push(b'\n');
    let start = replay.start.position.as_ref();
    let mut writer = PgnWriter {
        game,
        record,
        style,
        text: Wrapped { out, column: 0, pending: Vec::new() },
        needs_number: true,
        skipped_depth: 0,
        unplayed_from: None,
        unplayed_depth: 0,
        replay,
        keeps_words: replay
            .start
            .problems
            .iter()
            .any(|problem| matches!(problem.kind, ProblemKind::OtherGame | ProblemKind::UnknownGame))
            || replay.fragment.is_some() && style.moves.notation == Notation::San,
        open: 0,
        result,
        strays: strays(record),
        print,
        comment_moves,
        commented: Commented::of(record, start, comment_moves.is_some() || lines_from_comments),
        lines: lines_from_comments.then(|| vec![LinesOfDepth::default()]),
    };
    if has_headings {
        for heading in &record.tape.headings {
            writer.comment(&record.slice(*heading).replace('{', "(").replace('}', ")"));
        }
    }
    walk(game, record, replay, &mut writer);
    writer.finish()
}

/// Lists text between the moves that PGN has no form for, which is kept as comments.
fn strays(record: &Record<'_>) -> std::vec::IntoIter<Span> {
    let is_kept = |kind: IssueKind| matches!(kind, IssueKind::MisplacedTag | IssueKind::NagOutOfRange);
    let issues = record.tape.issues.iter().filter(|issue| is_kept(issue.kind) && !record.tape.is_sheet);
    issues.map(|issue| issue.span).collect::<Vec<_>>().into_iter()
}

/// Writes tokens in lines: the last one is held back so that a bracket can be joined to it.
struct Wrapped<'a> {
    out: &'a mut Vec<u8>,
    column: usize,
    pending: Vec<u8>,
}

impl Wrapped<'_> {
    /// Begins a new token with the given text.
    fn token(&mut self, text: &[u8]) {
        // An opening bracket is joined to what follows it.
        if self.pending.last() == Some(&b'(') {
            self.pending.extend_from_slice(text);
            return;
        }
        self.flush();
        self.pending.extend_from_slice(text);
    }

    /// Joins text to the last token.
    fn join(&mut self, text: &[u8]) {
        self.pending.extend_from_slice(text);
    }

    fn flush(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let width = self.pending.iter().filter(|byte| (**byte & 0xc0) != 0x80).count();
        if self.column > 0 {
            // A line may not begin with `%` (PGN 6), nor with what looks like a tag pair.
            let may_break = !matches!(self.pending[0], b'%' | b'[') && !self.pending.starts_with(BYTE_ORDER_MARK);
            if self.column + 1 + width > WIDEST && may_break {
                self.out.push(b'\n');
                self.column = 0;
            } else {
                self.out.push(b' ');
                self.column += 1;
            }
        }
        self.out.append(&mut self.pending);
        self.column += width;
    }

    fn end_line(&mut self) {
        self.flush();
        if self.column > 0 {
            self.out.push(b'\n');
            self.column = 0;
        }
    }
}

struct PgnWriter<'a, 'o, G: Game> {
    game: &'a G,
    record: &'a Record<'a>,
    style: PgnStyle<G::Alphabet>,
    text: Wrapped<'o>,
    /// Whether Black's next move needs its number: at the start and after anything between the moves (PGN 8.2.2.2).
    needs_number: bool,
    /// The depth in dropped variations.
    skipped_depth: usize,
    /// The item index at which unplayable text begins.
    unplayed_from: Option<usize>,
    /// The number of variations opened since.
    unplayed_depth: usize,
    /// The replay of the record.
    replay: &'a Replay<G>,
    /// Whether moves are written as they are, because the rules or the start of the game are unknown.
    keeps_words: bool,
    /// The number of open variations in the output.
    open: usize,
    /// The result of the game.
    result: GameResult,
    /// Text without items that is kept as comments, in order.
    strays: std::vec::IntoIter<Span>,
    /// The printed form, if it is not PGN.
    print: Option<PrintForm>,
    /// How moves in comments are rewritten.
    comment_moves: Option<CommentMoves>,
    /// The move that a comment would follow.
    commented: Commented<G>,
    /// The lines of comments that become variations, for each open line; `None` if they stay in comments.
    lines: Option<Vec<LinesOfDepth<G>>>,
}

impl<G: Game> Visitor<G> for PgnWriter<'_, '_, G> {
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if self.skipped_depth > 0 {
            return;
        }
        self.write_due_lines();
        self.commented.played(ply, board);
        if !self.strays.as_slice().is_empty() {
            self.write_strays(index);
        }
        let (number, side) = board.turn();
        self.put_move((number, side), board.before(), ply.mv, ply.gives);
        if let Some(lines) = self.lines.as_mut().and_then(|lines| lines.last_mut()) {
            lines.due = std::mem::take(&mut lines.next);
        }
        let is_white = side == Side::White;
        if ply.missing {
            let dots = if is_white { "." } else { "..." };
            self.write_comment(&format!("{number}{dots} is not written"));
        }
    }

    fn unplayed(&mut self, index: usize) {
        if self.skipped_depth > 0 {
            return;
        }
        if self.keeps_words {
            if self.replay.fragment.is_some() {
                return self.write_of_fragment(index);
            }
            let span = self.record.tape.items[index].span;
            self.text.token(self.record.slice(span).as_bytes());
        } else if u32::try_from(index).is_ok_and(|item| self.replay.is_passed_over(item)) {
            let word = self.record.slice(self.record.tape.items[index].span);
            self.write_comment(&format!("{NOT_PLAYED} {word}"));
        } else if self.unplayed_from.is_none() {
            // The number of a fragment is part of its text.
            let number = self.replay.fragment.as_ref().map(|fragment| fragment.item as usize);
            let from = number.filter(|number| self.text.column == 0 && *number < index).unwrap_or(index);
            (self.unplayed_from, self.unplayed_depth) = (Some(from), 0);
        }
    }

    fn other(&mut self, index: usize, item: Item) {
        if self.skip_dropped(item) {
            return;
        }
        match item.kind {
            ItemKind::VariationOpen => {
                self.write_due_lines();
                self.commented.open();
                self.lines.iter_mut().for_each(|lines| lines.push(LinesOfDepth::default()));
            }
            ItemKind::VariationClose => {
                self.write_lines_left();
                self.lines.iter_mut().filter(|lines| lines.len() > 1).for_each(|lines| drop(lines.pop()));
                self.commented.close();
            }
            _ => {}
        }
        if !self.strays.as_slice().is_empty() {
            self.write_strays(index);
        }
        let text = self.record.slice(item.span);
        if self.unplayed_from.is_some() {
            let ends = match item.kind {
                ItemKind::VariationOpen => {
                    self.unplayed_depth += 1;
                    false
                }
                ItemKind::VariationClose if self.unplayed_depth > 0 => {
                    self.unplayed_depth -= 1;
                    false
                }
                ItemKind::VariationClose | ItemKind::Termination => true,
                _ => false,
            };
            if !ends {
                return;
            }
            self.write_unplayed(index);
        }
        match item.kind {
            ItemKind::Comment | ItemKind::LineComment => self.comment(text),
            ItemKind::Nag if !self.style.drop.nags => self.nag(text),
            ItemKind::Glyph if !self.style.drop.nags => {
                if let Some(nag) = nag_of_glyph(text) {
                    self.nag(&format!("${nag}"));
                }
            }
            ItemKind::VariationOpen => {
                self.text.token(b"(");
                self.open += 1;
                self.needs_number = true;
            }
            ItemKind::VariationClose => {
                self.close_variation();
                self.open = self.open.saturating_sub(1);
                self.needs_number = true;
            }
            ItemKind::DrawOffer => self.comment("{(=)}"),
            ItemKind::Number if self.keeps_words && (self.replay.fragment.is_none() || self.open > 0) => {
                self.text.token(text.as_bytes());
            }
            _ => {}
        }
    }
}

impl<G: Game> PgnWriter<'_, '_, G> {
    /// Writes a move, with its number if required.
    fn put_move(&mut self, (number, side): (u32, Side), before: &G::Position, mv: G::Move, gives: CheckStatus) {
        let is_white = side == Side::White;
        if is_white || self.needs_number {
            let mut digits = [0; 16];
            let mut cursor = &mut digits[..];
            let dots = if is_white { "." } else { "..." };
            let fits = write!(cursor, "{number}{dots}").is_ok();
            debug_assert!(fits, "ten digits and three dots fit into sixteen bytes");
            let left = cursor.len();
            let len = digits.len() - left;
            if let Some(print) = &self.print {
                self.text.token((print.number(number, is_white) + " ").as_bytes());
            } else if self.style.moves.notation == Notation::Braille {
                self.text.token(lower_number(number).as_bytes());
            } else {
                self.text.token(&digits[..len]);
            }
        }
        let is_isolated = self.needs_number && !is_white;
        self.needs_number = false;
        // In print a line does not end between a number and its move.
        if !matches!(self.text.pending.last(), Some(b'(' | b' ')) {
            self.text.flush();
        }
        let (pending, game) = (&mut self.text.pending, self.game);
        let start = pending.len();
        if self.game.is_null(mv) {
            pending.extend_from_slice(b"--");
        } else {
            game.write_move(before, mv, gives, self.style.moves, pending);
        }
        if let Some(print) = &self.print {
            let word = String::from_utf8_lossy(&pending[start..]).into_owned();
            pending.truncate(start);
            pending.extend_from_slice(print.word(&word, gives).as_bytes());
        }
        let is_braille = self.style.moves.notation == Notation::Braille && !pending[start..].is_ascii();
        if is_isolated && is_braille {
            // The sign for a move by Black, which corresponds to the three dots in print.
            pending.splice(start..start, "⠤".bytes());
        }
    }

    /// Writes the lines of comments that are alternatives to the last move, after everything that belongs to it.
    fn write_due_lines(&mut self) {
        let due = self.lines.as_mut().and_then(|lines| lines.last_mut()).map(|lines| std::mem::take(&mut lines.due));
        for line in due.into_iter().flatten() {
            self.write_line(&line);
        }
    }

    /// Writes the remaining lines of comments at the end of a line: those to a next move, which does not exist, with
    /// the move that they follow.
    fn write_lines_left(&mut self) {
        self.write_due_lines();
        let next = self.lines.as_mut().and_then(|lines| lines.last_mut()).map(|lines| std::mem::take(&mut lines.next));
        for mut line in next.into_iter().flatten() {
            if let Some((before, mv)) = self.commented.last() {
                line.moves.insert(0, MoveOfComment { position: before, mv, nags: Vec::new() });
                self.write_line(&line);
            }
        }
    }

    fn write_line(&mut self, line: &CommentVariation<G>) {
        self.text.token(b"(");
        self.needs_number = true;
        for MoveOfComment { position, mv, nags } in &line.moves {
            let mut after = position.clone();
            self.game.play(&mut after, *mv);
            let turn = (self.game.move_number(position), self.game.side(position));
            self.put_move(turn, position, *mv, self.game.gives(&after));
            for nag in nags {
                self.nag(&format!("${nag}"));
            }
        }
        if !line.said.is_empty() {
            self.write_comment(&line.said);
        }
        self.close_variation();
        self.needs_number = true;
    }

    /// Removes the lines that become variations from a comment; returns the rest.
    fn take_lines(&mut self, inner: &str) -> Option<String> {
        self.lines.as_ref()?;
        let start = self.replay.start.position.as_ref();
        let reader = QuotedLineReader { game: self.game, start, letters: self.replay.alphabet };
        let read = reader.read(inner, self.commented.here(), None);
        // Before the first move there is nothing to replace.
        let is_behind_move = self.commented.last().is_some();
        let (said, lines) = parted(inner, &read);
        // Commands belong to the move.
        let moves_commands = lines.iter().any(|line| line.said.contains("[%"));
        if lines.is_empty() || moves_commands || !is_behind_move {
            return None;
        }
        let kept = self.lines.as_mut()?.last_mut()?;
        for line in lines {
            if line.is_behind { kept.next.push(line) } else { kept.due.push(line) }
        }
        Some(said)
    }

    fn skip_dropped(&mut self, item: Item) -> bool {
        if !self.style.drop.variations {
            return false;
        }
        match item.kind {
            ItemKind::VariationOpen => self.skipped_depth += 1,
            ItemKind::VariationClose => {
                self.skipped_depth = self.skipped_depth.saturating_sub(1);
                return true;
            }
            _ => {}
        }
        self.skipped_depth > 0
    }

    /// Writes `)`: joined to a move, but separated from a number kept as it is, which would be read with it (`12)`).
    fn close_variation(&mut self) {
        if self.keeps_words { self.text.token(b")") } else { self.text.join(b")") }
    }

    fn nag(&mut self, text: &str) {
        let Some((glyph, is_joined)) = self.print.and_then(|print| print.glyph(text)) else {
            self.text.token(text.as_bytes());
            self.needs_number = true;
            return;
        };
        // Two signs that judge a move would be read as one.
        let has_sign = matches!(self.text.pending.last(), None | Some(b'!' | b'?' | b'('));
        if is_joined && !self.needs_number && !has_sign {
            self.text.join(glyph.as_bytes());
        } else if self.text.pending.is_empty() {
            self.text.token(glyph.as_bytes());
        } else {
            // A sign is on the line of what it judges.
            let between: &[u8] = if self.text.pending.ends_with(b"(") { b"" } else { b" " };
            self.text.join(&[between, glyph.as_bytes()].concat());
        }
    }

    /// Writes a move of a fragment, in the requested letters if possible without a position.
    fn write_of_fragment(&mut self, index: usize) {
        let word = self.record.slice(self.record.tape.items[index].span);
        if !word.contains(char::is_alphanumeric) && word != "…" {
            // A dash between two numbers would be a result.
            return self.write_comment(word);
        }
        let mv = self.replay.fragment.as_ref().zip(u32::try_from(index).ok());
        if let Some(mv) = mv.and_then(|(fragment, item)| fragment.at_item(item)) {
            let is_white = mv.side == Side::White;
            if word == "…" {
                self.needs_number = true;
                return;
            }
            if is_white || self.needs_number || mv.is_behind_gap {
                self.text.token(format!("{}{}", mv.number, if is_white { "." } else { "..." }).as_bytes());
            }
        }
        let respelled = self.game.respelled(word, self.replay.alphabet, self.style.moves.letters);
        self.text.token(respelled.as_deref().unwrap_or(word).as_bytes());
        // Next to the following word, `B` would become the first part of a move.
        self.needs_number = may_be_joined(word);
    }

    /// Writes unplayable text as a comment, as in the record, up to the item `end`.
    fn write_unplayed(&mut self, end: usize) {
        let Some(from) = self.unplayed_from.take() else { return };
        let items = &self.record.tape.items;
        if self.record.tape.is_sheet {
            // The items of a scoresheet may be anywhere in its text.
            let words = items[from..end.min(items.len())].iter().map(|item| self.record.slice(item.span));
            let words: Vec<&str> = words.collect();
            return self.write_comment(&format!("{NOT_PLAYED} {}", words.join(" ")));
        }
        let start = self.start_of_unplayed(from) as usize;
        let stop = items.get(end).map_or(self.record.tape.span.end, |item| item.span.start) as usize;
        let raw = self.record.text.get(start..stop).unwrap_or("").trim();
        self.write_comment(&format!("{NOT_PLAYED} {raw}"));
    }

    /// Returns the offset of an unplayed word, including a preceding sign that the reader could not interpret: `<abc>`,
    /// `[abc]`.
    fn start_of_unplayed(&self, item: usize) -> u32 {
        let start = self.record.tape.items[item].span.start;
        let issues = &self.record.tape.issues;
        // Issues are in the order of the text, except for a few reported at the end of a record.
        let near = issues.partition_point(|issue| issue.span.end < start);
        let before =
            issues[near..].iter().take(2).find(|issue| issue.kind == IssueKind::StrayText && issue.span.end == start);
        before.map_or(start, |issue| issue.span.start)
    }

    /// Writes text before an item that has no item of its own.
    fn write_strays(&mut self, index: usize) {
        let before = self.record.tape.items.get(index).map_or(u32::MAX, |item| item.span.start);
        while let Some(stray) = self.strays.as_slice().first().filter(|stray| stray.start < before).copied() {
            self.strays.next();
            // Unplayable text is written as it is, including this.
            if self.unplayed_from.is_none() {
                self.write_comment(&format!("{NOT_PLAYED} {}", self.record.slice(stray)));
            }
        }
    }

    fn comment(&mut self, text: &str) {
        if self.style.drop.comments {
            return;
        }
        let inner = match text.strip_prefix('{') {
            Some(braced) => braced.strip_suffix('}').unwrap_or(braced),
            None => text.strip_prefix(';').unwrap_or(text),
        };
        // Unplayable text keeps its form.
        let is_kept = || on_one_line(inner).trim_start().starts_with(NOT_PLAYED);
        let moves = self.comment_moves.filter(|_| !is_kept());
        let left = if is_kept() { None } else { self.take_lines(inner) };
        if left.as_ref().is_some_and(String::is_empty) {
            return;
        }
        let inner = left.as_deref().unwrap_or(inner);
        let rewritten =
            moves.map_or(Cow::Borrowed(inner), |moves| moves.rewrite(inner, self.game, &mut self.commented));
        let inner = &*rewritten;
        if !self.style.drop.clocks {
            return self.write_comment(inner);
        }
        let kept = without_clocks(inner);
        if !kept.trim().is_empty() || inner.trim().is_empty() {
            self.write_comment(&kept);
        }
    }

    /// Writes a comment in braces, or, if it contains a brace itself, to the end of a line (PGN 5).
    fn write_comment(&mut self, text: &str) {
        self.needs_number = true;
        let text = on_one_line(text);
        if text.contains(['{', '}']) {
            self.text.token(b"; ");
            self.text.join(text.as_bytes());
            self.text.end_line();
            return;
        }
        self.text.token(b"{");
        for (index, word) in breakable(&text).into_iter().enumerate() {
            if index > 0 {
                self.text.flush();
            }
            self.text.join(word.as_bytes());
        }
        self.text.join(b"}");
    }

    fn finish(mut self) -> u64 {
        self.write_strays(usize::MAX);
        self.write_unplayed(self.record.tape.items.len());
        self.write_lines_left();
        // A variation that was never closed is closed here; the reader has reported it.
        for _ in 0..self.open {
            self.close_variation();
        }
        match &self.print {
            Some(print) => self.text.token(print.result(self.result).as_bytes()),
            None => self.text.token(self.result.termination().as_bytes()),
        }
        self.text.end_line();
        self.text.out.push(b'\n');
        self.commented.n_kept
    }
}
