//! The outcome of a record for its players, from its Result tag, its termination marker, or a stated forfeit.

use crate::record::GameResult;
use crate::tournament::Outcome;

use super::head::Head;

/// The outcome of a record for White and Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::database) struct Outcomes {
    /// White's.
    pub white: Outcome,
    /// Black's.
    pub black: Outcome,
    /// Whether a forfeit is only assumed: the game was decided, but has no moves.
    pub may_be_forfeit: bool,
}

impl Outcomes {
    const fn of(white: Outcome, black: Outcome) -> Self {
        Self { white, black, may_be_forfeit: false }
    }

    /// Turns a win without moves into a forfeit.
    #[must_use]
    pub(in crate::database) const fn forfeited(self) -> Self {
        match self.white {
            Outcome::Win => Self::of(Outcome::ForfeitWin, Outcome::ForfeitLoss),
            Outcome::Loss => Self::of(Outcome::ForfeitLoss, Outcome::ForfeitWin),
            _ => self,
        }
    }
}

/// Results of games that were not played, without blanks and colons.
const UNPLAYED: [(&str, Outcome, Outcome); 14] = {
    use Outcome::{ForfeitLoss, ForfeitWin};
    [
        ("+-", ForfeitWin, ForfeitLoss),
        ("-+", ForfeitLoss, ForfeitWin),
        ("--", ForfeitLoss, ForfeitLoss),
        ("+--", ForfeitWin, ForfeitLoss),
        ("--+", ForfeitLoss, ForfeitWin),
        ("---", ForfeitLoss, ForfeitLoss),
        ("1-0F", ForfeitWin, ForfeitLoss),
        ("0-1F", ForfeitLoss, ForfeitWin),
        ("1F-0F", ForfeitWin, ForfeitLoss),
        ("0F-1F", ForfeitLoss, ForfeitWin),
        ("0F-0F", ForfeitLoss, ForfeitLoss),
        ("1-0FF", ForfeitWin, ForfeitLoss),
        ("0-1FF", ForfeitLoss, ForfeitWin),
        ("0-0FF", ForfeitLoss, ForfeitLoss),
    ]
};

/// Other results of played games: both may have lost.
const PLAYED: [(&str, Outcome, Outcome); 5] = {
    use Outcome::{Draw, Loss};
    [("0-0", Loss, Loss), ("1/2-0", Draw, Loss), ("0-1/2", Loss, Draw), ("½-0", Draw, Loss), ("0-½", Loss, Draw)]
};

/// Values of `Termination` for games that were not played.
const NO_SHOW: [&str; 12] = [
    "unplayed",
    "not played",
    "forfeit",
    "forfeited",
    "default",
    "walkover",
    "w/o",
    "no show",
    "no-show",
    "неявка",
    "не играна",
    "bye",
];

/// Reads the outcome of a record: the Result tag, in any spelling (`1/2`, `+ -`, `1:0`), or otherwise the termination
/// marker.
#[must_use]
pub(in crate::database) fn outcomes(head: &Head<'_>) -> Outcomes {
    if head.n_plies > 0
        && !head.result.starts_with(['+', '-', '–', '—', '−'])
        && let Some(result) = GameResult::read(head.result).filter(|result| *result != GameResult::Unknown)
    {
        return of_game(result);
    }
    let spelled: String =
        head.result.chars().filter(|c| !c.is_whitespace() && !matches!(c, ':' | '/' | '(' | ')')).collect();
    let plain: String =
        spelled.chars().map(|c| if matches!(c, '–' | '—' | '−') { '-' } else { c.to_ascii_uppercase() }).collect();
    let unplayed = UNPLAYED.iter().find(|(spelling, _, _)| *spelling == plain);
    if let Some((_, white, black)) = unplayed {
        return Outcomes::of(*white, *black);
    }
    let spaceless: String = head.result.split_whitespace().collect();
    let played = PLAYED.iter().find(|(spelling, _, _)| *spelling == spaceless || *spelling == plain);
    let is_no_show = head.n_plies == 0 && is_no_show(head.termination);
    if let Some((_, white, black)) = played {
        let both_gone = Outcomes::of(Outcome::ForfeitLoss, Outcome::ForfeitLoss);
        return if is_no_show && *white == *black { both_gone } else { Outcomes::of(*white, *black) };
    }
    let by_tag = GameResult::read(&spaceless).filter(|result| *result != GameResult::Unknown);
    let found = of_game(by_tag.or(head.marker).unwrap_or(GameResult::Unknown));
    if is_no_show {
        return found.forfeited();
    }
    let is_decided = matches!(found.white, Outcome::Win | Outcome::Loss);
    Outcomes { may_be_forfeit: is_decided && head.n_plies == 0, ..found }
}

