//! Pairs of names that are one person's, in another spelling or alphabet, and pairs that are two persons'.

use std::fs;
use std::path::Path;

use zapis::database::people::{PersonName, likeness};

#[test]
fn names_of_one_person_are_told_from_those_of_two() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/names/pairs.tsv");
    let table = fs::read_to_string(path).unwrap();
    let (mut n, mut wrong) = (0, Vec::new());
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [one, other, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let [first, second] = [one, other].map(PersonName::read);
        let found = likeness(&first, &second);
        assert_eq!(found, likeness(&second, &first), "{line}");
        assert!(matches!(expected, "one" | "two"), "{line}");
        n += 1;
        if found.is_some() != (expected == "one") {
            wrong.push(format!("{line}: {found:?}"));
        }
    }
    assert!(n > 100 && wrong.is_empty(), "{} of {n}:\n{}", wrong.len(), wrong.join("\n"));
}
