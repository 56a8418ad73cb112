//! Reads one record after another from a piece of text and continues after any error.

use crate::text::Span;

use super::brackets;
use super::dialect;
use super::joined::span;
use super::nesting::Nesting;
use super::surroundings::{
    LastMove, NamedGame, announced_end, footnote_mark, holds_nothing_more, is_mark_apart, is_number_in_braille,
};
use crate::record::beginnings::lone_record::is_of_one_record;
use crate::record::beginnings::next_record::{looks_like_a_record, starts_anew};
use crate::record::beginnings::prose_before::prose_len;
use crate::record::comments::remark::{self, names_no_move};
use crate::record::comments::unclosed::words_end;
use crate::record::grammar::{self, Element, Expected};
use crate::record::issue::IssueKind;
use crate::record::tags::plain_tag;
use crate::record::tags::repeated_tag;
use crate::record::tags::tag_recovery::{LineOfTags, recover_tag};
use crate::record::tape::{Item, ItemKind, TagPair, Tape};
use crate::record::words::characters::blank_len;
use crate::record::words::other_form;
use crate::record::words::plain;
use crate::record::words::result::GameResult;
use crate::record::words::split_word;
use crate::record::words::tower_words;

/// The content of the tape after [`RecordReader::next_record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A record.
    Record,
    /// Text without a record; the tape has only issues.
    Text,
    /// The end of the text.
    End,
}

/// Reads the records of one piece of text, between two record starts of [`crate::record::split`].
///
/// Such a piece usually holds one record; several follow each other if they have no tag pairs, or nothing but tag pairs
/// (see `repeated_tag.rs`).
#[derive(Clone, Debug)]
pub struct RecordReader<'a> {
    text: &'a str,
    pub(crate) at: usize,
    /// Whether runs of plain movetext are read by hand; otherwise every element is read by its production.
    reads_plain_runs: bool,
    /// Whether a comment ends before another one opens in it, so that moves after its words are moves.
    ends_comments_at_braces: bool,
    line_of_tags: LineOfTags,
    last_move: LastMove,
    named_game: NamedGame,
}

