//! `zapis convert`: records written anew.

use crate::front::read_given;
use crate::l10n::message;
use crate::render::{TextStyle, merge_lines};

use super::args::FindingArgs;
use super::article::{MOST_NAMES, rewrite_article, tell_unknown};
use super::checking::print_summary;
use super::convert_args::ConvertArgs;
#[cfg(feature = "bridge")]
use super::convert_bridge;
use super::destination::Outputs;
use super::settings::{Settings, language_said};
use super::sink::{Sink, Written};
use super::terminal;
use super::{CommandError, ExitStatus, run_loop};

pub(super) fn run(args: &ConvertArgs) -> Result<ExitStatus, CommandError> {
    #[cfg(feature = "bridge")]
    if let Some(format) = args.to.of_bridge() {
        return convert_bridge::run(args, format);
    }
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let mut outputs = Outputs::of(&args.read);
    if let Some(path) = &args.names {
        outputs.also(path);
    }
    let to = outputs.grant_results(&args.output)?;
    let mut convert = args.writing.convert(args.to)?;
    if let Some(path) = &args.names {
        convert = convert.names(&read_given(path, MOST_NAMES)?)?;
    }
    if args.article {
        return rewrite_article(args, settings, &convert, to);
    }
    if args.merge_lines {
        convert = convert.merge_lines();
    } else if args.split_lines {
        convert = convert.split_lines();
    } else if args.lines_from_comments {
        convert = convert.lines_from_comments();
    } else if args.lines_into_comments {
        convert = convert.lines_into_comments();
    }
    let text = Some(TextStyle::new(false, terminal::message_width()));
    let job = convert.job(text, language_said(&args.read))?;
    let mut sink = Sink::open(to, Written::Records)?;
    let page = job.page(settings.options.language).filter(|_| args.standalone);
    if args.standalone && !job.is_of_pages() {
        return Err(CommandError::Usage(message!("standalone-needs-pages")));
    }
    let [before, behind] = page.unwrap_or_else(|| [job.head(), job.tail()].map(str::to_owned));
    sink.write(|stream| stream.write_all(before.as_bytes()))?;
    if job.makes_one_tree() {
        sink.wait();
    }
    let mut ran = run_loop::run(&args.read, &settings, &job, sink)?;
    if job.makes_one_tree() {
        let tree = merge_lines(&String::from_utf8_lossy(&ran.sink.take_held()?));
        ran.sink.write(|stream| stream.write_all(&tree))?;
    }
    ran.sink.write(|stream| stream.write_all(behind.as_bytes()))?;
    let is_told = !settings.quiet && !ran.sink.is_closed;
    if is_told && job.comments_kept() > 0 {
        let count = message!("comments-kept", count = job.comments_kept());
        terminal::tell(&count.in_language(settings.options.language));
    }
    if let Some(renaming) = job.renaming.as_ref().filter(|_| is_told) {
        tell_unknown(&renaming.unknown(), settings.options.language);
    }
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    if is_told && (ran.summary.errors > 0 || ran.summary.warnings > 0) {
        print_summary(&ran.summary, settings.options.language);
    }
    Ok(ran.outcome.unwritten_if(!is_written).status())
}
