//! Restores records, and shows or returns the results.

use std::sync::{Mutex, PoisonError};

use crate::chess::Alphabet;
use crate::findings::{Decisions, written_answer};
use crate::game::{Chess, Game, SheetAnswer, Tavreli};
use crate::l10n::{Language, Message};
use crate::record::ItemKind;
use crate::render::{
    DeferredBuffer, Located, PassedOver, RepairSummary, Repaired, RepairedRecord, SheetTable, Summary, TableOf,
    TextStyle, players_of, write_repair_text, write_summary_json, write_text,
};
use crate::scoresheet::{Hand, Restored, SearchOptions, repair_with_answers};

use super::repair_questions::{Asker, RepairAnswer, RepairQuestion};
use super::sheet_answers::{answers_for, fingerprint_of, in_letters_of, not_playable};
use crate::front::error::Error;
use crate::front::options::by_name;
use crate::front::options::search_limits::SearchLimits;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{Frame, Job, JobNeeds, JobOf};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::stream::Numbered;
use crate::front::pipeline::view::View;

/// The maximum number of bytes per batch: searching for a game takes much longer than reading a record.
const BATCH: usize = 4096;

/// The form of restored records.
#[derive(Clone, Copy, Debug)]
pub enum ShownRepairs {
    /// As PGN in these letters with a list of the changes, each explained if asked for.
    Text {
        /// The letters of pieces.
        letters: Alphabet,
        /// Whether each change is explained.
        explains: bool,
    },
    /// As JSON lines.
    Json,
}

impl ShownRepairs {
    /// Creates the form of PGN in the letters of this name.
    ///
    /// # Errors
    ///
    /// Fails if the letters are not those of a language.
    pub fn text(letters: &str, explains: bool) -> Result<Self, Error> {
        Ok(Self::Text { letters: by_name::letters(letters)?.unwrap_or(Alphabet::ENGLISH), explains })
    }
}

/// Restores records; the results are shown or returned.
pub struct Repairing {
    search: SearchOptions,
    asker: Option<Mutex<Asker>>,
    /// The answers given before, and those that cannot be played.
    answered: Decisions,
    refused: Mutex<Vec<Message>>,
    /// What is known of the hand that wrote the sheets.
    hand: Option<Hand>,
    /// What is learned of it, if wanted.
    learned: Option<Mutex<Hand>>,
    shown: Option<(ShownRepairs, TextStyle)>,
    counts: Mutex<RepairSummary>,
    table: Mutex<SheetTable>,
}

impl Repairing {
    /// Creates a job that returns the results.
    #[must_use]
    pub fn new(limits: SearchLimits) -> Self {
        Self {
            search: limits.of_one_sheet(),
            asker: None,
            answered: Decisions::default(),
            refused: Mutex::default(),
            hand: None,
            learned: None,
            shown: None,
            counts: Mutex::default(),
            table: Mutex::new(SheetTable::of(TableOf::Repaired)),
        }
    }

    /// Asks if two readings are close, one record after another if one thread works.
    #[must_use]
    pub fn asking(mut self, ask: impl FnMut(&RepairQuestion) -> RepairAnswer + Send + 'static) -> Self {
        self.asker = Some(Mutex::new(Asker::new(ask)));
        self
    }

    /// Sets the answers given before.
    #[must_use]
    pub fn answered(mut self, answered: Decisions) -> Self {
        self.answered = answered;
        self
    }

    /// Returns the answers that cannot be played at their places.
    pub fn refused_answers(&self) -> Vec<Message> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the answers to questions, in TOML.
    pub fn given_answers(&self) -> String {
        let Some(asker) = &self.asker else { return String::new() };
        let asker = asker.lock().unwrap_or_else(PoisonError::into_inner);
        asker.given.iter().map(|(sheet, answer)| written_answer(*sheet, answer)).collect()
    }

