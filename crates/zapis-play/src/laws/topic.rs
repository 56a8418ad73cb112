//! The questions on which the editions of the laws are compared.

use std::fmt;
use std::str::FromStr;

/// A question answered by the laws: the rows of the concordance in [`article`](super::article()).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// A piece may not move to a square of its own color's piece.
    OwnSquare,
    /// How the bishop moves.
    BishopMove,
    /// How the rook moves.
    RookMove,
    /// How the queen moves.
    QueenMove,
    /// Bishop, rook and queen may not move over other pieces.
    WayBlocked,
    /// How the knight moves.
    KnightMove,
    /// How a pawn moves forward.
    PawnAdvance,
    /// How a pawn captures.
    PawnCapture,
    /// When a pawn may be captured en passant.
    EnPassantCapture,
    /// A pawn that reaches the last rank is promoted.
    Promotion,
    /// How the king moves.
    KingMove,
    /// How castling is done.
    CastlingMove,
    /// The right to castle has been lost.
    CastlingRightLost,
    /// Castling is prevented temporarily.
    CastlingPrevented,
    /// No move may expose the own king to check or leave it there.
    KingLeftInCheck,
    /// The own king may not be left under attack, nor the opponent's be captured.
    KingUnderAttack,
    /// A move is illegal if it does not meet the rules on how the pieces move.
    MoveIllegal,
    /// Checkmate ends the game and wins it.
    Checkmate,
    /// Resigning loses the game.
    Resignation,
    /// Stalemate is a draw.
    Stalemate,
    /// A position in which neither side can mate is a draw at once.
    DeadPosition,
    /// The players may agree on a draw.
    DrawAgreement,
    /// A game may be drawn by repetition; since 2017 only in 9.2.
    RepetitionEndsGame,
    /// A game may be drawn by the fifty-move rule; since 2017 only in 9.3.
    FiftyEndsGame,
    /// A win counts one point, a draw half a point, a loss none.
    Points,
    /// A player who arrives after the default time loses.
    DefaultTime,
    /// When a flag is considered to have fallen.
    FlagFallen,
    /// A flag fall loses, or draws if the opponent cannot mate.
    FlagFall,
    /// Both flags are down and it is unknown which fell first.
    BothFlags,
    /// The last minutes without an increment.
    QuickplayFinish,
    /// A player short of time may ask for an increment of five seconds.
    QuickplayIncrement,
    /// A player short of time may claim that the opponent cannot win by normal means or makes no effort to.
    QuickplayClaim,
    /// The same claim if no arbiter is present.
    QuickplayNoArbiter,
    /// The rules on quickplay finishes apply only if announced, and not to blitz or with an increment.
    QuickplayAnnounced,
    /// The pieces were set up wrongly at the start.
    WrongArray,
    /// The game was begun with the colors reversed.
    ColorsReversed,
    /// After an illegal move the position before it is restored.
    IllegalMoveRestored,
    /// A pawn was left on the last rank.
    PawnUnpromoted,
    /// The clock was pressed without a move.
    ClockWithoutMove,
    /// A move was made with two hands.
    TwoHands,
    /// The penalty for an illegal move.
    IllegalMovePenalty,
    /// Illegal moves in rapid chess without full supervision.
    IllegalMoveRapid,
    /// Illegal moves in blitz without full supervision.
    IllegalMoveBlitz,
    /// Rapid and blitz: an illegal position that is not corrected is a draw.
    UncorrectableIllegality,
    /// The penalties an arbiter may impose.
    Penalties,
    /// At electronic boards the kings on the center squares show the result.
    KingsSignal,
    /// Both players must record the moves.
    ScoreKept,
    /// A move may not be recorded before it is made.
    NoAdvanceRecording,
    /// A player may reply before recording the own previous move.
    AnswerBeforeRecording,
    /// An offer of a draw must be recorded.
    DrawOfferRecorded,
    /// With less than five minutes and no increment of thirty seconds nothing need be recorded.
    TimeTroubleExemption,
    /// The record is completed after the flag fall.
    UpdateAfterFlag,
    /// The record cannot be brought up to date.
    CannotReconstruct,
    /// Both players sign the scoresheets.
    BothSign,
    /// A competition may forbid draw offers before a certain move.
    OfferRestriction,
    /// How a draw is offered.
    HowToOffer,
    /// The intended move makes the position appear for the third time.
    ThreefoldIntended,
    /// The position has just appeared for the third time.
    ThreefoldAppeared,
    /// When two positions are the same.
    SamePosition,
    /// A lost en passant capture makes another position.
    SamePositionEnPassant,
    /// A lost castling right makes another position.
    SamePositionCastling,
    /// The intended move completes fifty moves without a pawn move or capture.
    FiftyIntended,
    /// Fifty moves by each side without a pawn move or capture have been made.
    FiftyCompleted,
    /// The right to claim is lost for this move.
    ClaimLost,
    /// How a claim is made and decided.
    ClaimDecided,
    /// The cost of an incorrect claim.
    ClaimIncorrect,
    /// The position appeared five times: the game is drawn without a claim.
    Fivefold,
    /// Seventy-five moves by each side without a pawn move or capture: the game is drawn without a claim.
    SeventyFive,
    /// Algebraic notation.
    Notation,
    /// A piece is written by its letter in the player's language, or as a figurine.
    NotationPieces,
    /// A pawn has no letter.
    NotationPawns,
    /// A move is the piece and the square of arrival.
    NotationMove,
    /// How a capture is written.
    NotationCapture,
    /// How a capture en passant is marked.
    NotationEnPassant,
    /// Two identical pieces can reach the square.
    NotationDisambiguation,
    /// Two pawns can make the capture.
    NotationTwoPawns,
    /// How a promotion is written.
    NotationPromotion,
    /// The sign `(=)` for an offer of a draw.
    NotationDrawOffer,
    /// Signs that need not be written.
    NotationOptionalSigns,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
    /// Games with blind and visually disabled players.
    VisuallyDisabled,
    /// Adjourned games.
    Adjournment,
    /// A sealed move that loses: ambiguous, unreadable or illegal.
    SealedMove,
    /// A sealed move that has ended the game counts, even if a player arrives late.
    SealedMoveEnds,
    /// Chess960.
    Chess960,
}

