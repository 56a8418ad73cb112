//! `eco-contradicts-moves`: the ECO tag names an opening that is unrelated to the moves: `C50` after 1. d4.

use crate::chess::Opening;
use crate::findings::draft::Draft;
use crate::findings::rules::ECO_CONTRADICTS_MOVES;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::quote;

/// With fewer plies, three moves of each player, the opening is unknown.
const FEWEST_PLIES: u32 = 6;

/// Compares the tag with the openings of all positions of the game except that after its first move.
///
/// Classifications differ in one of five games, mostly in how far they follow transpositions; in one of a hundred no
/// position of the game is in the volume of the tag. The volumes of closed games, A, D and E, lead into one another and
/// count as one.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    if !subject.notes || !subject.replay.start.is_usual || subject.replay.main_plies < FEWEST_PLIES {
        return;
    }
    let Some(tag) = subject.record.tag_pair("ECO") else { return };
    let code = subject.record.slice(tag.value).trim();
    let Some(volume) = volume(code) else { return };
    let (mut last, mut is_met) = (None, false);
    subject.replay.each_opening(subject.game, &mut |ply, opening| {
        is_met |= ply > 1 && self::volume(opening.eco) == Some(volume);
        last = Some(opening);
    });
    let is_other = |opening: &&Opening| !is_met && self::volume(opening.eco) != Some(volume);
    let Some(opening) = last.filter(is_other) else { return };
    let message =
        message!("eco-contradicts-moves", code = quote(code), played = opening.eco, name = opening.name.as_str());
    let mut finding = Draft::new(ECO_CONTRADICTS_MOVES, tag.value, message);
    finding.written = Some(quote(code));
    findings.push(finding);
}

/// Returns the volume of a code, with A for D and E as well.
fn volume(code: &str) -> Option<u8> {
    match code.as_bytes() {
        [b'A' | b'D' | b'E', b'0'..=b'9', b'0'..=b'9', ..] => Some(b'A'),
        [volume @ (b'B' | b'C'), b'0'..=b'9', b'0'..=b'9', ..] => Some(*volume),
        _ => None,
    }
}
