//! The codes of tie-breaks and their modifiers: `BH`, `SB/C1`, `EMGSB/C1/P`, `BH:GP`.

use std::fmt;
use std::str::FromStr;

use super::super::field::Measure;

/// The kind of tie-break. Articles are those of FIDE's C.07 since 2023; `S1` refers to the Russian rules of 2011.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Code {
    /// `PTS`: the primary score.
    Points,
    /// `MPTS`: match points, S1 30.2.1.
    MatchPoints,
    /// `GPTS`: game points, S1 30.2.2.
    GamePoints,
    /// `MPVGP`: the secondary score: game points if match points decide, and vice versa.
    OtherPoints,
    /// `MPGP`: match points plus game points, S1 30.2.3. The code is this program's own.
    MatchAndGamePoints,
    /// `DE`: direct encounter, article 6, S1 30.1.6.
    DirectEncounter,
    /// `EDE` and its extensions: direct encounter of teams in both scores alternately, then by boards, article 13.3.
    TeamEncounter(BoardRule),
    /// `WIN`: rounds worth as many points as a win, played or not, article 7.1.
    Wins,
    /// `WON`: games won over the board, article 7.2.
    GamesWon,
    /// `BPG`: games played with Black, article 7.3, S1 30.1.5.
    BlackGames,
    /// `BWG`: games won with Black, article 7.4.
    BlackWins,
    /// `PS`: progressive score, article 7.5, S1 30.1.1.
    Progressive,
    /// `REP`, until 2024 `GE`: rounds the contestant elected to play, article 7.6.
    RoundsElected,
    /// `STD`: rounds with more points than the opponent, and half of those with equal points, article 7.7 (2026).
    StandardPoints,
    /// `TPN`: the pairing number, article 7.8 (2026).
    PairingNumber,
    /// `BH`: sum of the opponents' scores, article 8.1, S1 30.3.1.
    Buchholz,
    /// `FB`: Buchholz as if every pairing of the last round were drawn, article 8.3.
    ForeBuchholz,
    /// `AOB`: average of the opponents' Buchholz, article 8.2.
    AverageBuchholz,
    /// `SBH`: sum of the opponents' Buchholz, S1 30.3.1.5. The code is this program's own.
    SumOfBuchholz,
    /// `SB`: Sonneborn-Berger, article 9.1, S1 30.3.2.
    SonnebornBerger,
    /// `ESB`, `EMMSB`, `EMGSB`, `EGMSB`, `EGGSB`: the opponents' score in one measure times the points scored against
    /// them in the other.
    TeamSonnebornBerger(Option<(Measure, Measure)>),
    /// `KS`: points against opponents with at least half of the points, article 9.2, S1 30.1.2.
    Koya,
    /// `ARO`: average rating of opponents, article 10.1, S1 30.4.1.
    AverageRating,
    /// `TPR`: tournament performance rating, article 10.2, S1 30.4.3.
    Performance,
    /// `PTP`: perfect tournament performance, article 10.3.
    PerfectPerformance,
    /// `APRO`: average performance rating of opponents, article 10.4.
    AveragePerformance,
    /// `APPO`: average perfect performance of opponents, article 10.5.
    AveragePerfectPerformance,
    /// `RTNG`: the rating, article 10.6 (2026).
    Rating,
    /// `BC`: board count, points times the number of the board; fewer is better.
    BoardCount,
    /// `TBR`: result on the first board, then on the second and so on.
    TopBoards,
    /// `BBE`: without the last board, then without the last two and so on.
    BottomBoards,
    /// `SSSC`: the other score plus a share of Buchholz ("score and schedule strength combination").
    ScheduleStrength,
}

