//! The facts about a claim in a quickplay finish as text for an arbiter.

use crate::game::{Game, Side, Winnability};
use crate::l10n::{Message, message};
use crate::laws::Edition;
use crate::rulings::{Basis, CLAIM_BELOW_MS, ClockReading, Quickplay};
use crate::sorting::CompactSort;
use crate::text::Visible;

use super::claim_phrases::{MoveNames, laws, without_progress};
use super::claim_text::ClaimedRecord;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// Everything needed to render one claim.
pub struct QuickplayView<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record; `None` if play could not start.
    pub of: Option<ClaimedRecord<'a, G>>,
    /// The file the record was read from, safe to display.
    pub path: &'a str,
    /// The number of the record in it.
    pub number: u64,
    /// The collected facts.
    pub quickplay: &'a Quickplay<G>,
}

impl<G: Game> QuickplayView<'_, G> {
    /// Returns the edition of the laws to cite.
    pub fn edition(&self) -> Option<Edition> {
        self.of.as_ref()?.edition
    }

    fn names(&self) -> Option<MoveNames> {
        let claim = &self.quickplay.claim;
        let plies = claim.occurrences.iter().copied().chain([claim.at]);
        let clocks = self.quickplay.clocks.iter().flatten().map(|reading| reading.ply);
        Some(MoveNames::of(self.of.as_ref()?.line, plies.chain(clocks)))
    }

    /// Formats the pieces of a side as in FEN, the strongest first: `KRPP`.
    pub(crate) fn material(&self, side: Side) -> Option<String> {
        let (_, position) = self.quickplay.claim.on_board.as_ref()?;
        let text = self.game.position_text(position);
        let placement = text.split(' ').next()?;
        let is_own = |c: &char| if side == Side::White { c.is_ascii_uppercase() } else { c.is_ascii_lowercase() };
        let mut pieces: Vec<char> = placement.chars().filter(is_own).map(|c| c.to_ascii_uppercase()).collect();
        pieces.compact_sort_by_key(|piece| "KQRBNP".find(*piece));
        Some(pieces.into_iter().collect())
    }

    /// Lists the facts of the record, then the ruling.
    pub fn facts(&self) -> Vec<Message> {
        let (quickplay, claim) = (self.quickplay, &self.quickplay.claim);
        let (by, other) = (claim.by, claim.by.other());
        let mut phrases = Vec::new();
        if let (Some((n_before, _)), Some(names)) = (&claim.on_board, self.names()) {
            for (side, clock) in [by, other].into_iter().zip(quickplay.clocks) {
                phrases.push(clock_phrase(side, clock, &names));
            }
            if quickplay.clocks[0].is_some_and(|clock| clock.clock_ms >= CLAIM_BELOW_MS) {
                phrases.push(message!("quickplay-too-early", side = by.name()));
            }
            let of = [Side::White, Side::Black].map(|side| self.material(side).unwrap_or_default());
            phrases.push(message!("quickplay-material", white = of[0].as_str(), black = of[1].as_str()));
            let without = without_progress::<G>();
            phrases.push(message!("quickplay-progress", plies = claim.halfmove_clock, without = without));
            let stood = names.all_stood(&claim.occurrences, claim.count);
            phrases.push(message!("quickplay-occurred", count = claim.count, stood = stood));
            for (side, can) in [other, by].into_iter().zip([quickplay.can_mate[1], quickplay.can_mate[0]]) {
                phrases.push(message!("quickplay-can-mate", side = side.name(), can = winnability_key(can)));
            }
            if claim.open.iter().any(|open| open.basis == Basis::Appeared && open.ply == *n_before) {
                phrases.push(message!("quickplay-other-claim", side = by.name()));
            }
        }
        let says =
            message!("quickplay-ruling", reason = quickplay.reason.key(), opponent = other.name(), side = by.name());
        phrases.push(says);
        phrases
    }
}

const fn winnability_key(can: Winnability) -> &'static str {
    match can {
        Winnability::CanMate => "yes",
        Winnability::CannotMate => "no",
        Winnability::NotDetermined => "unknown",
    }
}

fn clock_phrase(side: Side, clock: Option<ClockReading>, names: &MoveNames) -> Message {
    match clock {
        Some(clock) => {
            let seconds = clock.clock_ms / 1000;
            let shown = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
            message!("quickplay-clock", side = side.name(), clock = shown, mv = names.name(clock.ply))
        }
        None => message!("quickplay-no-clock", side = side.name()),
    }
}

/// Writes the facts as text, with the position.
pub fn write_quickplay_text<G: Game>(view: &QuickplayView<'_, G>, buffer: &mut DeferredBuffer) {
    let quickplay = view.quickplay;
    let say = |indent: &str, phrase: &Message, buffer: &mut DeferredBuffer| {
        let text = phrase.in_language(buffer.language);
        buffer.push_str(&format!("{indent}{}\n", Visible(&text)));
    };
    if let Some(of) = &view.of {
        of.write_heading(&view.number.to_string(), buffer);
    }
    let (verdict, side) = (quickplay.verdict.name(), quickplay.claim.by.name());
    let moment = view.names().filter(|_| quickplay.claim.at > 0 && quickplay.claim.on_board.is_some()).map_or_else(
        || message!("ruling-moment-unknown", ply = quickplay.claim.at),
        |names| message!("ruling-moment-after", mv = names.name(quickplay.claim.at), ply = quickplay.claim.at),
    );
    say("", &message!("quickplay-heading", verdict = verdict, side = side, moment = moment), buffer);
    if let Some((_, position)) = &quickplay.claim.on_board {
        buffer.push_str("\n");
        for line in view.game.board_lines(position) {
            buffer.push_str(&format!("    {line}\n"));
        }
        buffer.push_str("\n");
    }
    for phrase in view.facts() {
        say("  ", &phrase, buffer);
    }
    if let Some(edition) = view.edition().filter(|_| !quickplay.articles.is_empty()) {
        say("  ", &laws(edition, &quickplay.articles), buffer);
    }
}
