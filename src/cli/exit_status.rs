//! What the program tells its caller.

use std::process::ExitCode;

/// The exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExitStatus {
    /// 0: nothing found at error level.
    NothingFound,
    /// 1: something found.
    Found,
    /// 2: the question could not be asked: bad usage, a file that cannot be read.
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