/// How teams that a direct encounter leaves tied in pairs are separated by the boards of their match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) enum BoardRule {
    /// `EDE`: not at all.
    #[default]
    None,
    /// `EDEC`: by board count.
    Count,
    /// `EDET`: by the first board, then the second and so on.
    Top,
    /// `EDEB`: without the last board, then without the last two and so on.
    Bottom,
    /// `EDEBT`: by board count, then as `EDET`.
    CountTop,
    /// `EDEBB`: by board count, then as `EDEB`.
    CountBottom,
}

const CODES: [(&str, Code); 41] = [
    ("PTS", Code::Points),
    ("MPTS", Code::MatchPoints),
    ("GPTS", Code::GamePoints),
    ("MPVGP", Code::OtherPoints),
    ("MPGP", Code::MatchAndGamePoints),
    ("DE", Code::DirectEncounter),
    ("EDE", Code::TeamEncounter(BoardRule::None)),
    ("EDEC", Code::TeamEncounter(BoardRule::Count)),
    ("EDET", Code::TeamEncounter(BoardRule::Top)),
    ("EDEB", Code::TeamEncounter(BoardRule::Bottom)),
    ("EDEBT", Code::TeamEncounter(BoardRule::CountTop)),
    ("EDEBB", Code::TeamEncounter(BoardRule::CountBottom)),
    ("WIN", Code::Wins),
    ("WON", Code::GamesWon),
    ("BPG", Code::BlackGames),
    ("BWG", Code::BlackWins),
    ("PS", Code::Progressive),
    ("REP", Code::RoundsElected),
    ("STD", Code::StandardPoints),
    ("TPN", Code::PairingNumber),
    ("BH", Code::Buchholz),
    ("FB", Code::ForeBuchholz),
    ("AOB", Code::AverageBuchholz),
    ("SBH", Code::SumOfBuchholz),
    ("SB", Code::SonnebornBerger),
    ("ESB", Code::TeamSonnebornBerger(None)),
    ("EMMSB", Code::TeamSonnebornBerger(Some((Measure::MatchPoints, Measure::MatchPoints)))),
    ("EMGSB", Code::TeamSonnebornBerger(Some((Measure::MatchPoints, Measure::GamePoints)))),
    ("EGMSB", Code::TeamSonnebornBerger(Some((Measure::GamePoints, Measure::MatchPoints)))),
    ("EGGSB", Code::TeamSonnebornBerger(Some((Measure::GamePoints, Measure::GamePoints)))),
    ("KS", Code::Koya),
    ("ARO", Code::AverageRating),
    ("TPR", Code::Performance),
    ("PTP", Code::PerfectPerformance),
    ("APRO", Code::AveragePerformance),
    ("APPO", Code::AveragePerfectPerformance),
    ("RTNG", Code::Rating),
    ("BC", Code::BoardCount),
    ("TBR", Code::TopBoards),
    ("BBE", Code::BottomBoards),
    ("SSSC", Code::ScheduleStrength),
];

/// Alternative spellings: older names, and modifiers joined to the code.
const OTHER_SPELLINGS: [(&str, &str); 3] = [("GE", "REP"), ("MBH", "BH/M1"), ("KOYA", "KS")];

/// The numbers that Swiss-Manager gives its tie-breaks, after `SM`, as far as their names are clear: 45 is "Points
/// against player with >= 50% of the points". Source: the program's own list of names, as published by others.
const SWISS_MANAGER: [(u8, &str); 18] = [
    (1, "PTS"),
    (2, "BH"),
    (3, "BH/C1"),
    (4, "BH/M1"),
    (7, "SB"),
    (10, "ARO"),
    (11, "DE"),
    (12, "WIN"),
    (13, "MPTS"),
    (17, "BH"),
    (20, "ARO/C1"),
    (21, "TPR"),
    (25, "SBH"),
    (30, "BH"),
    (31, "BH/M1"),
    (34, "BH/M1"),
    (45, "KS"),
    (53, "BPG"),
];

impl Code {
    fn as_str(self) -> &'static str {
        CODES.iter().find(|(_, code)| *code == self).map_or("PTS", |(name, _)| name)
    }
}

