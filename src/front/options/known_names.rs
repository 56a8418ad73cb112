//! The names that arguments may have: offered by completion, and compared with an unknown one.

use crate::chess::Letters;
use crate::findings::{FAMILIES, rules};
use crate::laws::Edition;
use crate::render::SCHEMAS;
#[cfg(feature = "database")]
use crate::select::FIELDS;
use crate::text::Encoding;
#[cfg(feature = "database")]
use crate::tournament::tie_break::{Rules, TieBreak};

/// A possible value of an argument.
#[derive(Clone, Copy, Debug)]
pub struct OfferedName {
    /// The name.
    pub name: &'static str,
    /// What it names, if the name alone is not enough.
    pub help: Option<&'static str>,
}

impl OfferedName {
    const fn plain(name: &'static str) -> Self {
        Self { name, help: None }
    }
}

/// Lists the possible values of an argument whose values are names in a table; `None` for other arguments.
///
/// Arguments are not validated with these lists, since the specific errors explain more than a list.
pub fn offered(argument: &str) -> Option<Vec<OfferedName>> {
    let plain = |names: Vec<&'static str>| names.into_iter().map(OfferedName::plain).collect();
    let letters = || Letters::all().iter().map(|letters| OfferedName { name: letters.code, help: Some(letters.name) });
    let encodings = || Encoding::ALL.iter().map(|encoding| encoding.label());
    Some(match argument {
        "letters" => [OfferedName::plain("auto")].into_iter().chain(letters()).collect(),
        "out_letters" => letters().collect(),
        "encoding" => plain(["auto"].into_iter().chain(encodings()).collect()),
        "out_encoding" => plain(encodings().collect()),
        "laws" => plain(["by-date"].into_iter().chain(Edition::ALL.into_iter().map(Edition::key)).collect()),
        "select" | "ignore" => {
            let families = FAMILIES.iter().map(|family| family.name);
            plain(families.chain(rules::ALL.iter().map(|rule| rule.name)).collect())
        }
        "name" => plain(rules::ALL.iter().map(|rule| rule.name).collect()),
        #[cfg(feature = "database")]
        "conditions" => {
            FIELDS.iter().map(|field| OfferedName { name: field.name, help: Some(field.example) }).collect()
        }
        "finding" => {
            plain(["error", "warning", "note"].into_iter().chain(rules::ALL.iter().map(|rule| rule.name)).collect())
        }
        // The arrangements of Chess960 are too many to be offered.
        "named" => plain(SCHEMAS.iter().map(|schema| schema.name).collect()),
        #[cfg(feature = "database")]
        "tiebreaks" => plain(["none"].into_iter().chain(TieBreak::codes()).collect()),
        #[cfg(feature = "database")]
        "tiebreak_rules" => plain(["by-date"].into_iter().chain(Rules::ALL.into_iter().map(Rules::name)).collect()),
        _ => return None,
    })
}

/// Less similar names are different names.
const ALIKE: f64 = 0.8;

/// Finds the known name that is most similar to an unknown one.
pub fn near<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let alike = |known: &'a str| (strsim::jaro_winkler(&name, &known.to_lowercase()), known);
    let best = known.into_iter().map(alike).max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.filter(|(likeness, _)| *likeness >= ALIKE).map(|(_, known)| known)
}

/// Finds the piece letters that may have been meant: by the name of their language, or by a similar code.
pub(crate) fn letters_like(name: &str) -> Option<&'static str> {
    let all = Letters::all();
    let by_name = near(name, all.iter().map(|letters| letters.name));
    let of_language = all.iter().find(|letters| Some(letters.name) == by_name).map(|letters| letters.code);
    of_language.or_else(|| near(name, all.iter().map(|letters| letters.code)).filter(|_| name.len() > 2))
}
