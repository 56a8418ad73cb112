//! Writes the calls of an auction and the cards of a play in the export format.

use std::borrow::Cow;

use super::lines::{LineWriter, commented_out, surrounding_line};
use crate::call::{Call, is_all_pass};
use crate::card::Card;
use crate::deal::Deal;
use crate::pbn::{Item, ItemKind, Record};
use crate::seat::Seat;

/// The kind of section.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moves {
    Calls,
    Cards,
}

/// The role of a word in the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WordRole {
    /// A call or a card, readable or not.
    Played(Option<Card>),
    /// `-`
    Dash,
    /// `^S` or `+`, which take the place of a call or a card.
    Place,
    /// `*`
    End,
    /// A word outside the columns.
    Loose,
}

/// A word of a section, with its annotations.
#[derive(Clone, Debug)]
struct SectionWord<'t> {
    role: WordRole,
    /// The word with its flags.
    text: String,
    is_alerted: bool,
    note: Option<&'t str>,
    nags: Vec<u8>,
    /// Unreadable annotations.
    strange: Vec<&'t str>,
    comments: Vec<Cow<'t, str>>,
}

impl SectionWord<'_> {
    fn new(role: WordRole, text: String) -> Self {
        Self { role, text, is_alerted: false, note: None, nags: Vec::new(), strange: Vec::new(), comments: Vec::new() }
    }
}

/// The words of an auction or a play.
pub(super) struct SectionWords<'t> {
    moves: Moves,
    /// Everything before the first word.
    head: Vec<Cow<'t, str>>,
    words: Vec<SectionWord<'t>>,
    /// The last word in a column.
    last: Option<usize>,
}

/// Returns true if a flag is one of those written before a call or a card.
fn goes_before(flag: &str, moves: Moves) -> bool {
    match moves {
        Moves::Calls => flag == "^I",
        Moves::Cards => matches!(flag, "^R" | "^L"),
    }
}

/// Returns the number of the judgement that a suffix means.
fn nag_of_suffix(suffix: &str, moves: Moves) -> Option<u8> {
    let at = ["!", "?", "!!", "??", "!?", "?!"].into_iter().position(|known| known == suffix)?;
    let first = if moves == Moves::Calls { 1 } else { 7 };
    u8::try_from(at).ok().map(|at| first + at)
}

impl<'t> SectionWords<'t> {
    /// Reads the content of a section.
    pub(super) fn read(record: &Record<'t>, items: &[Item], moves: Moves) -> Self {
        let mut own = Self { moves, head: Vec::new(), words: Vec::new(), last: None };
        let mut flags: Vec<&'t str> = Vec::new();
        let mut waiting: Vec<Cow<'t, str>> = Vec::new();
        let mut last_end = None;
        for item in items {
            let text = item.span.of(record.text);
            let is_glued = last_end.replace(item.span.end) == Some(item.span.start);
            let mut word = match item.kind {
                ItemKind::Surrounding => {
                    own.comments().extend(surrounding_line(text).map(Cow::Owned));
                    continue;
                }
                ItemKind::BraceComment | ItemKind::LineComment | ItemKind::EscapeLine => {
                    if flags.is_empty() {
                        own.comments().push(Cow::Borrowed(text));
                    } else {
                        waiting.push(Cow::Borrowed(text));
                    }
                    continue;
                }
                ItemKind::Junk if text.starts_with('[') && text.len() > 1 => {
                    let comments = commented_out(text).into_iter().map(Cow::Owned);
                    own.comments().extend(comments);
                    continue;
                }
                ItemKind::Irregularity if goes_before(text, moves) => {
                    flags.push(text);
                    continue;
                }
                ItemKind::Suffix | ItemKind::Nag | ItemKind::NoteReference if !flags.is_empty() => {
                    flags.push(text);
                    continue;
                }
                ItemKind::Suffix | ItemKind::Nag | ItemKind::NoteReference
                    if flags.is_empty() && own.annotate(item.kind, text) =>
                {
                    continue;
                }
                ItemKind::Sign
                    if text == "*" && moves == Moves::Calls && is_glued && flags.is_empty() && own.alert() =>
                {
                    continue;
                }
                kind => own.word(kind, text),
            };
            if !flags.is_empty() {
                word.text = format!("{} {}", flags.join(" "), word.text);
                flags.clear();
            }
            word.comments.append(&mut waiting);
            if word.role != WordRole::Loose {
                own.last = Some(own.words.len());
            }
            own.words.push(word);
        }
        if !flags.is_empty() {
            let mut word = SectionWord::new(WordRole::Loose, flags.join(" "));
            word.comments = waiting;
            own.words.push(word);
        }
        own
    }

