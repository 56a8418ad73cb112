//! Rewrites the moves of a text in place: those of games, of variations, and those quoted in prose.
//!
//! # Invariants
//! - Only words that are moves are rewritten, each as the move that it is.
//! - A move that cannot be played stays as it is, and so does a passage with unreadable moves.

use html_escape::decode_html_entities;

use crate::chess::Alphabet;
use crate::game::Game;
use crate::record::{Item, ItemKind, Record};
use crate::replay::{Ply, Replay};
use crate::sorting::CompactSort;
use crate::text::Span;

use super::comment_moves::{CommentMoves, NewWord, WordSigns};
use super::commented::Commented;
use crate::render::games::walk::{Board, Visitor, walk};

/// The places of a record's words in the original text.
pub struct ArticleText<'a> {
    /// The text.
    pub text: &'a str,
    /// Maps a place of the reader's text to the original, and returns whether it is the same there.
    pub place: &'a dyn Fn(Span) -> (Span, bool),
}

impl ArticleText<'_> {
    /// Returns the place of a passage, if it may be rewritten there.
    fn passage(&self, span: Span) -> Option<Span> {
        Some((self.place)(span)).filter(|(_, is_whole)| *is_whole).map(|(place, _)| place)
    }

    /// Returns the place of a word, if it is the same there apart from blanks and HTML entities.
    fn word(&self, word: &str, span: Span) -> Option<Span> {
        let (place, is_whole) = (self.place)(span);
        let joined = |text: &str| text.split_whitespace().collect::<String>();
        let written = self.text.get(place.range())?;
        (is_whole || joined(&decode_html_entities(written)) == joined(word)).then_some(place)
    }
}

/// The rewritten moves of a record.
#[derive(Debug, Default)]
pub struct ArticleWords {
    /// The replacements, in the order of the text.
    pub words: Vec<NewWord>,
    /// The passages with unreadable moves, which stay as they are.
    pub kept: Vec<Span>,
}

/// Finds the replacements that put the moves of a record in other letters.
pub fn article_words<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    (to, signs): (Alphabet, WordSigns),
    written: &ArticleText<'_>,
) -> ArticleWords {
    let commented = Commented::of(record, replay.start.position.as_ref(), true);
    let mut writer = ArticleWriter {
        game,
        record,
        replay,
        to,
        signs,
        written,
        commented,
        is_behind_fault: false,
        found: ArticleWords::default(),
    };
    for heading in &record.tape.headings {
        writer.passage(*heading);
    }
    walk(game, record, replay, &mut writer);
    let mut found = writer.found;
    found.words.compact_sort_by_key(|(place, _)| (place.start, place.end));
    // A move of the game that is inside a passage is written once.
    let mut end = 0;
    found.words.retain(|(place, _)| {
        let is_apart = place.start >= end;
        end = end.max(place.end);
        is_apart
    });
    found
}

struct ArticleWriter<'a, G: Game> {
    game: &'a G,
    record: &'a Record<'a>,
    replay: &'a Replay<G>,
    to: Alphabet,
    signs: WordSigns,
    written: &'a ArticleText<'a>,
    /// The move before a passage.
    commented: Commented<G>,
    /// Whether a move of this line could not be played.
    is_behind_fault: bool,
    found: ArticleWords,
}

impl<G: Game> Visitor<G> for ArticleWriter<'_, G> {
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        self.is_behind_fault = false;
        self.commented.played(ply, board);
        let item = &self.record.tape.items[index];
        let Some(moves) = self.moves_at(index).filter(|_| !ply.missing && !item.is_missing()) else { return };
        let Some(place) = self.written.word(self.record.slice(item.span), item.span) else {
            return self.found.kept.push((self.written.place)(item.span).0);
        };
        let word = decode_html_entities(place.slice(self.written.text));
        let made = moves.of_move(self.game, &word, (board.before(), ply.mv), ply.gives);
        self.found.words.extend(made.map(|made| (place.range(), made)));
    }

    fn unplayed(&mut self, index: usize) {
        let is_fault = !std::mem::replace(&mut self.is_behind_fault, true);
        let is_passed_over = u32::try_from(index).is_ok_and(|item| self.replay.is_passed_over(item));
        if is_passed_over {
            self.is_behind_fault = false;
        }
        // The unplayable word stays as it is; those after it are recognized by their form.
        if is_fault || is_passed_over {
            return;
        }
        let span = self.record.tape.items[index].span;
        let place = self.written.word(self.record.slice(span), span);
        let Some((place, moves)) = place.zip(self.moves_at(index)) else { return };
        let made = moves.of_form(place.slice(self.written.text));
        self.found.words.extend(made.map(|made| (place.range(), made)));
    }

    fn other(&mut self, _: usize, item: Item) {
        match item.kind {
            ItemKind::VariationOpen => {
                self.is_behind_fault = false;
                self.commented.open();
            }
            ItemKind::VariationClose => {
                self.is_behind_fault = false;
                self.commented.close();
            }
            ItemKind::Comment | ItemKind::LineComment => self.passage(item.span),
            _ => {}
        }
    }
}

impl<G: Game> ArticleWriter<'_, G> {
    /// Returns how words in the letters of an item are rewritten; `None` if they are already in the requested letters.
    fn moves_at(&self, index: usize) -> Option<CommentMoves> {
        let from = self.replay.letters_at(u32::try_from(index).unwrap_or(u32::MAX));
        CommentMoves::between(self.game.alphabet_code(from), self.to.code(), self.signs)
    }

    /// Rewrites the moves of a passage.
    fn passage(&mut self, span: Span) {
        let own = self.game.alphabet_code(self.replay.alphabet);
        let Some(place) = self.written.passage(span) else { return };
        // In a game that is already in the requested letters, text may have others.
        let Some(moves) = CommentMoves::between(own, self.to.code(), self.signs) else { return };
        match moves.new_words(place.slice(self.written.text), self.game, &mut self.commented) {
            Some(words) => {
                let start = place.start as usize;
                let placed = words.into_iter().map(|(at, word)| (start + at.start..start + at.end, word));
                self.found.words.extend(placed.filter(|(at, word)| self.written.text.get(at.clone()) != Some(word)));
            }
            None => self.found.kept.push(place),
        }
    }
}
