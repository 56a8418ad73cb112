//! The content of the sections of a game: calls, cards, table elements, notes, each with its annotations.

use super::grammar;
use super::read::{Item, ItemKind, Record, TagPair};
use crate::call::Call;
use crate::card::Card;
use crate::problem::{AnnotationFault, Dialect, Found, Irregularity, Problem};
use crate::span::Span;

/// One word of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AuctionWord {
    /// `1NT`
    Call(Call),
    /// `AP`
    AllPass,
    /// `^S`
    Skipped,
    /// `-`
    Dash,
    /// `*`
    End,
    /// `+`
    Continued,
    /// Not a call.
    Broken,
}

/// A word of an auction with its annotations.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AuctionItem {
    /// What it is.
    pub word: AuctionWord,
    /// Its place, without its flag.
    pub span: Span,
    /// `^I`, with its place.
    pub(crate) insufficient: Option<Span>,
    /// Whether it has the star of an alert.
    pub is_alerted: bool,
    /// The number of its note.
    pub note: Option<u8>,
    /// Whether the reference to its note lacks the closing sign: `=1`.
    pub(crate) is_note_unclosed: bool,
    /// The number of a second note, which is not allowed.
    pub(crate) second_note: Option<u8>,
    /// Its suffix and its numeric annotations, as written.
    pub annotations: Vec<Span>,
}

/// One cell of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// `SA`
    Card(Card),
    /// `-`
    Unknown,
    /// `+`
    Continued,
    /// Not a card.
    Broken,
}

/// A cell of a play with its annotations.
#[derive(Clone, Debug)]
pub(crate) struct PlayItem {
    /// What it is.
    pub cell: Cell,
    /// Its place, without its flags.
    pub span: Span,
    /// `^R`, with its place.
    pub revoke: Option<Span>,
    /// `^L`, with its place.
    pub lead: Option<Span>,
    /// The number of its note.
    pub note: Option<u8>,
    /// Whether the reference to its note lacks the closing sign: `=1`.
    pub is_note_unclosed: bool,
    /// The number of a second note, which is not allowed.
    pub second_note: Option<u8>,
    /// Its suffix and its numeric annotations, as written.
    pub annotations: Vec<Span>,
}

/// The cells of a play, four to a row.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    /// The cells.
    pub cells: Vec<PlayItem>,
    /// Whether `*` ends them.
    pub is_ended: bool,
}

/// The elements of a table.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct TableRows {
    /// The elements as written, quotes included.
    pub elements: Vec<Span>,
}

/// A note of a section.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Note<'t> {
    /// Its number.
    pub number: u8,
    /// Its text as written.
    pub text: &'t str,
    /// The value of its tag.
    pub span: Span,
}

/// The annotations that are allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Calls,
    Cards,
}

/// The annotations of a call or a card so far.
#[derive(Default)]
struct Annotated {
    has_judgement: bool,
    note: Option<u8>,
    second_note: Option<u8>,
    is_unclosed: bool,
}

impl Annotated {
    /// Adds an annotation; returns false if the item is not one.
    fn take(&mut self, item: Item, of: Of, text: &str, found: &mut Vec<Found>) -> bool {
        let word = item.span.of(text);
        let mut fault = |fault| found.push(Found::new(Problem::Annotation { fault }, item.span));
        match item.kind {
            ItemKind::Suffix => {
                if grammar::suffix(word).is_err() {
                    fault(AnnotationFault::Number);
                } else if self.has_judgement {
                    fault(AnnotationFault::SecondSuffix);
                }
                self.has_judgement = true;
            }
            ItemKind::Nag => {
                let nag = grammar::nag(word).ok().filter(|(rest, _)| rest.is_empty()).map(|(_, nag)| nag);
                match nag {
                    None => fault(AnnotationFault::Number),
                    Some(1..=6 | 13) if of == Of::Cards => fault(AnnotationFault::Number),
                    Some(7..=12 | 14) if of == Of::Calls => fault(AnnotationFault::Number),
                    Some(1..=12) => {
                        if self.has_judgement {
                            fault(AnnotationFault::SecondSuffix);
                        }
                        self.has_judgement = true;
                    }
                    Some(_) => {}
                }
            }
            ItemKind::NoteReference => {
                let is_closed = word.len() > 1 && word.ends_with('=');
                let number = word.trim_matches('=').parse::<u8>().ok().filter(|n| (1..=32).contains(n));
                if number.is_none() {
                    fault(AnnotationFault::Note);
                } else if self.note.is_some() {
                    fault(AnnotationFault::SecondNote);
                } else if !is_closed {
                    self.is_unclosed = true;
                    found.push(Found::new(Problem::NoteUnclosed, item.span));
                }
                if self.note.is_some() {
                    self.second_note = self.second_note.or(number);
                }
                self.note = self.note.or(number);
            }
            _ => return false,
        }
        true
    }
}

