//! The path of any bytes as scoresheets: read them, put them on tapes, play them, restore the games, compare them.

use zapis::chess::Alphabet;
use zapis_play::game::Chess;
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_record::record::{InputFormat, Next, Record, Records, Tape};
use zapis_record::text::{EncodingChoice, decode};
use zapis_sheets::scoresheet::{OneSheet, SearchOptions, reconcile, repair};

/// A search so narrow that it takes no time and is never cut short.
const NARROW: SearchOptions = SearchOptions { beam: 4, max_cost: 24.0, max_steps: 30_000 };
/// The maximum number of games of a text that are searched.
const MAX_GAMES: usize = 3;
/// Longer text is not searched: a search takes a thousand times as long as reading.
const MAX_BYTES: usize = 2000;

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let decoded = decode(bytes, EncodingChoice::Auto, None);
    for reading in [InputFormat::Auto, InputFormat::Scoresheet] {
        games(&decoded.text, reading);
    }
}

fn games(text: &str, reading: InputFormat) {
    let game = Chess::default();
    let mut records = Records::new(text, reading, true);
    let mut tape = Tape::default();
    let mut n_games = 0;
    loop {
        match records.next_record(&mut tape) {
            Next::End => break,
            Next::Text => continue,
            Next::Record => {}
        }
        let all = records.text();
        let spans = tape.items.iter().map(|item| item.span).chain(tape.issues.iter().map(|issue| issue.span));
        for span in spans {
            assert!(all.get(span.range()).is_some(), "a place in the text: {span:?}");
        }
        n_games += 1;
        if n_games > MAX_GAMES || text.len() > MAX_BYTES {
            continue;
        }
        let record = Record { text: all, tape: &tape };
        let options = ReplayOptions { alphabet: None, keep_notes: true, keep: Keep::Plies };
        let mut replayer = Replayer::new(game.clone(), options, Alphabet::ENGLISH);
        let replay = replayer.replay(&record);
        if let Some(restored) = repair(&game, &record, replay, None, NARROW) {
            let mut position = restored.start.clone();
            for ply in &restored.plies {
                assert!(position.is_legal(ply.mv), "a game that can be played");
                let sum: f64 = ply.confidence + ply.rivals.iter().map(|rival| rival.confidence).sum::<f64>();
                assert!((0.0..=1.0 + 1e-6).contains(&sum), "shares of a whole: {sum}");
                position.play(ply.mv);
            }
        }
        if let Some(sheet) = OneSheet::of(&game, &record, replay, Some(Alphabet::ENGLISH)) {
            let both = reconcile(&game, &[&sheet, &sheet], NARROW);
            assert!(both.is_some(), "a sheet starts where it starts");
        }
    }
}
