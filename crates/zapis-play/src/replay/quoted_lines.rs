//! Lines of moves inside comments and prose, played from the commented position.
//!
//! A line begins with a number that is consistent with a position: the one after the commented move, the one before it,
//! or one reached in the text itself; or with a word for a piece that can move there. It continues as long as its words
//! are legal moves with only signs between them.
//!
//! Words are read in the letters of the text: those of the game's moves first, or, if the text has piece letters that
//! these lack, those in which most of it can be played.

use std::collections::VecDeque;
use std::ops::Range;

use crate::game::{Game, Side, Unresolved};
use crate::laws::Topic;
use crate::record::{CastlingWord, word_with_latin_files};

use super::quoted_words::{QuotedToken, tokens};

/// The maximum number of positions of a text that are kept for lines that return to them.
const MOST_POSITIONS: usize = 64;
/// The maximum number of positions in which a word is tried.
const MOST_CANDIDATES: usize = 4;
/// An idea is a move that the side could make if it had the turn, at most this many moves later.
const MOST_MOVES_AHEAD: u32 = 4;
/// The maximum distance of an idea from its position, in moves.
const MOST_MOVES_APART: u32 = 2;
/// Obstacles that may be gone later: a blocked path, or a king in check.
const HINDRANCES: [Topic; 4] = [Topic::WayBlocked, Topic::KingLeftInCheck, Topic::KingUnderAttack, Topic::OwnSquare];
/// The maximum number of positions in which an idea is searched.
const MOST_TURNED: usize = 12;

/// The move after which a text is placed.
#[derive(Debug)]
pub struct CommentedMove<G: Game> {
    /// The position before the move; if none was played yet, the one in which a line begins.
    pub before: G::Position,
    /// The move, if there is one.
    pub mv: Option<G::Move>,
}

impl<G: Game> Clone for CommentedMove<G> {
    fn clone(&self) -> Self {
        Self { before: self.before.clone(), mv: self.mv }
    }
}

/// What precedes a move of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuotedBehind {
    /// The commented move, or its equivalent at the beginning of a line.
    Commented,
    /// The move before the commented one.
    Before,
    /// Another move of the text, by its index.
    Quoted(usize),
    /// Nothing in the record: it is an idea, or begins at the start of the game.
    Nothing,
}

/// A word of a text that is a move of a line.
#[derive(Debug)]
pub struct QuotedMove<G: Game> {
    /// The place of the word, without check signs.
    pub span: Range<usize>,
    /// What precedes it.
    pub behind: QuotedBehind,
    /// Whether it continues from the previous word, with only signs and numbers between them.
    pub goes_on: bool,
    /// Whether its number precedes it.
    pub is_numbered: bool,
    /// The position in which it is played.
    pub position: G::Position,
    /// The move.
    pub mv: G::Move,
}

/// A numbered word that has the form of a move, but is not a legal move in any position of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts of a word")]
pub struct UnplayedQuote {
    /// The place of the word, without check signs.
    pub span: Range<usize>,
    /// Its number.
    pub number: u32,
    /// Whether it is a move of Black.
    pub is_black: bool,
    /// Whether it continues from a move before it, with only signs between them: then it is not an idea.
    pub goes_on: bool,
    /// Whether its number is that of the move before or after the commented one.
    pub is_due: bool,
    /// Whether there is no other move next to it: prose may mention it because it is impossible.
    pub is_alone: bool,
}

/// The lines quoted in a text.
#[derive(Debug)]
pub struct QuotedLines<G: Game> {
    /// The words that are moves, in the order of the text.
    pub moves: Vec<QuotedMove<G>>,
    /// The first word of each line that is not a move.
    pub unplayed: Vec<UnplayedQuote>,
    /// The letters in which the text is written.
    pub letters: G::Alphabet,
}

impl<G: Game> QuotedLines<G> {
    /// Returns true if the word at a place is a move.
    #[must_use]
    pub fn has_move_at(&self, start: usize) -> bool {
        self.moves.binary_search_by_key(&start, |quoted| quoted.span.start).is_ok()
    }

    fn none(letters: G::Alphabet) -> Self {
        Self { moves: Vec::new(), unplayed: Vec::new(), letters }
    }
}