    /// Keeps the answers that were refused because they cannot be played there.
    fn hold<G: Game<Move: PartialEq>>(
        &self,
        view: &View<'_, G>,
        restored: Option<&Restored<G>>,
        given: &[SheetAnswer],
    ) {
        let Some(answers) = Some(given).filter(|given| !given.is_empty()) else { return };
        let means = |position: &G::Position, answer: &SheetAnswer, letters: G::Alphabet| {
            let read = view.game.read(answer.read.as_bytes(), letters)?;
            view.game.resolve(position, &read).ok().map(|resolved| resolved.mv)
        };
        let mut taken = vec![false; answers.len()];
        if let Some(restored) = restored {
            let mut position = restored.start.clone();
            for ply in &restored.plies {
                for (is_taken, answer) in taken.iter_mut().zip(answers) {
                    let is_its = (ply.row, ply.side) == (answer.row, answer.side);
                    *is_taken |= is_its && means(&position, answer, restored.alphabet) == Some(ply.mv);
                }
                view.game.play(&mut position, ply.mv);
            }
        }
        for (answer, is_taken) in answers.iter().zip(taken).filter(|(answer, _)| answer.read != SheetAnswer::OPEN) {
            if !is_taken {
                let problem = not_playable(view.source.path, answer);
                self.refused.lock().unwrap_or_else(PoisonError::into_inner).push(problem);
            }
        }
    }

    /// Sets what is known of the hand that wrote the sheets.
    #[must_use]
    pub fn by_hand(mut self, hand: Hand) -> Self {
        self.hand = Some(hand).filter(|hand| !hand.is_empty());
        self
    }

    /// Makes the job learn about the hand as it reads.
    #[must_use]
    pub fn learning(mut self) -> Self {
        self.learned = Some(Mutex::default());
        self
    }

    /// Returns what was learned about the hand.
    pub fn learned(&self) -> Hand {
        let learned = self.learned.as_ref().map(|hand| hand.lock().unwrap_or_else(PoisonError::into_inner).clone());
        learned.unwrap_or_default()
    }

    /// Shows the results instead of returning them, with text outside of records.
    #[must_use]
    pub fn showing(mut self, shown: ShownRepairs, text: TextStyle) -> Self {
        self.shown = Some((shown, text));
        self
    }

    /// Returns the counts of the records shown so far.
    pub fn summary(&self, read: &Summary) -> RepairSummary {
        let counts = *self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        RepairSummary { records: read.records, unreadable_files: read.unreadable_files, ..counts }
    }

