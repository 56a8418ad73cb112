//! The signs with which a language prints games: captures, castling, mate, results.

use serde::Deserialize;

/// What stands where something is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum CaptureSign {
    /// `С:a6`
    Colon,
    /// `Bxa6`
    #[default]
    X,
    /// `B×a6`
    Cross,
    /// `Ba6`, `ed5`
    None,
}

impl CaptureSign {
    /// Returns the sign as it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Colon => ":",
            Self::X => "x",
            Self::Cross => "×",
            Self::None => "",
        }
    }
}

/// How castling is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum CastlingSign {
    /// `0–0`
    #[default]
    Zeros,
    /// `O-O`
    Letters,
}

/// What stands before the piece that a pawn becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum PromotionSign {
    /// `e8=Q`
    #[default]
    Equals,
    /// `e8Ф`
    None,
}

/// What stands behind a move that gives check with two pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum DoubleCheckSign {
    /// `Nf6+`, as any check.
    #[default]
    Plus,
    /// `Nf6++`
    Pluses,
}

/// What stands behind a move that mates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum MateSign {
    /// `Qh4#`
    #[default]
    Hash,
    /// `Фh4×`
    Cross,
}

impl MateSign {
    /// Returns the sign as it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Hash => "#",
            Self::Cross => "×",
        }
    }
}

/// The dash in castling, results and long notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum DashSign {
    /// `0–0`, `1–0`
    #[default]
    En,
    /// `0-0`, `1-0`
    Hyphen,
}

impl DashSign {
    /// Returns the sign as it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::En => "–",
            Self::Hyphen => "-",
        }
    }
}

/// What stands between the number and a move of Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum DotsSign {
    /// `12… Nf6`
    #[default]
    Ellipsis,
    /// `12... Nf6`
    Dots,
}

/// How results are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ResultSign {
    /// `1–0`, `½–½`
    #[default]
    Dash,
    /// `1 : 0`, `½ : ½`
    Colon,
    /// `White won`, where the language has words in the table.
    Words,
}

/// How a language prints games. The default is what most of them have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[non_exhaustive]
pub struct PrintedSigns {
    /// Captures.
    pub capture: CaptureSign,
    /// Castling.
    pub castling: CastlingSign,
    /// Promotions.
    pub promotion: PromotionSign,
    /// Double checks.
    pub double_check: DoubleCheckSign,
    /// Mate.
    pub mate: MateSign,
    /// Dashes.
    pub dash: DashSign,
    /// Numbers before moves of Black.
    pub dots: DotsSign,
    /// Results.
    pub result: ResultSign,
}
