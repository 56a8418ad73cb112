//! What the tests share: running the program, records with their expectations, grammars, random input, fuzz paths.

#[cfg(target_os = "linux")]
pub(crate) mod begun;
pub(crate) mod case;
pub(crate) mod examples;
pub(crate) mod fnv;
pub(crate) mod fuzz_paths;
pub(crate) mod imports;
pub(crate) mod packing;
pub(crate) mod plain;
pub(crate) mod run;
