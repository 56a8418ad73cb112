//! The table of all players of an archive: text, CSV and JSON lines.

use crate::database::IndexedPlayer;
use crate::l10n::{Language, message};
use crate::text::{Visible, display_width};

use crate::render::games::csv::write_field;
use crate::render::layout::columns::padded;
use crate::render::layout::wrap::wrapped;

/// The columns of the table as CSV.
const CSV_HEAD: &str =
    "name,games,first_year,last_year,lowest_rating,highest_rating,last_rating,fide_id,other_spellings\r\n";
/// The maximum width of a name in the table; CSV and JSON have the full name.
const WIDEST_NAME: usize = 34;

/// Draws the table for people, with the other spellings of each player's name below it.
#[must_use]
pub fn player_index_text(players: &[IndexedPlayer], width: usize, language: Language) -> String {
    let heads = ["name", "games", "years", "rating", "id"]
        .map(|key| message!("players-head", column = key).in_language(language));
    let rows: Vec<[String; 5]> = players.iter().map(cells).collect();
    let widths: [usize; 5] = std::array::from_fn(|column| {
        let cells = rows.iter().chain([&heads]).map(|row| display_width(&row[column]));
        cells.max().unwrap_or(0)
    });
    let mut text = String::new();
    draw(&heads, widths, &mut text);
    for (player, row) in players.iter().zip(&rows) {
        draw(row, widths, &mut text);
        let spelled = |(name, games): &(String, u64)| {
            message!("players-spelling", name = Visible(name).to_string(), games = *games).in_language(language)
        };
        let others: Vec<String> = player.spellings.iter().skip(1).map(spelled).collect();
        if !others.is_empty() {
            text.push_str(&wrapped(&format!("    {}", others.join("; ")), width, "    "));
            text.push('\n');
        }
    }
    text
}

fn draw(cells: &[String; 5], widths: [usize; 5], text: &mut String) {
    for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
        let blanks = " ".repeat(width.saturating_sub(display_width(cell)));
        match column {
            0 => text.push_str(&padded(cell, width)),
            // Numbers of games are right-aligned.
            1 => text.extend(["  ", blanks.as_str(), cell.as_str()]),
            _ => text.extend(["  ", cell.as_str(), blanks.as_str()]),
        }
    }
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

fn cells(player: &IndexedPlayer) -> [String; 5] {
    let name = Visible(&player.name).to_string();
    let name = match name.char_indices().nth(WIDEST_NAME) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    };
    let years =
        player.years.map(|[first, last]| if first == last { first.to_string() } else { format!("{first}–{last}") });
    let ratings = player.ratings.map(|[low, high, last]| match (low == high, last == high) {
        (true, _) => low.to_string(),
        (false, true) => format!("{low}–{high}"),
        (false, false) => format!("{low}–{high}, {last}"),
    });
    let id = player.fide_id.clone().unwrap_or_default();
    [name, player.games.to_string(), years.unwrap_or_default(), ratings.unwrap_or_default(), id]
}

/// Writes the table as CSV (RFC 4180); the other spellings are in one field, separated by bars.
pub fn write_player_csv(players: &[IndexedPlayer], out: &mut Vec<u8>) {
    out.extend_from_slice(CSV_HEAD.as_bytes());
    for player in players {
        write_field(&player.name, out);
        let years = player.years.map(|years| years.map(|year| year.to_string()));
        let ratings = player.ratings.map(|ratings| ratings.map(|rating| rating.to_string()));
        let numbers = [player.games.to_string()].into_iter();
        let numbers = numbers.chain(years.unwrap_or_default()).chain(ratings.unwrap_or_default());
        for number in numbers.chain([player.fide_id.clone().unwrap_or_default()]) {
            out.push(b',');
            out.extend_from_slice(number.as_bytes());
        }
        let others: Vec<&str> = player.spellings.iter().skip(1).map(|(name, _)| name.as_str()).collect();
        out.push(b',');
        write_field(&others.join(" | "), out);
        out.extend_from_slice(b"\r\n");
    }
}
