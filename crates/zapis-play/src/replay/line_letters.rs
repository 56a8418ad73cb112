//! Variations in other letters than the game, written by another author or an engine.
//!
//! A record is first played in one alphabet. Only if a word of a variation is not a legal move in it are the variations
//! examined one by one: each is read in the letters of the line around it if it can be played in them, otherwise in
//! those in which it can be, and the record is played once more.

use crate::game::Game;
use crate::record::{ItemKind, Record};

use super::misplaced::closes;
use super::report::FaultKind;
use super::state::Replayer;

/// If a variation cannot be played to its end in any letters, those that read at least this many more moves are used.
const CLEARLY_MORE: usize = 2;
/// A line with fewer words that the surrounding letters read, though not as legal moves, is illegal: in some language
/// it would be legal.
const LEAST_WORDS: usize = 3;

/// This many variations in other letters show in which the others are written that can be read in both.
const FEWEST_OF_ANOTHER_HAND: usize = 2;

/// What is known of the variations of a record.
struct LettersOfLines<'a, G: Game> {
    /// The letters of variations that are not the game's, in their order.
    met: Vec<G::Alphabet>,
    /// The letters in which variations are read first.
    first: Option<G::Alphabet>,
    /// The variations that were read in the letters of the game, and where they begin.
    own: Vec<(G::Position, Vec<&'a [u8]>)>,
}

/// A line as it is walked through.
struct WalkedLine<G: Game> {
    position: G::Position,
    before: Option<G::Position>,
    letters: G::Alphabet,
    is_alive: bool,
}

impl<G: Game> Replayer<G> {
    /// Plays a record again with each variation in its own letters, if one has others than the game.
    #[cold]
    pub(super) fn read_lines_in_their_letters(&mut self, record: &Record<'_>) {
        let is_unread = self.replay.faults.iter().any(|fault| {
            fault.depth > 0
                && matches!(fault.kind, FaultKind::Illegal | FaultKind::Unreadable | FaultKind::Ambiguous(_))
        });
        if is_unread && self.find_letters_of_lines(record) {
            self.run(record);
        }
    }

    /// Does the same for a record without a fault, if its letters are not those that programs write, or are doubtful: a
    /// bishop in another author's letters may have been read as a pawn.
    #[inline]
    pub(super) fn read_strange_lines_in_their_letters(&mut self, record: &Record<'_>) {
        let may_be_strange =
            record.tape.has_variations && (record.tape.is_sheet || self.replay.alphabet != self.game.common_letters());
        if may_be_strange && self.find_letters_of_lines(record) {
            self.run(record);
        }
    }

    /// Returns true if a word is a move in some letters only by another alphabet's own letter, or by the letter of
    /// pawns, which is never written: `Bh6` in German, a Cyrillic `К` in English.
    fn is_of_other_letters(&self, word: &[u8], letters: G::Alphabet) -> bool {
        let Ok(word) = std::str::from_utf8(word) else { return false };
        let Some(first) = word.chars().next().filter(|first| first.is_uppercase()) else { return false };
        let is_pawn = || {
            let plain = self.game.respelled(word, letters, self.game.common_letters());
            plain.is_some_and(|plain| plain.starts_with(char::is_lowercase))
        };
        self.game.is_look_alike(first, letters) || is_pawn()
    }

    /// Finds the letters of each variation of a record; returns true if any has others than the game.
    pub(super) fn find_letters_of_lines(&mut self, record: &Record<'_>) -> bool {
        self.go_back_to_own_letters();
        self.replay.line_letters.clear();
        let is_asked_for = self.options.alphabet.is_some() || record.tape.is_caseless || !record.tape.has_variations;
        let Some(start) = self.replay.start.position.clone().filter(|_| !is_asked_for) else { return false };
        let mut known = LettersOfLines { met: Vec::new(), first: None, own: Vec::new() };
        let mut switches = self.switches(record, &start, &mut known);
        if switches.len() > 1 {
            // What later variations show goes for earlier ones as well.
            known.first = self.other_hand(&known);
            known.own.clear();
            switches = self.switches(record, &start, &mut known);
            self.replay.line_letters = switches;
        }
        !self.replay.line_letters.is_empty()
    }

    /// Returns the letters in which all variations of a record may be written that are in other letters than the game.
    fn other_hand(&self, known: &LettersOfLines<'_, G>) -> Option<G::Alphabet> {
        let other = *known.met.first()?;
        let is_one = known.met.len() >= FEWEST_OF_ANOTHER_HAND && known.met.iter().all(|letters| *letters == other);
        let may_be = |(from, words): &(G::Position, Vec<&[u8]>)| self.moves_in(words, from, other).len() == words.len();
        (is_one && known.own.iter().all(may_be)).then_some(other)
    }

