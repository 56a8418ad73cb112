//! Prints what is wrong in files and folders of records, a line a finding, as `zapis validate --format concise` does.
//!
//! `cargo run --example list_findings -- corpus/games`

use zapis::{Inputs, Options};

fn main() {
    let mut findings = zapis::check(Inputs::paths(std::env::args_os().skip(1)), &Options::default());
    for finding in findings.by_ref() {
        println!("{finding}");
    }
    for unread in findings.unread() {
        eprintln!("{unread}");
    }
}
