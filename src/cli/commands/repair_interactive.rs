//! Questions at the terminal about the meaning of a sheet if two readings are close.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};

use zapis::{Language, message};
use zapis::{RepairAnswer, RepairQuestion, Visible};

use crate::cli::output::terminal;

/// The maximum length of an answer, so that reading a line is bounded.
const LONGEST_ANSWER: u64 = 200;

/// Asks about one place; the end of the answers is the end of the questions.
pub(crate) fn ask(question: &RepairQuestion, language: Language) -> RepairAnswer {
    match &question.refused {
        Some(word) => {
            let fault = message!("repair-not-legal", word = Visible(word).to_string());
            terminal::tell(&fault.in_language(language));
        }
        None => show(question, language),
    }
    // A question that cannot be shown can still be answered.
    let _ = write!(terminal::standard_error(), "{} ", message!("repair-choices").in_language(language));
    read_answer().unwrap_or(RepairAnswer::Enough)
}

fn show(question: &RepairQuestion, language: Language) {
    let RepairQuestion { path, line, column, .. } = question;
    let written = question.written.as_ref().map_or_else(|| "none".to_owned(), |word| Visible(word).to_string());
    let asked = message!(
        "repair-question",
        place = format!("{}:{line}:{column}", Visible(path)),
        row = question.row,
        side = question.side.name(),
        written = written,
    );
    let mut shown = format!("\n{}", asked.in_language(language));
    for line in question.board_lines() {
        let _ = write!(shown, "\n    {line}");
    }
    for (number, (word, confidence)) in (1..).zip(&question.readings) {
        let _ = write!(shown, "\n  {number}  {word}  {:.1} %", confidence * 100.0);
    }
    terminal::tell_text(&shown);
}

fn read_answer() -> Option<RepairAnswer> {
    let mut line = String::new();
    let n_read = io::Read::take(io::stdin().lock(), LONGEST_ANSWER).read_line(&mut line).ok()?;
    if n_read == 0 {
        return None;
    }
    let word = line.trim();
    Some(match word {
        "" => RepairAnswer::Reading(0),
        "?" => RepairAnswer::Open,
        "q" => RepairAnswer::Enough,
        _ => match word.parse::<usize>() {
            Ok(number) => RepairAnswer::Reading(number.wrapping_sub(1)),
            Err(_) => RepairAnswer::Move(word.to_owned()),
        },
    })
}
