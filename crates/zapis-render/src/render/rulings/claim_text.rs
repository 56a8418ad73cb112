//! The claims of a record as text for an arbiter: one block per record.

use crate::findings::RestsOn;
use crate::game::Game;
use crate::l10n::{Message, message};
use crate::laws::{Edition, article};
use crate::record::Record;
use crate::rulings::{Basis, Claim, ClaimKind, MainLine};
use crate::text::Visible;

use super::claim_phrases::{MoveNames, few_moves, law, players, result_phrase, without_progress};
use crate::render::findings::place::{SourceFile, players_of};
use crate::render::layout::deferred_buffer::DeferredBuffer;
use crate::render::layout::wrap::wrapped;

/// A record whose claims are reported.
pub struct ClaimedRecord<'a, G: Game> {
    /// Its main line.
    pub line: &'a MainLine<'a, G>,
    /// The record.
    pub record: Record<'a>,
    /// Its index in its batch, from 0.
    pub index: u64,
    /// The file it was read from.
    pub source: &'a SourceFile<'a>,
    /// The edition of the laws that applies; `None` for a game older than all known ones.
    pub edition: Option<Edition>,
}

/// The maximum number of claims of one record shown as text.
pub const MAX_SHOWN: usize = 60;

/// A placeholder for the record's number until it is known; record texts cannot contain it, because control characters
/// are made visible.
const NUMBER_MARK: &str = "\u{1}";

impl<G: Game> ClaimedRecord<'_, G> {
    /// Writes the line that names the record.
    pub(crate) fn write_heading(&self, number: &str, buffer: &mut DeferredBuffer) {
        let (line, _) = self.source.line_and_column(self.record.tape.span.start);
        let heading = message!(
            "claims-heading",
            place = format!("{}:{line}", Visible(self.source.path)),
            record = number,
            players = players(players_of(&self.record).as_ref()),
            result = result_phrase(&self.record),
        );
        let text = wrapped(&heading.in_language(buffer.language), buffer.width, "  ");
        let mut parts = text.split(NUMBER_MARK);
        buffer.push_str(parts.next().unwrap_or(""));
        for part in parts {
            buffer.record_number(self.index);
            buffer.push_str(part);
        }
        buffer.push_str("\n");
    }
}

/// An entry of the list: one claim, or several similar ones.
struct ClaimEntry<'a, M> {
    first: &'a Claim<M>,
    /// Moves that lead to the same claim.
    moves: Vec<M>,
    /// The last of consecutive plies with the same claim.
    last: u32,
}

/// Joins what is one thing for a reader: all moves that complete fifty, and all plies after the fiftieth move.
fn entries<M: Copy>(claims: &[Claim<M>]) -> Vec<ClaimEntry<'_, M>> {
    let mut entries: Vec<ClaimEntry<'_, M>> = Vec::new();
    for claim in claims {
        let mv = claim.intended.as_ref().map(|(mv, _)| *mv);
        let known = entries.iter_mut().rev().find(|entry| {
            let is_alike = (entry.first.kind, entry.first.basis) == (claim.kind, claim.basis)
                && entry.first.drawn_since == claim.drawn_since;
            is_alike
                && match (claim.kind, claim.basis) {
                    (ClaimKind::FiftyMoves, Basis::Intended) => entry.first.ply == claim.ply,
                    (ClaimKind::FiftyMoves, Basis::Appeared) => entry.last + 1 == claim.ply,
                    _ => false,
                }
        });
        match known {
            Some(entry) => {
                entry.moves.extend(mv);
                entry.last = claim.ply;
            }
            None => entries.push(ClaimEntry { first: claim, moves: mv.into_iter().collect(), last: claim.ply }),
        }
    }
    entries
}