    /// Returns the list that the next comment belongs to.
    fn comments(&mut self) -> &mut Vec<Cow<'t, str>> {
        match self.words.last_mut() {
            Some(last) => &mut last.comments,
            None => &mut self.head,
        }
    }

    fn last_in_column(&mut self) -> Option<&mut SectionWord<'t>> {
        self.words.get_mut(self.last?)
    }

    fn word(&self, kind: ItemKind, text: &str) -> SectionWord<'t> {
        let (role, text) = match kind {
            ItemKind::Sign if text == "*" => (WordRole::End, text.to_owned()),
            ItemKind::Sign if text == "-" => (WordRole::Dash, text.to_owned()),
            ItemKind::Irregularity if text != "^S" || self.moves == Moves::Cards => (WordRole::Loose, text.to_owned()),
            ItemKind::Sign | ItemKind::Irregularity => (WordRole::Place, text.to_owned()),
            ItemKind::Word => match self.moves {
                Moves::Calls if is_all_pass(text) => (WordRole::Played(None), "AP".to_owned()),
                Moves::Calls => {
                    let call = Call::read(text).map(|(call, _)| call.to_string());
                    (WordRole::Played(None), call.unwrap_or_else(|| text.to_owned()))
                }
                Moves::Cards => {
                    let card = Card::read(text);
                    (WordRole::Played(card), card.map_or_else(|| text.to_owned(), |card| card.to_string()))
                }
            },
            ItemKind::Suffix | ItemKind::Nag | ItemKind::NoteReference => (WordRole::Loose, text.to_owned()),
            _ => (WordRole::Played(None), text.to_owned()),
        };
        SectionWord::new(role, text)
    }

    /// Adds an annotation to the last word; returns false if there is no suitable one.
    fn annotate(&mut self, kind: ItemKind, text: &'t str) -> bool {
        let moves = self.moves;
        let Some(last) = self.last_in_column().filter(|last| matches!(last.role, WordRole::Played(_))) else {
            return false;
        };
        match kind {
            ItemKind::Suffix => match nag_of_suffix(text, moves) {
                Some(nag) => last.nags.push(nag),
                None => last.strange.push(text),
            },
            ItemKind::Nag => match text[1..].parse() {
                Ok(nag) => last.nags.push(nag),
                Err(_) => last.strange.push(text),
            },
            _ => {
                let number = text.trim_matches('=');
                let is_number = number.parse::<u8>().is_ok_and(|number| (1..=32).contains(&number));
                if is_number && last.note.is_none() { last.note = Some(number) } else { last.strange.push(text) }
            }
        }
        true
    }

    /// Marks the last word as alerted; returns false if it is not a call.
    fn alert(&mut self) -> bool {
        let is_call = |word: &&mut SectionWord<'_>| word.text.rsplit(' ').next().and_then(Call::read).is_some();
        let Some(last) = self.last_in_column().filter(is_call) else { return false };
        last.is_alerted = true;
        true
    }

    /// Returns true if any call has an alert without a note that explains it.
    pub(super) fn has_bare_alerts(&self) -> bool {
        self.words.iter().any(|word| word.is_alerted && word.note.is_none())
    }

    /// Adds a note to each alerted call without one.
    pub(super) fn note_alerts(&mut self, number: &'t str) {
        for word in self.words.iter_mut().filter(|word| word.is_alerted && word.note.is_none()) {
            word.note = Some(number);
        }
    }

    /// Lists the numbers of the notes that are referred to.
    pub(super) fn noted(&self) -> impl Iterator<Item = &'t str> {
        self.words.iter().filter_map(|word| word.note)
    }

    /// Returns true if nothing was called or played.
    pub(super) const fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Removes the dashes before the dealer, if the dealer calls first; returns the player of the first column.
    pub(super) fn begin_with_dealer(&mut self, column: Option<Seat>, dealer: Option<Seat>) -> Option<Seat> {
        let n_dashes = self.words.iter().take_while(|word| word.role == WordRole::Dash).count();
        let column = column.or(dealer)?;
        let begins = column.after(n_dashes);
        if dealer.is_some_and(|dealer| dealer != begins) {
            return Some(column);
        }
        let comments: Vec<_> = self.words.drain(..n_dashes).flat_map(|word| word.comments).collect();
        self.head.extend(comments);
        Some(begins)
    }

    /// Reorders the columns of a play so that the leader's is the first, each card in its player's column; returns the
    /// player of the first column.
    pub(super) fn begin_with_leader(
        &mut self,
        column: Option<Seat>,
        leader: Option<Seat>,
        holders: Option<&Deal>,
    ) -> Option<Seat> {
        let end = self.words.iter().position(|word| word.role == WordRole::End).unwrap_or(self.words.len());
        if self.words[..end].iter().any(|word| word.role == WordRole::Loose) {
            return column;
        }
        let behind = self.words.split_off(end);
        let dash = || SectionWord::new(WordRole::Dash, "-".to_owned());
        while !self.words.len().is_multiple_of(4) {
            self.words.push(dash());
        }
        let begins = leader.or(column);
        if let Some((column, leader)) = column.or(leader).zip(leader)
            && (column != leader || holders.is_some())
        {
            let seats = self.words.chunks(4).map(|row| seats_of_row(row, column, holders)).collect::<Option<Vec<_>>>();
            let Some(seats) = seats else {
                self.words.extend(behind);
                return Some(column);
            };
            let mut words: Vec<_> = std::mem::take(&mut self.words).into_iter().map(Some).collect();
            for (row, seats) in words.chunks_mut(4).zip(seats) {
                for n in 0..4 {
                    let wanted = leader.after(n);
                    let at = seats.iter().position(|seat| *seat == wanted);
                    self.words.push(at.and_then(|at| row.get_mut(at)?.take()).unwrap_or_else(dash));
                }
            }
        }
        self.words.extend(behind);
        begins
    }

    /// Writes the words, four per line.
    pub(super) fn write(&self, lines: &mut LineWriter<'_>) {
        for comment in &self.head {
            lines.comment(comment);
        }
        lines.end_line();
        let mut n_in_row = 0;
        for word in &self.words {
            match word.role {
                WordRole::End => {
                    lines.end_line();
                    n_in_row = 0;
                }
                WordRole::Loose => {}
                _ => {
                    if n_in_row == 4 {
                        lines.end_line();
                        n_in_row = 0;
                    }
                    n_in_row += 1;
                }
            }
            lines.words(&word.text);
            if word.text.contains(['"', '[']) {
                // Nothing may follow on the line, or it would look like a tag pair.
                lines.end_line();
            }
            if let Some(note) = word.note {
                lines.words(&format!("={note}="));
            }
            let mut nags = word.nags.clone();
            nags.sort_unstable();
            for nag in nags {
                lines.words(&format!("${nag}"));
            }
            for strange in &word.strange {
                lines.words(strange);
            }
            for comment in &word.comments {
                lines.comment(comment);
            }
            if word.role == WordRole::End {
                lines.end_line();
            }
        }
        lines.end_line();
    }
}

/// Returns the player of each cell of a row: by the columns, or by the players who were dealt the cards.
fn seats_of_row(row: &[SectionWord<'_>], column: Seat, holders: Option<&Deal>) -> Option<[Seat; 4]> {
    let by_columns = [0, 1, 2, 3].map(|n| column.after(n));
    let Some(deal) = holders else { return Some(by_columns) };
    let mut seats = [None; 4];
    for (place, word) in seats.iter_mut().zip(row) {
        if let WordRole::Played(card) = word.role {
            *place = Some(deal.holder(card?)?);
        }
    }
    let known = seats;
    let mut free = Seat::ALL.into_iter().filter(|seat| !known.contains(&Some(*seat)));
    let is_twice = |seat: &Option<Seat>| seat.is_some() && known.iter().filter(|other| *other == seat).count() > 1;
    if known.iter().any(is_twice) {
        return None;
    }
    let mut all = by_columns;
    for (place, seat) in all.iter_mut().zip(seats) {
        *place = seat.or_else(|| free.next())?;
    }
    Some(all)
}
