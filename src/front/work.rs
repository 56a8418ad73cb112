//! What is done with one batch of records, on whatever thread.

use std::io;
#[cfg(feature = "database")]
use std::sync::Arc;

use crate::findings::{
    CompiledChecks, Draft, Finding, Severity, Subject, leave_fixes, pass_over_ignored, rules, text_outside,
};
use crate::game::{Chess, Game, GameKind, GameOptions, games, kind_by_moves};
use crate::sorting::CompactSort;

use crate::l10n::Language;
use crate::record::batch::BATCH_SIZE;
use crate::record::sheet::SourceMap;
use crate::record::{
    Batch, GameTable, IssueKind, Next, Record, Records, Tape, begins_with_tag_line, count_records_as,
    holds_unclosed_comment, is_open_to_the_end,
};
use crate::render::{DeferredBuffer, Lines, Located, Outlet, PassedOver, SourceFile, Summary, players_of};
use crate::replay::{CompiledReplay, Keep, Replay, ReplayOptions, Replayer, remarks};
use crate::text::{Span, decode};

use super::batch_beginning::BatchBeginning;
use super::batch_output::BatchOutput;
#[cfg(feature = "bridge")]
use super::bridge::{BridgeGame, BridgeItem, BridgeWanted, SeenRecord};
use super::error::Error;
use super::file_facts::FileFacts;
#[cfg(feature = "database")]
use super::file_index::FileIndex;
use super::found_in_bytes::found_in_bytes;
use super::lost_by_both::lost_by_both;
use super::options::Options;
use super::placed_findings::{count, put_back};
#[cfg(feature = "bridge")]
use super::read_bridge::read_bridge;
#[cfg(feature = "database")]
use super::standings::report_findings;
use super::table_rows::{each_row, with_heading};
pub(crate) use super::view::View;
#[cfg(feature = "bridge")]
use super::whose_finding::BridgeContext;

