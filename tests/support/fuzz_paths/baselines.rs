//! The path of baselines: a file of another kind is never overwritten, and a new baseline knows all findings.

use std::fs;

use super::choices::Choices;
use super::outputs::{CANNOT, folder, zapis};

/// The first line of every baseline.
const TITLE: &[u8] = b"# zapis baseline 1\n";

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let is_titled = choices.below(3) > 0;
    let updates = choices.below(2) == 1;
    let rest = choices.into_rest();
    let stored = if is_titled { [TITLE, rest].concat() } else { rest.to_vec() };
    let folder = folder("baselines");
    let input = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 0-1\n";
    fs::write(folder.join("a.pgn"), input).expect("an input");
    fs::write(folder.join("known"), &stored).expect("what stands there");
    let options: &[&str] =
        if updates { &["audit", "--update-baseline", "--baseline"] } else { &["audit", "--baseline"] };
    let status = zapis(options, &folder, "known", &["a.pgn"]);
    let now = fs::read(folder.join("known")).expect("a file that stays");
    assert_eq!(fs::read(folder.join("a.pgn")).expect("the input"), input.as_bytes());
    if !stored.starts_with(TITLE.trim_ascii_end()) || status == CANNOT || !updates {
        assert_eq!(now, stored, "what was there is unchanged");
    } else {
        assert!(now.starts_with(TITLE), "a baseline is written");
        assert_eq!(zapis(&["audit", "--baseline"], &folder, "known", &["a.pgn"]), 0);
    }
    let n_files = fs::read_dir(&folder).expect("a folder can be listed").count();
    assert_eq!(n_files, 2, "nothing half written stays");
    let _ = fs::remove_dir_all(folder);
}
