//! Reads a FIDE report file (TRF16, TRF26) and prints the standings with tie-breaks: rank, score, tie-breaks, name.
//!
//! `cargo run --package zapis-tournament --example standings -- REPORT.trf BH,SB`

use std::process::ExitCode;

use zapis_tournament::tie_break::{Rules, TieBreak, standings};
use zapis_tournament::{Field, Format, Points, trf};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, codes] = arguments.as_slice() else {
        eprintln!("usage: standings REPORT.trf TIE-BREAKS");
        return ExitCode::from(2);
    };
    let (Ok(text), Ok(tie_breaks)) = (std::fs::read_to_string(path), TieBreak::list(codes)) else {
        eprintln!("no such file, or no such tie-break");
        return ExitCode::from(2);
    };
    let event = trf::read(&text).event;
    let field = Field::of_players(&event, Format::Swiss);
    for row in standings(&field, Rules::Fide2024, &tie_breaks).rows {
        let name = event.players.get(row.contestant).map_or("", |player| &player.name);
        let shown = |value: Option<Points>| value.map_or_else(|| "-".to_owned(), |points| points.to_string());
        let values: Vec<String> = row.values.iter().map(|score| shown(score.value)).collect();
        println!("{}\t{}\t{}\t{name}", row.rank, row.score, values.join("\t"));
    }
    ExitCode::SUCCESS
}
