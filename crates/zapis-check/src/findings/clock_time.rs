//! The format of times in messages about clocks.

/// Formats a time as clocks show it: `1:30:00`, `0:00:02.5`.
pub(super) fn clock_time(ms: u64) -> String {
    let (seconds, rest) = (ms / 1000, ms % 1000);
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 { whole } else { format!("{whole}.{rest:03}").trim_end_matches('0').to_owned() }
}
