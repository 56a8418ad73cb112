//! The path of a comment: the commands in it, their times and evaluations.

use zapis_record::record::command::{Evaluation, commands, eval, time_ms};

/// Sends bytes down the path as the text of a comment.
pub(crate) fn path(bytes: &[u8]) {
    let comment = String::from_utf8_lossy(bytes);
    let mut from = 0;
    for command in commands(&comment) {
        assert!(from <= command.start && command.start < command.end, "{command:?} in {comment:?}");
        let text = &comment[command.start..command.end];
        assert!(text.starts_with("[%") && text.ends_with(']'), "{text:?}");
        assert!(text.contains(command.name) && text.contains(command.argument), "{command:?} in {text:?}");
        assert!(!command.name.is_empty() && command.name.is_ascii(), "{command:?}");
        assert_eq!(command.argument.trim_end(), command.argument, "{command:?}");
        written_again(command.name, command.argument);
        from = command.end;
    }
    argument(&comment);
}

/// A command written plainly is read as itself.
fn written_again(name: &str, argument: &str) {
    let plain = if argument.is_empty() { format!("[%{name}]") } else { format!("[%{name} {argument}]") };
    let again: Vec<_> = commands(&plain).collect();
    assert_eq!(again.len(), 1, "{plain:?}");
    assert_eq!((again[0].name, again[0].argument), (name, argument), "{plain:?}");
    let _ = (time_ms(argument), eval(argument));
}

/// A time and an evaluation are the same as with slow parsing.
fn argument(text: &str) {
    let text = text.trim();
    if let Some(time) = time_ms(text)
        && time < u64::MAX / 2
    {
        let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let units: Vec<u64> = whole.split(':').map(|unit| unit.parse().expect("digits")).collect();
        let seconds = units.iter().fold(0, |sum, unit| sum * 60 + unit);
        let millis: u64 = format!("{fraction:0<3}")[..3].parse().expect("digits");
        assert_eq!(time, seconds * 1000 + millis, "{text:?}");
    }
    match eval(text) {
        Some(Evaluation::Mate(distance)) => {
            assert!(text.starts_with('#') && (distance < 0) <= text.starts_with("#-"), "{text:?}");
        }
        Some(Evaluation::Centipawns(value)) => {
            let number = text.split(',').next().unwrap_or(text).trim_end_matches('.');
            let exact: f64 = number.parse().expect("a number");
            let is_near = (exact * 100.0 - f64::from(value)).abs() < 1.01;
            assert!(is_near || exact.abs() > 2e7, "{text:?} as {value}");
        }
        None => {}
    }
}
