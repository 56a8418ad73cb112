//! Decides in which alphabet of piece letters a record is written: the one in which it can be played furthest.
//!
//! The rule is simple, but applying it literally would replay a record in every alphabet in turn: English first, then
//! the others in order; one that goes further than all before it leads, and one that goes as far as the leader with
//! other moves makes the letters doubtful. The implementation gives the same result with few replays: one pass over the
//! words determines for each alphabet how many of them have a known letter, which word it cannot get past, and which
//! alphabets read all of them alike.

use crate::game::{FastPath, Game, LetterScore};
use crate::record::{Item, Record};

use super::state::Replayer;

/// The number of plies by which an alphabet must beat the first one, unless it explains the whole main line and the
/// first one does not even have its letters: a single letter that fits by chance is no evidence.
const MIN_GAIN: usize = 4;

/// This many words that begin with look-alikes of the first alphabet's letters are evidence for one that reads all
/// words and goes as far: if a move is illegal, no alphabet reaches the end. A single word that the first alphabet
/// cannot read is enough.
const MIN_STRANGE: usize = 3;

/// A main line that is tried in one alphabet after another.
struct Trial<'a, 't, G: Game> {
    record: &'a Record<'t>,
    words: Vec<&'t Item>,
    letter_scores: Vec<LetterScore<G::Alphabet>>,
    /// The moves played, by the index of the letter scores.
    played: Vec<(usize, Vec<G::Move>)>,
}

impl<G: Game> Replayer<G> {
    /// Plays a record in the alphabet in which it is written.
    pub(super) fn replay_in_letters(&mut self, record: &Record<'_>) {
        let start = &self.replay.start;
        // The first of consecutive usual starts is reused.
        let is_usual = start.is_usual && start.position.is_some() && start.problems.is_empty();
        if !(is_usual && G::Fast::starts_as_usual(&self.game, record)) {
            self.replay.start = self.game.set_up(record);
        }
        let decided = self.options.alphabet.or_else(|| self.game.letters_of(record));
        let first = decided.or_else(|| self.game.alphabets().next());
        if let Some(first) = first {
            self.replay.alphabet = first;
        }
        self.replay.rival = None;
        let is_free = decided.is_none() && self.replay.start.position.is_some();
        if is_free && let Some(letters) = record.tape.letters.and_then(|code| self.game.letters_by_code(code)) {
            self.replay.alphabet = letters;
            self.run(record);
            if self.replay.is_complete {
                return;
            }
            self.replay.alphabet = first.unwrap_or(letters);
        }
        if is_free
            && let Some(first) = first
            && looks_foreign(&self.game, record, first)
        {
            if self.decide_at_once(record) {
                return;
            }
            self.replay.alphabet = first;
        }
        self.run(record);
        if is_free && !self.replay.is_complete {
            self.decide_alphabet(record);
        }
    }

    /// Chooses the alphabet of a record that does not look like the first one before anything has been replayed;
    /// replays it and returns true if that was possible.
    ///
    /// This is done if some word cannot be read in the first alphabet and another one explains the whole main line.
    fn decide_at_once(&mut self, record: &Record<'_>) -> bool {
        // The records of a file are mostly in one language. The letters met while the last record's alphabet was tried
        // show whether it is this record's, too.
        let failed = self.last_found;
        if let Some(last) = self.last_found {
            self.replay.alphabet = last;
            self.run(record);
            let letters = self.letters;
            if self.replay.is_complete
                && letters.are_all_known
                && G::Fast::is_alone_with(&self.game, last, letters.spellings)
            {
                return true;
            }
        }
        let failed = failed.filter(|_| !self.replay.is_complete);
        let Some(trial) = self.trial(record, true) else { return false };
        let n_words = trial.words.len();
        let Some(first) = trial.letter_scores.first().filter(|first| first.limit < n_words) else { return false };
        let least = first.n_known;
        let explains = |letter_score: &&LetterScore<_>| letter_score.n_known >= least && letter_score.limit == n_words;
        let mut candidates = trial.letter_scores.iter().skip(1).filter(explains);
        // Nearly always the first candidate is right, and only one is tried here: the rest is left to the full rule.
        let Some(best) = candidates.next().filter(|best| Some(best.alphabet) != failed) else { return false };
        self.replay.alphabet = best.alphabet;
        self.run(record);
        if !self.replay.is_complete {
            return false;
        }
        self.last_found = Some(best.alphabet);
        let mut main_line = None;
        let rival = candidates.find(|rival| {
            if rival.reads_like(best) {
                return false;
            }
            let moves = self.probe(&trial, rival.alphabet);
            moves.len() == n_words && moves != *main_line.get_or_insert_with(|| self.probe(&trial, best.alphabet))
        });
        self.replay.rival = rival.map(|rival| rival.alphabet);
        true
    }

