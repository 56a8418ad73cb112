//! What is done with one batch of records, on whatever thread.

use crate::findings::{
    CompiledChecks, DateOrder, Draft, Severity, Subject, leave_fixes, pass_over_ignored, rules, text_outside,
};
use crate::game::{Chess, Game, GameKind, GameOptions, games, kind_by_moves};
use crate::l10n::{Message, message};
use crate::record::sheet::SourceMap;
use crate::record::{
    Batch, GameTable, IssueKind, Next, PlacedChunk, Record, Records, Tape, begins_with_tag_line, count_records_as,
    holds_unclosed_comment, is_open_to_the_end,
};
use crate::render::{DeferredBuffer, Lines, Located, Outlet, SourceFile, players_of};
use crate::replay::{CompiledReplay, Keep, Replay, ReplayOptions, Replayer, remarks};
use crate::sorting::CompactSort;
use crate::text::{Span, decode};

use super::batch_beginning::BatchBeginning;
use super::batch_output::BatchOutput;
use super::boardless::BoardlessSource;
use super::file_facts::FileFacts;
use super::found_in_bytes::found_in_bytes;
use super::job::{Job, JobNeeds, JobOf};
use super::lost_by_both::lost_by_both;
use super::placed_findings::{count, put_back};
use super::table_rows::{each_row, with_heading};
use super::view::View;
use crate::front::error::io_reason;
use crate::front::options::Options;
#[cfg(feature = "database")]
use crate::front::standings::report_findings;

macro_rules! dispatch {
    ($($folder:ident: $game:ident { $($system:tt)+ })+) => {
        /// A command that takes records of every kind of game.
        pub(crate) trait AnyJob: Job $(+ JobOf<crate::game::$game>)+ {}

        impl<J: Job $(+ JobOf<crate::game::$game>)+> AnyJob for J {}

        /// Plays the records of each game, from the first one that comes.
        #[derive(Default)]
        struct Players {
            $($folder: Option<Box<Replayer<crate::game::$game>>>,)+
        }

        impl Players {
            $(
                #[inline]
                fn $folder(&mut self, work: &Work<'_>) -> &mut Replayer<crate::game::$game> {
                    let options = work.options;
                    self.$folder.get_or_insert_with(|| {
                        Box::new(player(&options.games.$folder, options, work.needs.keep))
                    })
                }
            )+

            /// Turns words of a record that are not moves into remarks, see [`remarks`].
            fn take_out_remarks(
                &mut self,
                kind: GameKind,
                text: &str,
                tape: &mut Tape,
                work: &Work<'_>,
            ) {
                if !tape.may_hold_remarks || work.needs.restores_words {
                    return;
                }
                let record = Record { text, tape };
                let runs = match kind {
                    $(GameKind::$game => remarks(self.$folder(work), &record),)+
                };
                tape.take_for_remarks(text, &runs);
            }

            /// Plays a record as one of a game, and hands it over.
            fn play(
                &mut self,
                kind: GameKind,
                of_record: &RecordWork<'_>,
                output: &mut BatchOutput,
            ) {
                match kind {
                    $(GameKind::$game => {
                        let player = self.$folder(of_record.work);
                        let replay = crate::game::$game::replay(player, &of_record.record);
                        let work = of_record.work;
                        of_record.finish(&work.options.games.$folder.game, replay, work.job, output);
                    })+
                }
            }
        }
    };
}

games!(dispatch);

fn player<G: Game + Clone>(of_game: &GameOptions<G>, options: &Options, keep: Keep) -> Replayer<G> {
    // What is worth a note only may be seen in the moves.
    let keep_notes = options.policy.looks_for_notes();
    let keep = if keep_notes && keep == Keep::Nothing { Keep::MainMoves } else { keep };
    let replay = ReplayOptions { alphabet: of_game.letters, keep_notes, keep };
    let player = Replayer::new(of_game.game.clone(), replay, of_game.game.common_letters());
    if options.strict { player.that_names_missing_moves() } else { player.that_goes_on() }
}

/// The job of a batch, with what it needs.
struct Work<'a> {
    options: &'a Options,
    job: &'a dyn AnyJob,
    needs: JobNeeds,
}

