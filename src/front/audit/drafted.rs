//! Drafts what may be decided of what was found: which names are one, which rating, date or result is right, which copy is
//! kept.

use crate::database::copies::KeptChoice;
use crate::database::duplicates::DuplicateGroup;
use crate::database::{Archive, ArchiveFinding, Tag, is_unknown};
use crate::findings::{Severity, drafted_game, drafted_name, drafted_value, rules};
use crate::record::{Record, TagPair, unescape};
use crate::render::Located;
use crate::text::Visible;

/// What a draft begins with.
const HEAD: &str = "# Decisions drafted from findings. Take the # away before what is right; names and values may be changed.\n\
                    # [[name]] is for a spelling of a player's name in all records, [[value]] for a value of another tag, in one\n\
                    # record or, without `record`, in all, [[game]] for which record of a game is kept.\n\n";

/// Drafts decisions about games that several records have; with it a draft begins.
pub(super) fn of_games(archive: &Archive, groups: &[DuplicateGroup], keep: KeptChoice) -> String {
    let mut text = HEAD.to_owned();
    for group in groups.iter().filter(|group| !group.is_doubtful) {
        let place = |number: u32| {
            let entry = archive.entry(number);
            (format!("{}:{} (record {})", Visible(archive.path(entry.file)), entry.line, entry.record), entry.text_key)
        };
        let kept = keep.choose(archive, &group.records);
        let dropped: Vec<(String, u64)> =
            group.records.iter().filter(|record| **record != kept).map(|record| place(*record)).collect();
        let (kept_place, kept_key) = place(kept);
        text.push_str(&drafted_game((&kept_place, kept_key), &dropped));
    }
    text
}

/// Drafts a decision about a wrong date or result in a record, with the key of its text and a correction if changing
/// one tag suffices.
pub(super) fn of_record(located: &Located<'_>, record: &Record<'_>, key: u64) -> Option<String> {
    const TAGS: [&str; 8] = ["Date", "EventDate", "UTCDate", "Result", "Round", "WhiteElo", "BlackElo", "PlyCount"];
    let fix = located.finding.fix.as_ref()?;
    let [edit] = fix.edits.as_slice() else { return None };
    let is_within = |tag: &&TagPair| tag.value.start <= edit.span.start && edit.span.end <= tag.value.end;
    let tag = record.tape.tags.iter().find(is_within)?;
    let name = record.name_of(tag);
    if !TAGS.contains(&name) {
        return None;
    }
    let was = record.slice(tag.value);
    let [from, to] = [edit.span.start, edit.span.end].map(|at| (at - tag.value.start) as usize);
    let is = format!("{}{}{}", was.get(..from)?, edit.text, was.get(to..)?);
    let line = located.source.line_and_column(located.finding.span.start).0;
    let why = format!("{}:{line}: {}", Visible(located.source.path), located.finding.message);
    Some(drafted_value(name, &unescape(was), &unescape(&is), key, &why))
}

/// Drafts a decision about a finding on a name, a rating, or a date or result that differs between copies.
pub(super) fn of_finding(archive: &Archive, finding: &ArchiveFinding) -> Option<String> {
    let entry = archive.entry(finding.record);
    let why = format!("{}:{}: {}", Visible(archive.path(entry.file)), entry.line, finding.message);
    if finding.rule == rules::SAME_GAME_DIFFERS && finding.severity > Severity::Note {
        let other = archive.entry(finding.related.first()?.record);
        let differs = [(Tag::Date, "date"), (Tag::Result, "result"), (Tag::Round, "round")];
        let drafted = differs.into_iter().filter(|(_, name)| finding.differs.contains(name)).filter_map(|(tag, _)| {
            let [was, is] = [&entry, &other].map(|entry| archive.text(entry.tag(tag)).trim());
            let is_drafted = was != is && !is_unknown(was) && !is_unknown(is);
            is_drafted.then(|| drafted_value(tag.name(), was, is, entry.text_key, &why))
        });
        return Some(drafted.collect::<String>()).filter(|drafted| !drafted.is_empty());
    }
    if let [one] = finding.spellings.as_slice() {
        let is_name = |tag: &Tag| archive.text(entry.tag(*tag)).trim() == one.was;
        return [Tag::White, Tag::Black].iter().any(is_name).then(|| drafted_name(&one.was, &one.is, &why));
    }
    if !finding.spellings.is_empty() {
        let drafted = finding.spellings.iter().map(|one| {
            let entry = archive.entry(one.record);
            let why = format!("{}:{}", Visible(archive.path(entry.file)), entry.line);
            drafted_name(&one.was, &one.is, &why)
        });
        return Some(drafted.collect());
    }
    if finding.rule == rules::RATING_DIFFERS {
        let (was, is) = (finding.message.text("here")?, finding.message.text("there")?);
        let tag = [Tag::WhiteElo, Tag::BlackElo].into_iter().find(|tag| archive.text(entry.tag(*tag)).trim() == was)?;
        return Some(drafted_value(tag.name(), archive.text(entry.tag(tag)), is, entry.text_key, &why));
    }
    None
}
