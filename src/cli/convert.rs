//! `zapis convert`: records written anew.

use crate::chess::Alphabet;
use crate::findings::{Draft, Severity, rule};
use crate::game::{Chess, Game, MoveNotation, MoveStyle, Notation, Tavreli};
use crate::l10n::message;
use crate::render::{Drop, Located, PgnStyle, TextStyle, write_pgn, write_text};
use crate::tavreli::Files;
use crate::text::Encoding;

use super::args::{ConvertArgs, DropChoice, FindingArgs, TargetNotation};
use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::terminal;
use super::validate::print_summary;
use super::{CommandError, ExitStatus, run_loop};
use crate::front::{BatchOutput, Job, JobOf, View};

struct Convert {
    style: PgnStyle<Alphabet>,
    /// How records of Tavreli are written.
    towers: PgnStyle<Files>,
    encoding: Encoding,
    text: TextStyle,
}

impl Job for Convert {
    type Item = ();

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        write_text(located, &self.text, &mut output.messages);
    }
}

impl JobOf<Chess> for Convert {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput) {
        self.write(view, self.style, output);
    }
}

impl JobOf<Tavreli> for Convert {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput) {
        self.write(view, self.towers, output);
    }
}

impl Convert {
    fn write<G: Game>(&self, view: &View<'_, G>, style: PgnStyle<G::Alphabet>, output: &mut BatchOutput) {
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
        let out = &mut output.results.bytes;
        let start = out.len();
        write_pgn(view.game, &view.record, view.replay, style, out);
        if self.encoding != Encoding::Utf8 {
            self.encode(view, start, output);
        }
    }

    /// Turns the record just written into the encoding asked for. A record that holds a character the encoding does not
    /// have stays UTF-8, so that nothing is lost, and is reported: a reader decides the encoding record by record.
    fn encode<G: Game>(&self, view: &View<'_, G>, start: usize, output: &mut BatchOutput) {
        let record = output.results.bytes.split_off(start);
        let encoded = match std::str::from_utf8(&record) {
            Ok(text) => self.encoding.encode(text, &mut output.results.bytes),
            Err(_) => Ok(()),
        };
        let Err(fault) = encoded else { return };
        output.results.bytes.truncate(start);
        output.results.bytes.extend_from_slice(&record);
        let (character, encoding) = (fault.char.to_string(), self.encoding.label());
        let message = message!("not-in-encoding", character = character, encoding = encoding);
        let finding = Draft::new(rule::UNMAPPABLE_BYTE, view.record.tape.span, message)
            .with_severity(Severity::Error)
            .with_help(message!("not-in-encoding-help"));
        output.summary.errors += 1;
        output.summary.records_with_errors += 1;
        self.finding(&view.locate(&finding), output);
    }
}

pub(super) fn run(args: &ConvertArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let to = Outputs::of(&args.read).grant(args.output.path())?;
    let figurine = || CommandError::Usage(message!("no-figurines"));
    let letters = match args.to {
        TargetNotation::Figurine => Alphabet::by_code("figurine").ok_or_else(figurine)?,
        _ => crate::front::letters(&args.out_letters)?.unwrap_or(Alphabet::ENGLISH),
    };
    let notation = match args.to {
        TargetNotation::Pgn | TargetNotation::San | TargetNotation::Figurine => Notation::San,
        TargetNotation::Lan => Notation::Lan,
        TargetNotation::Uci => Notation::Uci,
        TargetNotation::Iccf => Notation::Iccf,
        TargetNotation::Smith => Notation::Smith,
        TargetNotation::Descriptive => Notation::Descriptive,
        TargetNotation::Spoken => Notation::Spoken,
        TargetNotation::Braille => Notation::Braille,
    };
    // The words of announcements are German in every language but Russian, which has a spelling of its own.
    if notation == Notation::Spoken && !["en", "de", "ru"].contains(&letters.code()) {
        return Err(CommandError::Usage(message!("spoken-letters")));
    }
    let drops = |choice| args.drop.contains(&choice);
    let drop = Drop {
        comments: drops(DropChoice::Comments),
        variations: drops(DropChoice::Variations),
        nags: drops(DropChoice::Nags),
        clocks: drops(DropChoice::Clocks),
    };
    let style = PgnStyle { moves: MoveStyle { notation, letters }, drop };
    let files = settings.options.games.tavreli.game.letters_by_code(letters.code()).unwrap_or_default();
    let towers = PgnStyle { moves: MoveStyle { notation, letters: files }, drop };
    let encoding = crate::front::encoding(&args.out_encoding)?;
    let text = TextStyle::new(false, terminal::message_width());
    let job = Convert { style, towers, encoding, text };
    let ran = run_loop::run(&args.read, &settings, &job, Sink::open(to, Written::Records)?)?;
    ran.sink.finish(ran.is_done, settings.options.language)?;
    if !settings.quiet && (ran.summary.errors > 0 || ran.summary.warnings > 0) {
        print_summary(&ran.summary, settings.options.language);
    }
    Ok(ran.status)
}
