//! How the program shows what it finds.

/// How the program shows what it finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShowAs {
    /// As people read it.
    Text,
    /// As JSON lines.
    Json,
}
