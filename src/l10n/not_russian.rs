//! Stands in for the Russian tables in a build without the feature `russian`: nothing is said in Russian.

use super::compiled::Entry;

pub(super) const TABLES: [&[Entry]; 0] = [];

pub(super) const OPTIONS: &[(&str, &str)] = &[];
