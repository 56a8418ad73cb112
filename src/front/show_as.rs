//! How the program shows results.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShowAs {
    Text,
    Json,
}
