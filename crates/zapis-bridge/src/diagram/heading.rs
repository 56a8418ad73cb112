//! The text above a diagram and in its corner: board number, dealer and vulnerability, in English and in Russian.

use crate::seat::{Seat, Vulnerability};

/// The facts of a board besides its hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct DiagramHeading {
    /// The board number.
    pub(super) board: Option<u32>,
    /// The dealer.
    pub(super) dealer: Option<Seat>,
    /// The vulnerability.
    pub(super) vulnerability: Option<Vulnerability>,
}

/// Words before a board number.
const BOARD: [&str; 9] = ["board", "bd", "brd", "#", "№", "сдача", "сдачи", "коробка", "доска"];
/// Words before it that only count at the start of a line: elsewhere they are prose.
const BOARD_FIRST: [&str; 3] = ["deal", "hand", "раздача"];
const DEALER: [&str; 8] = ["dealer", "dlr", "deals", "сдающий", "сдаёт", "сдает", "раздаёт", "раздает"];
const VULNERABLE: [&str; 9] =
    ["vul", "vuln", "vulnerable", "vulnerability", "game", "зона", "зональность", "зоне", "зоны"];
/// Words that may occur between such a word and its value.
const BETWEEN: [&str; 9] = ["-", "–", "—", "=", "by", "is", "no", "#", "№"];

/// A number alone in the corner is a board number up to this; a greater one may be a year.
const MOST_BOARDS: u32 = 999;

/// Returns the seat that a word names.
pub(super) fn seat_of(word: &str) -> Option<Seat> {
    Some(match word.to_lowercase().as_str() {
        "n" | "north" | "с" | "север" => Seat::North,
        "e" | "east" | "в" | "восток" => Seat::East,
        "s" | "south" | "ю" | "юг" => Seat::South,
        "w" | "west" | "з" | "запад" => Seat::West,
        _ => return None,
    })
}

/// Returns the vulnerability that a word names.
fn vulnerability_of(word: &str) -> Option<Vulnerability> {
    let (north_south, east_west) = match word.replace('/', "-").as_str() {
        "-" | "—" | "none" | "nil" | "love" | "neither" | "nobody" | "нет" | "никто" | "никого" => {
            (false, false)
        }
        "ns" | "n-s" | "north-south" | "сю" | "с-ю" | "север-юг" => (true, false),
        "ew" | "e-w" | "east-west" | "зв" | "з-в" | "вз" | "в-з" | "запад-восток" | "восток-запад" => {
            (false, true)
        }
        "all" | "both" | "everybody" | "все" | "всех" | "обе" => (true, true),
        _ => return None,
    };
    Some(Vulnerability { north_south, east_west })
}

/// Splits a line into lower-case words; `#` and `№` are words of their own.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let is_between = |c: char| c.is_whitespace() || matches!(c, '|' | ':' | ',' | ';' | '.' | '(' | ')');
    for word in line.to_lowercase().split(is_between).filter(|word| !word.is_empty()) {
        let mut rest = word;
        while let Some(sign) = rest.chars().next().filter(|sign| matches!(sign, '#' | '№')) {
            words.push(sign.to_string());
            rest = &rest[sign.len_utf8()..];
        }
        if !rest.is_empty() {
            words.push(rest.to_owned());
        }
    }
    words
}

impl DiagramHeading {
    /// Reads a line above a diagram if it has few enough words: `Board 7. Dealer South`, `Сдача 5, в зоне ЗВ`; returns
    /// true if it states anything. Facts from earlier lines are kept.
    pub(super) fn title(&mut self, line: &str) -> bool {
        let words = words(line);
        let said = Self::said(&words);
        *self = self.or(said);
        said != Self::default()
    }

    /// Returns these facts, with missing ones taken from `other`.
    fn or(self, other: Self) -> Self {
        Self {
            board: self.board.or(other.board),
            dealer: self.dealer.or(other.dealer),
            vulnerability: self.vulnerability.or(other.vulnerability),
        }
    }