/// Reads the lines quoted in texts.
#[derive(Debug)]
pub struct QuotedLineReader<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The position from which the game starts.
    pub start: Option<&'a G::Position>,
    /// The letters of its moves.
    pub letters: G::Alphabet,
}

/// Returns true if a text may quote a line: it has a number with a dot before a possible move. Most comments do not.
#[must_use]
pub fn may_quote_lines(text: &[u8]) -> bool {
    memchr::memchr_iter(b'.', text).any(|at| {
        let is_number = at > 0 && text[at - 1].is_ascii_digit();
        is_number && text.get(at + 1).is_some_and(|next| !next.is_ascii_digit() && *next != b']')
    })
}

impl<G: Game> QuotedLineReader<'_, G> {
    /// Reads the lines of a text after a move; `met` are the letters of other texts of the record.
    #[must_use]
    pub fn read(&self, text: &str, commented: Option<&CommentedMove<G>>, met: Option<G::Alphabet>) -> QuotedLines<G> {
        // Most comments have nothing to examine: commands, prose without a digit.
        if !text.contains(|c: char| c.is_ascii_digit() || c == '…') {
            return QuotedLines::none(self.letters);
        }
        let tokens = tokens(text);
        let is_word = |token: &QuotedToken| matches!(token, QuotedToken::Word(_));
        if !tokens.iter().any(is_word) {
            return QuotedLines::none(self.letters);
        }
        let roots = commented.map(|commented| self.roots(commented)).unwrap_or_default();
        let read = self.read_in(text, &tokens, &roots, self.letters);
        let words = || {
            tokens.iter().filter_map(|token| match token {
                QuotedToken::Word(span) => Some(span),
                _ => None,
            })
        };
        let is_strange = |span: &Range<usize>, letters| self.is_strange(&text[span.clone()], letters);
        let strange: Vec<&Range<usize>> = words().filter(|span| is_strange(span, self.letters)).collect();
        if strange.is_empty() {
            // What cannot be played may be in the letters of the other texts.
            let other = met.filter(|_| !read.unplayed.is_empty());
            let other = other.map(|letters| self.read_in(text, &tokens, &roots, letters));
            return other.filter(|other| other.unplayed.is_empty()).unwrap_or(read);
        }
        // A letter that looks like one of the game's is that one if everything can be played so.
        if strange.iter().all(|span| read.has_move_at(span.start)) {
            return read;
        }
        let reads_all = |letters: &G::Alphabet| strange.iter().all(|span| !is_strange(span, *letters));
        let is_whole = |letters| words().all(|span| !is_strange(span, letters));
        let n_own = |read: &QuotedLines<G>| {
            read.moves.iter().filter(|quoted| !self.is_strange(&text[quoted.span.clone()], read.letters)).count()
        };
        let known = met.into_iter().chain([self.game.common_letters()]).chain(self.game.letters_by_code("ru"));
        let others = known.chain(self.game.alphabets()).filter(|letters| *letters != self.letters);
        let (mut most, mut best) = (n_own(&read), read);
        for letters in others.filter(reads_all) {
            let other = self.read_in(text, &tokens, &roots, letters);
            let n = n_own(&other);
            // Letters in which no word is strange are likelier than those of the game, in which some is.
            let is_likelier = met == Some(letters) || best.letters == self.letters && is_whole(letters);
            if n > most || n == most && is_likelier {
                (most, best) = (n, other);
            }
        }
        best
    }

    /// Lists the places of the words of a text, without check signs.
    pub fn words(&self, text: &str) -> impl Iterator<Item = Range<usize>> + use<G> {
        tokens(text).into_iter().filter_map(|token| if let QuotedToken::Word(span) = token { Some(span) } else { None })
    }

    /// Returns true if a word has the form of a piece's move, but not with a piece letter of the alphabet.
    #[must_use]
    pub fn is_strange(&self, word: &str, letters: G::Alphabet) -> bool {
        let first = word.chars().next().filter(|first| first.is_uppercase());
        let is_own = |first| self.game.is_own_letter(first, letters) && self.game.knows_letter(word, letters);
        first.is_some_and(|first| self.game.looks_like_a_piece_move(word) && !is_own(first))
    }

    /// Returns the position after the commented move, the one before it, and the one from which the game starts.
    fn roots(&self, commented: &CommentedMove<G>) -> Vec<Reached<G::Position>> {
        let mut roots = Vec::with_capacity(3);
        let before = commented.before.clone();
        if let Some(mv) = commented.mv {
            let mut after = before.clone();
            self.game.play(&mut after, mv);
            roots.push(Reached { behind: QuotedBehind::Commented, position: after });
            roots.push(Reached { behind: QuotedBehind::Before, position: before });
        } else {
            roots.push(Reached { behind: QuotedBehind::Commented, position: before });
        }
        roots.extend(self.start.map(|start| Reached { behind: QuotedBehind::Nothing, position: start.clone() }));
        roots
    }

    fn read_in(
        &self,
        text: &str,
        tokens: &[QuotedToken],
        roots: &[Reached<G::Position>],
        letters: G::Alphabet,
    ) -> QuotedLines<G> {
        let mut read = QuotedLines::none(letters);
        if roots.is_empty() {
            return read;
        }
        let alphabets = self.alphabets(letters);
        let mut line =
            QuotedLine { roots, reached: VecDeque::new(), current: None, run: Vec::new(), is_numbered: false };
        // The lines around a bracket.
        let mut around = Vec::new();
        let mut number = None;
        // The number from which on moves are not examined, because an earlier one is not a move.
        let mut lost_from = None;
        // Whether the words up to the next break follow a word that is not a move.
        let mut is_lost = false;
        for (index, token) in tokens.iter().enumerate() {
            match token {
                QuotedToken::Number { .. } | QuotedToken::Dots => number = Some(token),
                QuotedToken::Sign(_) => {}
                QuotedToken::Open => {
                    around.push((line.current.take(), std::mem::take(&mut line.run), line.is_numbered));
                    (number, is_lost) = (None, false);
                }
                QuotedToken::Close => {
                    let outer = around.pop();
                    (line.current, line.run, line.is_numbered) = outer.unwrap_or_default();
                    (number, is_lost) = (None, false);
                }
                QuotedToken::Break => (line.current, number, is_lost) = (None, None, false),
                QuotedToken::Word(span) => {
                    let number = number.take();
                    let word = &text[span.clone()];
                    let has_end = || !matches!(tokens.get(index + 1), Some(QuotedToken::Word(_)));
                    let goes_on = line.current.as_ref().is_some_and(|current| self.agrees(&current.position, number));
                    // Right after a word of a line it continues it, and does not begin one.
                    let begins = line.current.is_none() || !is_behind_word(text, &tokens[..index]);
                    let meant =
                        if is_lost { None } else { self.meant(word, number, begins, &line, &alphabets, has_end) };
                    let meant = meant.or_else(|| {
                        let words = line.run.iter().chain([span]).map(|span| &text[span.clone()]);
                        if goes_on { self.elsewhere(&words, &line, &alphabets) } else { None }
                    });
                    if let Some((mv, from)) = meant {
                        lost_from = None;
                        let is_next = line.current.as_ref().is_some_and(|current| current.behind == from.behind);
                        if !is_next && from.behind != QuotedBehind::Nothing || line.current.is_none() {
                            line.run.clear();
                            line.is_numbered = matches!(number, Some(QuotedToken::Number { .. }));
                        }
                        line.run.push(span.clone());
                        let (behind, position) = (from.behind, from.position.clone());
                        line.advance(self.game, &from, mv, read.moves.len());
                        let (goes_on, is_numbered) = (is_next, matches!(number, Some(QuotedToken::Number { .. })));
                        read.moves.push(QuotedMove { span: span.clone(), behind, goes_on, is_numbered, position, mv });
                        continue;
                    }
                    // Without a number, a word is examined only if it can be nothing but the next move of a line.
                    let current = line.current.take().filter(|_| goes_on);
                    let side = current.as_ref().map(|current| self.turn(&current.position));
                    let turn = match number {
                        Some(QuotedToken::Number { number, is_black }) => Some((*number, *is_black)),
                        _ => side.filter(|_| line.is_numbered && Self::is_piece_or_capture(word)),
                    };
                    let Some((number, is_black)) = turn else { continue };
                    let is_first = !is_lost && lost_from.is_none_or(|from| number <= from);
                    (lost_from, is_lost) = (Some(lost_from.unwrap_or(number).min(number)), true);
                    // Several pieces may be meant.
                    let is_possible = current.is_some_and(|from| self.is_ambiguous(word, &from.position, letters));
                    if is_first && !is_possible && self.has_form_of_move(word, &alphabets) {
                        let is_due = roots.iter().any(|root| self.turn(&root.position) == (number, is_black));
                        let mut behind =
                            tokens[index + 1..].iter().filter(|token| !matches!(token, QuotedToken::Sign(_)));
                        let is_followed = match behind.next() {
                            Some(QuotedToken::Word(next)) => self.has_form_of_move(&text[next.clone()], &alphabets),
                            Some(QuotedToken::Number { .. } | QuotedToken::Dots | QuotedToken::Open) => true,
                            _ => false,
                        };
                        let is_alone = !goes_on && !is_followed;
                        let quote = UnplayedQuote { span: span.clone(), number, is_black, goes_on, is_due, is_alone };
                        let is_said_before =
                            |reached: &Reached<_>| self.may_be_at(&reached.position, &quote, word, letters);
                        if goes_on || is_due || !line.reached.iter().any(is_said_before) {
                            read.unplayed.push(quote);
                        }
                    }
                }
            }
        }
        read
    }

    /// Plays the words of a line, and one more, from another position that the text may refer to: what could have been
    /// played instead of the commented move, or if it were the other side's turn.
    fn elsewhere<'t>(
        &self,
        words: &(impl Iterator<Item = &'t str> + Clone),
        line: &QuotedLine<'_, G>,
        alphabets: &[G::Alphabet],
    ) -> Option<(G::Move, Reached<G::Position>)> {
        let passed = line.roots.iter().filter_map(|root| {
            let mut passed = root.position.clone();
            self.game.play(&mut passed, self.game.pass()?);
            Some(passed)
        });
        let mut starts = line.roots.iter().map(|root| root.position.clone()).chain(passed);
        starts.find_map(|mut position| {
            let mut last = None;
            for word in words.clone() {
                let mv = self.only_move(word, &position, alphabets)?;
                last = Some((mv, Reached { behind: QuotedBehind::Nothing, position: position.clone() }));
                self.game.play(&mut position, mv);
            }
            last
        })
    }

    /// Returns the number of the next move, and whether it is Black's.
    fn turn(&self, position: &G::Position) -> (u32, bool) {
        (self.game.move_number(position), self.game.side(position) == Side::Black)
    }

    fn is_piece_or_capture(word: &str) -> bool {
        word.contains(|c: char| c.is_ascii_digit())
            && (word.starts_with(char::is_uppercase) || word.contains(['x', ':', '×']))
    }

    /// Lists the letters in which words are tried: those of the text first.
    fn alphabets(&self, letters: G::Alphabet) -> Vec<G::Alphabet> {
        let mut alphabets = vec![letters, self.letters, self.game.common_letters()];
        alphabets.extend(self.game.letters_by_code("ru"));
        let mut seen = Vec::new();
        alphabets.retain(|alphabet| !seen.contains(alphabet) && (seen.push(*alphabet), true).1);
        alphabets
    }

    /// Returns the legal move that a word means, with the position in which it is played; `begins` is whether it may
    /// begin a line.
    fn meant(
        &self,
        word: &str,
        number: Option<&QuotedToken>,
        begins: bool,
        line: &QuotedLine<'_, G>,
        alphabets: &[G::Alphabet],
        has_end: impl Fn() -> bool,
    ) -> Option<(G::Move, Reached<G::Position>)> {
        let has_figure = word.contains(|c: char| c.is_ascii_digit());
        // Two letters may be a word of any language: `de`, `ab`.
        if !has_figure
            && (CastlingWord::of(word).is_none() && number.is_none() && !has_end() || word.chars().count() > 5)
        {
            return None;
        }
        let is_piece = begins && has_figure && self.begins_with_a_piece(word, alphabets);
        let candidates = line.candidates(number.is_some(), is_piece);
        candidates
            .filter(|from| self.agrees(&from.position, number))
            .take(MOST_CANDIDATES)
            .find_map(|from| Some((self.only_move(word, &from.position, alphabets)?, from.clone())))
            .or_else(|| self.idea(word, number?, line, alphabets))
    }

    /// Returns the move that a word means as an idea: one that the side could make if it had the turn in a position of
    /// the text, a few moves before the number.
    fn idea(
        &self,
        word: &str,
        token: &QuotedToken,
        line: &QuotedLine<'_, G>,
        alphabets: &[G::Alphabet],
    ) -> Option<(G::Move, Reached<G::Position>)> {
        let &QuotedToken::Number { number, is_black } = token else { return None };
        let is_side = |position: &G::Position| (self.game.side(position) == Side::Black) == is_black;
        if line.current.as_ref().is_some_and(|current| self.agrees(&current.position, Some(token))) {
            return None;
        }
        let around = line.roots.iter().filter(|root| root.behind != QuotedBehind::Nothing);
        let positions = line.reached.iter().rev().chain(around);
        let is_near = |reached: &&Reached<G::Position>| {
            let from = self.game.move_number(&reached.position);
            from <= number + 1 && number <= from + MOST_MOVES_AHEAD
        };
        positions.filter(is_near).take(MOST_TURNED).find_map(|reached| {
            let mut position = reached.position.clone();
            if !is_side(&position) {
                self.game.play(&mut position, self.game.pass()?);
            }
            let mv = self.only_move(word, &position, alphabets)?;
            Some((mv, Reached { behind: QuotedBehind::Nothing, position }))
        })
    }

    /// Returns true if the side to move and number match the number before the word, if there is one.
    fn agrees(&self, position: &G::Position, number: Option<&QuotedToken>) -> bool {
        let is_black = self.game.side(position) == Side::Black;
        match number {
            None => true,
            Some(QuotedToken::Number { number, is_black: of_black }) => {
                self.game.move_number(position) == *number && is_black == *of_black
            }
            Some(_) => is_black,
        }
    }

    fn begins_with_a_piece(&self, word: &str, alphabets: &[G::Alphabet]) -> bool {
        let first = word.chars().next().filter(|first| !first.is_lowercase() && !first.is_ascii_digit());
        first.is_some_and(|first| alphabets.iter().any(|alphabet| self.game.is_piece_letter(first, *alphabet)))
    }

    /// Returns the one legal move that a word means: in the first letters, otherwise in any, unless these disagree.
    fn only_move(&self, word: &str, position: &G::Position, alphabets: &[G::Alphabet]) -> Option<G::Move> {
        let latin = word_with_latin_files(word);
        let mut only = None;
        for spelled in [Some(word), latin.as_deref()].into_iter().flatten() {
            for (index, alphabet) in alphabets.iter().enumerate() {
                let Some(written) = self.game.read(spelled.as_bytes(), *alphabet) else { continue };
                let Ok(resolution) = self.game.resolve(position, &written) else { continue };
                match only {
                    _ if self.game.is_null(resolution.mv) => {}
                    None if index == 0 => return Some(resolution.mv),
                    None => only = Some(resolution.mv),
                    Some(other) if other == resolution.mv => {}
                    Some(_) => return None,
                }
            }
        }
        only
    }

    /// Returns true if a word is unmistakably a move in some position: a square with or without a piece, or castling.
    fn has_form_of_move(&self, word: &str, alphabets: &[G::Alphabet]) -> bool {
        let has_square = word.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']));
        // The promotion piece may be separate: `d8(Q)`.
        let is_promotion = word.starts_with(char::is_lowercase) && word.ends_with(['1', '8']);
        let is_move = has_square && !is_promotion || CastlingWord::of(word).is_some();
        is_move && alphabets.iter().any(|alphabet| self.game.read(word.as_bytes(), *alphabet).is_some())
    }

    /// Returns true if a word of a text in some letters may be meant as a move in a position: it has the number of the
    /// next move there, for Black also with a single dot, or it is an idea near it, which the side could carry out if
    /// it had the turn, or if nothing blocked it.
    #[must_use]
    pub fn may_be_at(&self, position: &G::Position, quote: &UnplayedQuote, word: &str, letters: G::Alphabet) -> bool {
        let (number, is_black) = self.turn(position);
        if number == quote.number && is_black == quote.is_black && (quote.goes_on || quote.is_due) {
            return self.may_be_played(word, position, letters)
                || quote.is_alone && self.is_hindered(word, position, letters, &[Topic::KingLeftInCheck]);
        }
        // `6.dxc4` is Black's move with omitted dots.
        if number == quote.number && quote.is_alone && !quote.is_black && self.may_be_played(word, position, letters) {
            return true;
        }
        if quote.goes_on || number.abs_diff(quote.number) > MOST_MOVES_APART {
            return false;
        }
        let is_possible = |position: &G::Position| {
            self.may_be_played(word, position, letters)
                || !quote.is_due && self.is_hindered(word, position, letters, &HINDRANCES)
        };
        if is_black == quote.is_black {
            return is_possible(position);
        }
        let Some(pass) = self.game.pass() else { return true };
        let mut passed = position.clone();
        self.game.play(&mut passed, pass);
        is_possible(&passed)
    }

    /// Returns true if a word of a text in some letters means at least one move in a position.
    fn may_be_played(&self, word: &str, position: &G::Position, letters: G::Alphabet) -> bool {
        let latin = word_with_latin_files(word);
        let spellings = [Some(word), latin.as_deref()];
        let is_one = |spelled: &str, alphabet| {
            let read = self.game.read(spelled.as_bytes(), alphabet);
            read.is_some_and(|written| !matches!(self.game.resolve(position, &written), Err(Unresolved::Illegal)))
        };
        let mut spellings = spellings.into_iter().flatten();
        let alphabets = self.alphabets(letters);
        spellings.any(|spelled| alphabets.iter().any(|alphabet| is_one(spelled, *alphabet)))
    }

    /// Returns true if a word means several moves in a position.
    fn is_ambiguous(&self, word: &str, position: &G::Position, letters: G::Alphabet) -> bool {
        let written = self.game.read(word.as_bytes(), letters);
        written.is_some_and(|written| matches!(self.game.resolve(position, &written), Err(Unresolved::Ambiguous(_))))
    }

    /// Returns true if a piece could go where a word says, apart from one of these reasons.
    fn is_hindered(&self, word: &str, position: &G::Position, letters: G::Alphabet, by: &[Topic]) -> bool {
        let topics = self.game.explain(position, word, letters).topics;
        topics.first().is_some_and(|first| by.contains(first))
    }
}

