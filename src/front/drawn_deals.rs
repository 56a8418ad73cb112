//! Deals of bridge, drawn one by one.

use crate::game::Game;
use crate::render::{DiagramStyle, Located, deal_svg};

use super::batch_output::BatchOutput;
use super::bridge::{BridgeGame, BridgeWanted, GamesWanted};
use super::inputs::Inputs;
use super::options::Options;
use super::stream::{Numbered, Stream};
use super::unread::Unread;
use super::work::{Job, JobOf, View};

/// Draws the deals of some inputs in their order, each as [`deal_svg`] does, except records without hands. Also returns
/// what could not be read.
#[must_use]
pub fn drawn_deals(inputs: Inputs, style: DiagramStyle, options: &Options) -> (Vec<Option<String>>, Vec<Unread>) {
    let mut stream = Stream::new(inputs, options, DealDrawing { style });
    let drawn = std::iter::from_fn(|| stream.next_item()).map(|Drawn(svg)| svg).collect();
    (drawn, stream.unread().to_vec())
}

struct DealDrawing {
    style: DiagramStyle,
}

/// A deal, drawn.
struct Drawn(Option<String>);

impl Numbered for Drawn {
    fn add_records_before(&mut self, _: u64) {}
}

impl Job for DealDrawing {
    type Item = Drawn;

    // `validate` reports what is wrong with deals.
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput<Drawn>) {}

    fn bridge(&self) -> BridgeWanted {
        BridgeWanted { is_read: true, is_all: true, games: GamesWanted::Games }
    }

    fn game_of_bridge(&self, game: BridgeGame<'_>, output: &mut BatchOutput<Drawn>) {
        output.items.push(Drawn(deal_svg(game.facts, self.style)));
    }
}

impl<G: Game> JobOf<G> for DealDrawing {
    fn record(&self, _: &View<'_, G>, _: &mut BatchOutput<Drawn>) {}
}
