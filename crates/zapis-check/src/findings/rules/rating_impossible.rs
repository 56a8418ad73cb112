//! `rating-impossible`: `WhiteElo` or `BlackElo` has a value that cannot be a rating: `28500`, `-12`, `abc`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::RATING_IMPOSSIBLE;
use crate::findings::subject::Subject;
use crate::game::{Game, Side};
use crate::l10n::{Arg, message};
use crate::text::quote;

/// The lowest rating: national lists begin here.
const LOWEST: u32 = 100;
/// The highest rating, even of programs.
const HIGHEST: u32 = 4000;
/// The usual range of human ratings, to detect an extra digit.
const PEOPLES: std::ops::RangeInclusive<u32> = 1000..=2900;

/// Words for no rating.
const UNRATED: [&str; 8] = ["unr", "unr.", "unrated", "unknown", "none", "nr", "n/a", "na"];

/// Finds values that are not ratings.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    for (name, side) in [("WhiteElo", Side::White), ("BlackElo", Side::Black)] {
        let Some(tag) = subject.record.tag_pair(name) else { continue };
        let text = subject.record.slice(tag.value).trim();
        if may_be_rating(text) {
            continue;
        }
        let message = message!("rating-impossible", tag = name, rating = quote(text));
        let mut finding = Draft::new(RATING_IMPOSSIBLE, tag.value, message);
        let meant = text.parse::<u32>().ok().filter(|rating| rating % 10 == 0).map(|rating| rating / 10);
        let meant = meant.filter(|rating| PEOPLES.contains(rating)).map(|rating| rating.to_string());
        finding.help = Some(match &meant {
            Some(meant) => message!("perhaps-meant", spellings = Arg::Either(vec![meant.clone()])),
            None => message!("rating-impossible-help", lowest = LOWEST, highest = HIGHEST),
        });
        finding.fix = meant.map(|meant| DraftFix::doubtful(tag.value, meant));
        (finding.written, finding.side) = (Some(quote(text)), Some(side));
        findings.push(finding);
    }
}

/// Returns true if a text may be a rating, or means that it is missing. A trailing question mark means that it is
/// provisional.
fn may_be_rating(text: &str) -> bool {
    let number = text.trim_end_matches(['?', '*', ' ', 'P', 'p']);
    let whole = number.split_once(['.', ',']).filter(|(_, part)| part.len() <= 2).map_or(number, |(whole, _)| whole);
    if let Ok(rating) = whole.parse::<u32>() {
        return rating == 0 || (LOWEST..=HIGHEST).contains(&rating);
    }
    let is_said = text.chars().any(char::is_alphanumeric);
    !is_said || UNRATED.iter().any(|word| word.eq_ignore_ascii_case(text))
}

#[cfg(test)]
mod tests {
    use super::may_be_rating;

    #[test]
    fn ratings_are_distinguished_from_other_numbers() {
        for text in ["2850", "1500?", "0", "", "?", "-", "Unrated", "3650", "842", "2450.5", "100", "1200P"] {
            assert!(may_be_rating(text), "{text}");
        }
        for text in ["28500", "-12", "abc", "12", "99999999999", "2850/2", "4001", "2.850", "2850 2700"] {
            assert!(!may_be_rating(text), "{text}");
        }
    }
}
