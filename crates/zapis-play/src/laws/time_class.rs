//! Classical, rapid and blitz: the thresholds of each edition, and the powers of the arbiter.

use super::Edition;

/// The time class of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeClass {
    /// Classical chess: 90 minutes with 30 seconds a move.
    Classical,
    /// Rapid chess: 15 minutes with 10 seconds a move.
    Rapid,
    /// Blitz: 3 minutes with 2 seconds a move.
    Blitz,
}

impl TimeClass {
    /// Returns `classical`, `rapid` or `blitz`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classical => "classical",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

/// Who may stop a rapid or blitz game when a flag falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagCall {
    /// Only the player, whose own flag must still be up: 2001 and Russia 2011.
    PlayerOnly,
    /// The arbiter may: 2014.
    ArbiterMay,
    /// The arbiter must: the interpretations of June 2017 and later.
    ArbiterMust,
}

/// Returns the time class of a game with one time control: base time and increment per move, in seconds.
///
/// `None` if the edition does not define it: in 2005, which was not studied, and for increments in 2001, whose text has
/// no formula. Since 2009 the increment counts for 60 moves.
#[must_use]
pub const fn time_class_for(edition: Edition, base_s: u32, increment_s: u32) -> Option<TimeClass> {
    const MINUTE: u64 = 60;
    // The widened sum of two u32 cannot overflow.
    let total = base_s as u64 + 60 * increment_s as u64;
    let time_class = match edition {
        Edition::Fide2001 => {
            if increment_s > 0 {
                return None;
            }
            // "15 to 60 minutes": both ends belong to rapid.
            if total < 15 * MINUTE {
                TimeClass::Blitz
            } else if total <= 60 * MINUTE {
                TimeClass::Rapid
            } else {
                TimeClass::Classical
            }
        }
        Edition::Fide2005 | Edition::Tavreli => return None,
        Edition::Fide2009 | Edition::Ru2011 => {
            if total < 15 * MINUTE {
                TimeClass::Blitz
            } else if total < 60 * MINUTE {
                TimeClass::Rapid
            } else {
                TimeClass::Classical
            }
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => {
            if total <= 10 * MINUTE {
                TimeClass::Blitz
            } else if total < 60 * MINUTE {
                TimeClass::Rapid
            } else {
                TimeClass::Classical
            }
        }
    };
    Some(time_class)
}

/// Returns who may call a flag in rapid and blitz games without full supervision; `None` if it was not established.
#[must_use]
pub const fn flag_call(edition: Edition) -> Option<FlagCall> {
    match edition {
        Edition::Fide2001 | Edition::Ru2011 => Some(FlagCall::PlayerOnly),
        Edition::Fide2014 => Some(FlagCall::ArbiterMay),
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => Some(FlagCall::ArbiterMust),
        Edition::Fide2005 | Edition::Fide2009 | Edition::Tavreli => None,
    }
}

/// Returns the number of moves by each side after which, in rapid and blitz, a wrong setup can no longer be claimed: B4
/// in 2001, 16.4.1 in Russia 2011, A.4a in 2014. `None` if it was not established.
#[must_use]
pub const fn setup_settled_after(edition: Edition) -> Option<u8> {
    match edition {
        Edition::Fide2001 | Edition::Ru2011 => Some(3),
        Edition::Fide2014 => Some(10),
        Edition::Fide2005
        | Edition::Fide2009
        | Edition::Fide2017
        | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Tavreli => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_fall_where_the_edition_draws_its_lines() {
        use Edition::*;
        use TimeClass::*;
        for (edition, minutes, increment, expected) in [
            (Fide2023, 30, 30, Some(Classical)),
            (Fide2014, 10, 5, Some(Rapid)),
            (Ru2011, 10, 5, Some(Rapid)),
            (Fide2023, 5, 5, Some(Blitz)),
            (Fide2014, 10, 0, Some(Blitz)),
            (Ru2011, 10, 0, Some(Blitz)),
            (Fide2009, 15, 0, Some(Rapid)),
            (Fide2018, 15, 0, Some(Rapid)),
            (Fide2017, 60, 0, Some(Classical)),
            (Fide2023, 3, 2, Some(Blitz)),
            (Fide2023, 59, 0, Some(Rapid)),
            (Fide2001, 14, 0, Some(Blitz)),
            (Fide2001, 15, 0, Some(Rapid)),
            (Fide2001, 61, 0, Some(Classical)),
            (Fide2001, 10, 5, None),
            (Fide2005, 15, 0, None),
        ] {
            assert_eq!(time_class_for(edition, minutes * 60, increment), expected, "{edition} {minutes}+{increment}");
        }
        assert_eq!(time_class_for(Fide2023, u32::MAX, u32::MAX), Some(Classical));
    }

    #[test]
    fn arbiters_call_flags_from_2014_on() {
        assert_eq!(flag_call(Edition::Fide2001), Some(FlagCall::PlayerOnly));
        assert_eq!(flag_call(Edition::Fide2014), Some(FlagCall::ArbiterMay));
        assert_eq!(flag_call(Edition::Fide2023), Some(FlagCall::ArbiterMust));
        assert_eq!(setup_settled_after(Edition::Ru2011), Some(3));
    }
}
