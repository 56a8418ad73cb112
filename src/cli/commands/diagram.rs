//! `zapis diagram`: a position drawn, of a FEN, of a move of a record, or of findings; a deal of bridge.

use std::collections::HashMap;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

#[cfg(feature = "png")]
use crate::cli::output::png::png_of_svg;
use zapis::known::page_of_finding;
use zapis::message;
use zapis::write::drawn_deals;
use zapis::{Coordinates, Diagram, DiagramStyle, GameRecord, Side, Unread, Visible, games};

use crate::cli::args::FindingArgs;
use crate::cli::args::diagram_args::{DiagramArgs, DiagramFormat};
use crate::cli::args::move_asked::MoveAsked;
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error};

pub(crate) fn run(args: &DiagramArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    if let Some(fen) = fen_of(&args.read.paths) {
        let diagram = read(&fen, &settings)?;
        return write_one(args, diagram, &settings);
    }
    if let Some(name) = &args.finding {
        page_of_finding(name, settings.options.language)?;
        return draw_findings(args, name, &settings);
    }
    let (mut n_records, mut wanted) = (0, None);
    let mut records = games(settings.inputs(&args.read.paths), &settings.options);
    for record in records.by_ref() {
        n_records += 1;
        if args.record.is_none_or(|number| number == n_records) && wanted.is_none() {
            wanted = Some(record);
        }
        if args.record.is_some() && wanted.is_some() {
            break;
        }
    }
    if n_records == 0
        && let Some(status) = draw_deals(args, &settings)?
    {
        return Ok(status);
    }
    let is_whole = is_read(records.unread(), &settings);
    let usage = |message| Err(CommandError::Usage(message));
    match wanted {
        Some(_) if args.record.is_none() && n_records > 1 => usage(message!("diagram-one-record", count = n_records)),
        Some(record) => {
            let status = write_one(args, of_move(&record, args.at, &settings)?, &settings)?;
            Ok(if is_whole { status } else { ExitStatus::UsageOrIo })
        }
        // The record may be in what could not be read.
        None if !is_whole => Ok(ExitStatus::UsageOrIo),
        None => usage(message!("diagram-no-such-record", wanted = args.record.unwrap_or(1), count = n_records)),
    }
}

/// Reports what could not be read. Returns true if everything was read.
fn is_read(unread: &[Unread], settings: &Settings) -> bool {
    for unread in unread {
        report_error(&unread.message(), settings.options.language);
    }
    unread.is_empty()
}

/// Returns the FEN given in place of paths, if any: it has the slashes between eight ranks.
fn fen_of(paths: &[PathBuf]) -> Option<String> {
    let words: Vec<&str> = paths.iter().map(|path| path.to_str()).collect::<Option<_>>()?;
    let is_letter = |c: char| c.is_ascii_digit() || "/pnbrqkhPNBRQKH()+~".contains(c);
    let placement = words.first()?.split_whitespace().next()?;
    let is_placement = placement.matches('/').count() == 7 && placement.chars().all(is_letter);
    (is_placement && !Path::new(words[0]).exists()).then(|| words.join(" "))
}

/// Reads a position, and reports what is wrong with it.
fn read(fen: &str, settings: &Settings) -> Result<Diagram, CommandError> {
    let (diagram, doubts) = Diagram::of_fen(fen).map_err(CommandError::Usage)?;
    for doubt in doubts {
        let doubt = message!("diagram-doubtful", reason = doubt);
        crate::cli::output::terminal::tell(&doubt.in_language(settings.options.language));
    }
    Ok(diagram)
}