    /// Reads the corner of a diagram, line by line; a number, a player or a side may be alone there.
    pub(super) fn corner<'t>(&mut self, lines: impl Iterator<Item = &'t str>) {
        let lines: Vec<Vec<String>> = lines.map(words).collect();
        let mut own = Self::default();
        for words in &lines {
            own = own.or(Self::said(words));
        }
        // The `в` of `в зоне` is a preposition, not East.
        let is_preposition =
            |line: &[String], at: usize| line[at] == "в" && line.get(at + 1).is_some_and(|word| word == "зоне");
        let words =
            lines.iter().flat_map(|line| (0..line.len()).filter(|at| !is_preposition(line, *at)).map(|at| &line[at]));
        for word in words {
            if let Ok(number) = word.parse::<u32>() {
                own.board = own.board.or(Some(number).filter(|number| (1..=MOST_BOARDS).contains(number)));
            } else if let Some(seat) = seat_of(word) {
                own.dealer = own.dealer.or(Some(seat));
            } else if let Some(vulnerability) = vulnerability_of(word) {
                own.vulnerability = own.vulnerability.or(Some(vulnerability));
            }
        }
        *self = own.or(*self);
    }

    /// Reads the facts that words state together.
    fn said(words: &[String]) -> Self {
        let mut said = Self::default();
        for (at, word) in words.iter().enumerate() {
            let word = word.as_str();
            let before = at.checked_sub(1).and_then(|before| words.get(before)).map(String::as_str);
            let mut behind = words[at + 1..].iter().map(String::as_str);
            let next = behind.clone().find(|word| !BETWEEN.contains(word));
            if BOARD.contains(&word) || at == 0 && BOARD_FIRST.contains(&word) {
                let number = next.and_then(|next| next.parse().ok()).filter(|number| *number > 0);
                said.board = said.board.or(number);
            } else if DEALER.contains(&word) {
                said.dealer = said.dealer.or_else(|| next.and_then(seat_of).or_else(|| before.and_then(seat_of)));
            } else if word == "love" && next == Some("all") {
                said.vulnerability = said.vulnerability.or(vulnerability_of(word));
            } else if VULNERABLE.contains(&word) {
                // `все до зоны` means that neither side is vulnerable.
                let is_none = before == Some("до");
                let before = if before == Some("в") && at > 1 { Some(words[at - 2].as_str()) } else { before };
                let own = next.and_then(vulnerability_of).or_else(|| before.and_then(vulnerability_of));
                // A dash alone means that neither side is vulnerable.
                let own = own.or_else(|| behind.next().and_then(vulnerability_of).filter(|_| next.is_none()));
                let none = Vulnerability { north_south: false, east_west: false };
                let is_of_all =
                    at < 2 || vulnerability_of(&words[at - 2]).is_none_or(|of| of.north_south == of.east_west);
                let own = if is_none { Some(none).filter(|_| is_of_all) } else { own };
                said.vulnerability = said.vulnerability.or(own);
            }
        }
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(board: u32, dealer: &str, sides: &str) -> DiagramHeading {
        let vulnerability = Vulnerability::read(sides);
        DiagramHeading { board: Some(board).filter(|board| *board > 0), dealer: seat_of(dealer), vulnerability }
    }

    #[test]
    fn titles_say_the_board_the_dealer_and_who_is_vulnerable() {
        for (line, wanted) in [
            ("Board 7. Dealer South. Both vulnerable.", of(7, "S", "All")),
            ("Board No. 12 | Dlr: W | Vul: E/W", of(12, "W", "EW")),
            ("BOARD #3, South deals, E-W game", of(3, "S", "EW")),
            ("Bd 4  Love all  Dealer West", of(4, "W", "None")),
            ("Deal 16: game all", of(16, "", "All")),
            ("Dealer East; neither vul", of(0, "E", "None")),
            ("Vul: -", of(0, "", "None")),
            ("Vulnerability: North-South", of(0, "", "NS")),
            ("Сдача 5. Сдающий Север. Зона: нет.", of(5, "N", "None")),
            ("Коробка № 12, сдаёт Юг, в зоне ВЗ", of(12, "S", "EW")),
            ("№3. Сдающий — З, все до зоны", of(3, "W", "None")),
            ("Сдающий - Восток, все в зоне", of(0, "E", "All")),
            ("С-Ю до зоны", of(0, "", "")),
        ] {
            let mut heading = DiagramHeading::default();
            let says = heading.title(line);
            assert_eq!((heading, says), (wanted, wanted != DiagramHeading::default()), "{line}");
        }
    }

    #[test]
    fn prose_and_the_names_of_hands_are_not_titles() {
        for line in
            ["North", "        С", "West led the 7 of spades", "a deal 2 pairs bid to slam", "7", "Final, 2024", ""]
        {
            assert!(!DiagramHeading::default().title(line), "{line}");
        }
    }

    #[test]
    fn the_corner_says_the_same_in_single_words() {
        for (lines, wanted) in [
            (["7", "S", "All", ""], of(7, "S", "All")),
            (["Board 7", "Dealer: S", "N/S vul", ""], of(7, "S", "NS")),
            (["2024", "Vul: None", "Dealer: N", "№ 9"], of(9, "N", "None")),
            (["8", "З", "-", ""], of(8, "W", "None")),
            (["в зоне СЮ", "сдача 2", "Ю", ""], of(2, "S", "NS")),
        ] {
            let mut heading = DiagramHeading::default();
            heading.corner(lines.into_iter());
            assert_eq!(heading, wanted, "{lines:?}");
        }
    }
}
