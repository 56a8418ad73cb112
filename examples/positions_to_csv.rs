//! Prints every position of the games of a file as a table: the record, the ply, the move that led to it, FEN.
//!
//! `cargo run --example positions_to_csv -- corpus/games/partii-koi8-r.pgn`

use zapis::{Inputs, Options};

fn main() {
    let mut games = zapis::games(Inputs::paths(std::env::args_os().skip(1).take(1)), &Options::default());
    println!("record,ply,san,fen");
    for game in games.by_ref() {
        let record = game.location.record.unwrap_or_default();
        // Moves and positions are generated, not copied, so they contain nothing to quote.
        for played in game.main_line() {
            println!("{record},{},{},{}", played.ply, played.san(), played.fen());
        }
    }
    for unread in games.unread() {
        eprintln!("{unread}");
    }
}