impl<'a> RecordReader<'a> {
    /// Creates a reader of `text`, which must be shorter than 4 GiB.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        let (line_of_tags, last_move, named_game) = (LineOfTags::new(), LastMove::new(), NamedGame::new());
        let (reads_plain_runs, ends_comments_at_braces) = (true, false);
        Self { text, at: 0, reads_plain_runs, ends_comments_at_braces, line_of_tags, last_move, named_game }
    }

    /// Reads one record of a text again, ending comments where another one opens.
    pub(crate) fn with_comments_ended(text: &'a str, record: Span) -> Self {
        let text = text.get(..record.end as usize).unwrap_or(text);
        Self { at: record.start as usize, ends_comments_at_braces: true, ..Self::by_productions_only(text) }
    }

    /// Reads every element by its production; tests compare this with the fast path.
    #[must_use]
    pub const fn by_productions_only(text: &'a str) -> Self {
        Self { reads_plain_runs: false, ..Self::new(text) }
    }

    /// Reads the next record onto the tape, which is cleared first.
    pub fn next_record(&mut self, tape: &mut Tape) -> Next {
        tape.clear();
        (self.last_move, self.named_game) = (LastMove::new(), NamedGame::new());
        self.skip_between();
        if self.at >= self.text.len() {
            return Next::End;
        }
        let start = self.at;
        self.at += tape.prose_before_tags(self.text, start);
        if self.tag_section(tape) {
            let end = tape.tags.last().map_or(self.at, |tag| tag.span.end as usize);
            tape.report(IssueKind::MissingTermination, span(end, end));
            tape.span = span(start, end);
            return Next::Record;
        }
        self.movetext(tape);
        tape.span = span(start, self.at);
        let is_record =
            !tape.tags.is_empty() || tape.items.iter().any(|item| dialect::could_belong_to_a_game(self.text, item));
        if is_record {
            return Next::Record;
        }
        let items = tape.items.iter().map(|item| item.span);
        if let Some(prose) = items.chain(tape.issues.iter().map(|issue| issue.span)).reduce(Span::join) {
            tape.issues.clear();
            tape.report(IssueKind::TextAfterRecord, prose);
        }
        tape.items.clear();
        Next::Text
    }

    /// Reads only the tag pairs of the next record onto the tape, which is cleared first, and returns true, if the rest
    /// of the text is certainly this record. [`RecordReader::next_record`] then reads the same record,
    /// [`RecordReader::skip_all`] skips it.
    pub fn peek_tags(&self, tape: &mut Tape) -> bool {
        tape.clear();
        let mut ahead = self.clone();
        ahead.skip_between();
        let start = ahead.at;
        let is_plain = ahead.reads_plain_runs && ahead.rest().first() == Some(&b'[') && ahead.plain_tags(tape);
        ahead.at += blank_len(ahead.rest());
        tape.span = span(start, self.text.trim_ascii_end().len());
        is_plain && tape.issues.is_empty() && is_of_one_record(ahead.rest())
    }

    /// Skips the rest of the text.
    pub const fn skip_all(&mut self) {
        self.at = self.text.len();
    }

    fn rest(&self) -> &'a [u8] {
        &self.text.as_bytes()[self.at..]
    }

    /// Returns true if the character at `at` is in column one.
    fn is_column_one(&self) -> bool {
        self.at == 0 || matches!(self.text.as_bytes()[self.at - 1], b'\n' | b'\r')
    }

    fn skip_between(&mut self) {
        loop {
            self.at += blank_len(self.rest());
            if self.rest().first() == Some(&b'%') && self.is_column_one() {
                self.skip_escape_line();
            } else if self.rest().starts_with("\u{feff}".as_bytes()) {
                self.at += '\u{feff}'.len_utf8();
            } else {
                return;
            }
        }
    }

    fn skip_escape_line(&mut self) {
        if let Ok((rest, ())) = grammar::escape_line::<()>(self.rest()) {
            self.at = self.text.len() - rest.len();
        }
    }

    /// Reads the tag pairs. Returns true if another record begins after them, so that this one has no moves.
    fn tag_section(&mut self, tape: &mut Tape) -> bool {
        let mut begins_anew = false;
        loop {
            self.skip_between();
            match self.rest().first() {
                Some(b'[') if repeated_tag::begins_record(self.text, self.at, tape) => {
                    begins_anew = true;
                    break;
                }
                Some(b'[') if self.plain_tags(tape) => {}
                Some(b'[') => self.tag_or_fault(tape),
                Some(b';') if self.is_followed_by_a_tag() => self.line_comments(tape),
                _ => break,
            }
        }
        repeated_tag::report(self.text, tape);
        begins_anew
    }

    /// Reads plain tag lines that directly follow each other. Returns true if there was one.
    fn plain_tags(&mut self, tape: &mut Tape) -> bool {
        let bytes = self.text.as_bytes();
        let before = tape.tags.len();
        while self.reads_plain_runs
            && let Some(tag) = plain_tag::measure(bytes, self.at)
        {
            tape.add_tag(bytes, tag.pair(self.at));
            self.at = tag.end;
            self.at += match bytes[self.at..] {
                [b'\r', b'\n', b'[', ..] => 2,
                [b'\n' | b'\r', b'[', ..] => 1,
                _ => return true,
            };
        }
        tape.tags.len() > before
    }

    /// Returns true if only line comments and blanks precede another tag pair.
    fn is_followed_by_a_tag(&self) -> bool {
        let mut rest = self.rest();
        while let Ok((after, ())) = grammar::line_comment::<()>(rest) {
            rest = &after[blank_len(after)..];
        }
        grammar::tag_pair::<()>(rest).is_ok()
    }

    /// Reads line comments with only blanks between them.
    fn line_comments(&mut self, tape: &mut Tape) {
        while let Ok((rest, ())) = grammar::line_comment::<()>(self.rest()) {
            let start = self.at;
            self.at = self.text.len() - rest.len();
            tape.items.push(Item::new(ItemKind::LineComment, span(start, self.at)));
            self.at += blank_len(rest);
        }
    }

    fn tag_or_fault(&mut self, tape: &mut Tape) {
        tape.has_unusual_tags = true;
        let input = self.rest();
        let start = self.at;
        if let Ok((rest, (name, value))) = grammar::tag_pair::<()>(input) {
            self.at = self.text.len() - rest.len();
            let place = |part: &[u8]| {
                let begin = part.as_ptr() as usize - input.as_ptr() as usize + start;
                span(begin, begin + part.len())
            };
            let tag = TagPair { name: place(name), value: place(value), span: span(start, self.at) };
            tape.add_tag(self.text.as_bytes(), tag);
            return;
        }
        let expected = match grammar::tag_pair::<Expected>(input) {
            Err(nom::Err::Error(expected) | nom::Err::Failure(expected)) => expected,
            _ => Expected { remaining: input.len(), noun: "a tag pair" },
        };
        let (tag, end) = recover_tag(self.text, start, &mut self.line_of_tags);
        self.at = end;
        let fault = self.text.len() - expected.remaining;
        tape.report(
            IssueKind::MalformedTag { expected: expected.noun },
            tag.span.join(span(fault.min(end), fault.min(end))),
        );
        tape.add_tag(self.text.as_bytes(), tag);
    }

    fn movetext(&mut self, tape: &mut Tape) {
        let mut nesting = Nesting::default();
        let mut ended = false;
        loop {
            if !ended && self.reads_plain_runs {
                self.at = plain::read(self.text.as_bytes(), self.at, tape, &mut nesting);
                if nesting.is_main_line() && self.usual_end(tape) {
                    ended = true;
                    break;
                }
            }
            self.at += blank_len(self.rest());
            let Some(&first) = self.rest().first() else { break };
            if first == b'%' && self.is_column_one() {
                self.skip_escape_line();
                continue;
            }
            if let Some(end) = split_word::join_promotion(self.text, self.at, tape) {
                self.at = end;
                continue;
            }
            if ended && self.begins_next_record(first, tape) {
                break;
            }
            if !ended && matches!(first, b'[' | b']' | b';') && self.bracket_of_a_book(first, tape, &mut nesting) {
                continue;
            }
            if first == b'[' {
                self.tag_between_moves(tape, ended);
                continue;
            }
            let start = self.at;
            if !ended && self.sign_or_remark(first, tape) {
                continue;
            }
            if let Some(end) = dialect::castling_goes_on(self.text, start, tape) {
                self.at = end;
                continue;
            }
            let element = dialect::element(self.text, start).map_or_else(
                || grammar::element::<()>(self.rest()).map(|(rest, element)| (self.text.len() - rest.len(), element)),
                Ok,
            );
            match element {
                Ok((mut end, element)) => {
                    if element == Element::MoveWord {
                        end = dialect::end_of_move(self.text, start, end);
                    }
                    if element == Element::MoveNumber && !nesting.is_main_line() {
                        // Inside a variation a bracket closes it and is not part of a number such as `12)`.
                        end = start + self.text[start..end].trim_end_matches(')').len();
                    }
                    if ended && element.begins_a_record() {
                        if looks_like_a_record(self.text, element, start, end)
                            && !(element == Element::Termination && tape.ends_near(self.text, start))
                        {
                            break;
                        }
                        self.at = end;
                        tape.text_behind(self.text, span(start, end));
                        continue;
                    }
                    if element == Element::MoveNumber && nesting.may_end() && starts_anew(self.text, start, end) {
                        break;
                    }
                    if element == Element::BraceComment
                        && self.ends_comments_at_braces
                        && let Some(words_end) = words_end(self.text, start, end)
                    {
                        self.at = tape.put_unclosed_comment(span(start, words_end));
                        continue;
                    }
                    self.at = end;
                    self.put(element, span(start, end), tape, &mut nesting, &mut ended);
                }
                Err(_) if first == b'{' => {
                    let words = self.ends_comments_at_braces.then(|| words_end(self.text, start, self.text.len()));
                    self.at = tape.put_unclosed_comment(span(start, words.flatten().unwrap_or(self.text.len())));
                    if self.at == self.text.len() {
                        return;
                    }
                }
                Err(_) => self.stray_characters(tape, ended),
            }
        }
        nesting.report_unclosed(tape);
        if !ended {
            let last = tape.items.last().map(|item| item.span).or_else(|| tape.tags.last().map(|tag| tag.span));
            let end = last.map_or(self.at, |last| last.end as usize);
            tape.report(IssueKind::MissingTermination, span(end, end));
        }
    }

    /// Reads the result that nearly every record ends with. Returns true if only blanks follow it.
    fn usual_end(&mut self, tape: &mut Tape) -> bool {
        const LONGEST: usize = 16;
        let rest = self.rest();
        if rest.len() > LONGEST {
            return false;
        }
        let len = match rest {
            [b'1', b'-', b'0', ..] | [b'0', b'-', b'1', ..] => 3,
            [b'1', b'/', b'2', b'-', b'1', b'/', b'2', ..] => 7,
            [b'*', ..] => 1,
            _ => return false,
        };
        let is_last = rest[len..].iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'));
        if is_last {
            tape.items.push(Item::new(ItemKind::Termination, span(self.at, self.at + len)));
            self.at = self.text.len();
        }
        is_last
    }

    fn put(&mut self, element: Element, place: Span, tape: &mut Tape, nesting: &mut Nesting, ended: &mut bool) {
        let kind = match element {
            Element::MoveWord => {
                if let Some(end) = announced_end(self.text, place) {
                    // A move announced in words is one item.
                    self.at = end;
                    tape.items.push(Item::new(ItemKind::Move, span(place.start as usize, end)));
                    nesting.has_moved = true;
                    return;
                }
                if let Some((start, end)) = self.spaced_move(place, tape) {
                    self.at = end;
                    let first = span(start, start).start;
                    let last = tape.items.iter().rposition(|item| item.span.start < first);
                    tape.items.truncate(last.map_or(0, |at| at + 1));
                    self.last_move = LastMove::new();
                    tape.items.push(Item::new(ItemKind::Move, span(start, end)));
                    nesting.has_moved = true;
                    return;
                }
                if is_number_in_braille(&self.text[place.range()]) {
                    tape.items.push(Item::move_number(self.text.as_bytes(), place));
                    return;
                }
                if self.is_sign_in_letters(place, tape) {
                    tape.items.push(Item::new(ItemKind::Glyph, place));
                    return;
                }
                if is_mark_apart(&self.text[place.range()], &tape.items) {
                    tape.items.push(Item::new(ItemKind::MarkApart, place));
                    return;
                }
                nesting.has_moved = true;
                if let Some(end) = split_word::join(self.text, place.start as usize, self.at, tape) {
                    self.at = end;
                    return;
                }
                return self.put_word(place, tape);
            }
            Element::MoveNumber => {
                tape.items.push(Item::move_number(self.text.as_bytes(), place));
                return;
            }
            Element::BraceComment => {
                let comment = Item::comment(self.text.as_bytes(), place);
                tape.has_worded_comments |= comment.differs_from_usual_clock() != 0;
                tape.items.push(comment);
                return;
            }
            Element::LineComment => {
                tape.has_worded_comments = true;
                ItemKind::LineComment
            }
            Element::Glyph => ItemKind::Glyph,
            Element::Nag => {
                if self.text[place.start as usize + 1..place.end as usize].parse::<u8>().is_err() {
                    tape.report(IssueKind::NagOutOfRange, place);
                    return;
                }
                ItemKind::Nag
            }
            Element::EnPassantMark => ItemKind::MarkApart,
            Element::DrawOffer => ItemKind::DrawOffer,
            Element::Punctuation => return,
            Element::VariationOpen => {
                if !nesting.has_moved {
                    tape.report_joined(IssueKind::VariationBeforeMove, place, self.text);
                }
                return nesting.open(place, tape);
            }
            Element::VariationClose => {
                if !nesting.close(place, tape) {
                    tape.report_joined(IssueKind::UnopenedVariation, place, self.text);
                }
                return;
            }
            Element::Termination => {
                let is_last = nesting.is_main_line() || holds_nothing_more(&self.text[self.at..]);
                if !nesting.is_main_line() && !is_last {
                    tape.report(IssueKind::TerminationInVariation, place);
                    tape.items.push(Item::new(ItemKind::Comment, place));
                    return;
                }
                if let Some(mark) = footnote_mark(self.text, place, &tape.items) {
                    self.at = mark.end as usize;
                    return self.put_remark(mark, tape);
                }
                if GameResult::of_marker(&self.text.as_bytes()[place.range()]).is_none() {
                    tape.report(IssueKind::ResultMisspelled, place);
                }
                *ended = true;
                ItemKind::Termination
            }
        };
        tape.items.push(Item::new(kind, place));
    }

    /// Puts a word on the tape, and an evaluation sign glued to its end (`Nf3=`, `Nf3+-`, `Nf3+–`) as a separate item.
    fn put_word(&mut self, place: Span, tape: &mut Tape) {
        if let Some(mark) = remark::high_figures(self.text, place) {
            self.put_word(Span { end: mark.start, ..place }, tape);
            return self.put_remark(mark, tape);
        }
        let word = &self.text[place.range()];
        let sign = match word.as_bytes() {
            [.., b'+' | b'-' | b'=', b'/', b'+' | b'-' | b'='] if word.len() > 4 => 3,
            [.., b'+', b'-' | b'='] | [.., b'-' | b'=', b'+'] if word.len() > 3 => 2,
            [.., b'='] if word.len() > 2 => 1,
            _ if word.ends_with("+–") || word.ends_with("–+") => 4,
            _ => 0,
        };
        let sign = other_form::at_end(word).and_then(|len| u32::try_from(len).ok()).unwrap_or(sign);
        // If the word still ends with such a sign, it was not an evaluation.
        let is_sign_apart = !matches!(word.as_bytes()[..word.len() - sign as usize], [.., b'=' | b'-' | b'/']);
        let sign = if is_sign_apart { sign } else { 0 };
        let cut = place.end - sign;
        tape.may_hold_remarks |= names_no_move(&word[..word.len() - sign as usize]);
        crate::record::words::fused::put_words(self.text, Span { start: place.start, end: cut }, tape);
        if sign == 0 {
            return;
        }
        // `=∞` is one sign, whose second part ends a word.
        self.at = cut as usize;
        if let Some((len, nag)) = other_form::at_start(self.rest()) {
            return self.put_sign(len, nag, tape);
        }
        let len = other_form::len_at(self.rest()).unwrap_or(sign as usize);
        self.at += len;
        tape.items.push(Item::new(ItemKind::Glyph, span(cut as usize, self.at)));
    }

    /// Returns true if a tag pair, or prose before one, begins here after the end of a record.
    fn begins_next_record(&self, first: u8, tape: &Tape) -> bool {
        first == b'[' && grammar::tag_pair::<()>(self.rest()).is_ok()
            || self.is_column_one() && !tape.ends_near(self.text, self.at) && prose_len(self.rest()).is_some()
    }

    /// Reads a sign in another form, or a remark that begins with one. Returns false if there is neither.
    fn sign_or_remark(&mut self, first: u8, tape: &mut Tape) -> bool {
        if let Some((len, nag)) = dialect::sign_in_other_form(self.rest()) {
            self.put_sign(len, nag, tape);
        } else if matches!(first, b'+' | b'-') && remark::measure(&self.text[self.at..]).is_some() {
            self.stray_characters(tape, false);
        } else {
            return false;
        }
        true
    }

    /// Puts a sign on the tape that is another form of the sign of its NAG.
    fn put_sign(&mut self, len: usize, nag: u8, tape: &mut Tape) {
        let place = span(self.at, self.at + len);
        self.at += len;
        tape.items.push(Item::new(ItemKind::Glyph, place));
        tape.report(IssueKind::SignInOtherForm { nag }, place);
    }

    /// Opens and closes variations as books print them, in square brackets and separated by semicolons. Returns false
    /// if the sign means something else.
    fn bracket_of_a_book(&mut self, sign: u8, tape: &mut Tape, nesting: &mut Nesting) -> bool {
        let (text, place) = (self.text, span(self.at, self.at + 1));
        match sign {
            b'[' if brackets::begins_line(&text[self.at + 1..]) => nesting.open(place, tape),
            b']' if nesting.is_in_square_brackets(text) => drop(nesting.close(place, tape)),
            b';' if !nesting.is_main_line() && brackets::parts_lines(&text[self.at..], &tape.items) => {
                nesting.close(place, tape);
                nesting.open(span(self.at + 1, self.at + 1), tape);
            }
            _ => return false,
        }
        self.at += 1;
        true
    }

    fn tag_between_moves(&mut self, tape: &mut Tape, ended: bool) {
        match grammar::tag_pair::<()>(self.rest()) {
            Ok(_) => {
                self.tag_or_fault(tape);
                if let Some(tag) = tape.tags.last().copied() {
                    tape.report(IssueKind::MisplacedTag, tag.span);
                }
            }
            Err(_) => self.stray_characters(tape, ended),
        }
    }

    /// Skips a character that begins nothing; adjacent ones are joined to one issue.
    fn stray_characters(&mut self, tape: &mut Tape, ended: bool) {
        let start = self.at;
        if self.text.as_bytes().get(start) == Some(&b'}') && tape.close_nested_comment(self.text, start + 1) {
            self.at = start + 1;
            return;
        }
        if ended {
            let width = self.text[start..].chars().next().map_or(1, char::len_utf8);
            self.at = start + width;
            return tape.text_behind(self.text, span(start, self.at));
        }
        let bracketed = remark::measure(&self.text[start..]);
        let character = self.text[start..].chars().next();
        self.at = start + bracketed.or(character.map(char::len_utf8)).unwrap_or(1);
        let is_remark = bracketed.is_some() || character.is_some_and(remark::is_said);
        let place = span(start, self.at);
        if is_remark {
            return self.put_remark(place, tape);
        }
        tape.report_joined(IssueKind::StrayText, place, self.text);
    }

    /// Keeps text as a comment without braces.
    fn put_remark(&self, place: Span, tape: &mut Tape) {
        tape.put_remark(self.text, place);
        tape.report_joined(IssueKind::Remark, place, self.text);
    }

    /// Finds a move with blanks around its dash, `e2 - e4`, if this word is or contains the dash, and returns its ends.
    /// Only in Tavreli, where every move has two squares; elsewhere these may be two moves.
    fn spaced_move(&mut self, place: Span, tape: &Tape) -> Option<(usize, usize)> {
        let bytes = self.text.as_bytes();
        let word = &bytes[place.range()];
        let (start, is_of_last) = if tower_words::tower_way::<()>(word).is_ok() {
            let last = tape.items.last().filter(|last| last.kind == ItemKind::Move)?;
            let gap = &bytes[last.span.end as usize..place.start as usize];
            (last.span.start as usize, blank_len(gap) == gap.len())
        } else {
            (place.start as usize, true)
        };
        let len = tower_words::spaced_len(&bytes[start..])?;
        let goes_on = is_of_last && start + len > place.end as usize;
        (goes_on && self.named_game.is_towers(self.text, &tape.tags)).then_some((start, start + len))
    }

    /// Returns true if a word after a move is an Informant sign in letters: a novelty, `N` or `TN`, an editorial
    /// comment, `RR`, or an unclear position, `inf`.
    fn is_sign_in_letters(&mut self, place: Span, tape: &Tape) -> bool {
        if !matches!(&self.text[place.range()], "N" | "TN" | "RR" | "inf") {
            return false;
        }
        // At the end of the moves it may be a move that was cut short.
        let rest = self.text[place.end as usize..].trim_start().as_bytes();
        self.last_move.stands_before_signs(&tape.items) && !rest.is_empty() && grammar::termination::<()>(rest).is_err()
    }
}
