//! `zapis convert`: records written anew.

use crate::chess::Alphabet;
use crate::findings::{Finding, rule};
use crate::game::{MoveStyle, Notation};
use crate::output::{Drop, Located, PgnStyle, TextStyle, write_pgn, write_text};
use crate::text::Encoding;

use super::args::{ConvertArgs, DropChoice, FindingArgs, TargetNotation};
use super::batch_work::{BatchOutput, Job, View};
use super::settings::{self, Settings};
use super::sink::Sink;
use super::validate::{print_summary, terminal_width};
use super::{CommandError, ExitStatus, run_loop};

struct Convert {
    style: PgnStyle<Alphabet>,
    encoding: Encoding,
    text: TextStyle,
}

impl Job for Convert {
    fn record(&self, view: &View<'_>, output: &mut BatchOutput) {
        for finding in view.findings {
            let located = Located { finding, record: Some(view.record), index: view.index, source: view.source };
            self.finding(&located, output);
        }
        let out = &mut output.results.bytes;
        let start = out.len();
        write_pgn(view.game, &view.record, view.replay, self.style, out);
        if self.encoding != Encoding::Utf8 {
            self.encode(view, start, output);
        }
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        write_text(located, &self.text, &mut output.messages);
    }
}

impl Convert {
    /// Turns the record just written into the encoding asked for; what that does not have is written `?` and reported.
    fn encode(&self, view: &View<'_>, start: usize, output: &mut BatchOutput) {
        let record = String::from_utf8_lossy(&output.results.bytes[start..]).into_owned();
        output.results.bytes.truncate(start);
        if let Err(fault) = self.encoding.encode(&record, &mut output.results.bytes) {
            output.results.bytes.truncate(start);
            self.encode_without(view, &record, start, vec![fault.char], output);
        }
    }

    /// Encodes a record without some characters; each round finds one more that cannot be written.
    fn encode_without(
        &self,
        view: &View<'_>,
        record: &str,
        start: usize,
        mut lost: Vec<char>,
        output: &mut BatchOutput,
    ) {
        loop {
            let plain: String = record.chars().map(|c| if lost.contains(&c) { '?' } else { c }).collect();
            match self.encoding.encode(&plain, &mut output.results.bytes) {
                Ok(()) => break,
                Err(fault) => {
                    output.results.bytes.truncate(start);
                    lost.push(fault.char);
                }
            }
        }
        let shown: Vec<String> = lost.iter().map(|c| format!("`{c}`")).collect();
        let message = format!("{} cannot be written in {}", shown.join(", "), self.encoding.label());
        let finding = Finding::new(rule::UNMAPPABLE_BYTE, view.record.tape.span, message)
            .with_severity(crate::findings::Severity::Error)
            .with_help("`?` was written instead; choose another encoding with `--out-encoding`");
        output.summary.errors += 1;
        let located = Located { finding: &finding, record: Some(view.record), index: view.index, source: view.source };
        self.finding(&located, output);
    }
}

pub(super) fn run(args: &ConvertArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let figurine = || CommandError::Usage("figurines are missing from the table of letters".into());
    let letters = match args.to {
        TargetNotation::Figurine => Alphabet::by_code("figurine").ok_or_else(figurine)?,
        _ => settings::letters(&args.out_letters)?.unwrap_or(Alphabet::ENGLISH),
    };
    let notation = match args.to {
        TargetNotation::Pgn | TargetNotation::San | TargetNotation::Figurine => Notation::San,
        TargetNotation::Lan => Notation::Lan,
        TargetNotation::Uci => Notation::Uci,
    };
    let drops = |choice| args.drop.contains(&choice);
    let drop = Drop {
        comments: drops(DropChoice::Comments),
        variations: drops(DropChoice::Variations),
        nags: drops(DropChoice::Nags),
        clocks: drops(DropChoice::Clocks),
    };
    let style = PgnStyle { moves: MoveStyle { notation, letters }, drop };
    let encoding = settings::encoding(&args.out_encoding)?;
    let text = TextStyle::new(false, terminal_width());
    let job = Convert { style, encoding, text };
    let ran = run_loop::run(&args.read, &settings, &job, Sink::open(args.output.as_deref())?)?;
    ran.sink.finish()?;
    if !settings.quiet && (ran.summary.errors > 0 || ran.summary.warnings > 0) {
        print_summary(&ran.summary);
    }
    Ok(ran.status)
}