/// Reads, replays and checks every record of a batch and passes it to the job. Long output is passed on to the outlets,
/// for results and for messages, as it is produced.
pub(crate) fn work(
    batch: &Batch,
    file: &FileFacts,
    options: &Options,
    job: &dyn AnyJob,
    outlets: Option<[Outlet; 2]>,
) -> BatchOutput {
    let options = file.options.as_deref().unwrap_or(options);
    let beginning = BatchBeginning {
        offset: batch.offset,
        lines_before: batch.lines_before,
        is_record: batch.offset == batch.record_start && !batch.is_utf16 && begins_with_tag_line(&batch.bytes),
        len: batch.stored_len(),
        frame: batch.frame,
    };
    let mut output = BatchOutput { beginning, ..empty_output(options, outlets) };
    #[cfg(feature = "database")]
    if file.is_report {
        check_report(batch, file, options, job, &mut output);
        return output;
    }
    let work = &Work { options, job, needs: job.needs() };
    if let Some(table) = &file.table {
        work_on_rows(batch, (file, table), work, &mut output);
        return output;
    }
    let date_order = || file.date_order(&batch.bytes);
    let mut players = Players::default();
    let mut tapes: [Tape; N_AHEAD] = Default::default();
    let mut ahead = Vec::with_capacity(N_AHEAD);
    let lines = Lines::new(&batch.bytes, batch.lines_before);
    let is_one_piece = || {
        let mut behind = batch.pieces().skip_while(|placed| placed.is_noise).skip(1);
        behind.next().is_none_or(|next| next.is_noise)
    };
    let mut is_all = batch.is_all && is_one_piece();
    for placed in batch.pieces() {
        if placed.is_noise {
            if options.range.contains(placed.record_start) {
                output.noise.push((placed.offset, batch.stored_len_of(placed.bytes)));
            }
            continue;
        }
        let is_all = std::mem::take(&mut is_all);
        if placed.is_rest {
            continue;
        }
        if placed.record_start < options.range.start {
            output.n_passed_over +=
                count_records_as(placed.bytes, file.encoding, options.reading, is_all, &mut tapes[0]);
            continue;
        }
        if placed.record_start >= options.range.end {
            output.has_later_records = true;
            break;
        }
        ahead.push((placed, is_all));
        if ahead.len() == N_AHEAD {
            work_on_pieces(&mut ahead, (file, &lines, &date_order), work, (&mut players, &mut tapes), &mut output);
        }
    }
    work_on_pieces(&mut ahead, (file, &lines, &date_order), work, (&mut players, &mut tapes), &mut output);
    output.results.set_outlet(None);
    output.messages.set_outlet(None);
    output
}

/// Reads a file of a game without a board and passes what it holds to the job.
pub(crate) fn read_boardless(
    source: BoardlessSource,
    file: &FileFacts,
    options: &Options,
    job: &dyn AnyJob,
    outlets: Option<[Outlet; 2]>,
) -> Result<BatchOutput, Message> {
    let options = file.options.as_deref().unwrap_or(options);
    let mut output = empty_output(options, outlets);
    let needs = (options, job.needs().boardless);
    let (summary, failure) = source.read((&file.path, file.encoding), needs, |item| job.boardless(item, &mut output));
    output.summary.add(&summary);
    output.results.set_outlet(None);
    output.messages.set_outlet(None);
    match failure {
        None => Ok(output),
        Some(error) => {
            let path = message!("verbatim", text = file.path.as_str());
            Err(message!("cannot-read", path = path, reason = io_reason(&error)))
        }
    }
}

/// Creates the output of a batch.
fn empty_output(options: &Options, outlets: Option<[Outlet; 2]>) -> BatchOutput {
    let language = options.language;
    let (mut results, mut messages) =
        (DeferredBuffer::for_batch(language).with_width(options.width), DeferredBuffer::new(language));
    if let Some([of_results, of_messages]) = outlets {
        results.set_outlet(Some(of_results));
        messages.set_outlet(Some(of_messages));
    }
    BatchOutput { results, messages, ..BatchOutput::default() }
}

/// The number of pieces that are read before the first of them is replayed.
///
/// The code of all steps is larger than the instruction cache, so each step runs for several pieces before the next.
const N_AHEAD: usize = 8;