/// Draws the position after a move of a record, with the move and the marks of its comments.
fn of_move(record: &GameRecord, at: MoveAsked, settings: &Settings) -> Result<Diagram, CommandError> {
    let moves = record.main_line().as_slice();
    let index = match at {
        MoveAsked::End => Some(moves.len()),
        MoveAsked::Ply(ply) => Some(ply as usize).filter(|ply| *ply <= moves.len()),
        MoveAsked::Move(number, side) => {
            moves.iter().position(|mv| mv.number == number && mv.side == side).map(|at| at + 1)
        }
    };
    let start = record.start.as_deref();
    let (Some(index), Some(start)) = (index, start) else {
        return Err(CommandError::Usage(message!("diagram-no-such-move", plies = moves.len())));
    };
    let players = ["White", "Black"].map(|tag| record.tag(tag).filter(|name| !name.is_empty()).unwrap_or("?"));
    let [white, black] = players.map(|name| Visible(name).to_string());
    let Some(last) = index.checked_sub(1).map(|at| &moves[at]) else {
        let title = message!("diagram-of-start", white = white, black = black);
        return Ok(read(start, settings)?.with_title(title));
    };
    let dots = if last.side == Side::White { "." } else { "..." };
    let mv = format!("{}{dots}{}", last.number, last.san());
    let title = message!("diagram-of-move", white = white, black = black, mv = mv);
    let diagram = read(&last.fen(), settings)?.with_title(title).with_last_move(&last.uci());
    Ok(last.comments.iter().fold(diagram, |diagram, comment| diagram.with_marks_of(comment)))
}

/// Draws the positions of all findings of a name.
fn draw_findings(args: &DiagramArgs, name: &str, settings: &Settings) -> Result<ExitStatus, CommandError> {
    let mut drawn: Vec<(String, Diagram)> = Vec::new();
    let mut n_of_name: HashMap<String, u32> = HashMap::new();
    let mut records = games(settings.inputs(&args.read.paths), &settings.options);
    let mut n_records = 0;
    for record in records.by_ref() {
        n_records += 1;
        if args.record.is_some_and(|number| number != n_records) {
            continue;
        }
        for finding in record.findings.iter().filter(|finding| finding.rule.name == name) {
            let Some(fen) = &finding.fen else { continue };
            let title = message!("diagram-of-finding", message = finding.message.clone());
            let name = format!("record-{n_records}-ply-{}", finding.location.ply.unwrap_or(0));
            // Several findings of one ply have a file each.
            let nth = n_of_name.entry(name.clone()).and_modify(|n| *n += 1).or_insert(1_u32);
            let name = if *nth > 1 { format!("{name}-{nth}") } else { name };
            drawn.push((name, read(fen, settings)?.with_title(title)));
        }
    }
    let is_whole = is_read(records.unread(), settings);
    match (drawn.len(), &args.output) {
        (0, _) if !is_whole => return Ok(ExitStatus::UsageOrIo),
        (0, _) => return Err(CommandError::Usage(message!("diagram-no-finding", name = name))),
        (1, None) => {
            let status = write_one(args, drawn.swap_remove(0).1, settings)?;
            return Ok(if is_whole { status } else { ExitStatus::UsageOrIo });
        }
        (count, None) => return Err(CommandError::Usage(message!("diagram-many", count = count))),
        (_, Some(folder)) => {
            std::fs::create_dir_all(folder)
                .map_err(|error| CommandError::Write { place: crate::cli::named(folder), error })?;
            let mut outputs = Outputs::of(&args.read);
            for (name, diagram) in drawn {
                let path = folder.join(format!("{name}.{}", ending(args.format)));
                write(args, diagram, outputs.grant(Some(&path))?, settings)?;
            }
        }
    }
    Ok(if is_whole { ExitStatus::NothingFound } else { ExitStatus::UsageOrIo })
}