/// Writes the claims of a record; of more than [`MAX_SHOWN`] only the first ones are passed. `n_claims` is the number
/// of claims, and the number of further ones after a draw that had ended the game.
pub fn write_claims_text<G: Game>(
    of: &ClaimedRecord<'_, G>,
    claims: &[Claim<G::Move>],
    n_claims: [u64; 2],
    buffer: &mut DeferredBuffer,
) {
    let [n_claims, n_after_end] = n_claims;
    of.write_heading(NUMBER_MARK, buffer);
    let plies = claims.iter().flat_map(|claim| claim.occurrences.iter().copied().chain([claim.ply, claim.ply + 1]));
    let last = of.line.replay().main_plies;
    let names = MoveNames::of(of.line, plies.chain([last]));
    let say = |indent: &str, phrase: &Message, buffer: &mut DeferredBuffer| {
        buffer.say(indent, &format!("{indent}  "), phrase);
    };
    for entry in entries(claims) {
        say("  ", &described(of, &entry, &names), buffer);
        if let Some(followed_by) = followed_by(of, &entry, &names) {
            say("      ", &followed_by, buffer);
        }
        let cited = of.edition.and_then(|edition| Some(law(edition, article(edition, entry.first.topic())?)));
        if let Some(cited) = cited {
            say("      ", &cited, buffer);
        }
        if let Some(stood) = of.line.replay().rests_on(entry.first.n_played()) {
            say("      ", &RestsOn::of(stood, &of.record).message(), buffer);
        }
    }
    let n_more = n_claims.saturating_sub(claims.len() as u64);
    if n_more > 0 {
        say("  ", &message!("claims-more", count = n_more), buffer);
    }
    if n_after_end > 0 {
        say("  ", &message!("claims-after-the-end", count = n_after_end), buffer);
    }
    if of.edition.is_none() {
        say("  ", &message!("claims-no-edition"), buffer);
    }
    if !of.line.replay().reaches_end {
        say("  ", &message!("claims-not-complete", ply = last), buffer);
    }
    buffer.push_str("\n");
}

/// Describes what can be claimed, by which player and why.
fn described<G: Game>(of: &ClaimedRecord<'_, G>, entry: &ClaimEntry<'_, G::Move>, names: &MoveNames) -> Message {
    let claim = entry.first;
    let (ply, side, count) = (claim.ply, claim.side.name(), claim.count);
    let stood = |n_left_out: usize| {
        let plies = &claim.occurrences[..claim.occurrences.len().saturating_sub(n_left_out)];
        names.all_stood(plies, count.saturating_sub(u32::try_from(n_left_out).unwrap_or(0)))
    };
    let moves = || {
        let position = of.line.position_after(ply.saturating_sub(1)).unwrap_or_else(|| of.line.start().clone());
        few_moves(entry.moves.iter().copied(), &position, of.line)
    };
    let without = without_progress::<G>();
    match (claim.kind, claim.basis) {
        (ClaimKind::Threefold, Basis::Intended) => {
            let stood = stood(1);
            message!("claim-threefold-intended", ply = ply, side = side, mv = moves(), count = count, stood = stood)
        }
        (ClaimKind::Threefold, _) => {
            message!("claim-threefold-appeared", ply = ply, side = side, count = count, stood = stood(0))
        }
        (ClaimKind::FiftyMoves, Basis::Intended) => {
            message!("claim-fifty-intended", ply = ply, side = side, moves = moves(), without = without)
        }
        (ClaimKind::FiftyMoves, _) if entry.last > ply => {
            message!("claim-fifty-until", ply = ply, last = entry.last, without = without)
        }
        (ClaimKind::FiftyMoves, _) if ply == 0 => message!("claim-fifty-at-start", side = side, without = without),
        (ClaimKind::FiftyMoves, _) => {
            message!("claim-fifty-appeared", ply = ply, side = side, mv = names.name(ply), without = without)
        }
        (ClaimKind::Fivefold, _) => message!("claim-fivefold", ply = ply, count = count, stood = stood(0)),
        (ClaimKind::SeventyFiveMoves, _) if ply == 0 => message!("claim-seventy-five-at-start"),
        (ClaimKind::SeventyFiveMoves, _) => message!("claim-seventy-five", ply = ply, mv = names.name(ply)),
    }
}

/// Describes how the game continued when it could have been drawn; `None` if the record continued with unplayable text.
fn followed_by<G: Game>(
    of: &ClaimedRecord<'_, G>,
    entry: &ClaimEntry<'_, G::Move>,
    names: &MoveNames,
) -> Option<Message> {
    let claim = entry.first;
    let next = if claim.basis == Basis::Intended { claim.ply } else { entry.last + 1 };
    let played = names.get(next).filter(|_| next <= of.line.replay().main_plies);
    match played {
        Some(name) if is_played(of, claim, next) => Some(message!("claim-was-played", mv = name.to_string())),
        Some(name) => Some(message!("claim-went-on", mv = name.to_string())),
        None if !of.line.replay().reaches_end => None,
        None => Some(message!("claim-record-ends", result = result_phrase(&of.record))),
    }
}

/// Returns true if the intended move is the one that was played.
fn is_played<G: Game>(of: &ClaimedRecord<'_, G>, claim: &Claim<G::Move>, next: u32) -> bool {
    let Some((mv, _)) = &claim.intended else { return false };
    of.line.plies().nth(next.saturating_sub(1) as usize).is_some_and(|ply| ply.mv == *mv)
}