/// Reads pieces of a batch, then replays and checks their records.
fn work_on_pieces(
    pieces: &mut Vec<(PlacedChunk<'_>, bool)>,
    (file, lines, date_order): (&FileFacts, &Lines<'_>, &dyn Fn() -> DateOrder),
    work: &Work<'_>,
    (players, tapes): (&mut Players, &mut [Tape; N_AHEAD]),
    output: &mut BatchOutput,
) {
    let decoded = pieces.iter().map(|(placed, _)| {
        let mut decoded = decode(placed.bytes, file.encoding, None);
        decoded.encoding = file.utf16.unwrap_or(decoded.encoding);
        decoded
    });
    let decoded: Vec<_> = decoded.collect();
    let mut read = Vec::with_capacity(N_AHEAD);
    for ((decoded, (placed, is_all)), tape) in decoded.iter().zip(pieces.drain(..)).zip(&mut *tapes) {
        let mut records = Records::new(&decoded.text, work.options.reading, is_all);
        // Corrected text has its own map of places; it is cloned so that the records can be read meanwhile.
        let places = records.places().cloned();
        let first = (!work.needs.drops_by_tags).then(|| records.next_record(tape));
        read.push((placed, decoded, places, records, first));
    }
    for ((placed, decoded, places, records, first), tape) in read.into_iter().zip(tapes) {
        let source = SourceFile::new(&file.path, decoded, placed.offset, lines, placed.start, file.utf16.is_some());
        let source = source.with_places(places.as_ref()).with_date_order(date_order);
        piece((records, first), (&source, file.misread_from), work, players, tape, output);
    }
}

/// Processes the rows of a table, each as a record.
fn work_on_rows(batch: &Batch, (file, table): (&FileFacts, &GameTable), work: &Work<'_>, output: &mut BatchOutput) {
    let options = work.options;
    if batch.rows_before == 0 && !batch.is_rest && options.range.contains(0) {
        with_heading(batch, (file, table), |source, findings| loose_findings(findings, source, work, output));
    }
    let (mut players, mut tape) = (Players::default(), Tape::default());
    let passed = each_row(batch, (file, table), options.range, |source, read| match read {
        Ok(row) => {
            piece((Records::of_row(row), None), (source, file.misread_from), work, &mut players, &mut tape, output);
        }
        Err(finding) => {
            output.has_text = true;
            loose_findings(vec![finding], source, work, output);
        }
    });
    (output.n_passed_over, output.has_later_records) = passed;
    output.results.set_outlet(None);
    output.messages.set_outlet(None);
}

/// Checks a report file of a tournament, which one batch holds whole.
#[cfg(feature = "database")]
fn check_report(batch: &Batch, file: &FileFacts, options: &Options, job: &dyn AnyJob, output: &mut BatchOutput) {
    let decoded = decode(&batch.bytes, file.encoding, None);
    for mut finding in report_findings(&file.path, &decoded.text) {
        let Some(severity) = options.policy.severity_of(finding.rule, finding.severity) else { continue };
        finding.severity = severity;
        match finding.severity {
            Severity::Error => output.summary.errors += 1,
            Severity::Warning => output.summary.warnings += 1,
            Severity::Note => output.summary.notes += 1,
        }
        if options.policy.lists(severity) {
            job.made_finding(finding, output);
        }
    }
    output.results.set_outlet(None);
    output.messages.set_outlet(None);
}

fn piece(
    (mut records, mut first): (Records<'_>, Option<Next>),
    (source, misread_from): (&SourceFile<'_>, u64),
    work: &Work<'_>,
    players: &mut Players,
    tape: &mut Tape,
    output: &mut BatchOutput,
) {
    let Work { options, job, needs } = *work;
    let shortcuts = job.shortcuts();
    let found = found_in_bytes(source, misread_from);
    let mut of_bytes = found.as_slice();
    loop {
        if needs.drops_by_tags
            && of_bytes.is_empty()
            && records.peek_tags(tape)
            && shortcuts.is_dropped(&Record { text: records.text(), tape }, source)
        {
            output.has_text = true;
            output.summary.records += 1;
            records.skip_peeked();
        }
        let next = first.take().unwrap_or_else(|| records.next_record(tape));
        let is_last = next == Next::End;
        let (mine, rest) = of_bytes.split_at(if is_last {
            of_bytes.len()
        } else {
            of_bytes.partition_point(|finding| finding.span.start < tape.span.end)
        });
        of_bytes = rest;
        if is_last {
            loose_findings(mine.to_vec(), source, work, output);
            return job.piece_end(source, output);
        }
        output.has_text = true;
        let record = Record { text: records.text(), tape };
        if next == Next::Text {
            let mut findings = mine.to_vec();
            let outside = tape.issues.iter().filter(|issue| issue.kind == IssueKind::TextAfterRecord);
            findings.extend(outside.map(|issue| text_outside(record.slice(issue.span), issue.span)));
            loose_findings(findings, source, work, output);
            continue;
        }
        let index = output.n_passed_over + output.summary.records;
        output.summary.records += 1;
        if shortcuts.needs_no_moves(&record, source, output) {
            continue;
        }
        let kind = options.kind_of(&record);
        let is_usual = kind == GameKind::USUAL && !is_open_to_the_end(&record);
        if is_usual && shortcuts.needs_first_moves(&record, source, options, output) {
            continue;
        }
        if let Some(n_plies) = needs.plies {
            tape.keep_plies(n_plies as usize);
        }
        let record = Record { text: records.text(), tape };
        if kind == GameKind::USUAL
            && let Some(index) = lost_by_both(&record, players.chess(work))
        {
            tape.end_with(index);
        }
        players.take_out_remarks(kind, records.text(), tape, work);
        let record = Record { text: records.text(), tape };
        let of_record = RecordWork { record, index, source, places: records.places(), of_bytes: mine, work };
        if kind != GameKind::USUAL {
            players.play(kind, &of_record, output);
            continue;
        }
        let replay = Chess::replay(players.chess(work), &record);
        if (!replay.faults.is_empty() || is_open_to_the_end(&record)) && holds_unclosed_comment(&record) {
            records.read_with_comments_ended(tape);
            players.take_out_remarks(kind, records.text(), tape, work);
            let record = Record { text: records.text(), tape };
            let of_record = RecordWork { record, index, source, places: None, of_bytes: mine, work };
            players.play(kind, &of_record, output);
            continue;
        }
        if tape.may_hold_remarks
            && needs.reads_pages
            && !needs.restores_words
            && let Some(page) = records.page(tape, replay.main_plies, replay.is_complete && replay.stood.is_empty())
        {
            let source = source.of_page(page.places());
            let record = Record { text: page.text(), tape: page.tape() };
            let of_record = RecordWork { record, places: Some(page.places()), source: &source, ..of_record };
            players.play(kind, &of_record, output);
            continue;
        }
        let is_in_doubt = !replay.is_complete && options.guesses_game();
        match is_in_doubt.then(|| kind_by_moves(&record)).flatten() {
            Some(kind) => players.play(kind, &of_record, output),
            None => of_record.finish(&options.games.chess.game, replay, job, output),
        }
    }
}

/// A record that has been replayed, with what its findings need.
struct RecordWork<'a> {
    record: Record<'a>,
    index: u64,
    source: &'a SourceFile<'a>,
    places: Option<&'a SourceMap>,
    /// What was found in its bytes before they were read as a record.
    of_bytes: &'a [Draft],
    work: &'a Work<'a>,
}

impl RecordWork<'_> {
    /// Finds what is wrong and hands the record over.
    fn finish<G: CompiledChecks>(&self, game: &G, replay: &Replay<G>, job: &dyn JobOf<G>, output: &mut BatchOutput) {
        let Self { record, index, source, places, of_bytes: mine, work } = *self;
        let Work { options, needs, .. } = *work;
        let record = replay.record(&record);
        output.summary.plies += u64::from(replay.main_plies);
        output.summary.notes += u64::from(replay.notes);
        let Options { laws, today, .. } = *options;
        let notes = options.policy.looks_for_notes();
        let date_order = &|| source.date_order();
        let subject = Subject { game, record, replay, laws, today, notes, places, date_order };
        let found = G::findings(&subject);
        let is_needless = found.is_none() && mine.is_empty() && needs.keep == Keep::Nothing;
        if is_needless && !job.shortcuts().wants_clean(&record, source) {
            return;
        }
        let mut findings = found.unwrap_or_default();
        if !mine.is_empty() {
            if mine.iter().any(|finding| finding.rule == rules::TEXT_MISENCODED) {
                // The next pass finds what else to fix, in text that reads as intended.
                leave_fixes(&mut findings);
            }
            findings.extend_from_slice(mine);
            findings.compact_sort_by_key(|finding| finding.span.start);
        }
        if let Some(places) = places {
            for finding in &mut findings {
                put_back(finding, places, &source.decoded.text);
            }
            findings.compact_sort_by_key(|finding| finding.span.start);
        }
        let written: &str = &source.decoded.text;
        let end = record.tape.items.last().map_or(record.tape.span.end, |item| item.span.end);
        let of_record = Span { end, ..record.tape.span };
        let of_record = places.map_or(of_record, |places| places.written(of_record)).range();
        // Corrected text may be longer than the source.
        let [start, end] =
            [of_record.start, of_record.end].map(|at| written.floor_char_boundary(at.min(written.len())));
        pass_over_ignored(written, start..end.max(start), notes, &mut findings);
        options.policy.apply(&mut findings);
        output.n_known += job.suppress(Some(&record), source, &mut findings);
        count(&findings, &mut output.summary, true);
        let is_wanted = |finding: &Draft| needs.makes_fixes && finding.fix.is_some();
        findings.retain(|finding| options.policy.lists(finding.severity) || is_wanted(finding));
        let players = if findings.is_empty() { None } else { players_of(&record) };
        let letters = options.games.chess.letters;
        let view = View { game, record, index, replay, findings: &findings, source, players, laws, today, letters };
        job.record(&view, output);
    }
}

fn loose_findings(mut findings: Vec<Draft>, source: &SourceFile<'_>, work: &Work<'_>, output: &mut BatchOutput) {
    if findings.is_empty() {
        return;
    }
    let Work { options, job, .. } = *work;
    options.policy.apply(&mut findings);
    output.n_known += job.suppress(None, source, &mut findings);
    count(&findings, &mut output.summary, false);
    for finding in findings.iter().filter(|finding| options.policy.lists(finding.severity)) {
        job.finding(&Located { finding, record: None, index: 0, source, players: None }, output);
    }
}
