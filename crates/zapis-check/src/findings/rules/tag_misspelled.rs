//! `tag-misspelled`: the name of a tag differs from a standard one only in case: `[WHITE "…"]`, `[result "…"]`,
//! `[Whiteelo "…"]`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::TAG_MISSPELLED;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::standard_name;
use crate::text::quote;

/// Finds the tags that differ from a standard one only in case.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    if !record.tape.has_misspelled_tags() {
        return;
    }
    for tag in &record.tape.tags {
        let written = record.slice(tag.name);
        let Some(meant) = standard_name(written).filter(|meant| *meant != written) else { continue };
        let message = message!("tag-misspelled", name = written, meant = meant);
        let mut finding = Draft::new(TAG_MISSPELLED, tag.name, message);
        finding.written = Some(quote(written));
        let is_used = record.tag_pair(meant) == Some(tag);
        finding.help = Some(if is_used {
            message!("write-this", spelling = meant)
        } else {
            message!("tag-misspelled-unused-help", meant = meant)
        });
        finding.fix = is_used.then(|| DraftFix::safe(tag.name, meant));
        findings.push(finding);
    }
}
