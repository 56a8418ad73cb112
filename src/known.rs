//! What is known, as tables and names: the letters of each language, encodings, editions of the laws, findings, notations.

#[doc(inline)]
pub use crate::front::{
    Known, OfferedName, all_arrangements, arrangement_named, drawn_arrangement, known_openings, near, offered,
    page_of_finding,
};
#[cfg(feature = "database")]
#[doc(inline)]
pub use crate::front::{berger_table, varma_table};
#[doc(inline)]
pub use crate::l10n::option_text;
#[doc(inline)]
pub use crate::render::{Arrangement, KnownTable};
