//! Walks the tape and the replay together, with the positions before and after each move that was played.

use crate::game::Game;
use crate::record::{Item, ItemKind, Record};
use crate::replay::{Ply, Replay};

/// Is told what stands on the tape, in order.
pub(super) trait Visitor<G: Game> {
    /// A move that was played.
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, before: &G::Position, after: &G::Position);
    /// A move that was not.
    fn unplayed(&mut self, index: usize);
    /// Anything else: comments, NAGs, brackets, results.
    fn other(&mut self, index: usize, item: Item);
}

struct Line<P> {
    position: P,
    before: Option<P>,
}

/// Walks a record from its beginning to its end; without a start position every move is unplayed.
pub(super) fn walk<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>, visitor: &mut impl Visitor<G>) {
    let mut plies = replay.plies.iter().peekable();
    let mut line = replay.start.position.clone().map(|position| Line { position, before: None });
    let mut stack = Vec::new();
    for (index, item) in record.tape.items.iter().enumerate() {
        match item.kind {
            ItemKind::Move => {
                let ply = plies.next_if(|ply| ply.item as usize == index);
                if let (Some(ply), Some(line)) = (ply, &mut line) {
                    let before = line.position.clone();
                    game.play(&mut line.position, ply.mv);
                    visitor.played(index, ply, &before, &line.position);
                    line.before = Some(before);
                } else {
                    visitor.unplayed(index);
                }
                continue;
            }
            ItemKind::VariationOpen => {
                let alternative = line.as_ref().map(|line| Line {
                    position: line.before.as_ref().unwrap_or(&line.position).clone(),
                    before: None,
                });
                stack.push(std::mem::replace(&mut line, alternative));
            }
            ItemKind::VariationClose => {
                if let Some(outer) = stack.pop() {
                    line = outer;
                }
            }
            _ => {}
        }
        visitor.other(index, *item);
    }
}
