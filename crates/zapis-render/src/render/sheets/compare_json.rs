//! Compared sheets as JSON lines.

use serde::Serialize;

use crate::game::Game;
use crate::record::GameResult;
use crate::rulings::common_spelling;
use crate::scoresheet::{BoardResult, ReconciledPly, Refuted, SheetBlock};

use super::compared::{ComparedGame, DifferenceKind, is_absent, kept, written};
use super::headings::{HeadingDifference, HeadingField};
use super::questions::{LastSure, QuestionFields};
use super::repair_json::position_behind;
use crate::l10n::Language;
use crate::text::Visible;
use crate::text::write_json;

#[derive(Serialize)]
struct CompareFields<'a> {
    r#type: &'a str,
    sheets: Vec<&'a str>,
    records: Vec<u64>,
    /// The hash of the text of each sheet, for answers about it.
    fingerprints: Vec<String>,
    letters: Vec<&'a str>,
    plies: usize,
    agree_until_ply: usize,
    decided_until_ply: usize,
    agreed: bool,
    complete: bool,
    /// The probability that all of it is right; absent if plies are left open.
    #[serde(skip_serializing_if = "Option::is_none")]
    confidence: Option<f64>,
    fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<&'a str>,
    san: Vec<Option<String>>,
    result: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    results: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board_end: Option<BoardEndFields>,
    /// Differences between the headings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    headings: Vec<HeadingFields>,
    /// The last certain position, if not everything is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_sure: Option<LastSure>,
    /// The questions for the players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<QuestionFields>,
    /// Whether the search ended because it ran out of steps.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stopped: bool,
    /// Signals of the result, for each sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    signals: Vec<Signal>,
    /// Blocks in which a sheet differs from the game; rows covered by them are not listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    blocks: Vec<CompareBlock>,
    rows: Vec<CompareRow>,
}

#[derive(Serialize)]
struct BoardEndFields {
    kind: &'static str,
    result: &'static str,
    /// Whether it decides the result, because the sheets do not agree on one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    settles: bool,
}

#[derive(Serialize)]
struct HeadingFields {
    field: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    /// The text of each sheet.
    written: Vec<Option<String>>,
    why: String,
}

#[derive(Serialize)]
struct CompareBlock {
    /// The index of the sheet.
    sheet: usize,
    kind: &'static str,
    /// The first and the last row on the sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<[u32; 2]>,
    /// The first and the last ply of the game concerned; text that is not part of the game precedes the first.
    plies: [u32; 2],
    why: String,
}

#[derive(Serialize)]
struct Signal {
    /// The index of the sheet.
    sheet: usize,
    written: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    contradicts: bool,
}

#[derive(Serialize)]
struct CompareRow {
    /// For a cell that is not a ply, the next ply.
    ply: u32,
    number: u32,
    side: &'static str,
    written: Vec<Option<String>>,
    /// The rows on the sheets.
    rows: Vec<Option<u32>>,
    kept: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<String>,
    verdict: &'static str,
    why: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    certainty: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    decided_by: Vec<DecidedBy>,
    /// The open ply on which this one depends.
    #[serde(skip_serializing_if = "Option::is_none")]
    hangs_on: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    confidence: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    alternatives: Vec<CompareAlternative>,
    /// The position before the ply.
    fen: String,
}

/// A later word that shows that another move was not played.
#[derive(Serialize)]
struct DecidedBy {
    instead_of: String,
    ply: u32,
    written: String,
    why: String,
}

#[derive(Serialize)]
struct CompareAlternative {
    read: String,
    confidence: f64,
    /// The position after it.
    fen: String,
}

/// Rounds to a useful precision.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// Writes the result for the sheets of one game as a JSON line.
pub fn write_compare_json<G: Game>(of: &ComparedGame<'_, G>, language: Language, out: &mut Vec<u8>) {
    let reconciled = of.reconciled;
    let mut position = reconciled.start.clone();
    let mut san = Vec::with_capacity(reconciled.plies.len());
    for ply in &reconciled.plies {
        san.push(kept(ply).map(|mv| common_spelling(of.game, &position, mv)));
        of.game.play(&mut position, ply.mv);
    }
    let article = of.article();
    let agree_until = reconciled.agree_until();
    let fields = CompareFields {
        r#type: "compare",
        sheets: of.sheets.iter().map(|sheet| sheet.path.as_str()).collect(),
        records: of.sheets.iter().map(|sheet| sheet.record).collect(),
        fingerprints: (of.sheets.iter())
            .map(|sheet| format!("{:016x}", sheet.fingerprints.first().copied().unwrap_or_default()))
            .collect(),
        letters: of
            .sheets
            .iter()
            .map(|sheet| sheet.sheet.as_ref().map_or("", |sheet| of.game.alphabet_code(sheet.alphabet)))
            .collect(),
        plies: reconciled.plies.len(),
        agree_until_ply: agree_until,
        decided_until_ply: reconciled.decided_until(),
        agreed: of.is_agreed(),
        complete: reconciled.is_complete(),
        confidence: Some(rounded(reconciled.confidence))
            .filter(|confidence| reconciled.is_complete() || *confidence == 0.0),
        fen: of.game.position_text(&reconciled.position_after(of.game, agree_until)),
        edition: article.map(|(edition, _)| edition.key()),
        article: article.map(|(_, article)| article.number),
        san,
        result: reconciled.result.marker(),
        results: of
            .sheets
            .iter()
            .filter(|_| reconciled.results_differ || reconciled.board_end.is_some_and(|end| end.settles))
            .map(|sheet| sheet.sheet.as_ref().map_or("*", |sheet| sheet.sheet.result.marker()))
            .collect(),
        board_end: reconciled.board_end.map(|BoardResult { end, result, settles }| BoardEndFields {
            kind: end.name(),
            result: result.marker(),
            settles,
        }),
        headings: of.headings.iter().map(|heading| heading_fields(heading, language)).collect(),
        last_sure: of.last_sure(),
        questions: of.questions().into_iter().map(|question| question.into_fields(language)).collect(),
        stopped: reconciled.is_stopped,
        signals: of
            .signals()
            .map(|(sheet, signal)| Signal {
                sheet,
                written: signal.written(),
                result: signal.signalled.map(GameResult::marker),
                contradicts: signal.contradicts,
            })
            .collect(),
        blocks: blocks(of, language),
        rows: rows(of, language),
    };
    write_json(out, &fields);
    out.push(b'\n');
}

