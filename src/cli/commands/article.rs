//! `zapis convert --article`: the moves of a text in other letters, in place.

use zapis::write::TextStyle;
use zapis::{Convert, Inputs, STANDARD_INPUT, Visible};
use zapis::{Language, message};

use super::checking::print_summary;
use super::tags::{tell_problems, write_all};
use crate::cli::args::FindingArgs;
use crate::cli::args::convert_args::ConvertArgs;
use crate::cli::output::destination::Destination;
use crate::cli::output::file_identity::FileId;
use crate::cli::output::replaced_file::Stamp;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error, run_loop};

/// The maximum number of names that are reported one by one.
const MAX_LISTED: usize = 20;

/// Reports which names a table of names lacks.
pub(crate) fn tell_unknown(names: &[String], language: Language) {
    if names.is_empty() {
        return;
    }
    let message: Vec<String> = names.iter().take(MAX_LISTED).map(|name| Visible(name).to_string()).collect();
    let message = message.join("; ");
    terminal::tell(&message!("names-unknown", count = names.len(), names = message).in_language(language));
}

/// Writes the text as it is stored, with its moves in other letters, to standard output or into its file.
pub(crate) fn rewrite_article(
    args: &ConvertArgs,
    convert: &Convert,
    to: Destination,
) -> Result<ExitStatus, CommandError> {
    let mut settings = Settings::new(&args.read, &FindingArgs::default())?;
    // A passage that shows an opening is not an incomplete record.
    settings.options = settings.options.ignore(&["missing-termination", "missing-tag"])?;
    let language = settings.options.language;
    let paths = &args.read.paths;
    terminal::tell_that_it_waits(paths, settings.quiet, language);
    let is_standard_input = paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-");
    if is_standard_input && (paths.len() > 1 || args.in_place) {
        return Err(CommandError::Usage(message!("tags-of-stdin")));
    }
    let mut inputs = if is_standard_input {
        Inputs::bytes(STANDARD_INPUT, Inputs::read_standard_input()?)
    } else {
        let mut listed = settings.inputs(paths);
        listed.drop_repeated(FileId::of_path);
        listed
    };
    let stored = Stamp::of_all(&inputs);
    let text = TextStyle::new(false, terminal::message_width());
    let job = convert.article(&mut inputs, &settings.options, Some(text))?;
    let sink = Sink::open(to, Written::Records)?;
    let mut ran = run_loop::run_over(inputs, &settings, &job, sink)?;
    let article = job.finish(Vec::new(), Vec::new());
    for unread in &article.unread {
        report_error(&unread.message(), language);
    }
    let is_refused = article.problems.iter().any(|problem| problem.line.is_none());
    let is_whole = ran.is_done && article.unread.is_empty() && !is_refused;
    if is_whole && !args.in_place {
        article.write(|bytes| ran.sink.write(|out| out.write_all(bytes)))?;
    }
    let shows_notes = !settings.quiet && !ran.sink.is_closed;
    let mut is_written = ran.sink.finish(is_whole || args.in_place, language)?;
    if args.in_place {
        is_written = ran.is_done && write_all(&article, args.backup.as_deref(), &stored, &settings);
    }
    if shows_notes {
        tell_problems(&article, &settings);
        tell_unknown(&job.unknown_names(), language);
        let (words, changed) = (article.tags, article.changed);
        terminal::tell(
            &message!("article-done", words = words, changed = changed, records = article.records)
                .in_language(language),
        );
        if ran.summary.errors > 0 || ran.summary.warnings > 0 {
            print_summary(&ran.summary, language);
        }
    }
    Ok(ran.outcome.unread_if(!article.unread.is_empty()).unwritten_if(is_refused || !is_written).status())
}
