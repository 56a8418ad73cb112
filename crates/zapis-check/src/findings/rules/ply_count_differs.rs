//! `ply-count-differs`: the `PlyCount` tag differs from the number of moves present, or is not a number.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::PLY_COUNT_DIFFERS;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::quote;

/// Compares the tag with the moves as written, whether or not all of them can be played.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let Some(tag) = record.tag_pair("PlyCount") else { return };
    let text = record.slice(tag.value).trim();
    let n_plies = record.tape.main_line().count();
    let said = text.parse::<usize>().ok();
    let is_played = said.is_some_and(|said| u32::try_from(said).is_ok_and(|said| said == subject.replay.main_plies));
    if said == Some(n_plies) || is_played || !text.chars().any(char::is_alphanumeric) {
        return;
    }
    let message = message!("ply-count-differs", count = quote(text), plies = n_plies);
    let mut finding = Draft::new(PLY_COUNT_DIFFERS, tag.value, message);
    finding.written = Some(quote(text));
    // If the tag says more, moves may have been lost, and only the tag shows it.
    let is_more = said.is_none_or(|said| said > n_plies);
    finding.help = Some(if is_more && said.is_some() {
        message!("ply-count-more-help")
    } else {
        message!("write-this", spelling = n_plies.to_string())
    });
    finding.fix = Some(DraftFix::doubtful(tag.value, n_plies.to_string()));
    findings.push(finding);
}
