//! Reports names of an archive that may belong to one person: the same name in another spelling, or with the same FIDE
//! ID.

use std::collections::{HashMap, HashSet};

use crate::findings::rules;
use crate::l10n::message;
use crate::sorting::CompactSort;
use crate::text::Visible;

use super::super::entries::archive_finding::{ArchiveFinding, Spelling};
use super::super::entries::known_date::Years;
use super::super::entries::tag::is_said;
use super::super::names::name_form::{FormDifference, NameForms};
use super::super::names::people::{Likeness, spelling_variants};

/// The minimum number of names with the same kind of difference that are reported together.
const MIN_REPORTED_TOGETHER: usize = 5;

/// A name in the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
struct KnownPerson<'a> {
    name: &'a str,
    id: &'a str,
    /// The first record with it.
    record: u32,
    n_records: usize,
    years: Years,
}

/// The names of an archive, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownNames<'a>(Vec<KnownPerson<'a>>);

impl<'a> KnownNames<'a> {
    /// Adds a name seen for the first time; `None` if it is a placeholder.
    pub(super) fn meet(&mut self, name: &'a str, id: &'a str, record: u32, year: Option<u16>) -> Option<usize> {
        if !is_said(name) {
            return None;
        }
        let at = self.0.len();
        self.0.push(KnownPerson { name, id: "", record, n_records: 0, years: Years::default() });
        self.meet_again(at, id, year);
        Some(at)
    }

    /// Counts another occurrence of a name.
    pub(super) fn meet_again(&mut self, at: usize, id: &'a str, year: Option<u16>) {
        let Some(known) = self.0.get_mut(at) else { return };
        known.n_records += 1;
        let year = year.unwrap_or(0);
        known.years.include(Years { first: year, last: year });
        if id.is_empty() {
            return;
        }
        let id = id.trim();
        // Some programs write 0 for a missing value.
        if known.id.is_empty() && id.len() > 3 && id.bytes().all(|byte| byte.is_ascii_digit()) {
            known.id = id;
        }
    }
}

impl<'a> KnownNames<'a> {
    /// Lists the names in order of first occurrence.
    pub(super) fn names(&self) -> Vec<&'a str> {
        self.0.iter().map(|one| one.name).collect()
    }
}

/// Lists the names that may belong to one person, including the `likely` ones. Names that differ only in a federation
/// in brackets, or in commas, periods and capitals, are reported together, because they are decided together.
/// `n_beside` counts the records of a name whose games also occur under another name.
pub(super) fn variants_of(
    known: &KnownNames<'_>,
    likely: &[(usize, usize, Likeness)],
    n_beside: &dyn Fn(usize, usize) -> usize,
) -> Vec<ArchiveFinding> {
    let known = &known.0;
    let names: Vec<&str> = known.iter().map(|one| one.name).collect();
    let forms = NameForms::of(&names, &|at| known[at].n_records);
    let mut pairs: Vec<(usize, usize, Likeness)> = Vec::new();
    let mut by_id: HashMap<&str, usize> = HashMap::new();
    for (at, one) in known.iter().enumerate().filter(|(_, one)| !one.id.is_empty()) {
        match by_id.get(one.id) {
            Some(first) => pairs.push((forms.usual(*first), forms.usual(at), Likeness::SameId)),
            None => {
                by_id.insert(one.id, at);
            }
        }
    }
    for pair in spelling_variants(&names) {
        let ids = [known[pair.first].id, known[pair.second].id];
        // Two IDs are two persons of one name, or one person with a mistaken ID; a common ID was reported above.
        let is_one_time = !known[pair.first].years.are_of_two(known[pair.second].years);
        if is_one_time && ids.iter().any(|id| id.is_empty()) {
            pairs.push((forms.usual(pair.first), forms.usual(pair.second), pair.likeness));
        }
    }
    for (first, second, why) in likely {
        let ids = [known[*first].id, known[*second].id];
        if ids.iter().any(|id| id.is_empty()) {
            pairs.push((forms.usual(*first), forms.usual(*second), *why));
        }
    }
    // A pair reduced to the usual forms may be one name, or a pair already reported.
    let mut is_reported = HashSet::new();
    pairs.retain(|(first, second, _)| first != second && is_reported.insert([*first.min(second), *first.max(second)]));
    let is_one_person = |rare: usize, usual: usize| {
        let [rare, usual] = [rare, usual].map(|at| &known[at]);
        !rare.years.are_of_two(usual.years) && (rare.id == usual.id || rare.id.is_empty() || usual.id.is_empty())
    };
    let is_shown = |one: usize, other: usize| {
        [(one, other), (other, one)].iter().any(|(one, other)| n_beside(*one, *other) >= known[*one].n_records)
    };
    pairs.retain(|(first, second, _)| !is_shown(*first, *second));
    let mut found = Vec::new();
    for kind in FormDifference::ALL {
        let of_kind: Vec<[usize; 2]> = forms
            .pairs()
            .filter(|(rare, usual, its)| *its == kind && is_one_person(*rare, *usual) && !is_shown(*rare, *usual))
            .map(|(rare, usual, _)| [rare, usual])
            .collect();
        if of_kind.len() < MIN_REPORTED_TOGETHER {
            pairs.extend(of_kind.into_iter().map(|[rare, usual]| (usual, rare, Likeness::Form)));
        } else {
            found.extend(reported_together(known, kind, &of_kind));
        }
    }
    found.extend(pairs.into_iter().map(|(first, second, why)| finding_on_names(known, first, second, why)));
    found.compact_sort_by_key(|one| one.record);
    found
}