/// Draws deals of bridge: one, or each as a file of a folder. Returns `None` if none could be read.
fn draw_deals(args: &DiagramArgs, settings: &Settings) -> Result<Option<ExitStatus>, CommandError> {
    let (mut drawn, unread) = drawn_deals(settings.inputs(&args.read.paths), style(args, settings), &settings.options);
    if drawn.is_empty() {
        return Ok(None);
    }
    let usage = |message| Err(CommandError::Usage(message));
    let count = drawn.len();
    let wanted = match args.record {
        Some(number) => usize::try_from(number).ok().and_then(|number| number.checked_sub(1)).filter(|at| *at < count),
        None => Some(0).filter(|_| count == 1),
    };
    if args.format == DiagramFormat::Text {
        return usage(message!("diagram-deal-as-text"));
    }
    let is_whole = is_read(&unread, settings);
    match (wanted, &args.output) {
        (None, _) if args.record.is_some() => {
            return usage(message!("diagram-no-such-record", wanted = args.record.unwrap_or(1), count = count));
        }
        (None, None) => return usage(message!("diagram-one-record", count = count)),
        (None, Some(folder)) => {
            std::fs::create_dir_all(folder)
                .map_err(|error| CommandError::Write { place: crate::cli::named(folder), error })?;
            let mut outputs = Outputs::of(&args.read);
            for (number, svg) in (1..).zip(&drawn) {
                let Some(svg) = svg else { continue };
                let path = folder.join(format!("deal-{number}.{}", ending(args.format)));
                put(&pictured(svg.clone(), args)?, outputs.grant(Some(&path))?, settings)?;
            }
        }
        (Some(at), _) => {
            let Some(svg) = drawn.swap_remove(at) else { return usage(message!("diagram-no-hands")) };
            let to = Outputs::of(&args.read).grant(args.output.as_deref())?;
            put(&pictured(svg, args)?, to, settings)?;
        }
    }
    Ok(Some(if is_whole { ExitStatus::NothingFound } else { ExitStatus::UsageOrIo }))
}

const fn ending(format: DiagramFormat) -> &'static str {
    match format {
        DiagramFormat::Svg => "svg",
        DiagramFormat::Text => "txt",
        DiagramFormat::Png => "png",
    }
}

fn write_one(args: &DiagramArgs, diagram: Diagram, settings: &Settings) -> Result<ExitStatus, CommandError> {
    let to = Outputs::of(&args.read).grant(args.output.as_deref())?;
    write(args, diagram, to, settings)?;
    Ok(ExitStatus::NothingFound)
}

fn write(args: &DiagramArgs, mut diagram: Diagram, to: Destination, settings: &Settings) -> Result<(), CommandError> {
    let unreadable = |text: String| CommandError::Usage(message!("diagram-mark-unreadable", text = text));
    if let Some(squares) = &args.squares {
        diagram = diagram.with_squares(squares).map_err(unreadable)?;
    }
    if let Some(arrows) = &args.arrows {
        diagram = diagram.with_arrows(arrows).map_err(unreadable)?;
    }
    let drawn = match args.format {
        DiagramFormat::Svg | DiagramFormat::Png => pictured(diagram.svg(&style(args, settings)), args)?,
        DiagramFormat::Text => diagram.text(args.flip).into_bytes(),
    };
    if args.format == DiagramFormat::Png && matches!(to, Destination::Standard) && io::stdout().is_terminal() {
        return Err(CommandError::Usage(message!("bytes-to-a-terminal")));
    }
    put(&drawn, to, settings)
}

/// Renders a drawing as pixels, if asked for.
fn pictured(svg: String, args: &DiagramArgs) -> Result<Vec<u8>, CommandError> {
    match args.format {
        DiagramFormat::Svg | DiagramFormat::Text => Ok(svg.into_bytes()),
        #[cfg(feature = "png")]
        DiagramFormat::Png => png_of_svg(&svg, args.theme).map_err(CommandError::Usage),
        #[cfg(not(feature = "png"))]
        DiagramFormat::Png => Err(CommandError::Usage(message!("png-not-built"))),
    }
}

fn put(drawn: &[u8], to: Destination, settings: &Settings) -> Result<(), CommandError> {
    let mut sink = Sink::open(to, Written::Records)?;
    sink.write(|stream| stream.write_all(drawn))?;
    sink.finish(true, settings.options.language)?;
    Ok(())
}

fn style(args: &DiagramArgs, settings: &Settings) -> DiagramStyle {
    let is_russian = args.read.values.letters.as_deref() == Some("ru");
    let usual = if is_russian { Coordinates::Russian } else { Coordinates::Latin };
    let coordinates = args.coordinates.unwrap_or(usual);
    let mut style = DiagramStyle::default();
    (style.is_flipped, style.coordinates, style.size) = (args.flip, coordinates, args.size);
    (style.theme, style.language) = (args.theme, settings.options.language);
    style
}
