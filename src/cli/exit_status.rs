//! What the program tells its caller: the one place that decides it for all commands.

use std::process::ExitCode;

/// The exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExitStatus {
    /// 0: all was read and written, and nothing found at error level.
    NothingFound,
    /// 1: all was read and written, and something found.
    Found,
    /// 2: bad usage, something that could not be read, or an output that was not written.
    UsageOrIo,
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> Self {
        match status {
            ExitStatus::NothingFound => Self::SUCCESS,
            ExitStatus::Found => Self::from(1),
            ExitStatus::UsageOrIo => Self::from(2),
        }
    }
}

/// What a run came to, as far as its exit status says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub(super) struct Outcome {
    /// Whether something that was named, or a part of it, could not be read.
    pub(super) is_unread: bool,
    /// Whether an output that was asked for was not written, whatever the cause.
    pub(super) is_unwritten: bool,
    /// Whether the command found what its status 1 stands for: findings at error level that are left, no record that fits.
    pub(super) is_found: bool,
}

impl Outcome {
    /// Adds that something could not be read.
    pub(super) const fn unread_if(self, is_unread: bool) -> Self {
        Self { is_unread: self.is_unread || is_unread, ..self }
    }

    /// Adds that an output was not written.
    pub(super) const fn unwritten_if(self, is_unwritten: bool) -> Self {
        Self { is_unwritten: self.is_unwritten || is_unwritten, ..self }
    }

    /// Says what the command found, in place of what was found in records.
    pub(super) const fn with_found(self, is_found: bool) -> Self {
        Self { is_found, ..self }
    }

    /// Decides the exit status: 2 wins over 1, and 1 over 0.
    pub(super) const fn status(self) -> ExitStatus {
        match self {
            Self { is_unread: true, .. } | Self { is_unwritten: true, .. } => ExitStatus::UsageOrIo,
            Self { is_found: true, .. } => ExitStatus::Found,
            _ => ExitStatus::NothingFound,
        }
    }
}
