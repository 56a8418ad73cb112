//! Lines of moves inside comments, played from the position that is commented.
//!
//! A line begins with a number that agrees with a position: the one behind the move commented, the one before it, or one that
//! the comment itself has reached; or with the word of a piece that can move there. It goes on as long as its words are legal
//! moves with nothing but signs between them. What is no part of a line is left to its form.

use std::collections::VecDeque;
use std::ops::Range;

use crate::game::{CheckStatus, Game, MoveStyle, Notation, Rules, Side};
use crate::record::{CastlingWord, Item, ItemKind, Record, word_with_latin_files};
use crate::replay::Ply;

use super::super::walk::Board;
use super::comment_words::{CommentToken, tokens};

/// At most this many positions of a comment are kept for lines that return to them.
const MOST_POSITIONS: usize = 64;
/// A word is tried in so many positions.
const MOST_CANDIDATES: usize = 4;

/// A position and the move that was played in it.
type LastMove<G> = (Option<<G as Rules>::Position>, Option<<G as Rules>::Move>);

/// Keeps the move behind which a comment stands, while a record is walked through.
pub(in crate::render) struct Commented<G: Game> {
    /// The position before the move; where none was played yet, the one that a line begins with.
    base: Option<G::Position>,
    mv: Option<G::Move>,
    /// The same of the lines around this one.
    outer: Vec<LastMove<G>>,
    /// Whether anybody will ask.
    is_asked: bool,
}

impl<G: Game> Commented<G> {
    /// Begins with the position that a record starts from; without comments nobody asks.
    pub(in crate::render) fn of(record: &Record<'_>, start: Option<&G::Position>, is_asked: bool) -> Self {
        let is_comment = |item: &Item| matches!(item.kind, ItemKind::Comment | ItemKind::LineComment);
        let has_comments = || !record.tape.headings.is_empty() || record.tape.items.iter().any(is_comment);
        Self::new(start, is_asked && has_comments())
    }

    pub(super) fn new(start: Option<&G::Position>, is_asked: bool) -> Self {
        Self { base: start.cloned().filter(|_| is_asked), mv: None, outer: Vec::new(), is_asked }
    }

    /// Takes a move that was played; to be told before [`Board::after`] is asked for.
    pub(in crate::render) fn played(&mut self, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if self.is_asked {
            self.base = Some(board.before().clone());
            self.mv = Some(ply.mv);
        }
    }

    /// Takes a move with the position it was played in.
    #[cfg(test)]
    pub(super) fn behind(&mut self, position: &G::Position, mv: G::Move) {
        (self.base, self.mv) = (Some(position.clone()), Some(mv));
    }

    /// Enters a variation, which replaces the last move.
    pub(in crate::render) fn open(&mut self) {
        if self.is_asked {
            self.outer.push((self.base.clone(), self.mv.take()));
        }
    }

    /// Returns from a variation.
    pub(in crate::render) fn close(&mut self) {
        if let Some((base, mv)) = self.outer.pop() {
            (self.base, self.mv) = (base, mv);
        }
    }

    /// Returns the position behind the move commented and the one before it, as far as there are such.
    fn positions(&self, game: &G) -> Vec<G::Position> {
        let Some(base) = &self.base else { return Vec::new() };
        let Some(mv) = self.mv else { return vec![base.clone()] };
        let mut after = base.clone();
        game.play(&mut after, mv);
        vec![after, base.clone()]
    }
}

/// Words that are moves of a line, and are not written so in the letters asked for.
#[derive(Debug)]
pub(super) struct LineWord {
    /// Where it stands, without check signs.
    pub(super) span: Range<usize>,
    /// How it is written in algebraic notation, without check signs: in the letters asked for, with the signs of PGN.
    pub(super) word: String,
}

/// Reads lines in the letters of the moves, those of PGN, and Russian ones.
pub(super) struct LineReader<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) from: G::Alphabet,
    pub(super) to: G::Alphabet,
}

