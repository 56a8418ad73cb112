//! A reference to a job is a job.

use std::io;
#[cfg(feature = "database")]
use std::sync::Arc;

use crate::findings::{Draft, Finding};
use crate::game::Game;
use crate::record::Record;
use crate::render::{DeferredBuffer, Located, SourceFile};
use crate::replay::Keep;

use super::batch_output::BatchOutput;
#[cfg(feature = "bridge")]
use super::bridge::{BridgeGame, BridgeWanted, SeenRecord};
#[cfg(feature = "database")]
use super::file_facts::FileFacts;
#[cfg(feature = "database")]
use super::file_index::FileIndex;
use super::options::Options;
#[cfg(feature = "bridge")]
use super::whose_finding::WhoseFinding;
use super::work::{InFile, Job, JobOf, View};

impl<J: Job> Job for &J {
    type Item = J::Item;

    fn keeps(&self) -> Keep {
        (**self).keeps()
    }

    fn wants_clean(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        (**self).wants_clean(record, source)
    }

    fn needs_no_moves(&self, record: &Record<'_>, source: &SourceFile<'_>, output: &mut BatchOutput<J::Item>) -> bool {
        (**self).needs_no_moves(record, source, output)
    }

    fn drops_by_tags(&self) -> bool {
        (**self).drops_by_tags()
    }

    fn is_dropped(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        (**self).is_dropped(record, source)
    }

    fn needs_first_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        options: &Options,
        output: &mut BatchOutput<J::Item>,
    ) -> bool {
        (**self).needs_first_moves(record, source, options, output)
    }

    fn plies_wanted(&self) -> Option<u32> {
        (**self).plies_wanted()
    }

    fn makes_fixes(&self) -> bool {
        (**self).makes_fixes()
    }

    fn restores_words(&self) -> bool {
        (**self).restores_words()
    }

    fn reads_pages(&self) -> bool {
        (**self).reads_pages()
    }

    fn piece_end(&self, source: &SourceFile<'_>, output: &mut BatchOutput<J::Item>) {
        (**self).piece_end(source, output);
    }

    fn is_done(&self) -> bool {
        (**self).is_done()
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput<J::Item>) {
        (**self).finding(located, output);
    }

    fn reads_reports(&self) -> bool {
        (**self).reads_reports()
    }

    #[cfg(feature = "bridge")]
    fn bridge(&self) -> BridgeWanted {
        (**self).bridge()
    }

    #[cfg(feature = "bridge")]
    fn game_of_bridge(&self, game: BridgeGame<'_>, output: &mut BatchOutput<J::Item>) {
        (**self).game_of_bridge(game, output);
    }

    #[cfg(feature = "bridge")]
    fn end_of_bridge(&self, path: &str, output: &mut BatchOutput<J::Item>) {
        (**self).end_of_bridge(path, output);
    }

    #[cfg(feature = "bridge")]
    fn found_in_bridge(&self, finding: Finding, whose: &WhoseFinding, output: &mut BatchOutput<J::Item>) -> bool {
        (**self).found_in_bridge(finding, whose, output)
    }

    #[cfg(feature = "bridge")]
    fn see_bridge(&self, path: &str, seen: &SeenRecord<'_>) {
        (**self).see_bridge(path, seen);
    }

    fn made_finding(&self, finding: Finding, output: &mut BatchOutput<J::Item>) {
        (**self).made_finding(finding, output);
    }

    fn suppress(&self, record: Option<&Record<'_>>, source: &SourceFile<'_>, findings: &mut Vec<Draft>) -> u64 {
        (**self).suppress(record, source, findings)
    }

    fn in_order(&self, output: &mut BatchOutput<J::Item>, place: InFile<'_>) -> io::Result<()> {
        (**self).in_order(output, place)
    }

    fn end_of_file(&self, path: &str, results: &mut DeferredBuffer) {
        (**self).end_of_file(path, results);
    }

    #[cfg(feature = "database")]
    fn index(&self) -> Option<Arc<FileIndex>> {
        (**self).index()
    }

    #[cfg(feature = "database")]
    fn taken_from_index(&self, bytes: &[u8], options: &Options) -> Option<BatchOutput<J::Item>> {
        (**self).taken_from_index(bytes, options)
    }

    #[cfg(feature = "database")]
    fn keep_in_index(&self, file: &FileFacts, len: usize, output: &mut BatchOutput<J::Item>) {
        (**self).keep_in_index(file, len, output);
    }

    fn batch_size(&self) -> usize {
        (**self).batch_size()
    }
}

impl<G: Game, J: JobOf<G>> JobOf<G> for &J {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput<J::Item>) {
        (**self).record(view, output);
    }
}
