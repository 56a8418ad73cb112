//! What is known, as tables: the letters of each language, encodings, editions of the laws, findings, notations.

pub use crate::front::{
    all_arrangements, arrangement_named, berger_table, drawn_arrangement, known_conditions, known_encodings,
    known_findings, known_laws, known_letters, known_notations, known_openings, known_settings, known_tie_breaks, near,
    offered, page_of_finding, varma_table,
};
pub use crate::l10n::option_text;
pub use crate::render::KnownTable;
