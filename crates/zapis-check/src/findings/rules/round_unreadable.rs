//! `round-unreadable`: the Round tag is not a round number: a year, a date, a number that no event reaches, or words
//! around the number.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::ROUND_UNREADABLE;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::quote;

/// The maximum number of rounds of an event, and of games of a match.
const LATEST: u32 = 300;

/// Words around a round number that carry no information.
const ROUND_WORDS: [&str; 10] = ["round", "rd", "r", "rnd", "runde", "ronde", "ronda", "turno", "тур", "т"];

/// The beginnings of words for a stage, a part of an event or the kind of a match.
const STAGE_WORDS: &str = "\
    achtel armag bare barrage blitz board bronze bullet casual class consol cuart cup day deciding demi div elim \
    erst exhib extra first fourth friendly game gold gr half halb heat knock last league leg loser match octav part \
    place platz play pool prelim qual quart rapid replay second sect semi set simul stage stich sudden swiss test \
    third tie training viertel winner zonal без быстр блиц втор гр доп игр матч место отбор парт перв плей полу \
    предв рапид сеанс стадия тай трет утеш четв";

/// Finds values that are not a round (PGN 8.1.1.4). Stages of a knock-out are recognized by words: `Final`, `1/8`.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let Some(tag) = subject.record.tag_pair("Round") else { return };
    let text = subject.record.slice(tag.value);
    let (severity, meant) = match read(text.trim()) {
        RoundText::Plain => return,
        RoundText::InWords(number) => (Severity::Note, Some(number)),
        RoundText::UnknownWords => (Severity::Note, None),
        RoundText::NoRound => (Severity::Warning, None),
    };
    if severity == Severity::Note && !subject.notes {
        return;
    }
    let message = match &meant {
        Some(_) => message!("round-in-words", round = quote(text)),
        None => message!("round-unreadable", round = quote(text)),
    };
    let mut finding = Draft::new(ROUND_UNREADABLE, tag.value, message).with_severity(severity);
    finding.help = Some(match &meant {
        Some(meant) => message!("write-this", spelling = meant.as_str()),
        None => message!("round-help"),
    });
    finding.fix = meant.map(|meant| DraftFix::safe(tag.value, meant));
    finding.written = Some(quote(text));
    findings.push(finding);
}

/// The content of a Round tag.
#[derive(Debug, PartialEq, Eq)]
enum RoundText {
    /// `7`, `3.1`, `?`, `-`, `Final`.
    Plain,
    /// `Round 7`, whose number is `7`.
    InWords(String),
    /// `xyz`: only unknown words.
    UnknownWords,
    /// `1993`, `2021.08.17`, `6144`, `x1`.
    NoRound,
}

fn read(text: &str) -> RoundText {
    let numbers: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    let words: Vec<String> =
        text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    let Some(first) = numbers.first() else {
        let has_other_signs = text.chars().any(|c| !c.is_alphabetic() && !" ?-.*()/'".contains(c));
        return if has_other_signs {
            RoundText::NoRound
        } else if words.is_empty() || words.iter().any(|word| may_name_stage(word)) {
            RoundText::Plain
        } else {
            RoundText::UnknownWords
        };
    };
    let is_number = first.parse::<u32>().is_ok_and(|number| number <= LATEST);
    if !is_number || text.starts_with('-') || numbers.len() > 4 {
        return RoundText::NoRound;
    }
    let is_of_rounds = |word: &String| ROUND_WORDS.contains(&word.as_str());
    match words.as_slice() {
        [] => RoundText::Plain,
        words if words.iter().all(is_of_rounds) && numbers.len() == 1 => {
            let number = first.trim_start_matches('0');
            RoundText::InWords(if number.is_empty() { "0" } else { number }.to_owned())
        }
        // Groups, stages and the like: `QF1`, `Final 2`, `Gr. A 3`. A single letter that is not a word means nothing.
        [word] if word == "x" => RoundText::NoRound,
        _ => RoundText::Plain,
    }
}

/// Returns true if a word may name a round: a stage, an abbreviation (`QF`, `TB`), a number (`xiv`).
fn may_name_stage(word: &str) -> bool {
    word.chars().count() < 3
        || word.bytes().all(|byte| b"ivxl".contains(&byte))
        || word.contains("final")
        || word.contains("финал")
        || ROUND_WORDS.contains(&word)
        || STAGE_WORDS.split(' ').any(|stage| word.starts_with(stage))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_distinguished_from_other_text() {
        for text in [
            "7",
            "3.1",
            "1.2.3",
            "?",
            "-",
            "",
            "Final",
            "1/8",
            "QF 2",
            "3(2)",
            "1st",
            "0",
            "103",
            "Group A 3",
            "SF",
            "Play-off",
            "xiv",
            "Полуфинал",
            "матч за 3-е место",
            "A",
        ] {
            assert_eq!(read(text), RoundText::Plain, "{text}");
        }
        for text in ["xyz", "unknown", "неизвестно"] {
            assert_eq!(read(text), RoundText::UnknownWords, "{text}");
        }
        for (text, number) in [("Round 7", "7"), ("R03", "3"), ("Тур 5", "5"), ("5. Runde", "5")] {
            assert_eq!(read(text), RoundText::InWords(number.to_owned()), "{text}");
        }
        for text in ["1993", "6144", "2021.08.17", "-3", "x1", "#", "99999999999"] {
            assert_eq!(read(text), RoundText::NoRound, "{text}");
        }
    }
}
