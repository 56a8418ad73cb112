//! The moves of a main line by ply, as written in the record.

use crate::game::{Game, Side};
use crate::l10n::{Message, message};

use super::subject::Subject;

/// Maps each ply of a main line to its item on the tape.
pub(super) struct PlayedWords {
    items: Vec<u32>,
}

impl PlayedWords {
    /// Scans the tape once; every word of the main line that was not ignored is a ply, up to its end.
    pub(super) fn of<G: Game>(subject: &Subject<'_, G>) -> Self {
        Self { items: subject.replay.main_items(&subject.record).collect() }
    }

    /// Describes after which moves the positions of some plies occurred, or that one was the start.
    pub(super) fn all_stood<G: Game>(&self, subject: &Subject<'_, G>, plies: &[u32]) -> Vec<Message> {
        plies.iter().map(|ply| self.stood(subject, *ply)).collect()
    }

    fn stood<G: Game>(&self, subject: &Subject<'_, G>, ply: u32) -> Message {
        let Some(before) = ply.checked_sub(1) else { return message!("claim-stood-at-start") };
        let item = self.items.get(before as usize).and_then(|item| subject.record.tape.items.get(*item as usize));
        let word = item.map(|item| subject.as_written(item.span)).unwrap_or_default();
        let turn = subject.replay.start.position.as_ref().map(|start| subject.game.turn_after(start, before));
        let named = match turn {
            Some((number, Side::White)) => format!("{number}.{word}"),
            Some((number, Side::Black)) => format!("{number}...{word}"),
            None => word,
        };
        message!("position-stood-after", mv = named, ply = ply)
    }
}