fn is_comment(kind: ItemKind) -> bool {
    matches!(kind, ItemKind::BraceComment | ItemKind::LineComment | ItemKind::EscapeLine | ItemKind::Surrounding)
}

/// Returns true if an item is the remains of an unreadable tag pair, which has been reported already.
fn is_broken_tag(kind: ItemKind, text: &str) -> bool {
    kind == ItemKind::Junk && text.starts_with('[') && text.len() > 1
}

impl<'t> Record<'t> {
    /// Reads the calls of an auction, and reports where it is written in a dialect.
    #[must_use]
    pub fn auction_items(&self, tag: &TagPair<'t>, found: &mut Vec<Found>) -> Vec<AuctionItem> {
        let section = self.section(tag);
        let mut items: Vec<AuctionItem> = Vec::with_capacity(section.len());
        let mut annotated = Annotated::default();
        let mut flag = None;
        for (at, item) in section.iter().enumerate() {
            let text = item.span.of(self.text);
            if is_comment(item.kind) || is_broken_tag(item.kind, text) {
                continue;
            }
            if let Some(last) = items.last_mut()
                && flag.is_none()
                && matches!(last.word, AuctionWord::Call(_) | AuctionWord::AllPass | AuctionWord::Broken)
                && annotated.take(*item, Of::Calls, self.text, found)
            {
                (last.note, last.second_note) = (annotated.note, annotated.second_note);
                last.is_note_unclosed = annotated.is_unclosed;
                if item.kind != ItemKind::NoteReference {
                    last.annotations.push(item.span);
                }
                continue;
            }
            let word = match item.kind {
                ItemKind::Word => self.call(*item, found),
                ItemKind::Sign => match text {
                    "*" => {
                        // Attached to a call it is an alert, unless nothing follows.
                        let is_glued = at > 0 && section[at - 1].span.end == item.span.start;
                        if let Some(last) =
                            items.last_mut().filter(|last| is_glued && matches!(last.word, AuctionWord::Call(_)))
                        {
                            last.is_alerted = true;
                            found.push(Found::new(Problem::Dialect { kind: Dialect::AlertStars }, item.span));
                            continue;
                        }
                        AuctionWord::End
                    }
                    "+" => AuctionWord::Continued,
                    _ => AuctionWord::Dash,
                },
                ItemKind::Irregularity => match text {
                    "^S" => AuctionWord::Skipped,
                    "^I" if flag.is_none() => {
                        flag = Some(item.span);
                        continue;
                    }
                    _ => {
                        let known = match text {
                            "^I" => Some(Irregularity::InsufficientBid),
                            "^L" => Some(Irregularity::LeadOutOfTurn),
                            "^R" => Some(Irregularity::Revoke),
                            _ => None,
                        };
                        found.push(Found::new(Problem::IrregularityFlag { flag: known }, item.span));
                        continue;
                    }
                },
                ItemKind::Suffix | ItemKind::Nag | ItemKind::NoteReference => {
                    let problem = Problem::Annotation { fault: AnnotationFault::Alone };
                    found.push(Found::new(problem, item.span));
                    continue;
                }
                _ => {
                    found.push(Found::new(Problem::UnreadableCall, item.span));
                    AuctionWord::Broken
                }
            };
            annotated = Annotated::default();
            items.push(AuctionItem {
                word,
                span: item.span,
                insufficient: flag.take(),
                is_alerted: false,
                note: None,
                is_note_unclosed: false,
                second_note: None,
                annotations: Vec::new(),
            });
        }
        if let Some(span) = flag {
            let problem = Problem::IrregularityFlag { flag: Some(Irregularity::InsufficientBid) };
            found.push(Found::new(problem, span));
        }
        items
    }

    /// Reads a word of an auction.
    fn call(&self, item: Item, found: &mut Vec<Found>) -> AuctionWord {
        let word = item.span.of(self.text);
        if let Ok(("", _)) = grammar::all_pass(word) {
            return AuctionWord::AllPass;
        }
        match Call::read(word) {
            Some((call, is_standard)) => {
                if !is_standard {
                    found.push(Found::new(Problem::Dialect { kind: Dialect::Calls }, item.span));
                }
                AuctionWord::Call(call)
            }
            None if word.eq_ignore_ascii_case("allpass") => {
                found.push(Found::new(Problem::Dialect { kind: Dialect::Calls }, item.span));
                AuctionWord::AllPass
            }
            None => {
                found.push(Found::new(Problem::UnreadableCall, item.span));
                AuctionWord::Broken
            }
        }
    }

