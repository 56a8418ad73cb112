//! Notes: each must be referenced in its section, and each reference must have a note.

use nom::Parser;
use nom::combinator::all_consuming;

use super::Check;
use crate::pbn::{TagPair, grammar};
use crate::problem::{Found, Problem};
use crate::span::Span;

impl Check<'_, '_> {
    /// Compares notes with references.
    pub(super) fn annotations(&mut self) {
        let sections = self.record.tags.iter().filter(|tag| matches!(tag.name, "Auction" | "Play"));
        let first_section = sections.map(|tag| tag.item).min();
        let mut section: Option<TagPair<'_>> = None;
        // A program that omits closing signs does not number notes as the standard does, either.
        let is_dialect = self.facts.auction_items.iter().any(|item| item.is_note_unclosed)
            || self.facts.play_items.iter().any(|item| item.is_note_unclosed);
        let (mut of_auction, mut of_play, mut behind) = (Vec::new(), Vec::new(), Vec::new());
        let mut firsts = [None; 2];
        for tag in &self.record.tags {
            if tag.name != "Note" {
                section = Some(*tag);
                continue;
            }
            if tag.raw.starts_with('#') {
                continue;
            }
            let Ok((_, number)) = all_consuming(grammar::note).parse(tag.raw) else {
                self.found.push(Found::new(Problem::NoteNumber { is_dialect }, tag.value_span));
                // A program that omits closing signs numbers notes from 0 and refers to the first by 1.
                if is_dialect && tag.raw.split(':').next().is_some_and(|number| number.trim() == "0") {
                    match section.map(|tag| tag.name) {
                        Some("Auction") => firsts[0] = Some(tag.value_span),
                        Some("Play") => firsts[1] = Some(tag.value_span),
                        _ => {}
                    }
                }
                continue;
            };
            let note = (u32::from(number), tag.value_span);
            match section.map(|tag| tag.name) {
                Some("Auction") => of_auction.push(note),
                Some("Play") => of_play.push(note),
                _ if first_section.is_some_and(|first| first < tag.item) => behind.push(note),
                _ => self.found.push(Found::new(Problem::NoteNumber { is_dialect }, tag.value_span)),
            }
        }
        for (first, notes) in firsts.into_iter().zip([&mut of_auction, &mut of_play]) {
            if numbers_of_notes(notes) & numbers_of([1]) == 0 {
                notes.extend(first.map(|span| (1, span)));
            }
        }
        let calls: Vec<_> = self
            .facts
            .auction_items
            .iter()
            .flat_map(|item| references([item.note, item.second_note], item.span, !item.is_note_unclosed))
            .collect();
        let cards: Vec<_> = self
            .facts
            .play_items
            .iter()
            .flat_map(|item| references([item.note, item.second_note], item.span, !item.is_note_unclosed))
            .collect();
        // A note after another section belongs to the section that refers to it.
        let (of_calls, mut there) = (numbers_of(calls.iter().map(|one| one.number)), numbers_of_notes(&of_auction));
        for note in behind {
            self.push(Problem::NoteBehind, note.1);
            let number = numbers_of_notes(&[note]);
            let is_of_calls = of_calls & number != 0 && there & number == 0;
            if is_of_calls {
                there |= number;
                of_auction.push(note);
            } else {
                of_play.push(note);
            }
        }
        self.hold(&calls, &of_auction);
        self.hold(&cards, &of_play);
    }

    fn hold(&mut self, references: &[Reference], notes: &[(u32, Span)]) {
        let (used, there) = (numbers_of(references.iter().map(|one| one.number)), numbers_of_notes(notes));
        let mut reported = 0_u64;
        for Reference { number, span, is_closed } in references {
            let bit = 1 << (number % 64);
            if there & bit == 0 && reported & bit == 0 {
                reported |= bit;
                self.push(Problem::NoteUndefined { number: *number, is_closed: *is_closed }, *span);
            }
        }
        for (number, span) in notes {
            if used & (1 << (number % 64)) == 0 {
                self.push(Problem::NoteUnused { number: *number }, *span);
            }
        }
    }
}

/// Returns the set of note numbers, one bit each: they are from 1 to 32.
fn numbers_of(numbers: impl IntoIterator<Item = u32>) -> u64 {
    numbers.into_iter().fold(0, |set, number| set | 1 << (number % 64))
}

fn numbers_of_notes(notes: &[(u32, Span)]) -> u64 {
    numbers_of(notes.iter().map(|(number, _)| *number))
}

/// A reference to a note.
struct Reference {
    number: u32,
    /// The call or the card.
    span: Span,
    /// Whether it has its closing sign.
    is_closed: bool,
}

fn references(notes: [Option<u8>; 2], span: Span, is_closed: bool) -> impl Iterator<Item = Reference> {
    notes.into_iter().flatten().map(move |number| Reference { number: u32::from(number), span, is_closed })
}
