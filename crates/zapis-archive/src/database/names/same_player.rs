//! Whether two names on scoresheets of one game may belong to one player: in any form, and with a wrong letter.

use super::folded_name::name_key;
use super::name_key::is_unknown;
use super::people::{PersonName, likeness};

/// A shorter word is not matched with one that differs by a letter.
const LEAST_LETTERS: usize = 4;
/// In a name with at least this many letters two may be wrong.
const MANY_LETTERS: usize = 8;

/// Returns true if two names may belong to one player: the same words in another order, in other letters, with initials
/// or a surname only, or with a wrong letter. For use where there are few players.
///
/// ```
/// use zapis_archive::database::may_be_same_player;
/// assert!(may_be_same_player("Ames, Anna", "AMES A.") && may_be_same_player("Birch, Bob", "Bob Burch"));
/// assert!(!may_be_same_player("Ames, Anna", "Clark, Carl"));
/// ```
#[must_use]
pub fn may_be_same_player(one: &str, other: &str) -> bool {
    if is_unknown(one) || is_unknown(other) {
        return false;
    }
    let are_alike = |one: &str, other: &str| {
        name_key(one) == name_key(other) || likeness(&PersonName::read(one), &PersonName::read(other)).is_some()
    };
    if are_alike(one, other) {
        return true;
    }
    // After replacing the word of one with that of the other, the names have to match.
    words(one).any(|own| {
        let near = |its: &&str| is_near(own, its);
        words(other).filter(near).any(|its| are_alike(one, &other.replacen(its, own, 1)))
    })
}

fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() >= LEAST_LETTERS)
}

fn is_near(one: &str, other: &str) -> bool {
    let (one, other) = (one.to_lowercase(), other.to_lowercase());
    let n_letters = one.chars().count().min(other.chars().count());
    let most = if n_letters >= MANY_LETTERS { 2 } else { 1 };
    one != other && strsim::osa_distance(&one, &other) <= most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_known_by_any_form_of_the_name() {
        for (one, other, expected) in [
            ("Ames, Anna", "Ames", true),
            ("Ames, Anna", "Anna Ames", true),
            ("Ames, Anna", "Ames A.", true),
            ("Ames, Anna", "AMES ANNA", true),
            ("Ames, Anna", "A. Ames", true),
            ("Burch, Bob", "Birch, Bob", true),
            ("Bob Burch", "Birch, B.", true),
            ("Иванов Пётр", "Ivanov, Petr", true),
            ("А", "А", true),
            ("А", "В", false),
            ("Ames, Anna", "Birch, Bob", false),
            ("Ames, Anna", "Ames, Bob", false),
            ("Ames, Anna", "?", false),
            ("Abbott", "Baxter", false),
        ] {
            assert_eq!(may_be_same_player(one, other), expected, "{one} and {other}");
            assert_eq!(may_be_same_player(other, one), expected, "{other} and {one}");
        }
    }
}