/// The error for a key that names no topic: `en-croissant`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown topic of the laws `{0}`")]
pub struct UnknownTopic(
    /// The key as given.
    pub String,
);

impl Topic {
    /// Lists every topic, in the order of the laws.
    pub const ALL: [Topic; 86] = [
        Topic::OwnSquare,
        Topic::BishopMove,
        Topic::RookMove,
        Topic::QueenMove,
        Topic::WayBlocked,
        Topic::KnightMove,
        Topic::PawnAdvance,
        Topic::PawnCapture,
        Topic::EnPassantCapture,
        Topic::Promotion,
        Topic::KingMove,
        Topic::CastlingMove,
        Topic::CastlingRightLost,
        Topic::CastlingPrevented,
        Topic::KingLeftInCheck,
        Topic::KingUnderAttack,
        Topic::MoveIllegal,
        Topic::Checkmate,
        Topic::Resignation,
        Topic::Stalemate,
        Topic::DeadPosition,
        Topic::DrawAgreement,
        Topic::RepetitionEndsGame,
        Topic::FiftyEndsGame,
        Topic::Points,
        Topic::DefaultTime,
        Topic::FlagFallen,
        Topic::FlagFall,
        Topic::BothFlags,
        Topic::QuickplayFinish,
        Topic::QuickplayIncrement,
        Topic::QuickplayClaim,
        Topic::QuickplayNoArbiter,
        Topic::QuickplayAnnounced,
        Topic::WrongArray,
        Topic::ColorsReversed,
        Topic::IllegalMoveRestored,
        Topic::PawnUnpromoted,
        Topic::ClockWithoutMove,
        Topic::TwoHands,
        Topic::IllegalMovePenalty,
        Topic::IllegalMoveRapid,
        Topic::IllegalMoveBlitz,
        Topic::UncorrectableIllegality,
        Topic::Penalties,
        Topic::KingsSignal,
        Topic::ScoreKept,
        Topic::NoAdvanceRecording,
        Topic::AnswerBeforeRecording,
        Topic::DrawOfferRecorded,
        Topic::TimeTroubleExemption,
        Topic::UpdateAfterFlag,
        Topic::CannotReconstruct,
        Topic::BothSign,
        Topic::OfferRestriction,
        Topic::HowToOffer,
        Topic::ThreefoldIntended,
        Topic::ThreefoldAppeared,
        Topic::SamePosition,
        Topic::SamePositionEnPassant,
        Topic::SamePositionCastling,
        Topic::FiftyIntended,
        Topic::FiftyCompleted,
        Topic::ClaimLost,
        Topic::ClaimDecided,
        Topic::ClaimIncorrect,
        Topic::Fivefold,
        Topic::SeventyFive,
        Topic::Notation,
        Topic::NotationPieces,
        Topic::NotationPawns,
        Topic::NotationMove,
        Topic::NotationCapture,
        Topic::NotationEnPassant,
        Topic::NotationDisambiguation,
        Topic::NotationTwoPawns,
        Topic::NotationPromotion,
        Topic::NotationDrawOffer,
        Topic::NotationOptionalSigns,
        Topic::Rapid,
        Topic::Blitz,
        Topic::VisuallyDisabled,
        Topic::Adjournment,
        Topic::SealedMove,
        Topic::SealedMoveEnds,
        Topic::Chess960,
    ];