    /// Chooses the alphabet in which the main line goes furthest and replays it.
    ///
    /// The first alphabet has been replayed already and wins a tie. Only alphabets that know at least as many of the
    /// main line's letters as it does are tried. An alphabet that goes as far as the best with other moves is
    /// remembered as a rival: the letters are doubtful.
    fn decide_alphabet(&mut self, record: &Record<'_>) {
        let Some(mut trial) = self.trial(record, false) else { return };
        let n_words = trial.words.len();
        let first = self.replay.alphabet;
        let n_first = self.replay.main_plies as usize;
        let Some(first_index) = trial.letter_scores.iter().position(|letter_score| letter_score.alphabet == first)
        else {
            return;
        };
        let least = trial.letter_scores[first_index].n_known;
        // The best so far: its length, and its index; `None` for the first alphabet.
        let mut best: (usize, Option<usize>) = (n_first, None);
        let mut rival = None;
        // Alphabets that can explain everything are tried first: if one succeeds, the others need not be tried. The
        // leader is the first of those that go furthest in either order, and a rival can only come after it.
        let explains = |trial: &Trial<'_, '_, G>, index: usize| trial.letter_scores[index].limit == n_words;
        for everything in [true, false] {
            for index in (0..trial.letter_scores.len()).filter(|index| *index != first_index) {
                let letter_score = &trial.letter_scores[index];
                let reaches = if best.1.is_some() { letter_score.limit >= best.0 } else { letter_score.limit > best.0 };
                let is_hopeless = !reaches
                    || letter_score.n_known < least
                    || letter_score.reads_like(&trial.letter_scores[first_index]);
                let is_like_best = best.1.is_some_and(|best| letter_score.reads_like(&trial.letter_scores[best]));
                if is_hopeless || is_like_best || (everything && !explains(&trial, index)) {
                    continue;
                }
                let n_plies = self.try_alphabet(&mut trial, index);
                if n_plies > best.0 {
                    (best, rival) = ((n_plies, Some(index)), None);
                } else if n_plies == best.0
                    && rival.is_none()
                    && let Some(leader) = best.1
                    && trial.moves(index) != trial.moves(leader)
                {
                    rival = Some(index);
                }
            }
            if best.0 == n_words {
                break;
            }
            if everything {
                // The results so far are cached, and the rule is applied from the beginning.
                (best, rival) = ((n_first, None), None);
            }
        }
        let gained = best.0.saturating_sub(n_first);
        let explains_all = best.0 == n_words && trial.words.iter().any(|item| self.is_strange(record, item, first));
        let leads = |index: &usize| {
            let is_shown = || {
                self.reads_strange(&trial, *index, first_index)
                    || self.begins_with_own_letter(&trial, *index, first_index, n_first)
            };
            explains_all || gained >= MIN_GAIN || gained > 0 && is_shown()
        };
        let leader = best.1.filter(leads);
        if leader.is_none() {
            rival = None;
        }
        if let Some(leader) = leader.or_else(|| self.by_letters(&mut trial, first_index, n_first)) {
            self.replay.alphabet = trial.letter_scores[leader].alphabet;
            self.replay.rival = rival.map(|rival| trial.letter_scores[rival].alphabet);
            self.last_found = Some(self.replay.alphabet);
            self.run(record);
        }
    }

    /// Returns true if the first word that cannot be played in the first alphabet begins with another alphabet's own
    /// letter that only looks like one of the first's: `Кf3`.
    fn begins_with_own_letter(
        &self,
        trial: &Trial<'_, '_, G>,
        index: usize,
        first_index: usize,
        n_first: usize,
    ) -> bool {
        let (own, first) = (trial.letter_scores[index].alphabet, trial.letter_scores[first_index].alphabet);
        let letter = trial.words.get(n_first).and_then(|item| trial.record.slice(item.span).chars().next());
        letter.is_some_and(|letter| self.game.is_look_alike(letter, first) && self.game.is_own_letter(letter, own))
    }

    /// Finds the alphabet of a text that cannot be replayed in any, because it has errors or begins in the middle: the
    /// one that knows most of its letters, if it knows sufficiently more than the first one, or if it reads what the
    /// first one does not; and goes as far.
    fn by_letters(&self, trial: &mut Trial<'_, '_, G>, first_index: usize, n_first: usize) -> Option<usize> {
        let most = trial.letter_scores.iter().map(|letter_score| letter_score.n_known).max()?;
        let knows_more = most >= trial.letter_scores[first_index].n_known + MIN_GAIN;
        let knows_most = |index: &usize| {
            trial.letter_scores[*index].n_known == most
                && (knows_more || self.reads_strange(trial, *index, first_index))
        };
        let knowing: Vec<usize> = (0..trial.letter_scores.len()).filter(knows_most).collect();
        knowing.into_iter().find(|index| self.try_alphabet(trial, *index) >= n_first)
    }

