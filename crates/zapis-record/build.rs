//! Compiles the catalogues of messages.

mod messages;

use std::env;
use std::fs;
use std::path::Path;

/// Writes the tables of messages that `src/l10n/catalogue.rs` includes; a mistake in a catalogue is a build error.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=messages.rs");
    let folder = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let out = env::var("OUT_DIR").unwrap_or_default();
    for language in ["en", "ru"] {
        println!("cargo::rerun-if-changed=src/l10n/{language}");
        let read = messages::read_catalogues(Path::new(&folder), &format!("src/l10n/{language}"));
        let tables = read.map_err(|error| vec![error]).and_then(|catalogues| messages::tables(&catalogues));
        let written = tables.and_then(|tables| {
            let write = |name: &str, table: &str| {
                let path = Path::new(&out).join(format!("{language}.{name}"));
                fs::write(&path, table).map_err(|error| vec![format!("{}: {error}", path.display())])
            };
            write("messages", &tables.messages).and_then(|()| write("options", &tables.options))
        });
        for error in written.err().into_iter().flatten() {
            println!("cargo::error={error}");
        }
    }
}