    /// Returns the key used in JSON and options: `threefold-appeared`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Topic::OwnSquare => "own-square",
            Topic::BishopMove => "bishop-move",
            Topic::RookMove => "rook-move",
            Topic::QueenMove => "queen-move",
            Topic::WayBlocked => "way-blocked",
            Topic::KnightMove => "knight-move",
            Topic::PawnAdvance => "pawn-advance",
            Topic::PawnCapture => "pawn-capture",
            Topic::EnPassantCapture => "en-passant-capture",
            Topic::Promotion => "promotion",
            Topic::KingMove => "king-move",
            Topic::CastlingMove => "castling-move",
            Topic::CastlingRightLost => "castling-right-lost",
            Topic::CastlingPrevented => "castling-prevented",
            Topic::KingLeftInCheck => "king-left-in-check",
            Topic::KingUnderAttack => "king-under-attack",
            Topic::MoveIllegal => "move-illegal",
            Topic::Checkmate => "checkmate",
            Topic::Resignation => "resignation",
            Topic::Stalemate => "stalemate",
            Topic::DeadPosition => "dead-position",
            Topic::DrawAgreement => "draw-agreement",
            Topic::RepetitionEndsGame => "repetition-ends-game",
            Topic::FiftyEndsGame => "fifty-ends-game",
            Topic::Points => "points",
            Topic::DefaultTime => "default-time",
            Topic::FlagFallen => "flag-fallen",
            Topic::FlagFall => "flag-fall",
            Topic::BothFlags => "both-flags",
            Topic::QuickplayFinish => "quickplay-finish",
            Topic::QuickplayIncrement => "quickplay-increment",
            Topic::QuickplayClaim => "quickplay-claim",
            Topic::QuickplayNoArbiter => "quickplay-no-arbiter",
            Topic::QuickplayAnnounced => "quickplay-announced",
            Topic::WrongArray => "wrong-array",
            Topic::ColorsReversed => "colors-reversed",
            Topic::IllegalMoveRestored => "illegal-move-restored",
            Topic::PawnUnpromoted => "pawn-unpromoted",
            Topic::ClockWithoutMove => "clock-without-move",
            Topic::TwoHands => "two-hands",
            Topic::IllegalMovePenalty => "illegal-move-penalty",
            Topic::IllegalMoveRapid => "illegal-move-rapid",
            Topic::IllegalMoveBlitz => "illegal-move-blitz",
            Topic::UncorrectableIllegality => "uncorrectable-illegality",
            Topic::Penalties => "penalties",
            Topic::KingsSignal => "kings-signal",
            Topic::ScoreKept => "score-kept",
            Topic::NoAdvanceRecording => "no-advance-recording",
            Topic::AnswerBeforeRecording => "answer-before-recording",
            Topic::DrawOfferRecorded => "draw-offer-recorded",
            Topic::TimeTroubleExemption => "time-trouble-exemption",
            Topic::UpdateAfterFlag => "update-after-flag",
            Topic::CannotReconstruct => "cannot-reconstruct",
            Topic::BothSign => "both-sign",
            Topic::OfferRestriction => "offer-restriction",
            Topic::HowToOffer => "how-to-offer",
            Topic::ThreefoldIntended => "threefold-intended",
            Topic::ThreefoldAppeared => "threefold-appeared",
            Topic::SamePosition => "same-position",
            Topic::SamePositionEnPassant => "same-position-en-passant",
            Topic::SamePositionCastling => "same-position-castling",
            Topic::FiftyIntended => "fifty-intended",
            Topic::FiftyCompleted => "fifty-completed",
            Topic::ClaimLost => "claim-lost",
            Topic::ClaimDecided => "claim-decided",
            Topic::ClaimIncorrect => "claim-incorrect",
            Topic::Fivefold => "fivefold",
            Topic::SeventyFive => "seventy-five",
            Topic::Notation => "notation",
            Topic::NotationPieces => "notation-pieces",
            Topic::NotationPawns => "notation-pawns",
            Topic::NotationMove => "notation-move",
            Topic::NotationCapture => "notation-capture",
            Topic::NotationEnPassant => "notation-en-passant",
            Topic::NotationDisambiguation => "notation-disambiguation",
            Topic::NotationTwoPawns => "notation-two-pawns",
            Topic::NotationPromotion => "notation-promotion",
            Topic::NotationDrawOffer => "notation-draw-offer",
            Topic::NotationOptionalSigns => "notation-optional-signs",
            Topic::Rapid => "rapid",
            Topic::Blitz => "blitz",
            Topic::VisuallyDisabled => "visually-disabled",
            Topic::Adjournment => "adjournment",
            Topic::SealedMove => "sealed-move",
            Topic::SealedMoveEnds => "sealed-move-ends",
            Topic::Chess960 => "chess960",
        }
    }

    /// Returns the content of the rule in a few words without a full stop.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Topic::OwnSquare => "a piece may not move to a square of its own color's piece",
            Topic::BishopMove => "how the bishop moves",
            Topic::RookMove => "how the rook moves",
            Topic::QueenMove => "how the queen moves",
            Topic::WayBlocked => "bishop, rook and queen may not move over other pieces",
            Topic::KnightMove => "how the knight moves",
            Topic::PawnAdvance => "how a pawn moves forward",
            Topic::PawnCapture => "how a pawn captures",
            Topic::EnPassantCapture => "when a pawn may be captured en passant",
            Topic::Promotion => "a pawn that reaches the last rank is promoted",
            Topic::KingMove => "how the king moves",
            Topic::CastlingMove => "how castling is done",
            Topic::CastlingRightLost => "the right to castle has been lost",
            Topic::CastlingPrevented => "castling is prevented for the time being",
            Topic::KingLeftInCheck => "no move may expose the own king to check or leave it there",
            Topic::KingUnderAttack => "the own king may not be left under attack, nor the opponent's be captured",
            Topic::MoveIllegal => "a move is illegal that fails to meet the rules on how the pieces move",
            Topic::Checkmate => "checkmate ends the game and wins it",
            Topic::Resignation => "resigning loses the game",
            Topic::Stalemate => "stalemate is a draw",
            Topic::DeadPosition => "a position in which neither side can mate is a draw at once",
            Topic::DrawAgreement => "the players may agree on a draw",
            Topic::RepetitionEndsGame => "a game may be drawn by repetition; since 2017 said in 9.2 alone",
            Topic::FiftyEndsGame => "a game may be drawn by the fifty-move rule; since 2017 said in 9.3 alone",
            Topic::Points => "a win counts one point, a draw half a point, a loss none",
            Topic::DefaultTime => "who comes later than the default time loses",
            Topic::FlagFallen => "when a flag counts as fallen",
            Topic::FlagFall => "a flag fall loses, or draws when the opponent cannot mate",
            Topic::BothFlags => "both flags are down and nobody knows which fell first",
            Topic::QuickplayFinish => "the last minutes without an increment",
            Topic::QuickplayIncrement => "a player short of time may ask for an increment of five seconds",
            Topic::QuickplayClaim => {
                "a player short of time may claim that the opponent cannot win by normal means or makes no effort to"
            }
            Topic::QuickplayNoArbiter => "the same claim where no arbiter is present",
            Topic::QuickplayAnnounced => {
                "the rules on quickplay finishes apply only if announced, and not to blitz or with an increment"
            }
            Topic::WrongArray => "the pieces were set up wrongly at the start",
            Topic::ColorsReversed => "the game was begun with the colors reversed",
            Topic::IllegalMoveRestored => "after an illegal move the position before it is restored",
            Topic::PawnUnpromoted => "a pawn was left standing on the last rank",
            Topic::ClockWithoutMove => "the clock was pressed without a move",
            Topic::TwoHands => "one move was made with two hands",
            Topic::IllegalMovePenalty => "what an illegal move costs",
            Topic::IllegalMoveRapid => "illegal moves in rapid chess without full supervision",
            Topic::IllegalMoveBlitz => "illegal moves in blitz without full supervision",
            Topic::UncorrectableIllegality => "rapid and blitz: an illegal position that nobody corrects is a draw",
            Topic::Penalties => "the penalties an arbiter may impose",
            Topic::KingsSignal => "at electronic boards the kings on the center squares show the result",
            Topic::ScoreKept => "both players must record the moves",
            Topic::NoAdvanceRecording => "a move may not be recorded before it is made",
            Topic::AnswerBeforeRecording => "a player may answer before recording his own previous move",
            Topic::DrawOfferRecorded => "an offer of a draw must be recorded",
            Topic::TimeTroubleExemption => {
                "with less than five minutes and no increment of thirty seconds nothing need be recorded"
            }
            Topic::UpdateAfterFlag => "the record is completed after the flag fall",
            Topic::CannotReconstruct => "the record cannot be brought up to date",
            Topic::BothSign => "both players sign the score sheets",
            Topic::OfferRestriction => "a competition may forbid draw offers before a certain move",
            Topic::HowToOffer => "how a draw is offered",
            Topic::ThreefoldIntended => "the intended move makes the position appear for the third time",
            Topic::ThreefoldAppeared => "the position has just appeared for the third time",
            Topic::SamePosition => "when two positions are the same",
            Topic::SamePositionEnPassant => "a lost en passant capture makes another position",
            Topic::SamePositionCastling => "a lost castling right makes another position",
            Topic::FiftyIntended => "the intended move completes fifty moves without a pawn move or capture",
            Topic::FiftyCompleted => "fifty moves by each side without a pawn move or capture have been made",
            Topic::ClaimLost => "the right to claim is lost for this move",
            Topic::ClaimDecided => "how a claim is made and decided",
            Topic::ClaimIncorrect => "what an incorrect claim costs",
            Topic::Fivefold => "the position appeared five times: the game is drawn without a claim",
            Topic::SeventyFive => {
                "seventy-five moves by each side without a pawn move or capture: the game is drawn without a claim"
            }
            Topic::Notation => "algebraic notation",
            Topic::NotationPieces => "a piece is written by its letter in the player's language, or as a figurine",
            Topic::NotationPawns => "a pawn has no letter",
            Topic::NotationMove => "a move is the piece and the square of arrival",
            Topic::NotationCapture => "how a capture is written",
            Topic::NotationEnPassant => "how a capture en passant is marked",
            Topic::NotationDisambiguation => "two like pieces can reach the square",
            Topic::NotationTwoPawns => "two pawns can make the capture",
            Topic::NotationPromotion => "how a promotion is written",
            Topic::NotationDrawOffer => "the sign `(=)` for an offer of a draw",
            Topic::NotationOptionalSigns => "signs that need not be written",
            Topic::Rapid => "rapid chess",
            Topic::Blitz => "blitz",
            Topic::VisuallyDisabled => "games with blind and visually disabled players",
            Topic::Adjournment => "adjourned games",
            Topic::SealedMove => "a sealed move that loses: ambiguous, unreadable or illegal",
            Topic::SealedMoveEnds => "a sealed move that has ended the game counts, whoever comes late",
            Topic::Chess960 => "Chess960",
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.says())
    }
}

impl FromStr for Topic {
    type Err = UnknownTopic;

    /// Parses a key such as `fivefold`.
    ///
    /// # Errors
    /// [`UnknownTopic`] if no topic has that key.
    fn from_str(key: &str) -> Result<Self, UnknownTopic> {
        Self::ALL.into_iter().find(|topic| topic.key() == key).ok_or_else(|| UnknownTopic(key.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_read_back_and_are_unique() {
        for topic in Topic::ALL {
            assert_eq!(topic.key().parse(), Ok(topic));
        }
        assert!("en-croissant".parse::<Topic>().is_err());
    }
}