    /// Lists the brackets at which the letters change, with those that begin there.
    fn switches<'a>(
        &self,
        record: &'a Record<'_>,
        start: &G::Position,
        known: &mut LettersOfLines<'a, G>,
    ) -> Vec<(u32, G::Alphabet)> {
        let main = self.replay.alphabet;
        let closes = closes(&record.tape.items, record.tape.items.len());
        // Where the game itself is written so, its variations may be.
        let is_odd = record.tape.main_line().any(|(_, item)| self.is_of_other_letters(record.bytes(item.span), main));
        let mut switches = vec![(0, main)];
        let mut open: Vec<WalkedLine<G>> = Vec::new();
        let mut line = WalkedLine::<G> { position: start.clone(), before: None, letters: main, is_alive: true };
        for (index, item) in (0_u32..).zip(&record.tape.items) {
            match item.kind {
                ItemKind::Move if line.is_alive => {
                    let next = self.played(record.bytes(item.span), &line.position, line.letters);
                    line.is_alive = next.is_some();
                    if let Some(next) = next {
                        line.before = Some(std::mem::replace(&mut line.position, next));
                    }
                }
                ItemKind::VariationOpen => {
                    let from = line.before.clone().unwrap_or_else(|| line.position.clone());
                    let letters = if line.is_alive || line.before.is_some() {
                        let words = words_of_line(record, index, &closes);
                        let letters = self.letters_of_line(&words, &from, line.letters, (known, is_odd));
                        if letters == main {
                            known.own.push((from.clone(), words));
                        }
                        letters
                    } else {
                        line.letters
                    };
                    if letters != line.letters {
                        switches.push((index, letters));
                        known.met.push(letters);
                    }
                    let inner = WalkedLine { position: from, before: None, letters, is_alive: true };
                    open.push(std::mem::replace(&mut line, inner));
                }
                ItemKind::VariationClose => {
                    if let Some(outer) = open.pop() {
                        if outer.letters != line.letters {
                            switches.push((index, outer.letters));
                        }
                        line = outer;
                    }
                }
                _ => {}
            }
        }
        switches
    }

    /// Returns to the alphabet of the game, whatever that of the last variation is.
    pub(super) fn go_back_to_own_letters(&mut self) {
        if let Some((_, main)) = self.replay.line_letters.first() {
            self.replay.alphabet = *main;
        }
    }

    /// Switches to the letters that begin at a bracket, if any.
    pub(super) fn switch_letters(&mut self, bracket: u32) {
        if let Ok(at) = self.replay.line_letters.binary_search_by_key(&bracket, |(item, _)| *item) {
            self.replay.alphabet = self.replay.line_letters[at].1;
        }
    }

    /// Finds the letters of a variation: those of the line around it, otherwise those met before, otherwise any.
    fn letters_of_line(
        &self,
        words: &[&[u8]],
        from: &G::Position,
        around: G::Alphabet,
        (known, is_odd): (&LettersOfLines<'_, G>, bool),
    ) -> G::Alphabet {
        let moves_in = |letters: G::Alphabet| self.moves_in(words, from, letters);
        let moves_around = moves_in(around);
        let n_around = moves_around.len();
        let main = self.replay.alphabet;
        let candidates = known.met.iter().rev().take(2).copied().chain([main]).chain(self.game.alphabets());
        if n_around == words.len() {
            let is_otherwise = |letters: &G::Alphabet| {
                let moves = moves_in(*letters);
                moves.len() == words.len() && moves != moves_around
            };
            if let Some(first) = known.first.filter(is_otherwise) {
                return first;
            }
            let is_strange = |letters: G::Alphabet| words.iter().any(|word| self.is_of_other_letters(word, letters));
            let mut candidates = candidates.filter(|_| !is_odd && is_strange(around));
            let own = candidates.find(|letters| moves_in(*letters).len() == words.len() && !is_strange(*letters));
            return own.unwrap_or(around);
        }
        let is_own = |word: &&[u8]| self.game.read(word, around).is_some() && !self.is_of_other_letters(word, around);
        let is_read = words.len() < LEAST_WORDS && words.iter().all(is_own);
        let is_known = |letters: G::Alphabet| letters == main || known.met.contains(&letters);
        let mut best = (n_around + CLEARLY_MORE, around);
        for letters in candidates.filter(|letters| *letters != around && (!is_read || is_known(*letters))) {
            let n = moves_in(letters).len();
            if n == words.len() {
                return letters;
            }
            if n > best.0 || n == best.0 && best.1 == around {
                best = (n, letters);
            }
        }
        best.1
    }

    /// Plays words as far as they are moves in some letters.
    fn moves_in(&self, words: &[&[u8]], from: &G::Position, letters: G::Alphabet) -> Vec<G::Move> {
        let mut position = from.clone();
        let moves = words.iter().map_while(|word| {
            let mv = self.game.resolve(&position, &self.game.read(word, letters)?).ok()?.mv;
            self.game.play(&mut position, mv);
            Some(mv)
        });
        moves.collect()
    }

    /// Plays a word; gives the position behind it.
    fn played(&self, word: &[u8], position: &G::Position, letters: G::Alphabet) -> Option<G::Position> {
        let written = self.game.read(word, letters)?;
        let resolution = self.game.resolve(position, &written).ok()?;
        let mut next = position.clone();
        self.game.play(&mut next, resolution.mv);
        Some(next)
    }
}

/// Lists the words of the line that a bracket opens, without those of nested variations.
fn words_of_line<'a>(record: &'a Record<'_>, bracket: u32, closes: &[usize]) -> Vec<&'a [u8]> {
    let items = &record.tape.items;
    let mut words = Vec::new();
    let mut at = bracket as usize + 1;
    while let Some(item) = items.get(at) {
        match item.kind {
            ItemKind::VariationOpen => at = closes[at],
            ItemKind::VariationClose => break,
            ItemKind::Move => words.push(record.bytes(item.span)),
            _ => {}
        }
        at += 1;
    }
    words
}