/// Where text goes that is no record.
pub(crate) type WriteBytes<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// What a command does with records; shared by all threads.
pub(crate) trait Job: Sync {
    /// The plain data derived from records; `()` if the job writes.
    type Item: Send + 'static;
    /// Returns which parts of the moves the job needs. If none, a record without findings may be skipped.
    fn keeps(&self) -> Keep {
        Keep::Plies
    }
    /// Returns true if a record is needed even without findings, though its moves are not.
    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        false
    }
    /// Takes a record before it is played, if its moves are not needed. Returns true if it did.
    fn needs_no_moves(&self, _: &Record<'_>, _: &SourceFile<'_>, _: &mut BatchOutput<Self::Item>) -> bool {
        false
    }
    /// Returns true if there are records that are not wanted because of their tags alone.
    fn drops_by_tags(&self) -> bool {
        false
    }
    /// Returns true if the tags rule out a record; called only if [`Job::drops_by_tags`] returns true.
    fn is_dropped(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        false
    }
    /// Takes a record of the usual game if its first moves are sufficient. Returns true if it did.
    fn needs_first_moves(
        &self,
        _: &Record<'_>,
        _: &SourceFile<'_>,
        _: &Options,
        _: &mut BatchOutput<Self::Item>,
    ) -> bool {
        false
    }
    /// Returns the number of plies of the main line that are needed; `None` for all.
    fn plies_wanted(&self) -> Option<u32> {
        None
    }
    /// Returns true if damaged words are restored, so that none may be taken for a remark before.
    fn restores_words(&self) -> bool {
        false
    }
    /// Returns true if a record with notes without braces may be read as a page; false if records are copied as stored.
    fn reads_pages(&self) -> bool {
        true
    }
    /// Returns true if fixes are wanted, those of findings that are not listed too.
    fn makes_fixes(&self) -> bool {
        false
    }
    /// Learns that a piece of a file was read to its end, whether it held records or not.
    fn piece_end(&self, _: &SourceFile<'_>, _: &mut BatchOutput<Self::Item>) {}
    /// Returns true if no more input is needed.
    fn is_done(&self) -> bool {
        false
    }
    /// Shows one finding; called by [`JobOf::record`] or for text that is no record.
    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput<Self::Item>);
    /// Returns true if report files of tournaments are wanted, not only records.
    fn reads_reports(&self) -> bool {
        false
    }
    /// Returns what is needed of bridge records.
    #[cfg(feature = "bridge")]
    fn bridge(&self) -> BridgeWanted {
        BridgeWanted::default()
    }
    /// Takes a bridge game.
    #[cfg(feature = "bridge")]
    fn game_of_bridge(&self, _: BridgeGame<'_>, _: &mut BatchOutput<Self::Item>) {}
    /// Learns that all games of a file of bridge were taken.
    #[cfg(feature = "bridge")]
    fn end_of_bridge(&self, _: &str, _: &mut BatchOutput<Self::Item>) {}
    /// Shows a finding in a bridge file. Returns false if it is neither shown nor counted.
    #[cfg(feature = "bridge")]
    fn found_in_bridge(&self, finding: Finding, _: &BridgeContext, output: &mut BatchOutput<Self::Item>) -> bool {
        self.made_finding(finding, output);
        true
    }
    /// Looks at a record of a file of bridge, by its path.
    #[cfg(feature = "bridge")]
    fn see_bridge(&self, _: &str, _: &SeenRecord<'_>) {}
    /// Shows a finding about a report file rather than a record.
    fn made_finding(&self, _: Finding, _: &mut BatchOutput<Self::Item>) {}
    /// Removes findings that are not shown or counted; there is no record for text outside records. Returns the number
    /// of those known already.
    fn suppress(&self, _: Option<&Record<'_>>, _: &SourceFile<'_>, _: &mut Vec<Draft>) -> u64 {
        0
    }
    /// Takes the output of a batch in the order of the files, on one thread; it follows this many records of its file.
    fn in_order(&self, _: &mut BatchOutput<Self::Item>, _: InFile<'_>) -> io::Result<()> {
        Ok(())
    }
    /// Returns the text before all results.
    fn head(&self, _: &Options) -> String {
        String::new()
    }
    /// Returns the number of bytes to skip before the first result: its separator.
    fn n_skipped(&self) -> usize {
        0
    }
    /// Gives the results and messages that are decided only when everything was read.
    fn last_results(&self, _results: &mut Vec<u8>, _messages: &mut Vec<u8>) -> io::Result<()> {
        Ok(())
    }
    /// Returns what is made of all results together, if they are not written one by one.
    fn whole(&self) -> Option<fn(&str) -> Vec<u8>> {
        None
    }
    /// Writes what comes after all results.
    fn tail(&self, _: WriteBytes<'_>) -> Result<(), Error> {
        Ok(())
    }
    /// Writes what is said of everything that was read, after all results.
    fn summary(&self, _: &Summary, _: &[PassedOver], _: Language, _: &mut Vec<u8>) {}
    /// Writes text after the results of a file, once all of them are written.
    fn end_of_file(&self, _: &str, _: &mut DeferredBuffer) {}
    /// Returns the index of kept results.
    #[cfg(feature = "database")]
    fn index(&self) -> Option<Arc<FileIndex>> {
        None
    }
    /// Makes what came of a batch of what was kept of it.
    #[cfg(feature = "database")]
    fn taken_from_index(&self, _: &[u8], _: &Options) -> Option<BatchOutput<Self::Item>> {
        None
    }
    /// Keeps what came of a batch of this many bytes.
    #[cfg(feature = "database")]
    fn keep_in_index(&self, _: &FileFacts, _: usize, _: &mut BatchOutput<Self::Item>) {}
    /// How many bytes are worked on at once; fewer where much is written for each.
    fn batch_size(&self) -> usize {
        BATCH_SIZE
    }
}

/// What a command does with the records of one game.
pub(crate) trait JobOf<G: Game>: Job {
    /// Takes one record.
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput<Self::Item>);
}

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
                fn $folder(
                    &mut self,
                    options: &Options,
                    job: &(impl Job + ?Sized),
                ) -> &mut Replayer<crate::game::$game> {
                    self.$folder.get_or_insert_with(|| Box::new(player(&options.games.$folder, options, job)))
                }
            )+

            /// Turns words of a record that are not moves into remarks, see [`remarks`].
            fn take_out_remarks(
                &mut self,
                kind: GameKind,
                text: &str,
                tape: &mut Tape,
                (options, job): (&Options, &(impl Job + ?Sized)),
            ) {
                if !tape.may_hold_remarks || job.restores_words() {
                    return;
                }
                let record = Record { text, tape };
                let runs = match kind {
                    $(GameKind::$game => remarks(self.$folder(options, job), &record),)+
                };
                tape.take_for_remarks(text, &runs);
            }

            /// Plays a record as one of a game, and hands it over.
            fn play<J: AnyJob + ?Sized>(
                &mut self,
                kind: GameKind,
                work: &RecordWork<'_, J>,
                output: &mut BatchOutput<J::Item>,
            ) {
                match kind {
                    $(GameKind::$game => {
                        let player = self.$folder(work.options, work.job);
                        let replay = crate::game::$game::replay(player, &work.record);
                        work.finish(&work.options.games.$folder.game, replay, output);
                    })+
                }
            }
        }
    };
}