/// The threshold from which opponents count for Koya: C.07, article 14.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum KoyaLimit {
    /// A percentage of the points: 50 by default, `/L60`.
    Percent(u8),
    /// A number of half points above or below half of the points: `/L+1`, `/L-2`.
    HalfPoints(i8),
}

/// A tie-break with its modifiers.
///
/// ```
/// use zapis_tournament::tie_break::TieBreak;
/// let tie_break: TieBreak = "bh-c1".parse().unwrap();
/// assert_eq!(tie_break.to_string(), "BH/C1");
/// assert!("BHX".parse::<TieBreak>().is_err());
/// ```
#[expect(clippy::struct_excessive_bools, reason = "each is a separate modifier")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TieBreak {
    /// The kind of tie-break.
    pub(crate) code: Code,
    /// The score it counts in, if given: `:MP`, `:GP`.
    pub(crate) measure: Option<Measure>,
    /// The number of lowest values cut: `/C1`, `/M1`.
    pub(crate) cut_least: u8,
    /// The number of highest values cut: `/M1`.
    pub(crate) cut_greatest: u8,
    /// Whether forfeits count as games against the opponent: `/P`.
    pub(crate) forfeits_as_played: bool,
    /// The rating of unrated opponents: `/U1400`. Without it they are left out.
    pub(crate) unrated: Option<u16>,
    /// The threshold from which opponents count for Koya.
    pub(crate) limit: KoyaLimit,
    /// Whether opponents must have more than the threshold for Koya: `/L>50`.
    pub(crate) is_strict: bool,
    /// Whether the threshold is computed from the games in which the opponent was paired, not from all rounds: `/L50G`.
    pub(crate) by_own_games: bool,
    /// Whether an average of Buchholz uses Fore Buchholz: `/F`.
    pub(crate) is_fore: bool,
    /// The divisor of `SSSC`, if given: `/K4`.
    pub(crate) divisor: Option<u16>,
}

impl From<Code> for TieBreak {
    fn from(code: Code) -> Self {
        Self {
            code,
            measure: None,
            cut_least: 0,
            cut_greatest: 0,
            forfeits_as_played: false,
            unrated: None,
            limit: KoyaLimit::Percent(50),
            is_strict: false,
            by_own_games: false,
            is_fore: false,
            divisor: None,
        }
    }
}

impl TieBreak {
    /// Lists the codes of all tie-breaks: `PTS`, `MPTS`, `BH`.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        CODES.iter().map(|(name, _)| *name)
    }

    /// Returns the code without modifiers: `BH` of `BH/C1`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code.as_str()
    }

    /// Cuts this many of the lowest and of the highest values.
    #[must_use]
    pub(crate) const fn median(self, n: u8) -> Self {
        Self { cut_least: n, cut_greatest: n, ..self }
    }

    /// Reads a list: `DE,SB,BH/C1`.
    ///
    /// # Errors
    ///
    /// The first entry that is not a tie-break.
    pub fn list(text: &str) -> Result<Vec<Self>, UnknownTieBreak> {
        text.split([',', ';']).map(str::trim).filter(|entry| !entry.is_empty()).map(str::parse).collect()
    }

    fn modify(&mut self, modifier: &str) -> Option<()> {
        let (kind, rest) = modifier.split_at_checked(1)?;
        let small = || rest.parse::<u8>().ok().filter(|n| *n > 0);
        match kind {
            "C" => self.cut_least = small()?,
            "M" => (self.cut_least, self.cut_greatest) = (small()?, small()?),
            "P" if rest.is_empty() => self.forfeits_as_played = true,
            "F" if rest.is_empty() => self.is_fore = true,
            "U" => self.unrated = Some(rest.parse().ok()?),
            "K" => self.divisor = Some(rest.parse().ok().filter(|n| *n > 0)?),
            "L" => self.set_limit(rest)?,
            _ => return None,
        }
        Some(())
    }
}

