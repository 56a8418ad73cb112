//! Reads records as the program does, and returns their contents.

use zapis::chess::{Alphabet, Move};
use zapis_play::game::{Chess, MoveStyle, Notation};
use zapis_play::replay::{Keep, Replay, ReplayOptions, Replayer, remarks};
use zapis_record::record::split::Pieces;
use zapis_record::record::{Issue, ItemKind, Next, Record, RecordReader, Tape};
use zapis_record::text::{EncodingChoice, decode};
use zapis_render::render::{Drop, PgnStyle, write_pgn};

use super::records::on_one_line;

/// The contents of one record.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Read {
    pub(crate) tags: Vec<(String, String)>,
    /// Every move that was played, with its depth.
    pub(crate) moves: Vec<(u32, Move)>,
    pub(crate) nags: Vec<u8>,
    /// The comments, each on one line.
    pub(crate) comments: Vec<String>,
    pub(crate) issues: Vec<Issue>,
    pub(crate) alphabet: Alphabet,
    pub(crate) n_faults: usize,
    pub(crate) is_complete: bool,
    pub(crate) has_start: bool,
}

impl Read {
    fn new(record: &Record<'_>, replay: &Replay<Chess>) -> Self {
        let tape = record.tape;
        let value = |tag: &zapis_record::record::TagPair| zapis_record::record::unescape(record.slice(tag.value));
        let of_kinds = |kinds: &'static [ItemKind]| tape.items.iter().filter(|item| kinds.contains(&item.kind));
        let comment = |text: &str| {
            let inner = text.strip_prefix('{').map_or(&text[1..], |inner| inner.strip_suffix('}').unwrap_or(inner));
            on_one_line(inner)
        };
        let nag = |text: &str| {
            text.strip_prefix('$').and_then(|n| n.parse().ok()).or(zapis_record::record::nag_of_glyph(text))
        };
        Self {
            tags: tape.tags.iter().map(|tag| (record.slice(tag.name).to_owned(), value(tag))).collect(),
            moves: replay.plies.iter().map(|ply| (ply.depth, ply.mv)).collect(),
            nags: of_kinds(&[ItemKind::Nag, ItemKind::Glyph]).filter_map(|item| nag(record.slice(item.span))).collect(),
            comments: of_kinds(&[ItemKind::Comment, ItemKind::LineComment])
                .map(|item| comment(record.slice(item.span)))
                .collect(),
            issues: tape.issues.clone(),
            alphabet: replay.alphabet,
            n_faults: replay.faults.len(),
            is_complete: replay.is_complete,
            has_start: replay.start.position.is_some(),
        }
    }

    pub(crate) fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// Reads and replays every record of `bytes` and passes it to `visit`.
pub(crate) fn visit(bytes: &[u8], letters: Option<Alphabet>, mut visit: impl FnMut(&Record<'_>, &Replay<Chess>)) {
    let options = ReplayOptions { alphabet: letters, keep_notes: true, keep: Keep::Plies };
    let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH).that_names_missing_moves();
    let mut tape = Tape::default();
    for (_, piece) in Pieces::new(bytes) {
        let decoded = decode(piece, EncodingChoice::Auto, None);
        let mut reader = RecordReader::new(&decoded.text);
        loop {
            match reader.next_record(&mut tape) {
                Next::End => break,
                Next::Text => {}
                Next::Record => {
                    if tape.may_hold_remarks {
                        let runs = remarks(&replayer, &Record { text: &decoded.text, tape: &tape });
                        tape.take_for_remarks(&decoded.text, &runs);
                    }
                    let record = Record { text: &decoded.text, tape: &tape };
                    let replay = replayer.replay(&record);
                    visit(&replay.record(&record), replay);
                }
            }
        }
    }
}

/// Reads every record of `bytes`.
pub(crate) fn read(bytes: &[u8], letters: Option<Alphabet>) -> Vec<Read> {
    let mut records = Vec::new();
    visit(bytes, letters, |record, replay| records.push(Read::new(record, replay)));
    records
}

/// Reads `bytes` and rewrites every record.
pub(crate) fn rewrite(bytes: &[u8], letters: Option<Alphabet>, style: PgnStyle<Alphabet>) -> Vec<Vec<u8>> {
    let mut records = Vec::new();
    visit(bytes, letters, |record, replay| {
        let mut out = Vec::new();
        write_pgn(&Chess::default(), record, replay, style, &mut out);
        records.push(out);
    });
    records
}

/// The export format, with nothing left out.
pub(crate) const EXPORT: PgnStyle<Alphabet> = in_style(Notation::San, Alphabet::ENGLISH);

/// Returns the style for a notation and letters, with nothing left out.
pub(crate) const fn in_style(notation: Notation, letters: Alphabet) -> PgnStyle<Alphabet> {
    let drop = Drop { comments: false, variations: false, nags: false, clocks: false };
    PgnStyle { moves: MoveStyle { notation, letters }, drop }
}