games!(dispatch);

fn player<G: Game + Clone>(of_game: &GameOptions<G>, options: &Options, job: &(impl Job + ?Sized)) -> Replayer<G> {
    // What is worth a note only may be seen in the moves.
    let keep_notes = options.policy.looks_for_notes();
    let keep = if keep_notes && job.keeps() == Keep::Nothing { Keep::MainMoves } else { job.keeps() };
    let replay = ReplayOptions { alphabet: of_game.letters, keep_notes, keep };
    let player = Replayer::new(of_game.game.clone(), replay, of_game.game.common_letters());
    if options.strict { player.that_names_missing_moves() } else { player.that_goes_on() }
}

/// The place of a batch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InFile<'a> {
    /// The number of the file, from 0, in the order in which files are read.
    pub(crate) file: usize,
    /// Its name as it is.
    pub(crate) path: &'a str,
    /// The number of records in the file before the batch.
    pub(crate) records_before: u64,
}

/// Reads, replays and checks every record of a batch and passes it to the job. Long output is passed on to the outlets,
/// for results and for messages, as it is produced.
pub(crate) fn work<J: AnyJob + ?Sized>(
    batch: &Batch,
    file: &FileFacts,
    options: &Options,
    job: &J,
    outlets: Option<[Outlet; 2]>,
) -> BatchOutput<J::Item> {
    let options = file.options.as_deref().unwrap_or(options);
    let language = options.language;
    let (mut results, mut messages) =
        (DeferredBuffer::for_batch(language).with_width(options.width), DeferredBuffer::new(language));
    if let Some([of_results, of_messages]) = outlets {
        results.set_outlet(Some(of_results));
        messages.set_outlet(Some(of_messages));
    }
    let beginning = BatchBeginning {
        offset: batch.offset,
        lines_before: batch.lines_before,
        is_record: batch.offset == batch.record_start && !batch.is_utf16 && begins_with_tag_line(&batch.bytes),
        len: batch.stored_len(),
        frame: batch.frame,
    };
    let mut output = BatchOutput { results, messages, beginning, ..BatchOutput::default() };
    #[cfg(feature = "database")]
    if file.is_report {
        check_report(batch, file, options, job, &mut output);
        return output;
    }
    #[cfg(feature = "bridge")]
    if let Some(source) = &file.bridge {
        let wanted = (options, job.bridge().games);
        let summary =
            read_bridge(source, (&file.path, file.encoding), wanted, &mut |item: BridgeItem<'_>| match item {
                BridgeItem::Finding(finding, context) => job.found_in_bridge(*finding, &context, &mut output),
                BridgeItem::Seen(seen) => {
                    job.see_bridge(&file.path, &seen);
                    true
                }
                BridgeItem::Game(game) => {
                    job.game_of_bridge(game, &mut output);
                    true
                }
            });
        job.end_of_bridge(&file.path, &mut output);
        output.summary.add(&summary);
    }
    if let Some(table) = &file.table {
        work_on_rows(batch, (file, table), options, job, &mut output);
        return output;
    }
    let date_order = || file.date_order(&batch.bytes);
    let mut players = Players::default();
    let mut tape = Tape::default();
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
            output.n_passed_over += count_records_as(placed.bytes, file.encoding, options.reading, is_all, &mut tape);
            continue;
        }
        if placed.record_start >= options.range.end {
            output.has_later_records = true;
            break;
        }
        let mut decoded = decode(placed.bytes, file.encoding, None);
        if let Some(utf16) = file.utf16 {
            decoded.encoding = utf16;
        }
        let records = Records::new(&decoded.text, options.reading, is_all);
        // Corrected text has its own map of places; it is cloned so that the records can be read meanwhile.
        let places = records.places().cloned();
        let source = SourceFile::new(&file.path, &decoded, placed.offset, &lines, placed.start, file.utf16.is_some());
        let source = source.with_places(places.as_ref()).with_date_order(&date_order);
        piece(records, (&source, file.misread_from), options, job, &mut players, &mut tape, &mut output);
    }
    output.results.set_outlet(None);
    output.messages.set_outlet(None);
    output
}

