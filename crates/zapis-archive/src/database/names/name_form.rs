//! The form of a name apart from its words: commas, periods, capitals, a federation in brackets.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

/// How two forms of a name differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::database) enum FormDifference {
    /// One has text in brackets: `Keres Paul`, `Keres Paul (EST)`.
    Brackets,
    /// Commas, periods, hyphens, blanks or capitals: `Larsen, B`, `Larsen B.`.
    Signs,
}

impl FormDifference {
    pub(in crate::database) const ALL: [Self; 2] = [Self::Brackets, Self::Signs];

    /// Returns its key in messages.
    pub(in crate::database) const fn key(self) -> &'static str {
        match self {
            Self::Brackets => "brackets",
            Self::Signs => "signs",
        }
    }
}

/// Groups names that are one name in several forms.
#[derive(Debug)]
pub(in crate::database) struct NameForms {
    /// For each name the index of its usual form; for most names their own.
    usual: Vec<usize>,
    /// How each name differs from its usual form.
    differs: Vec<Option<FormDifference>>,
}

impl NameForms {
    /// Groups names by their words; the usual form is the one in most records, the first of several. Linear.
    pub(in crate::database) fn of(names: &[&str], n_records: &dyn Fn(usize) -> usize) -> Self {
        let words: Vec<Option<(String, String)>> = names.iter().map(|name| taken_apart(name)).collect();
        let mut by_words: HashMap<&str, Vec<usize>, DefaultHashBuilder> = HashMap::default();
        for (at, words) in words.iter().enumerate() {
            if let Some((words, _)) = words {
                by_words.entry(words).or_default().push(at);
            }
        }
        let (mut usual, mut differs): (Vec<usize>, _) = ((0..names.len()).collect(), vec![None; names.len()]);
        for places in by_words.values().filter(|places| places.len() > 1) {
            let in_brackets = |at: usize| words[at].as_ref().map_or("", |(_, brackets)| brackets.as_str());
            // Two federations may be two people if there are only initials; with full names they are one person at two
            // times.
            let mut federations = places.iter().map(|at| in_brackets(*at)).filter(|text| !text.is_empty());
            let first = federations.next();
            let has_initials = words[places[0]].as_ref().is_some_and(|(words, _)| has_initials(words));
            if has_initials && federations.any(|text| Some(text) != first) {
                continue;
            }
            let Some(most) = places.iter().copied().max_by_key(|at| (n_records(*at), usize::MAX - at)) else {
                continue;
            };
            for at in places.iter().copied().filter(|at| *at != most) {
                usual[at] = most;
                let is_signs = in_brackets(at) == in_brackets(most);
                differs[at] = Some(if is_signs { FormDifference::Signs } else { FormDifference::Brackets });
            }
        }
        Self { usual, differs }
    }

    /// Returns the index of the usual form of a name.
    pub(in crate::database) fn usual(&self, name: usize) -> usize {
        self.usual[name]
    }

    /// Lists the names that are not the usual form, each with the usual one, and the difference.
    pub(in crate::database) fn pairs(&self) -> impl Iterator<Item = (usize, usize, FormDifference)> + '_ {
        let places = self.usual.iter().zip(&self.differs).enumerate();
        places.filter_map(|(at, (usual, differs))| differs.map(|differs| (at, *usual, differs)))
    }
}

/// Returns the words of a name in lower case, and the text in brackets after it; `None` for at most one word, which is
/// ambiguous.
fn taken_apart(name: &str) -> Option<(String, String)> {
    let (name, brackets) = name.split_once(['(', '[']).unwrap_or((name, ""));
    let folded = |text: &str| {
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join(" ").to_lowercase()
    };
    let words = folded(name);
    words.contains(' ').then(|| (words, folded(brackets)))
}

fn has_initials(words: &str) -> bool {
    words.split(' ').any(|word| word.chars().nth(1).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_name_lead_to_the_usual_one() {
        let names = [
            ("Keres Paul (EST)", 3),
            ("Keres Paul", 5),
            ("Keres, Paul", 4),
            ("Keres Paul (EST", 1),
            ("Tal", 9),
            ("Tal (LAT)", 1),
            ("Ivanov I (RUS)", 1),
            ("Ivanov I (UKR)", 1),
            ("IVANOV I", 1),
            ("Kortchnoi Viktor (URS)", 2),
            ("Kortchnoi Viktor (SUI)", 1),
            ("Larsen B.", 1),
            ("LARSEN, B", 1),
        ];
        let texts = names.map(|(name, _)| name);
        let forms = NameForms::of(&texts, &|at| names[at].1);
        let found: Vec<_> = forms.pairs().map(|(rare, usual, differs)| (texts[rare], texts[usual], differs)).collect();
        let expected = [
            ("Keres Paul (EST)", "Keres Paul", FormDifference::Brackets),
            ("Keres, Paul", "Keres Paul", FormDifference::Signs),
            ("Keres Paul (EST", "Keres Paul", FormDifference::Brackets),
            ("Kortchnoi Viktor (SUI)", "Kortchnoi Viktor (URS)", FormDifference::Brackets),
            ("LARSEN, B", "Larsen B.", FormDifference::Signs),
        ];
        assert_eq!(found, expected);
        assert_eq!(forms.usual(4), 4);
    }
}
