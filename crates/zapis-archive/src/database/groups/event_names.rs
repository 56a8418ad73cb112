//! The names of an event, and whether two names, with their places, may belong to one event.

use std::sync::OnceLock;

use super::super::entries::event_key::{event_name, folded, is_address};
use super::super::entries::head::Head;
use super::super::entries::tag::is_said;
use super::super::names::name_key::{NameKey, NameLikeness};

/// The indices of the name and the place.
const EVENT: usize = 0;
const SITE: usize = 1;

/// The name of an event, its place and the part of it that records belong to.
#[derive(Clone, Debug, Default)]
pub(super) struct EventNames {
    event: String,
    site: String,
    section: String,
    /// The name and the place as written.
    written: [String; 2],
    /// The words of the name without those for a stage.
    stem: OnceLock<String>,
    /// The keys for comparing the name and the place.
    keys: [OnceLock<NameKey>; 2],
    tempo: Option<&'static str>,
}

/// How the names of two events compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamesFit {
    /// The same name, whatever the place.
    Same,
    /// Names and places that may be the same: spelled differently, or unknown.
    Similar,
    /// The name or the place is different.
    Other,
    /// Different sections or time controls.
    Apart,
}

/// Words that distinguish events of one festival.
const TEMPOS: [(&str, &str); 13] = [
    ("rapid", "rapid"),
    ("рапид", "rapid"),
    ("быстр", "rapid"),
    ("schnell", "rapid"),
    ("active", "rapid"),
    ("blitz", "blitz"),
    ("блиц", "blitz"),
    ("bullet", "bullet"),
    ("blind", "blind"),
    ("вслепую", "blind"),
    ("960", "960"),
    ("chess9lx", "960"),
    ("armageddon", "armageddon"),
];

impl EventNames {
    /// Reads the event names of a record.
    pub(super) fn of(head: &Head<'_>) -> Self {
        let said = |text: &str| {
            let mut key = String::new();
            if is_said(text) {
                folded(text, &mut key);
            }
            key.trim_end().to_owned()
        };
        let (event, site) = (event_name(head), if is_address(head.site) { "" } else { head.site });
        let words = [head.event, head.section, head.event_type];
        // The shortest of them has three letters.
        let tempo = if words.iter().all(|text| text.len() < 3) {
            None
        } else {
            let words = words.join(" ").to_lowercase();
            TEMPOS.iter().find(|(word, _)| words.contains(word)).map(|(_, tempo)| *tempo)
        };
        Self {
            event: said(event),
            site: said(site),
            section: said(head.section),
            written: [event, site].map(str::to_owned),
            stem: OnceLock::new(),
            keys: Default::default(),
            tempo: tempo.or_else(|| tempo_of(head.time_control)),
        }
    }

    /// Compares two events by their names alone.
    pub(super) fn fit(&self, other: &Self) -> NamesFit {
        let are_known = |one: &str, other: &str| !one.is_empty() && !other.is_empty();
        let is_named = |one: &Self| !one.event.is_empty();
        if are_known(&self.section, &other.section) && self.section != other.section {
            return NamesFit::Apart;
        }
        // If records name no event, its time control is unknown.
        let has_tempos = is_named(self) && is_named(other) || self.tempo.is_some() && other.tempo.is_some();
        if has_tempos && self.tempo != other.tempo {
            return NamesFit::Apart;
        }
        if self.event == other.event && is_named(self) {
            return NamesFit::Same;
        }
        let is_event_like = !are_known(&self.event, &other.event) || self.is_like(other, EVENT);
        if is_event_like && self.is_site_like(other) { NamesFit::Similar } else { NamesFit::Other }
    }

    fn is_site_like(&self, other: &Self) -> bool {
        let is_unknown = self.site.is_empty() || other.site.is_empty();
        self.site == other.site || is_unknown || self.is_like(other, SITE)
    }

    /// Returns true if names, or places, may be spellings of one.
    fn is_like(&self, other: &Self, which: usize) -> bool {
        self.key(which).likeness(other.key(which)) != NameLikeness::Other
    }

    fn key(&self, which: usize) -> &NameKey {
        self.keys[which].get_or_init(|| NameKey::of(&self.written[which]))
    }

    fn stem(&self) -> &str {
        self.stem.get_or_init(|| without_stage(&self.written[EVENT]))
    }

    /// Returns true if two may name stages of one knock-out: `Cup, 1/8-final` and `Cup, semi-finals`.
    pub(super) fn are_stages(&self, other: &Self) -> bool {
        let is_one = self.stem() == other.stem() || self.event.is_empty() || other.event.is_empty();
        is_one && (self.event == other.event || self.is_site_like(other))
    }
}

/// Words that distinguish the stages of one knock-out.
const STAGE_WORDS: [&str; 22] = [
    "round",
    "rd",
    "r",
    "stage",
    "of",
    "final",
    "finals",
    "semi",
    "semifinal",
    "semifinals",
    "quarter",
    "quarterfinal",
    "quarterfinals",
    "match",
    "third",
    "place",
    "st",
    "nd",
    "th",
    "тур",
    "этап",
    "финала",
];

/// Returns the words of an event's name except those for its stage, and numbers.
fn without_stage(event: &str) -> String {
    let lower = event.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    let is_stage = |word: &&str| STAGE_WORDS.contains(word) || word.ends_with("финал");
    words.filter(|word| !is_stage(word)).collect::<Vec<_>>().join(" ")
}

/// Classifies blitz and rapid by seconds for sixty moves; slower games are not classified, as most of their records
/// state nothing.
fn tempo_of(time_control: &str) -> Option<&'static str> {
    let (main, more) = time_control.trim().split_once('+').unwrap_or((time_control.trim(), "0"));
    let seconds = main.parse::<u32>().ok()?.saturating_add(more.parse::<u32>().ok()?.saturating_mul(60));
    match seconds {
        0 | 3600.. => None,
        ..180 => Some("bullet"),
        180..=600 => Some("blitz"),
        _ => Some("rapid"),
    }
}
