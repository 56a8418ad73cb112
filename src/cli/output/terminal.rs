//! The terminal, if there is one: its width, whether it shows colors, and a message that input is awaited.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use terminal_size::{Width, terminal_size_of};

use super::safe_writer::SafeWriter;
use zapis::Options;
use zapis::Visible;
use zapis::write::wrapped;
use zapis::{Language, Message, message};

use crate::cli::args::When;

/// Narrower lines cannot be read.
const NARROWEST: usize = 20;

/// Returns the width of lines on standard output: that of its terminal, else the one that `COLUMNS` asks for, else 80.
pub(crate) fn width() -> usize {
    let stream = io::stdout();
    let size = if stream.is_terminal() { terminal_size_of(&stream) } else { None };
    width_of(size.map(|(Width(width), _)| width))
}

pub(crate) fn message_width() -> usize {
    let stream = io::stderr();
    let size = if stream.is_terminal() { terminal_size_of(&stream) } else { None };
    width_of(size.map(|(Width(width), _)| width))
}

fn width_of(terminal: Option<u16>) -> usize {
    let asked = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.map(usize::from).or_else(asked).filter(|width| *width > 0).unwrap_or(Options::USUAL_WIDTH).max(NARROWEST)
}

/// Returns true if the terminal can only show characters one after another.
pub(crate) fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|name| name == "dumb")
}

pub(crate) fn has_colors(when: When) -> bool {
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto => io::stdout().is_terminal() && !is_color_refused() && !is_dumb(),
    }
}

/// Reports once that records are read from a terminal, so that the user does not wait for output.
pub(crate) fn tell_that_it_waits(paths: &[PathBuf], is_quiet: bool, language: Language) {
    let reads_standard_input = paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-");
    if reads_standard_input && !is_quiet && io::stdin().is_terminal() {
        tell(&format!("zapis: {}", message!("waits-for-input").in_language(language)));
    }
}

fn is_color_refused() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// Returns a writer to standard error on which text from the input cannot control a terminal.
pub(crate) fn standard_error() -> SafeWriter<io::Stderr> {
    SafeWriter::lines(io::stderr())
}

/// Says on standard error what could not be done.
pub(crate) fn report_error(phrase: &Message, language: Language) {
    tell(&format!("zapis: {}", phrase.in_language(language)));
}

/// Writes a line to standard error, wrapped to its terminal; without a terminal it stays one line, whatever text of the
/// input it holds.
pub(crate) fn tell(line: &str) {
    let line = line_of(line);
    tell_text(&if io::stderr().is_terminal() { wrapped(&line, message_width(), "  ") } else { line.into_owned() });
}

/// Replaces the line breaks in a message, which come from the input.
fn line_of(message: &str) -> Cow<'_, str> {
    Visible(message).shown()
}

/// Writes text with line breaks to standard error.
pub(crate) fn tell_text(text: &str) {
    // Nothing more can be done if standard error is closed.
    let _ = writeln!(standard_error(), "{text}");
}

/// Returns a variable of the environment. Windows sets none for the language; the language of the system is used for
/// `LANG` there.
pub(crate) fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok().or_else(|| if name == "LANG" { system_locale() } else { None })
}

/// Returns the language of the system, if known: `ru-RU`.
#[cfg(windows)]
fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(windows))]
const fn system_locale() -> Option<String> {
    None
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    use super::*;
    use zapis::Arg;
    use zapis::chess::confusable::is_hidden;

    const HOSTILE: &str = "a\x1b]0;x\x07\x1b[31m\0\r\n\u{9b}2J\u{202e}\u{2066}\u{200b}b";

    /// The messages of the catalogues with the names of their arguments, and the functions that these are given to.
    type Messages = (BTreeMap<String, BTreeSet<String>>, BTreeMap<(String, String), String>);

    fn messages() -> Messages {
        let mut messages = BTreeMap::<String, BTreeSet<String>>::new();
        let mut called = BTreeMap::new();
        for language in Language::ALL {
            let folder =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/zapis-record/src/l10n").join(language.code());
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.extension().is_none_or(|ending| ending != "ftl") {
                    continue;
                }
                let text = fs::read_to_string(&path).unwrap();
                let mut id = String::new();
                for line in text.lines().filter(|line| !line.starts_with('#')) {
                    if let Some((own, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '-', '.'])) {
                        own.clone_into(&mut id);
                        messages.entry(id.clone()).or_default();
                    }
                    let names = line.split('$').skip(1).map(|rest| {
                        rest.chars().take_while(|char| char.is_ascii_alphanumeric() || "-_".contains(*char)).collect()
                    });
                    messages.entry(id.clone()).or_default().extend(names);
                    for call in line.split('(').zip(line.split('(').skip(1)) {
                        let function =
                            call.0.rsplit(|char: char| !char.is_ascii_uppercase()).next().unwrap_or_default();
                        let arguments = call.1.split(')').next().unwrap_or_default().split(',');
                        for name in arguments.filter_map(|argument| argument.trim().strip_prefix('$')) {
                            called.insert((id.clone(), name.to_owned()), function.to_owned());
                        }
                    }
                }
            }
        }
        messages.remove("");
        (messages, called)
    }

    #[test]
    fn no_message_lets_words_of_others_steer_a_terminal() {
        let (messages, called) = messages();
        assert!(messages.len() > 800 && messages["cannot-read"].contains("path"), "{}", messages.len());
        let mut n_with_words = 0;
        for (id, names) in messages {
            for kind in 0..4 {
                let mut message = Message::new(id.clone().leak());
                for name in &names {
                    let words = || vec![HOSTILE.to_owned(), HOSTILE.to_owned()];
                    let key = called.get(&(id.clone(), name.clone())).map(String::as_str);
                    let argument = match kind {
                        // The arguments of functions are a few fixed words or numbers.
                        _ if key == Some("GROUPED") => Arg::Number(12_345),
                        _ if key == Some("WING") => Arg::Text("kingside".to_owned()),
                        _ if key.is_some() && ["color", "side", "turn"].contains(&name.as_str()) => {
                            Arg::Text("white".to_owned())
                        }
                        _ if key.is_some() => Arg::Text("knight".to_owned()),
                        0 => Arg::Text(HOSTILE.to_owned()),
                        1 => Arg::Either(words()),
                        2 => Arg::All(words()),
                        _ => Arg::Message(message!("verbatim", text = HOSTILE)),
                    };
                    message = message.with(name.clone().leak(), argument);
                }
                for language in Language::ALL {
                    let text = message.in_language(language);
                    n_with_words += usize::from(text.contains('\x1b'));
                    let line = line_of(&text);
                    let mut shown = Vec::new();
                    writeln!(SafeWriter::lines(&mut shown), "{line}").unwrap();
                    let shown = String::from_utf8(shown).unwrap();
                    let shown = shown.strip_suffix('\n').unwrap();
                    assert!(!shown.contains(is_hidden), "{id}: {shown:?}");
                }
            }
        }
        assert!(n_with_words > 1000, "only {n_with_words} messages have words of others");
    }
}