impl TieBreak {
    /// Reads the threshold of Koya: `60`, `+1`, `>50` for more than it, `50G` for the opponent's own games.
    fn set_limit(&mut self, text: &str) -> Option<()> {
        let (text, is_strict) = text.strip_prefix('>').map_or((text, false), |text| (text, true));
        let (text, by_own_games) = text.strip_suffix('G').map_or((text, false), |text| (text, true));
        let percent = || text.parse::<u8>().ok().filter(|percent| (1..=100).contains(percent));
        self.limit = if text.starts_with(['+', '-']) {
            KoyaLimit::HalfPoints(text.parse().ok()?)
        } else if text.is_empty() && (is_strict || by_own_games) {
            KoyaLimit::Percent(50)
        } else {
            KoyaLimit::Percent(percent()?)
        };
        (self.is_strict, self.by_own_games) = (is_strict, by_own_games);
        Some(())
    }
}

/// The error for a text that is not a known tie-break: `BHX`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownTieBreak {
    /// The text.
    pub text: String,
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    /// Reads a code with modifiers, in either case: `BH`, `BH/C1`, `BH-C1`, `BHC1`, `MBH`, `BH:GP/C1/P`, `KS/L+1`.
    fn from_str(text: &str) -> Result<Self, UnknownTieBreak> {
        read(&text.trim().to_ascii_uppercase()).ok_or_else(|| UnknownTieBreak { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<TieBreak> {
    if text.len() > 40 || !text.is_ascii() {
        return None;
    }
    let end = text.find(['/', '#', '!', '-']).unwrap_or(text.len());
    let (head, modifiers) = text.split_at(end);
    let (name, measure) = match head.split_once(':') {
        Some((name, "MP")) => (name, Some(Measure::MatchPoints)),
        Some((name, "GP")) => (name, Some(Measure::GamePoints)),
        Some(_) => return None,
        None => (head, None),
    };
    let by_name = |name: &str| CODES.iter().find(|(known, _)| *known == name).map(|(_, code)| TieBreak::from(*code));
    let mut tie_break = match by_name(name) {
        Some(tie_break) => tie_break,
        None => match OTHER_SPELLINGS.iter().find(|(other, _)| *other == name) {
            Some((_, meant)) => read(meant)?,
            None if name.strip_prefix("SM").is_some_and(|rest| rest.parse::<u8>().is_ok()) => {
                let number = name.strip_prefix("SM")?.parse::<u8>().ok()?;
                read(SWISS_MANAGER.iter().find(|(own, _)| *own == number)?.1)?
            }
            // A modifier joined to the code: `AROC1`, `BHM1`, `MBH2`.
            None => run_together(name, by_name)?,
        },
    };
    tie_break.measure = measure;
    // A minus may also occur inside a modifier: `KS/L-1`.
    let mut rest = modifiers;
    while let Some(after) = rest.strip_prefix(['/', '#', '!', '-']) {
        let is_limit = ["L-", "L>-"].into_iter().find(|start| after.starts_with(start));
        let from = is_limit.map_or(0, str::len);
        let end = after[from..].find(['/', '#', '!', '-']).map_or(after.len(), |at| at + from);
        tie_break.modify(&after[..end])?;
        rest = &after[end..];
    }
    rest.is_empty().then_some(tie_break)
}

fn run_together(name: &str, by_name: impl Fn(&str) -> Option<TieBreak>) -> Option<TieBreak> {
    let (head, digit) = name.split_at_checked(name.len().checked_sub(1)?)?;
    if let Some(median) = head.strip_prefix('M').and_then(&by_name) {
        return Some(median.median(digit.parse().ok().filter(|n| *n > 0)?));
    }
    let (code, kind) = head.split_at_checked(head.len().checked_sub(1)?)?;
    let mut tie_break = by_name(code).filter(|_| matches!(kind, "C" | "M"))?;
    tie_break.modify(&format!("{kind}{digit}"))?;
    Some(tie_break)
}

impl fmt::Display for TieBreak {
    /// Formats it as in the report file of 2026 (tags 202 and 212): `BH:MP/C1/P`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.as_str())?;
        match self.measure {
            Some(Measure::MatchPoints) => f.write_str(":MP")?,
            Some(Measure::GamePoints) => f.write_str(":GP")?,
            Some(Measure::Points) | None => {}
        }
        match (self.cut_least, self.cut_greatest) {
            (0, 0) => {}
            (least, 0) => write!(f, "/C{least}")?,
            (least, _) => write!(f, "/M{least}")?,
        }
        if let Some(divisor) = self.divisor {
            write!(f, "/K{divisor}")?;
        }
        let (more, own) = (if self.is_strict { ">" } else { "" }, if self.by_own_games { "G" } else { "" });
        match self.limit {
            KoyaLimit::Percent(50) if more.is_empty() && own.is_empty() => {}
            KoyaLimit::Percent(percent) => write!(f, "/L{more}{percent}{own}")?,
            KoyaLimit::HalfPoints(halves) => write!(f, "/L{more}{halves:+}{own}")?,
        }
        if let Some(rating) = self.unrated {
            write!(f, "/U{rating}")?;
        }
        if self.is_fore {
            f.write_str("/F")?;
        }
        if self.forfeits_as_played { f.write_str("/P") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_in_every_spelling() {
        let cases = [
            ("BH", "BH"),
            ("bh-c1", "BH/C1"),
            ("BHC1", "BH/C1"),
            ("BH#C2", "BH/C2"),
            ("BH-M1", "BH/M1"),
            ("MBH", "BH/M1"),
            ("MBH2", "BH/M2"),
            ("BHM2", "BH/M2"),
            ("AROC1", "ARO/C1"),
            ("ARO-C1", "ARO/C1"),
            ("GE", "REP"),
            ("DE/P", "DE/P"),
            ("DE-P", "DE/P"),
            ("EDET/P", "EDET/P"),
            ("EMGSB/C1/P", "EMGSB/C1/P"),
            ("BH:MP/C1/P", "BH:MP/C1/P"),
            ("MPvGP", "MPVGP"),
            ("KS/L-1", "KS/L-1"),
            ("KS/L+2/P", "KS/L+2/P"),
            ("KS/L60", "KS/L60"),
            ("ARO/U1400/C1", "ARO/C1/U1400"),
            ("AOB/F", "AOB/F"),
            ("SSSC/K4", "SSSC/K4"),
            ("koya", "KS"),
            ("KS/L>50", "KS/L>50"),
            ("KS/L>", "KS/L>50"),
            ("KS/LG", "KS/L50G"),
            ("KS/L>60G", "KS/L>60G"),
            ("KS/L>-1G", "KS/L>-1G"),
            ("SM45", "KS"),
            ("sm31", "BH/M1"),
            ("SM11", "DE"),
        ];
        for (text, expected) in cases {
            let tie_break: TieBreak = text.parse().unwrap();
            assert_eq!(tie_break.to_string(), expected, "{text}");
            assert_eq!(expected.parse(), Ok(tie_break));
        }
        for text in [
            "", "B", "BHX", "BH/", "BH/C", "BH/C0", "BH:XX", "BH/Q", "ÄÖ", "/C1", "-", "M1", "KS/L200", "KS/L", "SM8",
            "SM99",
        ] {
            assert!(text.parse::<TieBreak>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_list_is_read_whole_or_not_at_all() {
        let codes: Vec<_> = TieBreak::list("DE, SB;WIN,").unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(codes, ["DE", "SB", "WIN"]);
        assert_eq!(TieBreak::list("DE,X9"), Err(UnknownTieBreak { text: "X9".to_owned() }));
    }
}
