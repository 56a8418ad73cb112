//! Inputs that once caused a failure, replayed through the paths of the fuzz targets.
//!
//! A file is named after its target, up to the first hyphen, and after what failed: `pgn-fen-over-two-lines.pgn`.

use crate::support::fuzz_paths;
use std::fs;
use std::path::Path;

#[test]
fn every_seed_goes_down_its_path_unharmed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/seeds");
    let mut n_seeds = 0;
    for entry in fs::read_dir(folder).expect("corpus/seeds is part of the sources") {
        let path = entry.expect("a folder can be listed").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("names of seeds are ASCII");
        let target = name.split(['-', '.']).next().unwrap_or(name);
        let target = fuzz_paths::PATHS.iter().find(|(known, _)| *known == target);
        let Some((_, run)) = target else { panic!("{name} is named for no target") };
        let bytes = fs::read(&path).expect("a seed can be read");
        println!("{name}");
        run(&bytes);
        n_seeds += 1;
    }
    assert!(n_seeds > 0, "there are no seeds");
}

#[test]
fn every_path_has_a_fuzz_target_and_a_line_in_its_readme() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    // The published package does not contain the targets.
    let Ok(targets) = fs::read_dir(fuzz.join("fuzz_targets")) else { return };
    let target = |entry: std::io::Result<fs::DirEntry>| entry.ok()?.path().file_stem()?.to_str().map(str::to_owned);
    let mut targets: Vec<String> = targets.filter_map(target).collect();
    targets.sort();
    assert_eq!(targets, fuzz_paths::PATHS.map(|(name, _)| name), "targets, and the paths in their order");
    let readme = fs::read_to_string(fuzz.join("README.md")).expect("fuzz/README.md is part of the sources");
    let manifest = fs::read_to_string(fuzz.join("Cargo.toml")).expect("fuzz/Cargo.toml is part of the sources");
    for (name, _) in fuzz_paths::PATHS {
        assert!(readme.contains(&format!("| `{name}` |")), "fuzz/README.md does not tell of {name}");
        let path = format!("path = \"fuzz_targets/{name}.rs\"");
        assert!(manifest.contains(&path), "fuzz/Cargo.toml does not build {name}");
    }
}
