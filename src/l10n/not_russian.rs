//! Stands in for the Russian tables in a build without the feature `russian`: nothing is said in Russian.

pub(super) const TABLES: [&str; 0] = [];

pub(super) const OPTIONS: &str = "";
