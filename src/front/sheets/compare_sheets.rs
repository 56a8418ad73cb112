//! Compares the sheets of one game.

use crate::findings::Decisions;
use crate::game::{Chess, Game, SheetAnswer, Tavreli};
use crate::l10n::{Arg, Message, message, serialized_in};
use crate::render::{
    Agreement, Compared, ComparedGame, SheetOfGame, heading_messages, write_compare_pgn, write_compare_text,
    write_json_line,
};
use crate::scoresheet::{OneSheet, Reconciled, SearchOptions, are_apart, reconcile};

use super::compare_fragments::ComparedFragments;
use super::pages::{join_pages, n_later_pages};
use super::sheet_answers::{in_letters_of, not_playable};
use super::sheet_reader::AnySheet;
use crate::front::options::Options;
use crate::front::options::show_as::ShowAs;

/// The comparison of the sheets of one game.
pub(crate) struct ComparedSheets {
    pub(crate) data: Compared,
    pub(crate) n_rows: usize,
    /// Those of the notes that are not shown with the comparison.
    pub(crate) notes: Vec<Message>,
    /// Answers that could not be taken.
    pub(crate) refused: Vec<Message>,
    /// The comparison as it is shown; empty where that was not asked for.
    pub(crate) shown: Vec<u8>,
}

impl ComparedSheets {
    const fn new(data: Compared) -> Self {
        Self { data, n_rows: 0, notes: Vec::new(), refused: Vec::new(), shown: Vec::new() }
    }

    /// Returns the name of the files together.
    pub(crate) fn name(&self) -> String {
        let mut files: Vec<&str> = self.data.paths.iter().map(String::as_str).collect();
        files.dedup();
        joined(&files, " + ")
    }
}

/// How sheets are compared.
#[derive(Clone, Copy)]
pub(crate) struct Comparison<'a> {
    pub(crate) search: SearchOptions,
    pub(crate) options: &'a Options,
    /// How the comparison is shown; `None` if it is returned as data.
    pub(crate) shown: Option<ShowAs>,
    /// The code of the letters that the game is written in.
    pub(crate) letters: &'a str,
    /// The answers about the sheets.
    pub(crate) answered: &'a Decisions,
}

/// Returns the result for sheets that could not be compared.
fn refused(paths: &[String], records: &[u64], reason: Message) -> ComparedSheets {
    ComparedSheets::new(Compared::refused(paths.to_vec(), records.to_vec(), reason))
}

