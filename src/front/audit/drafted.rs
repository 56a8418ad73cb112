//! Drafts what may be decided of what was found: which names are one, which rating is right, which copy is kept.

use crate::database::copies::KeptChoice;
use crate::database::duplicates::DuplicateGroup;
use crate::database::{Across, Archive, Tag};
use crate::findings::{drafted_game, drafted_name, drafted_value, rules};
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
            let card = archive.card(number);
            (format!("{}:{} (record {})", Visible(archive.path(card.file)), card.line, card.record), card.text_key)
        };
        let kept = keep.choose(archive, &group.cards);
        let dropped: Vec<(String, u64)> =
            group.cards.iter().filter(|card| **card != kept).map(|card| place(*card)).collect();
        let (kept_place, kept_key) = place(kept);
        text.push_str(&drafted_game((&kept_place, kept_key), &dropped));
    }
    text
}

/// Drafts what may be decided of a finding, where that is a name or a rating.
pub(super) fn of_finding(archive: &Archive, finding: &Across) -> Option<String> {
    let card = archive.card(finding.card);
    let why = format!("{}:{}: {}", Visible(archive.path(card.file)), card.line, finding.message);
    if finding.rule == rules::NAME_VARIANTS {
        let (was, is) = (finding.message.text("first")?, finding.message.text("second")?);
        let is_name =
            |name: &str| [Tag::White, Tag::Black].into_iter().any(|tag| archive.text(card.tag(tag)).trim() == name);
        return is_name(was).then(|| drafted_name(was, is, &why));
    }
    if finding.rule == rules::RATING_DIFFERS {
        let (was, is) = (finding.message.text("here")?, finding.message.text("there")?);
        let tag = [Tag::WhiteElo, Tag::BlackElo].into_iter().find(|tag| archive.text(card.tag(*tag)).trim() == was)?;
        return Some(drafted_value(tag.name(), archive.text(card.tag(tag)), is, card.text_key, &why));
    }
    None
}
