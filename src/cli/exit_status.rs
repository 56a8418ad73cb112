//! The exit status: the one place that decides it for all commands.

use std::process::ExitCode;

/// The exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExitStatus {
    /// 0: everything was read and written, and nothing was found at error level.
    NothingFound,
    /// 1: everything was read and written, and something was found.
    Found,
    /// 2: bad usage, input that could not be read, or an output that was not written.
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

/// The outcome of a run, as far as it decides the exit status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub(super) struct Outcome {
    /// Whether an input that was named, or a part of it, could not be read.
    pub(super) is_unread: bool,
    /// Whether an output that was asked for was not written, for any reason.
    pub(super) is_unwritten: bool,
    /// Whether the command found what its status 1 means: remaining findings at error level, or no record that matches.
    pub(super) is_found: bool,
}

impl Outcome {
    /// Adds that an input could not be read.
    pub(super) const fn unread_if(self, is_unread: bool) -> Self {
        Self { is_unread: self.is_unread || is_unread, ..self }
    }

    pub(super) const fn unwritten_if(self, is_unwritten: bool) -> Self {
        Self { is_unwritten: self.is_unwritten || is_unwritten, ..self }
    }

    /// Sets what the command found, in place of what was found in records.
    pub(super) const fn with_found(self, is_found: bool) -> Self {
        Self { is_found, ..self }
    }

    /// Returns the exit status: 2 wins over 1, and 1 over 0.
    pub(super) const fn status(self) -> ExitStatus {
        match self {
            Self { is_unread: true, .. } | Self { is_unwritten: true, .. } => ExitStatus::UsageOrIo,
            Self { is_found: true, .. } => ExitStatus::Found,
            _ => ExitStatus::NothingFound,
        }
    }
}
