//! Waits for a program that writes a file.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// Waits until a program has begun a file without a name in a folder: the system shows it as `FOLDER/#NUMBER
/// (deleted)`.
pub(crate) fn wait_for_output(process: u32, folder: &Path) {
    let beginning = folder.canonicalize().unwrap().join("#").into_os_string().into_string().unwrap();
    let has_begun = || {
        let handles = fs::read_dir(format!("/proc/{process}/fd")).unwrap();
        let mut targets = handles.flatten().filter_map(|handle| fs::read_link(handle.path()).ok());
        targets.any(|target| target.to_string_lossy().starts_with(&beginning))
    };
    while !has_begun() {
        thread::sleep(Duration::from_millis(5));
    }
}
