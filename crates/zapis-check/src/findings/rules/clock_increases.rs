//! `clock-increases`: a player's clock shows more after a move than after the previous one, and by more than the time
//! control adds for a move.

use crate::findings::clock_time::clock_time;
use crate::findings::draft::Draft;
use crate::findings::rules::CLOCK_INCREASES;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::rulings::{ClockReading, Rise};
use crate::text::quote;

/// Creates the finding for a clock that increased, and mentions possible explanations.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    reading: &ClockReading,
    (from_ms, increments_ms): (u64, u64),
    n_more: u32,
    why: Rise,
    control: &str,
) -> Draft {
    let is_on_a_server = is_on_a_server(subject);
    // Servers have no arbiters who add minutes; there the players give each other time.
    let why = if matches!(why, Rise::Arbiter { .. }) && is_on_a_server { Rise::Unexplained } else { why };
    let rise = clock_time(reading.clock_ms.saturating_sub(from_ms));
    let added =
        if increments_ms == 0 || why == Rise::NoTimeControl { "none".to_owned() } else { clock_time(increments_ms) };
    let message = message!(
        "clock-increases",
        side = reading.side.name(),
        number = reading.number,
        rise = rise,
        from = clock_time(from_ms),
        to = clock_time(reading.clock_ms),
        control = if why == Rise::NoTimeControl { "none".to_owned() } else { quote(control) },
        added = added,
        more = n_more
    );
    let finding = Draft::new(CLOCK_INCREASES, reading.span, message);
    match why {
        Rise::Unexplained if is_on_a_server => {
            finding.with_severity(Severity::Note).with_help(message!("clock-increases-online-help"))
        }
        Rise::Unexplained => finding.with_help(message!("clock-increases-help")),
        Rise::Increments => {
            finding.with_severity(Severity::Note).with_help(message!("clock-increases-by-two-increments"))
        }
        Rise::Arbiter { minutes } => {
            finding.with_severity(Severity::Note).with_help(message!("clock-increases-by-penalty", minutes = minutes))
        }
        Rise::NoTimeControl => finding
            .with_severity(Severity::Note)
            .with_help(message!("clock-increases-alone", second = clock_time(increments_ms))),
    }
}

fn is_on_a_server<G: Game>(subject: &Subject<'_, G>) -> bool {
    let site = subject.record.tag("Site").unwrap_or("").to_ascii_lowercase();
    site.contains("lichess.org/") && !site.contains("/broadcast/")
}