impl Comparison<'_> {
    /// Compares the sheets of one game; sheets of several games are none of one.
    pub(crate) fn compare(self, sheets: Vec<AnySheet>) -> ComparedSheets {
        // Where two sheets begin later, no other shows where they belong.
        if sheets.len() < 4 || n_later_pages(&sheets) < 2 {
            return self.compare_whole(sheets);
        }
        let (sheets, joined) = join_pages(sheets, true);
        let mut compared = self.compare_whole(sheets);
        compared.data.notes.extend(joined.iter().cloned());
        compared.notes.extend(joined);
        compared
    }

    fn compare_whole(self, sheets: Vec<AnySheet>) -> ComparedSheets {
        let paths: Vec<String> = sheets.iter().map(|sheet| sheet.path().to_owned()).collect();
        let records: Vec<u64> = sheets.iter().map(AnySheet::number).collect();
        let (mut chess, mut tavreli): (Vec<SheetOfGame<Chess>>, Vec<SheetOfGame<Tavreli>>) = (Vec::new(), Vec::new());
        for sheet in sheets {
            match sheet {
                AnySheet::Chess(sheet) => chess.push(sheet),
                AnySheet::Tavreli(sheet) => tavreli.push(sheet),
            }
        }
        let games = &self.options.games;
        if tavreli.is_empty() {
            let game = &games.chess.game;
            let has_signal = chess.iter().any(|sheet| sheet.sheet.as_ref().is_some_and(|sheet| sheet.signal.is_some()));
            for sheet in chess.iter_mut().filter_map(|sheet| sheet.sheet.as_mut()) {
                if has_signal {
                    sheet.trust_signal();
                }
                sheet.find_letters(game);
            }
            let refused = self.take_answers(game, &mut chess, |letters, given| in_letters_of(given, letters));
            let compared = self.compare_of(game, &chess, |read| reconcile(game, read, self.search));
            return ComparedSheets { refused, ..compared };
        }
        if chess.is_empty() {
            let game = &games.tavreli.game;
            let refused = self.take_answers(game, &mut tavreli, |_, given| given.to_vec());
            let compared = self.compare_of(game, &tavreli, |read| reconcile(game, read, self.search));
            return ComparedSheets { refused, ..compared };
        }
        refused(&paths, &records, starts_differ(&paths))
    }

    /// Applies the answers about the sheets. Returns those that cannot be applied.
    fn take_answers<G: Game>(
        self,
        game: &G,
        sheets: &mut [SheetOfGame<G>],
        in_letters: impl Fn(G::Alphabet, &[SheetAnswer]) -> Vec<SheetAnswer>,
    ) -> Vec<Message> {
        let mut refused = Vec::new();
        for SheetOfGame { path, fingerprints, sheet, .. } in sheets {
            let Some(sheet) = sheet else { continue };
            let given = fingerprints.iter().flat_map(|page| self.answered.answers(*page)).cloned().collect::<Vec<_>>();
            let given = in_letters(sheet.alphabet, &given);
            let problems = sheet.take_answers(game, &given);
            refused.extend(problems.into_iter().map(|answer| not_playable(path, answer)));
        }
        refused
    }

    fn compare_of<G: Game>(
        self,
        game: &G,
        sheets: &[SheetOfGame<G>],
        reconcile: impl Fn(&[&OneSheet<G>]) -> Option<Reconciled<G>>,
    ) -> ComparedSheets {
        let paths: Vec<String> = sheets.iter().map(|sheet| sheet.path.clone()).collect();
        let records: Vec<u64> = sheets.iter().map(|sheet| sheet.record).collect();
        let read = sheets.iter().map(|sheet| sheet.sheet.as_ref()).collect::<Option<Vec<&OneSheet<G>>>>();
        let Some(read) = read else {
            let unread = sheets.iter().find(|sheet| sheet.sheet.is_none());
            let reason = unread.map_or_else(
                || message!("compare-few-paths"),
                |sheet| message!("compare-no-sheet", path = sheet.path.as_str(), record = sheet.record),
            );
            return refused(&paths, &records, reason);
        };
        if let Some(compared) = ComparedFragments::of(sheets, &read) {
            return self.compared_fragments(&compared, (&paths, &records), heading_messages(sheets));
        }
        if are_apart(game, &read) {
            let reason = message!("compare-different-games", sheets = Arg::List(paths.clone()));
            return refused(&paths, &records, reason);
        }
        let Some(reconciled) = reconcile(&read) else {
            return refused(&paths, &records, starts_differ(&paths));
        };
        let of = ComparedGame::new(game, sheets, &reconciled).in_letters(self.letters);
        let mut data = Compared::of(&of);
        write_compare_pgn(&of, &mut data.pgn);
        let Options { width, language, .. } = *self.options;
        let mut shown = Vec::new();
        match self.shown {
            Some(ShowAs::Text) => write_compare_text(&of, width, language, &mut shown),
            Some(ShowAs::Json) => serialized_in(language, || write_json_line(&data, &mut shown)),
            None => {}
        }
        ComparedSheets { n_rows: of.n_differences(), shown, ..ComparedSheets::new(data) }
    }

    /// Hands on what could be compared word by word only.
    fn compared_fragments(
        self,
        compared: &ComparedFragments<'_>,
        (paths, records): (&[String], &[u64]),
        notes: Vec<Message>,
    ) -> ComparedSheets {
        let Options { width, language, .. } = *self.options;
        let mut sheets = refused(paths, records, compared.message());
        match self.shown {
            Some(ShowAs::Text) => compared.write_text(width, language, &mut sheets.shown),
            Some(ShowAs::Json) => write_json_line(compared, &mut sheets.shown),
            None => {}
        }
        sheets.data.agreement = if compared.n_places() == 0 { Agreement::Agreed } else { Agreement::LeftOpen };
        sheets.data.notes.clone_from(&notes);
        ComparedSheets { n_rows: compared.n_places(), notes, ..sheets }
    }
}

fn starts_differ(paths: &[String]) -> Message {
    let mut files = paths.to_vec();
    files.dedup();
    message!("compare-starts-differ", sheets = Arg::List(files))
}

/// Names files together; a folder that they share is named once.
pub(crate) fn joined(paths: &[&str], between: &str) -> String {
    let Some((first, others)) = paths.split_first() else { return String::new() };
    let folder = first.rfind('/').map_or("", |at| &first[..=at]);
    let others = others.iter().map(|path| path.strip_prefix(folder).unwrap_or(path));
    [*first].into_iter().chain(others).collect::<Vec<_>>().join(between)
}