/// Processes the rows of a table, each as a record.
fn work_on_rows<J: AnyJob + ?Sized>(
    batch: &Batch,
    (file, table): (&FileFacts, &GameTable),
    options: &Options,
    job: &J,
    output: &mut BatchOutput<J::Item>,
) {
    if batch.rows_before == 0 && !batch.is_rest && options.range.contains(0) {
        with_heading(batch, (file, table), |source, findings| loose_findings(findings, source, options, job, output));
    }
    let (mut players, mut tape) = (Players::default(), Tape::default());
    let passed = each_row(batch, (file, table), options.range, |source, read| match read {
        Ok(row) => {
            piece(Records::of_row(row), (source, file.misread_from), options, job, &mut players, &mut tape, output);
        }
        Err(finding) => {
            output.has_text = true;
            loose_findings(vec![finding], source, options, job, output);
        }
    });
    (output.n_passed_over, output.has_later_records) = passed;
    output.results.set_outlet(None);
    output.messages.set_outlet(None);
}

/// Checks a report file of a tournament, which one batch holds whole.
#[cfg(feature = "database")]
fn check_report<J: Job + ?Sized>(
    batch: &Batch,
    file: &FileFacts,
    options: &Options,
    job: &J,
    output: &mut BatchOutput<J::Item>,
) {
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

fn piece<J: AnyJob + ?Sized>(
    mut records: Records<'_>,
    (source, misread_from): (&SourceFile<'_>, u64),
    options: &Options,
    job: &J,
    players: &mut Players,
    tape: &mut Tape,
    output: &mut BatchOutput<J::Item>,
) {
    let found = found_in_bytes(source, misread_from);
    let mut of_bytes = found.as_slice();
    loop {
        if job.drops_by_tags()
            && of_bytes.is_empty()
            && records.peek_tags(tape)
            && job.is_dropped(&Record { text: records.text(), tape }, source)
        {
            output.has_text = true;
            output.summary.records += 1;
            records.skip_peeked();
        }
        let next = records.next_record(tape);
        let is_last = next == Next::End;
        let (mine, rest) = of_bytes.split_at(if is_last {
            of_bytes.len()
        } else {
            of_bytes.partition_point(|finding| finding.span.start < tape.span.end)
        });
        of_bytes = rest;
        if is_last {
            loose_findings(mine.to_vec(), source, options, job, output);
            return job.piece_end(source, output);
        }
        output.has_text = true;
        let record = Record { text: records.text(), tape };
        if next == Next::Text {
            let mut findings = mine.to_vec();
            let outside = tape.issues.iter().filter(|issue| issue.kind == IssueKind::TextAfterRecord);
            findings.extend(outside.map(|issue| text_outside(record.slice(issue.span), issue.span)));
            loose_findings(findings, source, options, job, output);
            continue;
        }
        let index = output.n_passed_over + output.summary.records;
        output.summary.records += 1;
        if job.needs_no_moves(&record, source, output) {
            continue;
        }
        let kind = options.kind_of(&record);
        let is_usual = kind == GameKind::USUAL && !is_open_to_the_end(&record);
        if is_usual && job.needs_first_moves(&record, source, options, output) {
            continue;
        }
        if let Some(n_plies) = job.plies_wanted() {
            tape.keep_plies(n_plies as usize);
        }
        let record = Record { text: records.text(), tape };
        if kind == GameKind::USUAL
            && let Some(index) = lost_by_both(&record, players.chess(options, job))
        {
            tape.end_with(index);
        }
        players.take_out_remarks(kind, records.text(), tape, (options, job));
        let record = Record { text: records.text(), tape };
        let work = RecordWork { record, index, source, places: records.places(), of_bytes: mine, options, job };
        if kind != GameKind::USUAL {
            players.play(kind, &work, output);
            continue;
        }
        let replay = Chess::replay(players.chess(options, job), &record);
        if (!replay.faults.is_empty() || is_open_to_the_end(&record)) && holds_unclosed_comment(&record) {
            records.read_with_comments_ended(tape);
            players.take_out_remarks(kind, records.text(), tape, (options, job));
            let record = Record { text: records.text(), tape };
            let work = RecordWork { record, index, source, places: None, of_bytes: mine, options, job };
            players.play(kind, &work, output);
            continue;
        }
        if tape.may_hold_remarks
            && job.reads_pages()
            && !job.restores_words()
            && let Some(page) = records.page(tape, replay.main_plies, replay.is_complete && replay.stood.is_empty())
        {
            let source = source.of_page(page.places());
            let record = Record { text: page.text(), tape: page.tape() };
            let work = RecordWork { record, places: Some(page.places()), source: &source, ..work };
            players.play(kind, &work, output);
            continue;
        }
        let is_in_doubt = !replay.is_complete && options.guesses_game();
        match is_in_doubt.then(|| kind_by_moves(&record)).flatten() {
            Some(kind) => players.play(kind, &work, output),
            None => work.finish(&options.games.chess.game, replay, output),
        }
    }
}

/// A record that has been replayed, with what its findings need.
struct RecordWork<'a, J: ?Sized> {
    record: Record<'a>,
    index: u64,
    source: &'a SourceFile<'a>,
    places: Option<&'a SourceMap>,
    /// What was found in its bytes before they were read as a record.
    of_bytes: &'a [Draft],
    options: &'a Options,
    job: &'a J,
}

impl<J: Job + ?Sized> RecordWork<'_, J> {
    /// Finds what is wrong and hands the record over.
    fn finish<G: CompiledChecks>(&self, game: &G, replay: &Replay<G>, output: &mut BatchOutput<J::Item>)
    where
        J: JobOf<G>,
    {
        let Self { record, index, source, places, of_bytes: mine, options, job } = *self;
        let record = replay.record(&record);
        output.summary.plies += u64::from(replay.main_plies);
        output.summary.notes += u64::from(replay.notes);
        let Options { laws, today, .. } = *options;
        let notes = options.policy.looks_for_notes();
        let date_order = &|| source.date_order();
        let subject = Subject { game, record, replay, laws, today, notes, places, date_order };
        let found = G::findings(&subject);
        let is_needless = found.is_none() && mine.is_empty() && job.keeps() == Keep::Nothing;
        if is_needless && !job.wants_clean(&record, source) {
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
        let is_wanted = |finding: &Draft| job.makes_fixes() && finding.fix.is_some();
        findings.retain(|finding| options.policy.lists(finding.severity) || is_wanted(finding));
        let players = if findings.is_empty() { None } else { players_of(&record) };
        let letters = options.games.chess.letters;
        let view = View { game, record, index, replay, findings: &findings, source, players, laws, today, letters };
        job.record(&view, output);
    }
}

fn loose_findings<J: Job + ?Sized>(
    mut findings: Vec<Draft>,
    source: &SourceFile<'_>,
    options: &Options,
    job: &J,
    output: &mut BatchOutput<J::Item>,
) {
    options.policy.apply(&mut findings);
    output.n_known += job.suppress(None, source, &mut findings);
    count(&findings, &mut output.summary, false);
    for finding in findings.iter().filter(|finding| options.policy.lists(finding.severity)) {
        job.finding(&Located { finding, record: None, index: 0, source, players: None }, output);
    }
}