/// Reports all names that differ in one way from their most frequent form.
fn reported_together(known: &[KnownPerson<'_>], kind: FormDifference, pairs: &[[usize; 2]]) -> Option<ArchiveFinding> {
    let [rare, usual] = *pairs.first()?;
    let shown = |at: usize| Visible(known[at].name).to_string();
    let message =
        message!("name-forms", count = pairs.len(), first = shown(rare), second = shown(usual), differs = kind.key());
    let spellings = pairs.iter().map(|[rare, usual]| spelling(known, [*rare, *usual], Likeness::Form));
    let found = ArchiveFinding {
        spellings: spellings.collect(),
        ..ArchiveFinding::new(rules::NAME_VARIANTS, known[rare].record, message)
    };
    Some(with_named(found.with_help(message!("name-forms-help")), known[usual].record, known[usual].name))
}

fn finding_on_names(known: &[KnownPerson<'_>], first: usize, second: usize, why: Likeness) -> ArchiveFinding {
    let (usual, rare) =
        if known[second].n_records > known[first].n_records { (second, first) } else { (first, second) };
    name_variants(spelling(known, [rare, usual], why))
}

fn spelling(known: &[KnownPerson<'_>], [rare, usual]: [usize; 2], likeness: Likeness) -> Spelling {
    let [rare, usual] = [rare, usual].map(|at| &known[at]);
    Spelling {
        record: rare.record,
        was: rare.name.to_owned(),
        is: usual.name.to_owned(),
        usual_card: usual.record,
        likeness,
        is_of_event: false,
    }
}

/// Reports two names that may be one player's.
pub(in crate::database) fn name_variants(spelling: Spelling) -> ArchiveFinding {
    let [first, second] = [&spelling.was, &spelling.is].map(|name| Visible(name).to_string());
    let message = message!("name-variants", first = first, second = second, why = spelling.likeness.key());
    let reported = ArchiveFinding::new(rules::NAME_VARIANTS, spelling.record, message);
    let reported = with_named(reported, spelling.usual_card, &spelling.is);
    ArchiveFinding { spellings: vec![spelling], ..reported }
}

/// Adds a record in which a player is called so.
pub(super) fn with_named(reported: ArchiveFinding, record: u32, name: &str) -> ArchiveFinding {
    reported.with_related(record, message!("related-named", name = Visible(name).to_string()))
}

#[cfg(test)]
mod tests {
    use super::super::names_across::names_across;
    use crate::database::entries::archive::Archive;
    use crate::database::same_games::identity::GameIdentity;

    #[test]
    fn one_person_is_found_by_spelling_and_by_number() {
        let record = |white: [&str; 2], black: [&str; 2]| {
            let tag = |name: &str, value: &str| format!("[{name} \"{value}\"]\n");
            let white = tag("White", white[0]) + &tag("WhiteFideId", white[1]);
            white + &tag("Black", black[0]) + &tag("BlackFideId", black[1]) + "\n1. e4 *\n\n"
        };
        let text = [
            record(["Непомнящий, Ян", ""], ["Carlsen, Magnus", "1503014"]),
            record(["Nepomniachtchi, Yan", ""], ["Magnus C", "1503014"]),
            record(["Carlsen, Magnus", "1503014"], ["Ivanov, A", ""]),
            record(["Carlsen, Magnus", "1503014"], ["Ivanov, Alexei", ""]),
        ];
        let mut archive = Archive::new(1 << 20);
        archive.read("a.pgn", &text.concat()).unwrap();
        let found = names_across(&archive, &GameIdentity::default());
        let reported: Vec<(u32, u32)> = found.iter().map(|one| (one.record, one.related[0].record)).collect();
        assert_eq!(reported, [(1, 0), (1, 0)], "{found:?}");
    }

    #[test]
    fn names_in_two_forms_are_reported_together_where_they_are_many() {
        let surnames = ["Keres", "Tal", "Geller", "Kotov", "Stein"];
        for n in [4, 5] {
            let record = |name: &str| format!("[White \"{name}\"]\n[Black \"Najdorf, M\"]\n\n1. e4 *\n\n");
            let in_both_forms = |name: &&str| [format!("{name} Ivan"), format!("{name} Ivan (URS)")];
            let names: Vec<String> = surnames[..n].iter().flat_map(in_both_forms).collect();
            let text = names.iter().map(|name| record(name)).collect::<Vec<_>>().concat();
            let mut archive = Archive::new(1 << 20);
            archive.read("a.pgn", &text).unwrap();
            let reported: Vec<(u32, usize)> = names_across(&archive, &GameIdentity::default())
                .iter()
                .map(|one| (one.record, one.spellings.len()))
                .collect();
            let expected = if n < 5 { vec![(1, 1), (3, 1), (5, 1), (7, 1)] } else { vec![(1, 5)] };
            assert_eq!(reported, expected);
        }
    }

    #[test]
    fn names_of_another_time_are_of_another_person() {
        for (year, n) in [(1850, 0), (1950, 1)] {
            let record = |date: u16, white: &str| {
                format!("[Date \"{date}.??.??\"]\n[White \"{white}\"]\n[Black \"Tal, M\"]\n\n1. e4 *\n\n")
            };
            let text = record(year, "Schmidt, Hans") + &record(2000, "Hans Schmidt");
            let mut archive = Archive::new(1 << 20);
            archive.read("a.pgn", &text).unwrap();
            assert_eq!(names_across(&archive, &GameIdentity::default()).len(), n, "{year}");
        }
    }
}