/// Returns true if some tokens end with a word, followed only by signs that belong to a move.
fn is_behind_word(text: &str, tokens: &[QuotedToken]) -> bool {
    let is_mark = |token: &&QuotedToken| match token {
        QuotedToken::Sign(place) => text[place.clone()].contains(['+', '#', '!', '?', '‼', '⁇', '⁈', '⁉']),
        _ => false,
    };
    matches!(tokens.iter().rev().find(|token| !is_mark(token)), Some(QuotedToken::Word(_)))
}

/// A position that a text refers to.
#[derive(Clone, Debug)]
struct Reached<P> {
    /// The move before it.
    behind: QuotedBehind,
    position: P,
}

/// The positions that a text refers to.
struct QuotedLine<'r, G: Game> {
    /// Those around the commented move.
    roots: &'r [Reached<G::Position>],
    /// Those reached in the text, the last ones.
    reached: VecDeque<Reached<G::Position>>,
    /// The position in which the next word is played, if it follows immediately.
    current: Option<Reached<G::Position>>,
    /// The words that led there without interruption.
    run: Vec<Range<usize>>,
    /// Whether a number precedes the first of them.
    is_numbered: bool,
}

impl<G: Game> QuotedLine<'_, G> {
    /// Lists the positions in which a word may be played, the most likely first. A word without a number may be prose,
    /// unless it is a piece's move.
    fn candidates(&self, has_number: bool, is_piece: bool) -> impl Iterator<Item = &Reached<G::Position>> {
        let reached = self.reached.iter().rev().filter(move |_| has_number);
        let elsewhere = reached.chain(self.roots).filter(move |_| is_piece || has_number);
        self.current.iter().chain(elsewhere)
    }

    /// Plays the move with this index.
    fn advance(&mut self, game: &G, from: &Reached<G::Position>, mv: G::Move, index: usize) {
        let mut after = Reached { behind: QuotedBehind::Quoted(index), position: from.position.clone() };
        game.play(&mut after.position, mv);
        for reached in [from.clone(), after.clone()] {
            if self.reached.len() == MOST_POSITIONS {
                self.reached.pop_front();
            }
            self.reached.push_back(reached);
        }
        self.current = Some(after);
    }
}
