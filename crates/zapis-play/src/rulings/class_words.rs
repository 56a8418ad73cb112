//! Words in tags for the time class: `swiss (rapid)`, «блиц-турнир», `ICCF`.

use crate::laws::TimeClass;
use crate::record::{Record, TimeControl, unescape};

/// The beginnings of words for a class; longer ones come before their own prefixes.
const CLASS_STEMS: [(&str, TimeClass); 43] = [
    ("blitz", TimeClass::Blitz),
    ("bullet", TimeClass::Blitz),
    ("lightning", TimeClass::Blitz),
    ("блиц", TimeClass::Blitz),
    ("молниенос", TimeClass::Blitz),
    ("relampago", TimeClass::Blitz),
    ("relámpago", TimeClass::Blitz),
    ("relâmpago", TimeClass::Blitz),
    ("lampo", TimeClass::Blitz),
    ("snelschaak", TimeClass::Blitz),
    ("snelschaken", TimeClass::Blitz),
    ("lynskak", TimeClass::Blitz),
    ("lynsjakk", TimeClass::Blitz),
    ("blixt", TimeClass::Blitz),
    ("pikashakki", TimeClass::Blitz),
    ("bleskov", TimeClass::Blitz),
    ("błyskawicz", TimeClass::Blitz),
    ("blyskawicz", TimeClass::Blitz),
    ("villám", TimeClass::Blitz),
    ("villam", TimeClass::Blitz),
    ("yıldırım", TimeClass::Blitz),
    ("yildirim", TimeClass::Blitz),
    ("brzopotez", TimeClass::Blitz),
    ("rapid", TimeClass::Rapid),
    ("rápid", TimeClass::Rapid),
    ("semilampo", TimeClass::Rapid),
    ("schnell", TimeClass::Rapid),
    ("быстры", TimeClass::Rapid),
    ("рапид", TimeClass::Rapid),
    ("швидк", TimeClass::Rapid),
    ("hurtigskak", TimeClass::Rapid),
    ("hurtigsjakk", TimeClass::Rapid),
    ("snabbschack", TimeClass::Rapid),
    ("szybk", TimeClass::Rapid),
    ("ubrzan", TimeClass::Rapid),
    ("hızlı", TimeClass::Rapid),
    ("quickplay", TimeClass::Rapid),
    ("classical", TimeClass::Classical),
    ("klassisch", TimeClass::Classical),
    ("классич", TimeClass::Classical),
    ("классик", TimeClass::Classical),
    ("clásic", TimeClass::Classical),
    ("klasyczn", TimeClass::Classical),
];

/// Words that mean classical chess only in a tag about the kind of play.
const STANDARD: [&str; 3] = ["standard", "normal", "slow"];

/// The beginnings of words for correspondence chess.
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
/// Complete words for correspondence chess.
const CORRESPONDENCE_WORDS: [&str; 4] = ["corr", "email", "cc", "lss"];

/// The shortest time that cannot be on a chess clock: a day.
const DAY_MS: u64 = 86_400_000;

fn words(text: &str) -> impl Iterator<Item = String> {
    let joined = text.to_lowercase().replace("semi-lampo", "semilampo").replace("semi lampo", "semilampo");
    let words: Vec<String> =
        joined.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.into_iter()
}

/// Finds the one class that the words of a text name; `None` if they name several, or none.
pub(super) fn class_in(text: &str) -> Option<TimeClass> {
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

/// Finds the class in a tag about the kind of play: there `standard` means classical.
pub(super) fn class_in_kind(text: &str) -> Option<TimeClass> {
    let is_standard = || words(text).any(|word| STANDARD.contains(&word.as_str()));
    class_in(text).or_else(|| is_standard().then_some(TimeClass::Classical))
}

fn tells_of_correspondence(text: &str) -> bool {
    let joined = text.to_lowercase().replace("e-mail", "email");
    words(&joined).any(|word| {
        CORRESPONDENCE_WORDS.contains(&word.as_str()) || CORRESPONDENCE_STEMS.iter().any(|stem| word.starts_with(stem))
    })
}

/// Returns true if a record is a correspondence game: by its tags `Event`, `EventType`, `Site` and `Mode`, or by a time
/// control in days. No clock is pressed there, so no move is completed in the sense of the laws.
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
        use TimeClass::{Blitz, Classical, Rapid};
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
