//! The result, and how the game ended, as a row states them.

use super::cells::TableCell;
use super::row_record::RowRecord;
use super::statement::StatementKind;

/// What a word for the end of a game means for the result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EndMeans {
    /// This side won; it lost.
    Won,
    Lost,
    Drawn,
    /// One of the players won.
    Decided,
    Nothing,
    /// The game was not finished.
    Open,
}

use EndMeans::{Decided, Drawn, Lost, Nothing, Open, Won};

/// Servers' words for how a game ended, their meaning, and the value of the Termination tag.
const ENDINGS: &[(&str, EndMeans, &str)] = &[
    ("mate", Decided, "checkmate"),
    ("checkmate", Decided, "checkmate"),
    ("resign", Decided, "resignation"),
    ("cheat", Decided, "rules infraction"),
    ("outoftime", Nothing, "time forfeit"),
    ("variantend", Nothing, ""),
    ("draw", Drawn, "normal"),
    ("stalemate", Drawn, "stalemate"),
    ("insufficientmaterialclaim", Drawn, "insufficient material"),
    ("created", Open, ""),
    ("started", Open, ""),
    ("aborted", Open, "abandoned"),
    ("nostart", Open, "abandoned"),
    ("unknownfinish", Open, ""),
    // The result that chess.com gives each side.
    ("win", Won, ""),
    ("checkmated", Lost, "checkmate"),
    ("resigned", Lost, "resignation"),
    ("timeout", Lost, "time forfeit"),
    ("lose", Lost, ""),
    ("abandoned", Lost, "abandoned"),
    ("agreed", Drawn, "normal"),
    ("repetition", Drawn, "normal"),
    ("insufficient", Drawn, "insufficient material"),
    ("50move", Drawn, "normal"),
    ("timevsinsufficient", Drawn, ""),
    ("1", Won, ""),
    ("0", Lost, ""),
    ("0.5", Drawn, ""),
    ("½", Drawn, ""),
];

fn ending(word: &str) -> Option<(EndMeans, &'static str)> {
    let word = word.trim().to_ascii_lowercase();
    ENDINGS.iter().find(|(known, ..)| *known == word).map(|(_, means, termination)| (*means, *termination))
}

/// Returns the result that a word means.
fn result_of(text: &str) -> Option<&'static str> {
    Some(match text {
        "1-0" | "1" | "1:0" | "1–0" | "1.0" | "white" | "White" | "w" | "белые" | "Белые" => "1-0",
        "0-1" | "0" | "0:1" | "0–1" | "0.0" | "black" | "Black" | "b" | "чёрные" | "черные" | "Чёрные" | "Черные" => {
            "0-1"
        }
        "1/2-1/2" | "½-½" | "1/2" | "½" | "0.5" | "0.5-0.5" | "draw" | "Draw" | "d" | "ничья" | "Ничья" => {
            "1/2-1/2"
        }
        _ => return None,
    })
}

const RESULTS: [&str; 2] = ["1-0", "0-1"];

impl<'a> RowRecord<'a> {
    /// Gives the record the first stated result: the result itself, the winner, the result of each side, or how the
    /// game ended. Anything else is checked against it.
    pub(super) fn settle_result(&mut self) {
        if let Some(cell) = self.result {
            match cell.text.trim() {
                "-" | "?" | "None" | "null" => {}
                text => match result_of(text).filter(|result| *result != text) {
                    Some(result) => self.tag_from("Result", cell, result),
                    None => self.tag("Result", cell),
                },
            }
        }
        if let Some(cell) = self.winner
            && let Some(result) = self.result_of_winner(&cell.text)
        {
            self.say_result(cell, result);
        }
        for (index, cell) in self.sides.into_iter().enumerate().filter_map(|(index, cell)| Some((index, cell?))) {
            match ending(&cell.text) {
                Some((Won, _)) => self.say_result(cell, RESULTS[index]),
                Some((Lost, _)) => self.say_result(cell, RESULTS[1 - index]),
                Some((Drawn, _)) => self.say_result(cell, "1/2-1/2"),
                _ => {}
            }
        }
        if let Some(cell) = self.status {
            let word = cell.text.trim().to_ascii_lowercase();
            let means = ending(&word).map_or(Nothing, |(means, _)| means);
            if means == Drawn {
                self.say_result(cell, "1/2-1/2");
            }
            // Without a winner these are draws: the other side could not mate.
            self.is_drawn = matches!(word.as_str(), "outoftime" | "timeout" | "variantend");
            if means == Decided && self.value_of("Result").is_some() {
                self.state(StatementKind::Decided, cell, &cell.text);
            }
            // Servers use this for a player who left.
            let termination = match word.as_str() {
                "timeout" => "abandoned",
                _ => ending(&word).map_or("", |(_, termination)| termination),
            };
            if termination.is_empty() {
                self.tag("Status", cell);
            } else {
                self.tag_from("Termination", cell, termination);
            }
        }
        let said = self.sides.into_iter().flatten().find_map(|cell| {
            ending(&cell.text).filter(|(_, termination)| !termination.is_empty()).map(|(_, said)| (cell, said))
        });
        if let Some((cell, termination)) = said {
            self.tag_from("Termination", cell, termination);
        }
    }

    /// Compares how the game ended, as the row states it, with the record.
    pub(super) fn state_ending(&mut self) {
        if let Some((cell, ended)) = self.value_of("Termination") {
            self.state(StatementKind::Ended, cell, &ended);
        }
    }

    /// Returns the result if the winner is given as a side, as a result, or by name.
    fn result_of_winner(&self, winner: &str) -> Option<&'static str> {
        let winner = winner.trim();
        let is_named = |name: &str| self.value_of(name).is_some_and(|(_, name)| name == winner);
        // A number may be that of a player, or points.
        if let Some(result) = result_of(winner).filter(|_| winner.parse::<f64>().is_err()) {
            return Some(result);
        }
        match [is_named("White"), is_named("Black")] {
            [true, false] => Some(RESULTS[0]),
            [false, true] => Some(RESULTS[1]),
            _ => None,
        }
    }

    fn say_result(&mut self, cell: &'a TableCell<'a>, result: &'static str) {
        if self.value_of("Result").is_none() {
            self.tag_from("Result", cell, result);
        } else {
            self.state(StatementKind::Tag("Result"), cell, result);
        }
    }
}
