//! What zapis knows without reading a record: letters, laws, findings, arrangements, pairing tables.

pub(super) mod arrangements;
pub(super) mod finding_page;
pub(super) mod known_tables;
#[cfg(feature = "database")]
pub(super) mod pairing_tables;
