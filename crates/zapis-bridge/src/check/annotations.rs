//! Notes: each is referred to in its section, each reference has one.

use nom::Parser;
use nom::combinator::all_consuming;

use super::Check;
use crate::pbn::{TagPair, grammar};
use crate::problem::{Found, Problem};
use crate::span::Span;

impl Check<'_, '_> {
    /// Holds notes and references against one another.
    pub(super) fn annotations(&mut self) {
        let sections = self.record.tags.iter().filter(|tag| matches!(tag.name, "Auction" | "Play"));
        let first_section = sections.map(|tag| tag.item).min();
        let mut section: Option<TagPair<'_>> = None;
        let mut of_auction: Vec<(u32, Span)> = Vec::new();
        let mut of_play: Vec<(u32, Span)> = Vec::new();
        let mut behind: Vec<(u32, Span)> = Vec::new();
        for tag in &self.record.tags {
            if tag.name != "Note" {
                section = Some(*tag);
                continue;
            }
            if tag.raw.starts_with('#') {
                continue;
            }
            let Ok((_, number)) = all_consuming(grammar::note).parse(tag.raw) else {
                self.found.push(Found::new(Problem::NoteNumber, tag.value_span));
                continue;
            };
            let note = (u32::from(number), tag.value_span);
            match section.map(|tag| tag.name) {
                Some("Auction") => of_auction.push(note),
                Some("Play") => of_play.push(note),
                _ if first_section.is_some_and(|first| first < tag.item) => behind.push(note),
                _ => self.found.push(Found::new(Problem::NoteNumber, tag.value_span)),
            }
        }
        let of =
            |notes: [Option<u8>; 2], span| notes.into_iter().flatten().map(move |number| (u32::from(number), span));
        let calls: Vec<_> =
            self.facts.auction_items.iter().flat_map(|item| of([item.note, item.second_note], item.span)).collect();
        let cards: Vec<_> =
            self.facts.play_items.iter().flat_map(|item| of([item.note, item.second_note], item.span)).collect();
        // A note behind other sections is of the one that refers to it.
        let (of_calls, mut there) = (numbers_of(&calls), numbers_of(&of_auction));
        for note in behind {
            let number = numbers_of(&[note]);
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

    fn hold(&mut self, references: &[(u32, Span)], notes: &[(u32, Span)]) {
        let (used, there) = (numbers_of(references), numbers_of(notes));
        let mut told = 0_u64;
        for (number, span) in references {
            let bit = 1 << (number % 64);
            if there & bit == 0 && told & bit == 0 {
                told |= bit;
                self.push(Problem::NoteUndefined { number: *number }, *span);
            }
        }
        for (number, span) in notes {
            if used & (1 << (number % 64)) == 0 {
                self.push(Problem::NoteUnused { number: *number }, *span);
            }
        }
    }
}

/// Returns which numbers of notes there are, a bit each: they are from 1 to 32.
fn numbers_of(pairs: &[(u32, Span)]) -> u64 {
    pairs.iter().fold(0, |set, (number, _)| set | 1 << (number % 64))
}
