//! Signals: half-written files are removed when the program is interrupted, and a file at its size limit does not end
//! the program.

/// Removes half-written files with `clean_up` when the program is interrupted, terminated or hung up on; its result is
/// held until the end.
///
/// The program then ends as it would have done, killed by the signal, so that a shell that runs it in a loop ends too.
#[cfg(unix)]
pub(crate) fn watch<T: 'static>(clean_up: fn() -> T) {
    use std::sync::Once;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::{iterator::Signals, low_level::emulate_default_handler};

    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let ignored = ignored_signals();
        let wanted = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        let Ok(mut signals) = Signals::new(wanted) else { return };
        // Without a thread a file stays beside its name when the program is interrupted.
        let _ = std::thread::Builder::new().name("signals".into()).spawn(move || {
            for signal in &mut signals {
                let _held = clean_up();
                // It ends the program.
                let _ = emulate_default_handler(signal);
            }
        });
    });
}

#[cfg(not(unix))]
pub(crate) fn watch<T>(_: fn() -> T) {}

/// Lets a write beyond the system's limit on the length of files (`ulimit -f`) fail, which would otherwise end the
/// program without a message.
#[cfg(unix)]
pub(crate) fn outlive_file_limit() {
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default());
}

#[cfg(not(unix))]
pub(crate) const fn outlive_file_limit() {}

/// Returns the signals that the parent process wants ignored, as `nohup` does, one bit each from the lowest.
///
/// Known on Linux only; elsewhere no signal is taken as ignored.
#[cfg(unix)]
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}
