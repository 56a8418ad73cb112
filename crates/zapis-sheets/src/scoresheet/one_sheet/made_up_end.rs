//! An end of the game that is not written on a sheet which continues after it.

use crate::game::Game;

use super::restored::Restored;

impl<G: Game> Restored<G> {
    /// Takes back the unwritten moves at the end if they end the game although the sheet continues: the moves played
    /// there are unknown, and the next words are kept as not played.
    pub(crate) fn without_made_up_end(&mut self) {
        let mut behind = self.dropped.iter().filter(|dropped| dropped.is_behind_end);
        let Some(from) = behind.next().map(|dropped| dropped.cell.span.start) else { return };
        let n_written = self.plies.iter().rposition(|ply| ply.cell.is_some()).map_or(0, |at| at + 1);
        if n_written == self.plies.len() {
            return;
        }
        self.plies.truncate(n_written);
        let last = u32::try_from(n_written).unwrap_or(u32::MAX);
        self.dropped.retain(|dropped| !dropped.is_behind_end);
        self.dropped.iter_mut().for_each(|dropped| dropped.after = dropped.after.min(last));
        self.prose.iter_mut().for_each(|passage| passage.after = passage.after.min(last));
        self.renumbered.retain(|number| number.after < last);
        let unread_from = &mut self.read.1;
        *unread_from = Some(unread_from.map_or(from, |unread| unread.min(from)));
    }
}
