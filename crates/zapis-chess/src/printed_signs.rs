//! The signs with which a language prints games: captures, castling, mate, results.

/// The sign for a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// The signs for castling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum CastlingSign {
    /// `0–0`
    #[default]
    Zeros,
    /// `O-O`
    Letters,
}

/// The sign before the promotion piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum PromotionSign {
    /// `e8=Q`
    #[default]
    Equals,
    /// `e8Ф`
    None,
}

/// The sign for a double check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum DoubleCheckSign {
    /// `Nf6+`, as any check.
    #[default]
    Plus,
    /// `Nf6++`
    Pluses,
}

/// The sign for mate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// The dots between the number and a move of Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum DotsSign {
    /// `12… Nf6`
    #[default]
    Ellipsis,
    /// `12... Nf6`
    Dots,
}

/// How results are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// How a language prints games. The defaults are the most common signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl PrintedSigns {
    /// The signs of most languages.
    pub const USUAL: Self = Self {
        capture: CaptureSign::X,
        castling: CastlingSign::Zeros,
        promotion: PromotionSign::Equals,
        double_check: DoubleCheckSign::Plus,
        mate: MateSign::Hash,
        dash: DashSign::En,
        dots: DotsSign::Ellipsis,
        result: ResultSign::Dash,
    };
}

impl Default for PrintedSigns {
    fn default() -> Self {
        Self::USUAL
    }
}
