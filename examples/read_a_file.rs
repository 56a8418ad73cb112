//! Prints the games of a file: who played, the moves, and what the clocks showed.
//!
//! `cargo run --example read_a_file -- corpus/cases/clock-increases.pgn`

use zapis::{Inputs, Options};

fn main() {
    let mut games = zapis::games(Inputs::paths(std::env::args_os().skip(1).take(1)), &Options::default());
    for game in games.by_ref() {
        // Text of a record may hold control characters for the terminal.
        let name = |tag| game.tag(tag).unwrap_or("?").escape_debug().to_string();
        println!("{} – {}", name("White"), name("Black"));
        for played in game.main_line() {
            let seconds = played.clock_ms.map(|ms| ms / 1000);
            let clock = seconds.map(|s| format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)).unwrap_or_default();
            println!("{:>4}  {:?}  {:8}{clock}", played.number, played.side, played.san());
        }
        println!("{}", game.result.as_deref().unwrap_or("*").escape_debug());
    }
    for unread in games.unread() {
        eprintln!("{unread}");
    }
}