    /// Returns the table of the records shown.
    pub fn into_table(self) -> SheetTable {
        self.table.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts how the characters of a record were read.
    fn learn(&self, view: &View<'_, Chess>, restored: Option<&Restored<Chess>>) {
        let Some(learned) = &self.learned else { return };
        let mut hand = Hand::default();
        if let Some(restored) = restored {
            hand.count(restored);
        } else {
            let plies = view.replay.plies.iter().filter(|ply| ply.depth == 0 && !ply.stood);
            let items = plies.filter_map(|ply| view.record.tape.items.get(ply.item as usize));
            for item in items.filter(|item| item.kind == ItemKind::Move) {
                hand.count_written(view.record.slice(item.span));
            }
        }
        learned.lock().unwrap_or_else(PoisonError::into_inner).add(&hand);
    }

    /// Shows or returns the result of a record.
    fn tell<G: Game + Clone>(&self, view: &View<'_, G>, restored: Option<&Restored<G>>, output: &mut BatchOutput) {
        match restored {
            None => self.tell_game(view, None, output),
            Some(restored) => restored.games().for_each(|one| self.tell_game(view, Some(one), output)),
        }
    }

    /// Shows or returns the result of one of the games of a sheet.
    fn tell_game<G: Game + Clone>(&self, view: &View<'_, G>, restored: Option<&Restored<G>>, output: &mut BatchOutput) {
        let (game, record, replay) = (view.game, view.record, view.replay);
        let fingerprint = fingerprint_of(&record);
        let of = RepairedRecord { game, record, replay, index: view.index, source: view.source, fingerprint, restored };
        let Some((shown, _)) = self.shown else {
            return output.items.push(repaired(&of, output.results.language));
        };
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        *match restored {
            Some(restored) if restored.is_complete() => &mut counts.repaired,
            Some(_) => &mut counts.left_open,
            None if of.is_sound() => &mut counts.sound,
            None if replay.fragment.is_some() => &mut counts.fragments,
            None => &mut counts.beyond_repair,
        } += 1;
        counts.changes += restored.map_or(0, Restored::n_changed) as u64;
        drop(counts);
        let players = players_of(&view.record);
        let line = of.sheet_line(players.as_ref());
        self.table.lock().unwrap_or_else(PoisonError::into_inner).add(&line);
        match shown {
            ShownRepairs::Text { letters, explains } => {
                let letters = game.letters_by_code(letters.code()).unwrap_or_else(|| game.common_letters());
                write_repair_text(&of, letters, explains, &mut output.results);
            }
            ShownRepairs::Json => {
                output.results.json_line_of_record(view.index, &Repaired::of(&of));
                output.results.json_line_of_record(view.index, &line);
            }
        }
    }
}

/// Returns the result for a record, with its PGN.
fn repaired<G: Game + Clone>(of: &RepairedRecord<'_, G>, language: Language) -> Repaired {
    let mut repaired = Repaired::of(of);
    let mut pgn = DeferredBuffer::new(language).with_width(usize::MAX);
    write_repair_text(of, of.game.common_letters(), false, &mut pgn);
    repaired.pgn = String::from_utf8_lossy(&pgn.bytes).into_owned();
    repaired
}

impl Numbered for Repaired {
    fn add_records_before(&mut self, before: u64) {
        self.location.add_records_before(before);
    }
}

as_jobs!(Repairing);

impl Job for Repairing {
    fn frame(&self) -> &dyn Frame {
        self
    }

    /// Text outside of records is reported; what is wrong in a record shows in its changes.
    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        if let Some((_, text)) = &self.shown {
            write_text(located, text, &mut output.messages);
        }
    }

    fn needs(&self) -> JobNeeds {
        JobNeeds { restores_words: true, batch_size: BATCH, ..JobNeeds::default() }
    }
}

impl Frame for Repairing {
    fn summary(&self, read: &Summary, passed_over: &[PassedOver], language: Language, out: &mut Vec<u8>) {
        if matches!(self.shown, Some((ShownRepairs::Json, _))) {
            write_summary_json(&Self::summary(self, read), passed_over, language, out);
        }
    }
}

impl JobOf<Chess> for Repairing {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput) {
        let letters = view.letters.unwrap_or(view.replay.alphabet);
        let given = in_letters_of(self.answered.answers(fingerprint_of(&view.record)), letters);
        let answers = answers_for(view, &given).unwrap_or_default();
        // A game that was really played so is not to be changed, legal or not.
        if view.replay.stands_as_written() && answers.is_empty() {
            self.learn(view, None);
            return self.tell(view, None, output);
        }
        let hand = self.hand.as_ref();
        let restored = if let Some(asker) = &self.asker {
            asker.lock().unwrap_or_else(PoisonError::into_inner).repair(view, self.search, (answers, hand))
        } else {
            let known = (&answers, hand);
            repair_with_answers(view.game, &view.record, view.replay, view.letters, self.search, known)
        };
        self.hold(view, restored.as_ref(), &given);
        self.learn(view, restored.as_ref());
        self.tell(view, restored.as_ref(), output);
    }
}

impl JobOf<Tavreli> for Repairing {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput) {
        let given = self.answered.answers(fingerprint_of(&view.record));
        let answers = answers_for(view, given).unwrap_or_default();
        let restored = repair_with_answers(view.game, &view.record, view.replay, None, self.search, (&answers, None));
        self.hold(view, restored.as_ref(), given);
        self.tell(view, restored.as_ref(), output);
    }
}
