//! Games and findings as a `SQLite` database: the schema `zapis.sqlite/1`.
//!
//! # Invariants
//! - The version of the schema is in `PRAGMA user_version` and in the table `meta`. Within one version no table, view
//!   or column changes its name or its meaning; new ones may be added.
//! - The database is built in a temporary file that is deleted with the program, and returned when it is complete.
//! - Every value is bound to a statement, never written into one.

mod failure;
mod made_file;
mod schema;
mod writer;

pub use schema::{SQLITE_SCHEMA, SQLITE_VERSION};
pub use writer::{SqliteContent, SqliteFile, SqliteWriter};
