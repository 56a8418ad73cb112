//! `player-against-self`: White and Black are one player, by their names or by their FIDE IDs.

use crate::findings::draft::Draft;
use crate::findings::rules::PLAYER_AGAINST_SELF;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::quote;

/// Placeholders for missing names.
const NO_NAMES: [&str; 15] = [
    "nn",
    "n.n.",
    "n.n",
    "n n",
    "unknown",
    "anonymous",
    "human",
    "player",
    "computer",
    "guest",
    "engine",
    "amateur",
    "white",
    "black",
    "bye",
];

/// Finds a game of a player against himself or herself. A program may play itself.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let is_program = |name| record.tag(name).is_some_and(|kind| kind.trim().eq_ignore_ascii_case("program"));
    if is_program("WhiteType") || is_program("BlackType") {
        return;
    }
    let ids = record.tag_pair("WhiteFideId").zip(record.tag_pair("BlackFideId"));
    let ids = ids.map(|(white, black)| (black, [white, black].map(|tag| record.slice(tag.value).trim())));
    let ids = ids.filter(|(_, ids)| ids.iter().all(|id| id.bytes().any(|byte| matches!(byte, b'1'..=b'9'))));
    let Some((white, black)) = record.tag_pair("White").zip(record.tag_pair("Black")) else { return };
    let names = [white, black].map(|tag| record.slice(tag.value));
    let (place, message) = match ids {
        Some((tag, [one, other])) if one == other => (tag, message!("player-one-id", id = quote(one))),
        None if is_one_name(names) => (black, message!("player-against-self", name = quote(names[1].trim()))),
        // Two IDs are two people, even with the same name.
        Some(_) | None => return,
    };
    let mut finding = Draft::new(PLAYER_AGAINST_SELF, place.value, message);
    finding.written = Some(quote(record.slice(place.value)));
    findings.push(finding.with_help(message!("player-against-self-help")));
}

/// Returns true if two texts are one name, ignoring case and blanks.
fn is_one_name(names: [&str; 2]) -> bool {
    let [one, other] = names.map(|name| {
        let name = name.to_lowercase();
        let blanks = name.replace(',', ", ");
        blanks.split_whitespace().collect::<Vec<_>>().join(" ").replace(" ,", ",")
    });
    one == other && one.chars().filter(|c| c.is_alphabetic()).count() > 1 && !NO_NAMES.contains(&one.as_str())
}

#[cfg(test)]
mod tests {
    use super::is_one_name;

    #[test]
    fn a_name_is_one_whatever_its_blanks() {
        for (one, other, expected) in [
            ("Tal, M", "Tal,M", true),
            ("Tal", "TAL", true),
            ("Tal, M", "Tal, N", false),
            ("?", "?", false),
            ("NN", "NN", false),
            ("", "", false),
            ("Таль, М", "Таль,  М", true),
        ] {
            assert_eq!(is_one_name([one, other]), expected, "{one} / {other}");
        }
    }
}
