//! Calls and contracts, and their spelling.

use std::fmt;

use crate::card::Suit;
use crate::seat::Seat;

/// The trump suit or no-trump, clubs lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Denomination {
    /// A suit: `S`
    Suit(Suit),
    /// `NT`
    NoTrump,
}

/// A bid: level 1 to 7 and denomination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid {
    /// The number of tricks over six.
    pub level: u8,
    /// The denomination.
    pub denomination: Denomination,
}

/// A call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// `Pass`
    Pass,
    /// `X`
    Double,
    /// `XX`
    Redouble,
    /// `1NT`
    Bid(Bid),
}

/// Whether a contract is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Risk {
    /// `4S`
    Undoubled,
    /// `4SX`
    Doubled,
    /// `4SXX`
    Redoubled,
}

/// A contract without its declarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contract {
    /// The last bid.
    pub bid: Bid,
    /// Its risk.
    pub risk: Risk,
}

/// The value of a Contract tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ContractValue {
    /// `Pass`
    PassedOut,
    /// `4SX`
    Contract(Contract),
    /// `H`: an end position only states trumps.
    Trumps(Denomination),
}

/// The final contract of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalContract {
    /// The contract.
    pub contract: Contract,
    /// Who plays it.
    pub declarer: Seat,
}

impl Denomination {
    /// Lists the denominations from the highest, as in tables of results.
    pub const DESCENDING: [Self; 5] = [
        Self::NoTrump,
        Self::Suit(Suit::Spades),
        Self::Suit(Suit::Hearts),
        Self::Suit(Suit::Diamonds),
        Self::Suit(Suit::Clubs),
    ];

    /// Returns the trump suit, if there is one.
    #[must_use]
    pub const fn trumps(self) -> Option<Suit> {
        match self {
            Self::Suit(suit) => Some(suit),
            Self::NoTrump => None,
        }
    }

    /// Reads a denomination at the start of a text, in either case; `N` alone is a dialect form of no-trump. Also
    /// returns the number of bytes read.
    fn read(text: &str) -> Option<(Self, usize)> {
        let bytes = text.as_bytes();
        let first = *bytes.first()?;
        if first.eq_ignore_ascii_case(&b'N') {
            let has_t = bytes.get(1).is_some_and(|byte| byte.eq_ignore_ascii_case(&b'T'));
            return Some((Self::NoTrump, if has_t { 2 } else { 1 }));
        }
        Suit::of_letter(first).map(|suit| (Self::Suit(suit), 1))
    }
}

impl fmt::Display for Denomination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suit(suit) => write!(f, "{}", suit.letter()),
            Self::NoTrump => f.write_str("NT"),
        }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, self.denomination)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("Pass"),
            Self::Double => f.write_str("X"),
            Self::Redouble => f.write_str("XX"),
            Self::Bid(bid) => bid.fmt(f),
        }
    }
}

impl Risk {
    /// Returns the sign: empty, `X` or `XX`.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Undoubled => "",
            Self::Doubled => "X",
            Self::Redoubled => "XX",
        }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bid, self.risk.sign())
    }
}

impl Contract {
    /// Reads a contract in any spelling: `4SX`, `3NT`, `3n*`.
    ///
    /// ```
    /// use zapis_bridge::Contract;
    /// assert_eq!(Contract::read("3nx").map(|contract| contract.to_string()).as_deref(), Some("3NTX"));
    /// assert_eq!(Contract::read("8S"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        match ContractValue::read(text)? {
            (ContractValue::Contract(contract), _) => Some(contract),
            _ => None,
        }
    }
}

impl Call {
    /// Reads a call in any spelling; returns whether it is the standard one, ignoring case.
    #[must_use]
    pub fn read(text: &str) -> Option<(Self, bool)> {
        let is = |names: &[&str]| names.iter().any(|name| text.eq_ignore_ascii_case(name));
        if is(&["pass"]) {
            return Some((Self::Pass, matches!(text, "Pass" | "pass")));
        }
        if is(&["x"]) {
            return Some((Self::Double, true));
        }
        if is(&["xx"]) {
            return Some((Self::Redouble, true));
        }
        if is(&["p", "pas", "--"]) && text != "--" {
            return Some((Self::Pass, false));
        }
        if is(&["d", "dbl", "double"]) {
            return Some((Self::Double, false));
        }
        if is(&["r", "rdbl", "redbl", "redouble"]) {
            return Some((Self::Redouble, false));
        }
        let (bid, rest, is_standard) = Bid::read(text)?;
        rest.is_empty().then_some((Self::Bid(bid), is_standard))
    }
}

/// Returns true if a word means that all others pass, in any spelling.
pub(crate) fn is_all_pass(text: &str) -> bool {
    ["ap", "allpass"].iter().any(|name| text.eq_ignore_ascii_case(name))
}

impl Bid {
    /// Reads a bid at the start of a text; returns the rest, and whether the spelling is the standard one.
    fn read(text: &str) -> Option<(Self, &str, bool)> {
        let level = text.bytes().next().filter(|level| (b'1'..=b'7').contains(level))? - b'0';
        let (denomination, len) = Denomination::read(&text[1..])?;
        let is_standard = denomination != Denomination::NoTrump || len == 2;
        Some((Self { level, denomination }, &text[1 + len..], is_standard))
    }
}

impl ContractValue {
    /// Reads the value of a Contract tag in any spelling; returns whether it is the standard one.
    #[must_use]
    pub(crate) fn read(value: &str) -> Option<(Self, bool)> {
        let is = |names: &[&str]| names.iter().any(|name| value.eq_ignore_ascii_case(name));
        if is(&["pass", "p", "passed out", "ap"]) {
            return Some((Self::PassedOut, matches!(value, "Pass" | "pass")));
        }
        if let Some((denomination, len)) = Denomination::read(value)
            && len == value.len()
        {
            return Some((Self::Trumps(denomination), true));
        }
        let (bid, rest, is_standard) = Bid::read(value)?;
        let has = |names: &[&str]| names.iter().any(|name| rest.eq_ignore_ascii_case(name));
        let (risk, is_usual) = if rest.is_empty() {
            (Risk::Undoubled, true)
        } else if has(&["x"]) {
            (Risk::Doubled, rest == "X")
        } else if has(&["xx"]) {
            (Risk::Redoubled, rest == "XX")
        } else if has(&["d", "*", " x"]) {
            (Risk::Doubled, false)
        } else if has(&["r", "dd", "**", " xx"]) {
            (Risk::Redoubled, false)
        } else {
            return None;
        };
        Some((Self::Contract(Contract { bid, risk }), is_standard && is_usual))
    }
}