const fn of_game(result: GameResult) -> Outcomes {
    match result {
        GameResult::WhiteWins => Outcomes::of(Outcome::Win, Outcome::Loss),
        GameResult::BlackWins => Outcomes::of(Outcome::Loss, Outcome::Win),
        GameResult::Draw => Outcomes::of(Outcome::Draw, Outcome::Draw),
        GameResult::BothLose => Outcomes::of(Outcome::Loss, Outcome::Loss),
        GameResult::Unknown => Outcomes::of(Outcome::Unknown, Outcome::Unknown),
    }
}

fn is_no_show(termination: &str) -> bool {
    let said = termination.trim().to_lowercase();
    NO_SHOW.contains(&said.as_str())
}

/// Texts in place of the opponent's name for a bye.
const BYES: [&str; 21] = [
    "bye",
    "spielfrei",
    "freilos",
    "exempt",
    "пропуск",
    "выходной",
    "свободен",
    "отдыхает",
    "descanso",
    "descansa",
    "libre",
    "exento",
    "isento",
    "folga",
    "riposo",
    "riposa",
    "vrij",
    "wolnylos",
    "pauzuje",
    "volnýlos",
    "volno",
];

/// Returns true if a name means a bye: `bye`, `BYE`, `spielfrei`.
#[must_use]
pub(in crate::database) fn is_bye(name: &str) -> bool {
    // Most names are longer, or begin differently.
    let first = name.trim_start().chars().next();
    if name.len() > 24 || !first.is_some_and(|first| "bBsSfFeEdDlLiIrRvVwWpPпПвВсСоО\"(-".contains(first)) {
        return false;
    }
    let letters = || name.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase);
    BYES.iter().any(|bye| letters().eq(bye.chars()))
}

/// Returns the outcome of a bye: a win is a pairing-allocated bye.
#[must_use]
pub(in crate::database) const fn bye(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win | Outcome::ForfeitWin | Outcome::UnratedWin => Outcome::AllocatedBye,
        Outcome::Draw | Outcome::UnratedDraw => Outcome::HalfPointBye,
        _ => Outcome::ZeroPointBye,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_the_spellings_of_real_files() {
        use Outcome::{Draw, ForfeitLoss, ForfeitWin, Loss, Unknown, Win};
        let cases = [
            ("1-0", None, "", 30, Win, Loss),
            ("1/2", None, "", 30, Draw, Draw),
            ("1/2-1/2", None, "", 0, Draw, Draw),
            ("½–½", None, "", 9, Draw, Draw),
            ("*", Some(GameResult::BlackWins), "", 9, Loss, Win),
            ("", Some(GameResult::Draw), "", 9, Draw, Draw),
            ("?", None, "", 9, Unknown, Unknown),
            ("+ -", None, "", 0, ForfeitWin, ForfeitLoss),
            ("-:+", None, "", 0, ForfeitLoss, ForfeitWin),
            ("- - -", None, "", 0, ForfeitLoss, ForfeitLoss),
            ("+ - -", None, "", 0, ForfeitWin, ForfeitLoss),
            ("0-0", None, "", 40, Loss, Loss),
            ("0-0", None, "forfeit", 0, ForfeitLoss, ForfeitLoss),
            ("1-0", None, "Unplayed", 0, ForfeitWin, ForfeitLoss),
            ("1-0", None, "time forfeit", 60, Win, Loss),
            ("1 : 0", None, "", 60, Win, Loss),
        ];
        for (result, marker, termination, n_plies, white, black) in cases {
            let found = outcomes(&Head { termination, result, marker, n_plies, ..Head::default() });
            assert_eq!((found.white, found.black), (white, black), "{result} {termination}");
        }
        assert!(outcomes(&Head { result: "1-0", ..Head::default() }).may_be_forfeit);
        assert!(!outcomes(&Head { result: "1/2-1/2", ..Head::default() }).may_be_forfeit);
    }

    #[test]
    fn byes_have_names_of_their_own() {
        assert!(is_bye("BYE") && is_bye("bye,") && is_bye("Spielfrei") && !is_bye("Byers, J") && !is_bye(""));
        assert!(is_bye("Descanso") && is_bye("WOLNY LOS") && is_bye("Отдыхает") && !is_bye("Vrijhof"));
        assert_eq!(bye(Outcome::Win), Outcome::AllocatedBye);
    }
}
