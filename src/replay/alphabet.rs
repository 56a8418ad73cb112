//! Decides whose piece letters a record is written with: the alphabet under which it replays furthest.

use crate::game::Game;
use crate::record::{ItemKind, Record};

use super::replayer::Replayer;

/// An alphabet must go so many plies further than the first one, unless it explains the whole main line and the first one
/// does not even have its letters: a single letter that fits by chance is no evidence.
const LEAST_GAIN: usize = 4;

impl<G: Game> Replayer<G> {
    /// Chooses the alphabet under which the main line goes furthest and replays under it.
    ///
    /// The first alphabet has been replayed already and wins a tie. Only alphabets that know at least as many of the
    /// main line's letters as it does are tried. Where another alphabet goes as far as the best with other moves, it is
    /// remembered as a rival: the letters are in doubt.
    pub(super) fn decide_alphabet(&mut self, record: &Record<'_>) {
        let words = main_line_words(record);
        let known = |game: &G, alphabet| words.iter().filter(|word| game.knows_letter(word, alphabet)).count();
        let first = self.replay.alphabet;
        let least = known(&self.game, first);
        let mut best = (self.replay.main_plies as usize, first, Vec::new());
        let mut rival = None;
        let candidates: Vec<_> = self.game.alphabets().filter(|alphabet| *alphabet != first).collect();
        for alphabet in candidates {
            if known(&self.game, alphabet) < least {
                continue;
            }
            let moves = self.probe(&words, alphabet);
            if moves.len() > best.0 {
                rival = None;
                best = (moves.len(), alphabet, moves);
            } else if moves.len() == best.0 && best.1 != first && moves != best.2 && rival.is_none() {
                rival = Some(alphabet);
            }
        }
        let gained = best.0.saturating_sub(self.replay.main_plies as usize);
        let is_strange = |word: &&str| {
            let begins = word.chars().next().is_some_and(|letter| self.game.is_look_alike(letter, first));
            begins || self.game.read(word.as_bytes(), first).is_none()
        };
        let explains_all = best.0 == words.len() && words.iter().any(is_strange);
        if best.1 != first && (explains_all || gained >= LEAST_GAIN) {
            self.replay.alphabet = best.1;
            self.replay.rival = rival;
            self.run(record);
        }
    }

    /// Plays the main line under an alphabet up to its first fault.
    fn probe(&self, words: &[&str], alphabet: G::Alphabet) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let Some(mut position) = self.replay.start.position.clone() else { return moves };
        for word in words {
            let Some(written) = self.game.read(word.as_bytes(), alphabet) else { break };
            let Ok(resolution) = self.game.resolve(&position, &written) else { break };
            self.game.play(&mut position, resolution.mv);
            moves.push(resolution.mv);
        }
        moves
    }
}

fn main_line_words<'a>(record: &Record<'a>) -> Vec<&'a str> {
    let mut depth = 0_usize;
    let mut words = Vec::new();
    for item in &record.tape.items {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth = depth.saturating_sub(1),
            ItemKind::Move if depth == 0 => words.push(record.slice(item.span)),
            _ => {}
        }
    }
    words
}
