//! What could not be read, and why.

pub(crate) use crate::render::Unread;
