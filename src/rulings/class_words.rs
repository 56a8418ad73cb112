//! What tags say in words about the time control class: `swiss (rapid)`, «блиц-турнир», `ICCF`.

use crate::laws::Pace;
use crate::record::{Record, TimeControl, unescape};

/// Words that name a class, by how they begin; the longer ones stand before those they begin with.
const CLASS_STEMS: [(&str, Pace); 43] = [
    ("blitz", Pace::Blitz),
    ("bullet", Pace::Blitz),
    ("lightning", Pace::Blitz),
    ("блиц", Pace::Blitz),
    ("молниенос", Pace::Blitz),
    ("relampago", Pace::Blitz),
    ("relámpago", Pace::Blitz),
    ("relâmpago", Pace::Blitz),
    ("lampo", Pace::Blitz),
    ("snelschaak", Pace::Blitz),
    ("snelschaken", Pace::Blitz),
    ("lynskak", Pace::Blitz),
    ("lynsjakk", Pace::Blitz),
    ("blixt", Pace::Blitz),
    ("pikashakki", Pace::Blitz),
    ("bleskov", Pace::Blitz),
    ("błyskawicz", Pace::Blitz),
    ("blyskawicz", Pace::Blitz),
    ("villám", Pace::Blitz),
    ("villam", Pace::Blitz),
    ("yıldırım", Pace::Blitz),
    ("yildirim", Pace::Blitz),
    ("brzopotez", Pace::Blitz),
    ("rapid", Pace::Rapid),
    ("rápid", Pace::Rapid),
    ("semilampo", Pace::Rapid),
    ("schnell", Pace::Rapid),
    ("быстры", Pace::Rapid),
    ("рапид", Pace::Rapid),
    ("швидк", Pace::Rapid),
    ("hurtigskak", Pace::Rapid),
    ("hurtigsjakk", Pace::Rapid),
    ("snabbschack", Pace::Rapid),
    ("szybk", Pace::Rapid),
    ("ubrzan", Pace::Rapid),
    ("hızlı", Pace::Rapid),
    ("quickplay", Pace::Rapid),
    ("classical", Pace::Classical),
    ("klassisch", Pace::Classical),
    ("классич", Pace::Classical),
    ("классик", Pace::Classical),
    ("clásic", Pace::Classical),
    ("klasyczn", Pace::Classical),
];

/// Words that say in a tag on the kind of play, and nowhere else, that it is the ordinary one.
const STANDARD: [&str; 3] = ["standard", "normal", "slow"];

/// Words that tell of games by letter, by how they begin.
const CORRESPONDENCE_STEMS: [&str; 12] = [
    "iccf",
    "correspond",
    "corrispond",
    "korespond",
    "korrespond",
    "fernschach",
    "fernpartie",
    "fernturnier",
    "переписк",
    "переписке",
    "заочн",
    "postal",
];
/// Words that tell so if they are nothing but this.
const CORRESPONDENCE_WORDS: [&str; 4] = ["corr", "email", "cc", "lss"];

/// The shortest time that is no time on a clock: a day.
const DAY_MS: u64 = 86_400_000;

fn words(text: &str) -> impl Iterator<Item = String> {
    let joined = text.to_lowercase().replace("semi-lampo", "semilampo").replace("semi lampo", "semilampo");
    let words: Vec<String> =
        joined.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.into_iter()
}

/// Finds the one class that the words of a text name; none where they name several, or none.
pub(super) fn class_in(text: &str) -> Option<Pace> {
    let mut found = None;
    for word in words(text) {
        let Some((_, class)) = CLASS_STEMS.iter().find(|(stem, _)| word.starts_with(stem)) else { continue };
        if found.is_some_and(|other| other != *class) {
            return None;
        }
        found = Some(*class);
    }
    found
}

/// Finds the class in a tag that says what kind of play it is: there `standard` means the ordinary one.
pub(super) fn class_in_kind(text: &str) -> Option<Pace> {
    let is_standard = || words(text).any(|word| STANDARD.contains(&word.as_str()));
    class_in(text).or_else(|| is_standard().then_some(Pace::Classical))
}

fn tells_of_correspondence(text: &str) -> bool {
    let joined = text.to_lowercase().replace("e-mail", "email");
    words(&joined).any(|word| {
        CORRESPONDENCE_WORDS.contains(&word.as_str()) || CORRESPONDENCE_STEMS.iter().any(|stem| word.starts_with(stem))
    })
}

/// Tells whether a record is of a game by correspondence: by its tags `Event`, `EventType`, `Site` and `Mode`, or by a time
/// control in days. No clock is pressed there, and so no move is completed as the laws have it.
#[must_use]
pub fn is_by_correspondence(record: &Record<'_>) -> bool {
    let tag = |name: &str| record.tag(name).map(unescape);
    let in_days = |control: TimeControl| match control {
        TimeControl::Periods(periods) => periods.list.iter().any(|period| period.base_ms >= DAY_MS),
        TimeControl::Unknown | TimeControl::Untimed => false,
    };
    let by_mode = |mode: String| {
        matches!(mode.trim().to_ascii_uppercase().as_str(), "PM" | "EM") || tells_of_correspondence(&mode)
    };
    tag("Mode").is_some_and(by_mode)
        || ["EventType", "Event", "Site"]
            .into_iter()
            .any(|name| tag(name).is_some_and(|text| tells_of_correspondence(&text)))
        || tag("TimeControl").and_then(|control| TimeControl::read(&control)).is_some_and(in_days)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_many_languages_name_a_class() {
        use Pace::{Blitz, Classical, Rapid};
        for (text, expected) in [
            ("World Blitz Championship", Some(Blitz)),
            ("swiss (rapid)", Some(Rapid)),
            ("k.o. (blitz)", Some(Blitz)),
            ("Чемпионат Москвы по блицу", Some(Blitz)),
            ("Блицтурнир памяти Таля", Some(Blitz)),
            ("Кубок города, быстрые шахматы", Some(Rapid)),
            ("Первенство по быстрым шахматам", Some(Rapid)),
            ("Рапид Гран-При", Some(Rapid)),
            ("Dortmunder Schnellschach", Some(Rapid)),
            ("Blitzschach am Freitag", Some(Blitz)),
            ("Torneo semi-lampo", Some(Rapid)),
            ("Torneo lampo", Some(Blitz)),
            ("Ajedrez rápido", Some(Rapid)),
            ("Paris rapide", Some(Rapid)),
            ("World Rapid & Blitz", None),
            ("Norway Chess", None),
            ("Tal Memorial", None),
            ("Chess.com Classical Cup", Some(Classical)),
            ("Standard Bank Open", None),
        ] {
            assert_eq!(class_in(text), expected, "{text}");
        }
        assert_eq!(class_in_kind("swiss (standard)"), Some(Classical));
        assert_eq!(class_in_kind("tourn"), None);
    }

    #[test]
    fn games_by_letter_are_known_by_their_words() {
        for (text, expected) in [
            ("ICCF World Championship", true),
            ("Ch URS corr", true),
            ("12th Correspondence Ch", true),
            ("Чемпионат СССР по переписке", true),
            ("Fernschach-WM", true),
            ("e-mail Cup", true),
            ("Corrida Open", false),
            ("Fernandez Memorial", false),
            ("Corr Chess Club", true),
        ] {
            assert_eq!(tells_of_correspondence(text), expected, "{text}");
        }
    }
}
