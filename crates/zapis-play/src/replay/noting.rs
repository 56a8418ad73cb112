//! Records faults with their places, and the positions of the first ones.

use crate::game::Game;

use super::lines::Line;
use super::report::{Fault, FaultKind, MAX_POSITIONS, Then};
use super::state::Replayer;

impl<G: Game> Replayer<G> {
    #[cold]
    pub(super) fn fault(&mut self, item: u32, line: &Line<G>, depth: u32, kind: FaultKind<G::Move>, keep: bool) {
        let side = self.game.side(&line.position);
        let n_kept = &mut self.n_positions_kept[usize::from(depth > 0)][kind.index()];
        let keep = keep && *n_kept < MAX_POSITIONS;
        *n_kept += u32::from(keep);
        let position = keep.then(|| Box::new(line.position.clone()));
        self.push_fault(
            line,
            Fault {
                item,
                ply: line.ply + 1,
                depth,
                side,
                kind,
                position,
                then: Then::Nothing,
                rests_on: None,
                is_note: false,
            },
        );
    }

    #[cold]
    pub(super) fn note(&mut self, item: u32, line: &Line<G>, depth: u32, kind: FaultKind<G::Move>) {
        if self.options.keep_notes {
            self.fault(item, line, depth, kind, true);
            self.take_last_for_note();
        } else {
            self.replay.notes += 1;
        }
    }

    /// Reports a fault of the move that has just been played.
    #[cold]
    pub(super) fn fault_after(&mut self, item: u32, line: &Line<G>, depth: u32, kind: FaultKind<G::Move>) {
        let side = self.game.side(&line.position).other();
        let fault = Fault {
            item,
            ply: line.ply,
            depth,
            side,
            kind,
            position: None,
            then: Then::Nothing,
            rests_on: None,
            is_note: false,
        };
        self.push_fault(line, fault);
    }

    fn push_fault(&mut self, line: &Line<G>, fault: Fault<G>) {
        let rests_on = line.rests_on.map(|(_, index)| index);
        self.replay.faults.push(Fault { rests_on, ..fault });
    }

    #[cold]
    pub(super) fn note_after(&mut self, item: u32, line: &Line<G>, depth: u32, kind: FaultKind<G::Move>) {
        if self.options.keep_notes {
            self.fault_after(item, line, depth, kind);
            self.take_last_for_note();
        } else {
            self.replay.notes += 1;
        }
    }

    fn take_last_for_note(&mut self) {
        if let Some(last) = self.replay.faults.last_mut() {
            last.is_note = true;
        }
    }
}
