//! Errors of the operating system, as messages for the usual ones.

use std::io::{self, ErrorKind};

use crate::l10n::{Message, message};

/// Describes an error of the operating system: a clause without capital or full stop if there is a message for it,
/// otherwise the system's own words.
#[must_use]
pub(super) fn system_error(error: &io::Error) -> Message {
    message!("system-error", kind = kind(error), text = error.to_string())
}

/// Returns the key of the error; `other` for rare ones.
fn kind(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::NotFound => "not-found",
        ErrorKind::PermissionDenied => "permission-denied",
        ErrorKind::IsADirectory => "is-a-directory",
        ErrorKind::NotADirectory => "not-a-directory",
        ErrorKind::StorageFull => "storage-full",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::AlreadyExists => "already-exists",
        ErrorKind::FileTooLarge => "file-too-large",
        ErrorKind::QuotaExceeded => "quota-exceeded",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "busy",
        ErrorKind::TimedOut => "timed-out",
        ErrorKind::BrokenPipe => "broken-pipe",
        ErrorKind::OutOfMemory => "out-of-memory",
        ErrorKind::InvalidFilename => "invalid-name",
        _ => numbered(error.raw_os_error()),
    }
}

/// Returns the key of an error that only has a number.
const fn numbered(number: Option<i32>) -> &'static str {
    if cfg!(windows) { numbered_by_windows(number) } else { numbered_by_unix(number) }
}

const fn numbered_by_unix(number: Option<i32>) -> &'static str {
    match number {
        Some(5) => "input-output",
        Some(23 | 24) => "too-many-files",
        Some(40) => "too-many-links",
        _ => "other",
    }
}

/// Returns the key of a Windows error number: above all for a file that another program has open, or has locked partly.
const fn numbered_by_windows(number: Option<i32>) -> &'static str {
    match number {
        // ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION, ERROR_USER_MAPPED_FILE.
        Some(32 | 33 | 1224) => "busy",
        // ERROR_TOO_MANY_OPEN_FILES.
        Some(4) => "too-many-files",
        // ERROR_CRC, ERROR_READ_FAULT, ERROR_WRITE_FAULT, ERROR_GEN_FAILURE, ERROR_IO_DEVICE.
        Some(23 | 29 | 30 | 31 | 1117) => "input-output",
        // ERROR_CANT_RESOLVE_FILENAME.
        Some(1921) => "too-many-links",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;

    #[test]
    fn a_file_that_another_program_of_windows_has_open_is_busy() {
        assert_eq!(numbered_by_windows(Some(32)), "busy");
        assert_eq!(numbered_by_windows(Some(5)), "other");
        assert_eq!(numbered_by_unix(Some(32)), "other");
        let busy = message!("system-error", kind = "busy", text = "The process cannot access the file.");
        assert!(!busy.in_language(Language::Russian).contains("process"));
    }

    #[test]
    fn what_the_system_says_often_is_said_in_russian() {
        for (number, expected) in [
            (2, "файл или папка не найдены"),
            (13, "нет прав доступа"),
            (20, "это не папка"),
            (21, "это папка, а нужен файл"),
            (24, "открыто слишком много файлов"),
            (28, "на диске нет места"),
            (30, "диск доступен только для чтения"),
        ] {
            let error = io::Error::from_raw_os_error(number);
            assert_eq!(system_error(&error).in_language(Language::Russian), expected);
            assert_eq!(system_error(&error).in_language(Language::English), error.to_string());
        }
        let strange = io::Error::from_raw_os_error(98);
        assert_eq!(system_error(&strange).in_language(Language::Russian), strange.to_string());
    }
}
