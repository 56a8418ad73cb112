//! The game behind a record with an error, on which a claim is judged: a position that results from an error cannot be
//! ruled on.

use crate::game::{Chess, Game, Tavreli};
use crate::record::{Next, Record, RecordReader, Tape};
use crate::render::MistakeReading;
use crate::replay::{Keep, Replay, ReplayOptions, Replayer};
use crate::rulings::common_spelling;
use crate::scoresheet::{HowRead, HowSure, Restored, repair};

use crate::front::options::search_limits::SearchLimits;
use crate::front::pipeline::view::View;

/// A game whose records can be restored.
pub(crate) trait Restorable: Game + Clone {
    fn restored(view: &View<'_, Self>) -> Option<Restored<Self>>;
}

impl Restorable for Chess {
    fn restored(view: &View<'_, Self>) -> Option<Restored<Self>> {
        repair(view.game, &view.record, view.replay, view.letters, SearchLimits::default().of_one_sheet())
    }
}

impl Restorable for Tavreli {
    fn restored(view: &View<'_, Self>) -> Option<Restored<Self>> {
        repair(view.game, &view.record, view.replay, None, SearchLimits::default().of_one_sheet())
    }
}

/// The restored game, with what was read differently from the record.
pub(crate) struct RestoredLine<G: Game> {
    text: String,
    tape: Tape,
    replayer: Replayer<G>,
    pub(crate) readings: Vec<MistakeReading>,
    /// Whether all of it is sure up to the claim.
    pub(crate) is_sure: bool,
}

impl<G: Restorable> RestoredLine<G> {
    /// Restores a record up to a claim after a number of plies. Returns `None` if there is no such game.
    pub(crate) fn up_to(view: &View<'_, G>, n_plies: u32) -> Option<Self> {
        let restored = G::restored(view)?;
        let wanted = n_plies as usize;
        if restored.plies.len() < wanted {
            return None;
        }
        let game = view.game;
        let how_sure = restored.how_sure();
        // An open move allows no judgment.
        if how_sure.iter().take(wanted).any(|sure| *sure == HowSure::Open) {
            return None;
        }
        let mut text = String::new();
        if !view.replay.start.is_usual {
            text = format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", game.position_text(&restored.start));
        }
        let mut readings = Vec::new();
        let mut position = restored.start.clone();
        for ply in &restored.plies {
            let is_read = !matches!(ply.how, HowRead::AsWritten | HowRead::Signs);
            if is_read && ply.ply <= n_plies {
                readings.push(MistakeReading {
                    ply: ply.ply,
                    number: game.move_number(&position),
                    side: ply.side,
                    written: ply.cell.as_ref().map(|cell| cell.word.clone()),
                    read: common_spelling(game, &position, ply.mv),
                    confidence: ply.confidence,
                });
            }
            text.push_str(&game.spell(&position, ply.mv, restored.alphabet));
            text.push('\n');
            game.play(&mut position, ply.mv);
        }
        let is_before = |after: u32| after < n_plies;
        let is_sure = how_sure.iter().take(wanted).all(|sure| *sure == HowSure::Sure)
            && !restored.dropped.iter().any(|dropped| is_before(dropped.after))
            && !restored.unplayed.iter().any(|words| is_before(words.after));
        let options = ReplayOptions { alphabet: Some(restored.alphabet), keep_notes: false, keep: Keep::Plies };
        let replayer = Replayer::new(game.clone(), options, game.common_letters());
        let mut tape = Tape::default();
        let is_record = RecordReader::new(&text).next_record(&mut tape) == Next::Record;
        is_record.then_some(Self { text, tape, replayer, readings, is_sure })
    }

    pub(crate) fn replay(&mut self) -> &Replay<G> {
        self.replayer.replay(&Record { text: &self.text, tape: &self.tape })
    }
}