impl<G: Game> LineReader<'_, G> {
    /// Finds the words of lines that have to be written anew, in the order of the text.
    pub(super) fn words(&self, text: &str, commented: &Commented<G>) -> Vec<LineWord> {
        let mut found = Vec::new();
        // Most comments hold nothing that could be asked about: commands, prose without a figure.
        if !text.contains(|c: char| c.is_ascii_digit() || c == '…') {
            return found;
        }
        let tokens = tokens(text);
        if !tokens.iter().any(|token| matches!(token, CommentToken::Word { .. })) {
            return found;
        }
        let roots = commented.positions(self.game);
        if roots.is_empty() {
            return found;
        }
        let alphabets = self.alphabets();
        let mut line = CommentLine { roots, reached: VecDeque::new(), current: None };
        let mut number = None;
        for (index, token) in tokens.iter().enumerate() {
            match token {
                CommentToken::Number { .. } | CommentToken::Dots => number = Some(token),
                CommentToken::Sign => {}
                CommentToken::Close | CommentToken::Break => (line.current, number) = (None, None),
                CommentToken::Word { span, is_marked } => {
                    let number = number.take();
                    let word = &text[span.clone()];
                    let has_end = || !matches!(tokens.get(index + 1), Some(CommentToken::Word { .. }));
                    let Some((mv, position)) = self.meant(word, number, &line, &alphabets, has_end) else {
                        line.current = None;
                        continue;
                    };
                    if let Some(word) = self.written(word, &position, mv).filter(|_| !is_marked) {
                        found.push(LineWord { span: span.clone(), word });
                    }
                    line.advance(self.game, position, mv);
                }
            }
        }
        found
    }

    /// Lists the letters in which words are tried.
    fn alphabets(&self) -> Vec<G::Alphabet> {
        let mut alphabets = vec![self.from, self.game.common_letters()];
        alphabets.extend(self.game.letters_by_code("ru"));
        let mut seen = Vec::new();
        alphabets.retain(|alphabet| !seen.contains(alphabet) && (seen.push(*alphabet), true).1);
        alphabets
    }

    /// Returns the legal move that a word means, with the position it is played in.
    fn meant(
        &self,
        word: &str,
        number: Option<&CommentToken>,
        line: &CommentLine<G>,
        alphabets: &[G::Alphabet],
        has_end: impl Fn() -> bool,
    ) -> Option<(G::Move, G::Position)> {
        let has_figure = word.contains(|c: char| c.is_ascii_digit());
        // Two letters may be a word of any language: `de`, `ab`.
        if !has_figure
            && (CastlingWord::of(word).is_none() && number.is_none() && !has_end() || word.chars().count() > 5)
        {
            return None;
        }
        let is_piece = has_figure && self.begins_with_a_piece(word, alphabets);
        line.candidates(self.game, number, is_piece)
            .find_map(|position| Some((self.only_move(word, position, alphabets)?, position.clone())))
    }

    fn begins_with_a_piece(&self, word: &str, alphabets: &[G::Alphabet]) -> bool {
        let first = word.chars().next().filter(|first| !first.is_lowercase() && !first.is_ascii_digit());
        first.is_some_and(|first| alphabets.iter().any(|alphabet| self.game.is_piece_letter(first, *alphabet)))
    }

    /// Returns the one legal move that a word means, in whatever letters; none where these disagree.
    fn only_move(&self, word: &str, position: &G::Position, alphabets: &[G::Alphabet]) -> Option<G::Move> {
        let latin = word_with_latin_files(word);
        let mut only = None;
        for spelled in [Some(word), latin.as_deref()].into_iter().flatten() {
            for alphabet in alphabets {
                let Some(written) = self.game.read(spelled.as_bytes(), *alphabet) else { continue };
                let Ok(resolution) = self.game.resolve(position, &written) else { continue };
                match only {
                    _ if self.game.is_null(resolution.mv) => {}
                    None => only = Some(resolution.mv),
                    Some(other) if other == resolution.mv => {}
                    Some(_) => return None,
                }
            }
        }
        only
    }

    /// Writes a move of a line in the letters asked for; none where it stands so already.
    fn written(&self, word: &str, position: &G::Position, mv: G::Move) -> Option<String> {
        let is_own_letter = |c: char| c.is_ascii() || !c.is_alphabetic() || self.game.is_own_letter(c, self.to);
        let is_own = word.contains(|c: char| c.is_ascii_digit())
            && CastlingWord::of(word).is_none()
            && word.chars().all(is_own_letter)
            && self.only_move(word, position, &[self.to]) == Some(mv);
        if is_own {
            return None;
        }
        let is_file = |c: &char| c.is_lowercase();
        let squares =
            word.chars().zip(word.chars().skip(1)).filter(|(file, rank)| is_file(file) && rank.is_ascii_digit());
        let is_long = squares.count() > 1;
        let notation = if is_long { Notation::Lan } else { Notation::San };
        let mut written = Vec::new();
        let style = MoveStyle { notation, letters: self.to };
        self.game.write_move(position, mv, CheckStatus::Nothing, style, &mut written);
        String::from_utf8(written).ok().filter(|written| written != word)
    }
}

/// The positions that a comment speaks of.
struct CommentLine<G: Game> {
    /// Those around the move commented.
    roots: Vec<G::Position>,
    /// Those that the comment has reached, the last ones.
    reached: VecDeque<G::Position>,
    /// The position that the next word is played in, if nothing stands between.
    current: Option<G::Position>,
}

impl<G: Game> CommentLine<G> {
    /// Lists the positions that a word may be played in, the likeliest first.
    fn candidates<'l>(
        &'l self,
        game: &'l G,
        number: Option<&'l CommentToken>,
        is_piece: bool,
    ) -> impl Iterator<Item = &'l G::Position> {
        // What no number leads to may be prose, unless it is a piece's move.
        let is_free = is_piece || number.is_some();
        let reached = self.reached.iter().rev().filter(move |_| number.is_some());
        let elsewhere = reached.chain(&self.roots).filter(move |_| is_free);
        let agrees = move |position: &&G::Position| match number {
            None => true,
            Some(CommentToken::Number { number, is_black }) => {
                game.move_number(position) == *number && (game.side(position) == Side::Black) == *is_black
            }
            Some(_) => game.side(position) == Side::Black,
        };
        self.current.iter().chain(elsewhere).filter(agrees).take(MOST_CANDIDATES)
    }

    fn advance(&mut self, game: &G, position: G::Position, mv: G::Move) {
        let mut after = position.clone();
        game.play(&mut after, mv);
        for position in [position, after.clone()] {
            if self.reached.len() == MOST_POSITIONS {
                self.reached.pop_front();
            }
            self.reached.push_back(position);
        }
        self.current = Some(after);
    }
}