    /// Reads the cells of a play.
    #[must_use]
    pub(crate) fn play_rows(&self, tag: &TagPair<'t>, found: &mut Vec<Found>) -> Rows {
        let section = self.section(tag);
        let mut rows = Rows { cells: Vec::with_capacity(section.len()), is_ended: false };
        let mut annotated = Annotated::default();
        let (mut revoke, mut lead) = (None, None);
        for item in section {
            let text = item.span.of(self.text);
            if is_comment(item.kind) || is_broken_tag(item.kind, text) {
                continue;
            }
            if rows.is_ended {
                found.push(Found::new(Problem::UnreadableCard { is_ten: false }, item.span));
                continue;
            }
            let is_flagged = revoke.is_some() || lead.is_some();
            if let Some(last) = rows.cells.last_mut()
                && !is_flagged
                && matches!(last.cell, Cell::Card(_) | Cell::Broken)
                && annotated.take(*item, Of::Cards, self.text, found)
            {
                (last.note, last.second_note) = (annotated.note, annotated.second_note);
                last.is_note_unclosed = annotated.is_unclosed;
                if item.kind != ItemKind::NoteReference {
                    last.annotations.push(item.span);
                }
                continue;
            }
            let cell = match item.kind {
                ItemKind::Word => {
                    if let Some(card) = Card::read(text) {
                        Cell::Card(card)
                    } else {
                        let is_ten = text.len() == 3 && text.ends_with("10");
                        found.push(Found::new(Problem::UnreadableCard { is_ten }, item.span));
                        Cell::Broken
                    }
                }
                ItemKind::Sign => match text {
                    "*" => {
                        rows.is_ended = true;
                        continue;
                    }
                    "+" => Cell::Continued,
                    _ => Cell::Unknown,
                },
                ItemKind::Irregularity => {
                    let place = match text {
                        "^R" => Some((&mut revoke, Irregularity::Revoke)),
                        "^L" => Some((&mut lead, Irregularity::LeadOutOfTurn)),
                        _ => None,
                    };
                    match place {
                        Some((place, _)) if place.is_none() && !is_flagged => *place = Some(item.span),
                        Some((_, flag)) => {
                            found.push(Found::new(Problem::IrregularityFlag { flag: Some(flag) }, item.span));
                        }
                        None => found.push(Found::new(Problem::IrregularityFlag { flag: None }, item.span)),
                    }
                    continue;
                }
                ItemKind::Suffix | ItemKind::Nag | ItemKind::NoteReference => {
                    found.push(Found::new(Problem::Annotation { fault: AnnotationFault::Alone }, item.span));
                    continue;
                }
                _ => {
                    found.push(Found::new(Problem::UnreadableCard { is_ten: false }, item.span));
                    Cell::Broken
                }
            };
            annotated = Annotated::default();
            rows.cells.push(PlayItem {
                cell,
                span: item.span,
                revoke: revoke.take(),
                lead: lead.take(),
                note: None,
                is_note_unclosed: false,
                second_note: None,
                annotations: Vec::new(),
            });
        }
        for span in revoke.into_iter().chain(lead) {
            found.push(Found::new(Problem::IrregularityFlag { flag: None }, span));
        }
        rows
    }

    /// Lists the notes of a section: the Note tags between its tag and the next other one. Some programs number notes
    /// from 0 but refer to the first by 1, so without a note 1, note 0 is used.
    pub fn notes_of(&self, tag: &TagPair<'t>) -> impl Iterator<Item = Note<'t>> {
        let at = self.tags.iter().position(|other| other.item == tag.item).map_or(self.tags.len(), |at| at + 1);
        let notes = self.tags[at..].iter().take_while(|tag| tag.name == "Note");
        let number_of = |tag: &TagPair<'t>| tag.raw.split_once(':').and_then(|(number, _)| number.trim().parse().ok());
        let has_first = notes.clone().any(|tag| number_of(tag) == Some(1_u8));
        notes.filter_map(move |tag| {
            let (_, text) = tag.raw.split_once(':')?;
            let number = number_of(tag).map(|number| if number == 0 && !has_first { 1 } else { number });
            let number = number.filter(|n| (1..=32).contains(n))?;
            Some(Note { number, text, span: tag.value_span })
        })
    }
}