    /// Returns true if an alphabet knows all letters of a text, while the first one does not or only finds look-alikes
    /// of its own in it, and reads enough of the words that the first one does not.
    fn reads_strange(&self, trial: &Trial<'_, '_, G>, index: usize, first_index: usize) -> bool {
        let (letter_score, first) = (&trial.letter_scores[index], &trial.letter_scores[first_index]);
        let n_words = trial.words.len();
        let bytes = |item: &Item| trial.record.bytes(item.span);
        let is_latin_piece = |item: &&Item| matches!(bytes(item).first(), Some(b'A'..=b'N' | b'P'..=b'Z'));
        if index == first_index
            || letter_score.n_known < n_words
            || first.n_known == n_words && trial.words.iter().copied().any(|item| is_latin_piece(&item))
        {
            return false;
        }
        let is_read_now = |item: &&Item| {
            self.is_strange(trial.record, item, first.alphabet)
                && self.game.read(bytes(item), letter_score.alphabet).is_some()
        };
        let is_unread = |item: &Item| {
            let may_be_other = || self.game.may_be_of_another_notation(trial.record.slice(item.span), first.alphabet);
            self.game.read(bytes(item), first.alphabet).is_none() && !may_be_other()
        };
        let mut read_now = trial.words.iter().copied().filter(is_read_now).take(MIN_STRANGE).enumerate();
        read_now.any(|(index, item)| index + 1 == MIN_STRANGE || is_unread(item))
    }

    /// Returns true if a word cannot be read in an alphabet, or begins with a look-alike of one of its letters.
    fn is_strange(&self, record: &Record<'_>, item: &Item, alphabet: G::Alphabet) -> bool {
        let word = record.slice(item.span);
        let begins = word.chars().next().is_some_and(|letter| self.game.is_look_alike(letter, alphabet));
        begins || self.game.read(word.as_bytes(), alphabet).is_none()
    }

    fn trial<'a, 't>(&self, record: &'a Record<'t>, plausible_only: bool) -> Option<Trial<'a, 't, G>> {
        self.replay.start.position.as_ref()?;
        let words: Vec<&Item> = record.tape.main_line().map(|(_, item)| item).collect();
        let mut letter_scores = self.game.letter_scores(record, &words, plausible_only && !record.tape.is_caseless);
        if record.tape.is_caseless {
            // The first letters of words mean nothing there, so all alphabets are tried.
            for score in &mut letter_scores {
                (score.n_known, score.limit, score.reading) = (words.len(), words.len(), None);
            }
        }
        Some(Trial { record, words, letter_scores, played: Vec::new() })
    }

    /// Plays the main line in an alphabet, unless that has been done, and counts the plies up to its first fault.
    fn try_alphabet(&self, trial: &mut Trial<'_, '_, G>, index: usize) -> usize {
        if !trial.played.iter().any(|(known, _)| *known == index) {
            let letter_score = &trial.letter_scores[index];
            let alike = trial.played.iter().find(|(known, _)| letter_score.reads_like(&trial.letter_scores[*known]));
            let moves = match alike {
                Some((_, moves)) => moves.clone(),
                None => self.probe(trial, letter_score.alphabet),
            };
            trial.played.push((index, moves));
        }
        trial.moves(index).len()
    }

    /// Plays the main line in an alphabet up to its first fault.
    fn probe(&self, trial: &Trial<'_, '_, G>, alphabet: G::Alphabet) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let Some(mut position) = self.replay.start.position.clone() else { return moves };
        if trial.record.tape.is_caseless {
            return self.probe_in_either_case(trial.record, position, alphabet);
        }
        for item in &trial.words {
            let word = trial.record.bytes(item.span);
            let side = self.game.side(&position);
            let quick =
                item.plain().and_then(|word| G::Fast::resolve_packed(&self.game, &position, side, word, alphabet));
            let quick =
                quick.or_else(|| Some(G::Fast::read_and_resolve(&self.game, &position, word, alphabet)?.resolution));
            let resolution = quick.or_else(|| {
                let written = self.game.read(word, alphabet)?;
                self.game.resolve(&position, &written).ok()
            });
            let Some(resolution) = resolution else { break };
            self.game.play(&mut position, resolution.mv);
            moves.push(resolution.mv);
        }
        moves
    }
}

impl<G: Game> Trial<'_, '_, G> {
    fn moves(&self, index: usize) -> &[G::Move] {
        self.played.iter().find(|(known, _)| *known == index).map_or(&[], |(_, moves)| moves)
    }
}

/// Returns true if the first words of a record suggest other letters than the first alphabet's.
fn looks_foreign<G: Game>(game: &G, record: &Record<'_>, first: G::Alphabet) -> bool {
    const LOOKED_AT: usize = 24;
    let mut words = record.tape.items.iter().take(LOOKED_AT).filter(|item| item.is_other_move());
    words.any(|item| G::Fast::starts_with_foreign_letter(game, record.bytes(item.span), first))
}
