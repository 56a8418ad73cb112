//! The terminal, if there is one: how wide it is, whether it shows colors, and that it waits for input.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use terminal_size::{Width, terminal_size_of};

use crate::front::Visible;
use crate::l10n::{Language, Message, message};
use crate::render::{USUAL_WIDTH, wrapped};

use super::args::When;

/// Lines narrower than this cannot be read.
const NARROWEST: usize = 20;

/// Returns the width of lines on standard output: that of its terminal, else the one that `COLUMNS` asks for, else 80.
pub(super) fn width() -> usize {
    let stream = io::stdout();
    let size = if stream.is_terminal() { terminal_size_of(&stream) } else { None };
    width_of(size.map(|(Width(width), _)| width))
}

/// Returns the width of lines on standard error.
pub(super) fn message_width() -> usize {
    let stream = io::stderr();
    let size = if stream.is_terminal() { terminal_size_of(&stream) } else { None };
    width_of(size.map(|(Width(width), _)| width))
}

fn width_of(terminal: Option<u16>) -> usize {
    let asked = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.map(usize::from).or_else(asked).filter(|width| *width > 0).unwrap_or(USUAL_WIDTH).max(NARROWEST)
}

/// Tells whether the terminal can do nothing but show characters, one behind the other.
pub(super) fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|name| name == "dumb")
}

/// Tells whether results are colored.
pub(super) fn has_colors(when: When) -> bool {
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto => {
            let is_refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
            io::stdout().is_terminal() && !is_refused && !is_dumb()
        }
    }
}

/// Says once that records are read from a terminal, where somebody may wonder why nothing happens.
pub(super) fn tell_that_it_waits(paths: &[PathBuf], is_quiet: bool, language: Language) {
    let reads_standard_input = paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-");
    if reads_standard_input && !is_quiet && io::stdin().is_terminal() {
        tell(&format!("zapis: {}", message!("waits-for-input").in_language(language)));
    }
}

/// Tells on standard error what could not be done; names and words of others are made safe.
pub(super) fn report_error(phrase: &Message, language: Language) {
    tell(&format!("zapis: {}", Visible(&phrase.in_language(language))));
}

/// Tells a line on standard error, broken where its terminal has no room; without a terminal it stays one line.
pub(super) fn tell(line: &str) {
    // Nothing more can be done when standard error is gone.
    let _ = if io::stderr().is_terminal() {
        writeln!(io::stderr(), "{}", wrapped(line, message_width(), "  "))
    } else {
        writeln!(io::stderr(), "{line}")
    };
}

/// Returns what a variable of the environment says. Windows sets none for the language; there the one that the system was set
/// to stands for `LANG`.
pub(super) fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok().or_else(|| if name == "LANG" { system_locale() } else { None })
}

/// Returns the language that the system was set to, where it tells: `ru-RU`.
#[cfg(windows)]
fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(windows))]
const fn system_locale() -> Option<String> {
    None
}