fn heading_fields(heading: &HeadingDifference, language: Language) -> HeadingFields {
    HeadingFields {
        field: heading.field.name(),
        ply: match heading.field {
            HeadingField::DrawOffer(ply) => Some(ply),
            _ => None,
        },
        written: heading.written.clone(),
        why: heading.why.in_language(language),
    }
}

fn blocks<G: Game>(of: &ComparedGame<'_, G>, language: Language) -> Vec<CompareBlock> {
    let block = |block: &SheetBlock| CompareBlock {
        sheet: block.sheet,
        kind: block.kind.name(),
        rows: block.rows.map(|(first, last)| [first, last]),
        plies: [block.plies.0, block.plies.1],
        why: of.why_block(block).in_language(language),
    };
    of.reconciled.blocks.iter().map(block).collect()
}

fn rows<G: Game>(of: &ComparedGame<'_, G>, language: Language) -> Vec<CompareRow> {
    let how_sure = of.reconciled.how_sure();
    let decided_by = |position: &G::Position, ply: &ReconciledPly<G::Move>| {
        let refuted = |refuted: &Refuted<G::Move>| {
            let shown = of.refuting(position, ply, refuted)?;
            Some(DecidedBy {
                instead_of: shown.other,
                ply: refuted.until,
                written: shown.word,
                why: shown.message.in_language(language),
            })
        };
        ply.refuted.iter().filter(|_| !ply.why.is_open()).filter_map(refuted).collect()
    };
    let row = |difference: super::compared::SheetsDifference<'_, G>| {
        let position = &difference.position;
        Some(match difference.kind {
            DifferenceKind::Block(_) => return None,
            DifferenceKind::Ply(ply) => CompareRow {
                ply: ply.ply,
                number: ply.number,
                side: ply.side.name(),
                written: ply.entries.iter().map(written).collect(),
                rows: ply.entries.iter().map(|entry| entry.row).collect(),
                kept: kept(ply).map(|mv| common_spelling(of.game, position, mv)),
                assumed: Some(common_spelling(of.game, position, ply.mv)).filter(|_| ply.why.is_open()),
                verdict: ply.why.name(),
                why: of.why(position, ply).in_language(language),
                certainty: how_sure.get(ply.ply as usize - 1).map(|sure| sure.name()),
                decided_by: decided_by(position, ply),
                hangs_on: ply.hangs_on,
                // The moves of an open ply share its probability; if a sheet has the ply at all, the move played on has
                // no confidence of its own.
                confidence: Some(rounded(ply.confidence)).filter(|_| !ply.why.is_open() || is_absent(ply)),
                alternatives: ply
                    .rivals
                    .iter()
                    .map(|rival| CompareAlternative {
                        read: common_spelling(of.game, position, rival.mv),
                        confidence: rounded(rival.confidence),
                        fen: position_behind(of.game, position, rival.mv),
                    })
                    .collect(),
                fen: of.game.position_text(position),
            },
            DifferenceKind::Extra(extra) => {
                let is_its = |sheet: &usize| *sheet == extra.sheet;
                let sheets = || 0..of.sheets.len();
                let word = extra.cell.as_ref().map(|cell| Visible(&cell.word).to_string());
                CompareRow {
                    ply: extra.after + 1,
                    number: of.game.move_number(position),
                    side: extra.side.name(),
                    written: sheets().map(|sheet| word.clone().filter(|_| is_its(&sheet))).collect(),
                    rows: sheets().map(|sheet| Some(extra.row).filter(|_| is_its(&sheet))).collect(),
                    kept: None,
                    assumed: None,
                    verdict: if extra.is_unread { "not-read" } else { "cell-passed-over" },
                    why: ComparedGame::<G>::why_extra(extra).in_language(language),
                    certainty: None,
                    decided_by: Vec::new(),
                    hangs_on: None,
                    confidence: None,
                    alternatives: Vec::new(),
                    fen: of.game.position_text(position),
                }
            }
        })
    };
    of.differences().into_iter().filter_map(row).collect()
}

/// The counts of the `compare` command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct CompareSummary {
    /// Games compared.
    pub games: u64,
    /// Games whose sheets agree in full.
    pub agreed: u64,
    /// Games whose sheets differ, with every ply decided.
    pub reconciled: u64,
    /// Games with some ply left open.
    pub left_open: u64,
    /// Games whose sheets could not be compared.
    pub not_comparable: u64,
    /// Sheets without another one of the same game.
    pub single: u64,
    /// Pairings with a missing sheet.
    pub missing: u64,
    /// Rows in which sheets differ.
    pub rows: u64,
    /// Files that could not be read.
    pub unreadable_files: u64,
}
