//! The moves of a text written anew where they stand: those of games, of variations, and those that prose quotes.
//!
//! # Invariants
//! - Nothing but words that are moves is written anew, and each as the move that it is.
//! - A move that cannot be played stays as it is, and so does a passage that holds moves which cannot be read.

use html_escape::decode_html_entities;

use crate::chess::Alphabet;
use crate::game::Game;
use crate::record::{Item, ItemKind, Record};
use crate::replay::{Ply, Replay};
use crate::text::Span;

use super::super::walk::{Board, Visitor, walk};
use super::comment_moves::{CommentMoves, NewWord, WordSigns};
use super::commented::Commented;

/// Where the words of a record stand in the text as it is written.
pub struct ArticleText<'a> {
    /// The text.
    pub text: &'a str,
    /// Finds the place of what the reader has made of the text, and says whether it stands there by itself.
    pub place: &'a dyn Fn(Span) -> (Span, bool),
}

impl ArticleText<'_> {
    /// Returns where a passage stands, if it may be written anew there.
    fn passage(&self, span: Span) -> Option<Span> {
        Some((self.place)(span)).filter(|(_, is_whole)| *is_whole).map(|(place, _)| place)
    }

    /// Returns where a word stands: by itself, or as what is there but for blanks and entities of HTML.
    fn word(&self, word: &str, span: Span) -> Option<Span> {
        let (place, is_whole) = (self.place)(span);
        let joined = |text: &str| text.split_whitespace().collect::<String>();
        let written = self.text.get(place.range())?;
        (is_whole || joined(&decode_html_entities(written)) == joined(word)).then_some(place)
    }
}

/// What becomes of the moves of a record.
#[derive(Debug, Default)]
pub struct ArticleWords {
    /// What is written in place of what, in the order of the text.
    pub words: Vec<NewWord>,
    /// The passages that hold moves which cannot be read, and stay as they are.
    pub kept: Vec<Span>,
}

/// Finds what is to be written so that the moves of a record stand there in other letters.
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
    found.words.sort_by_key(|(place, _)| (place.start, place.end));
    // What stands in a passage and is a move of the game too is written once.
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
    /// The move that a passage stands behind.
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
        // The word that could not be played stays as it is; of those behind it the form tells what they are.
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
    /// Returns how words of the letters of an item are rewritten; none where they are in the letters asked for.
    fn moves_at(&self, index: usize) -> Option<CommentMoves> {
        let from = self.replay.letters_at(u32::try_from(index).unwrap_or(u32::MAX));
        CommentMoves::between(self.game.alphabet_code(from), self.to.code(), self.signs)
    }

    /// Rewrites the moves of what is said.
    fn passage(&mut self, span: Span) {
        let own = self.game.alphabet_code(self.replay.alphabet);
        let Some(place) = self.written.passage(span) else { return };
        // In a game that is in the letters asked for already, what is said may have others.
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
