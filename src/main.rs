//! The `zapis` program.
fn main() {}
