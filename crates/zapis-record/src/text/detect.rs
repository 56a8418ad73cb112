//! Detects the encoding of a record that is not valid UTF-8.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

use super::Encoding;
use super::by_words::{BestReading, LAST_LOOK, best_reading, reads_differently};
use super::letter_costs::Cost;

/// The result of [`detect`] and its certainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guess {
    /// The encoding in which the record reads best.
    pub encoding: Encoding,
    /// The next best among the encodings that read these bytes differently.
    pub runner_up: Encoding,
    /// The lead of the winner in bits of evidence: with 1 it is twice as likely, with 10 a thousand times.
    pub margin: f32,
}

impl Guess {
    /// Returns true if the lead is so small that it should be reported.
    #[must_use]
    pub fn is_doubtful(self) -> bool {
        self.margin < 1.0
    }
}

/// The maximum cost of a letter, in tenths of a bit, in certainly West European or Russian text. Of 60 samples in 43
/// languages those that were wrongly taken for it cost at least 42, or 56 as Cyrillic.
const WESTERN: Cost = 41;
const CYRILLIC: Cost = 54;
/// The same for records with few bytes above 7F, where moves and names are better evidence than the languages of the
/// Web.
const WESTERN_OF_FEW: Cost = 45;
const CYRILLIC_OF_FEW: Cost = 75;
/// The minimum cost of a letter in text that does not read as words.
const NO_WORDS: Cost = 66;
const NO_WORDS_OF_FEW: Cost = 90;
/// The number of bytes that are few, and so few that detectors disagree.
const FEW_CYRILLIC: Cost = 4;
const FEW_WESTERN: Cost = 3;
const TOO_FEW: Cost = 2;

/// Guesses the encoding of one record from its contents.
///
/// Moves in Russian letters, Russian words, and West European names are known here; if a record has none of these, all
/// encodings of the Web are tried, by the letter pairs of their languages (`chardetng`).
///
/// `hint` is external evidence, such as a declaration at the head of the file; it only decides near ties. The cost is
/// bounded: at most 32 KiB of words with bytes above 7F are examined, usually 2 KiB.
///
/// ```
/// use zapis_record::text::{Encoding, detect};
/// assert_eq!(detect(b"1. e4 e5 2. \xCAf3 \xCAc6", None).encoding, Encoding::Windows1251);
/// assert_eq!(detect(b"[White \"M\xFCller\"]", None).encoding, Encoding::Windows1252);
/// assert_eq!(detect(b"[White \"Pawe\xB3 W\xF3jcik\"]", None).encoding, Encoding::Windows1250);
/// ```
#[must_use]
pub fn detect(bytes: &[u8], hint: Option<Encoding>) -> Guess {
    let best = best_reading(bytes, hint.filter(|hint| is_of_words(*hint)));
    let (own, cost) = (best.encoding, best.cost_of_letter());
    let sure = match own {
        Encoding::Windows1252 if best.n_foreign <= FEW_WESTERN => WESTERN_OF_FEW,
        Encoding::Windows1252 => WESTERN,
        _ if best.n_foreign <= FEW_CYRILLIC => CYRILLIC_OF_FEW,
        _ => CYRILLIC,
    };
    // Moves are only known here.
    let is_of_moves = best.is_of_moves && own != Encoding::Windows1252;
    if own == Encoding::Utf8 || is_of_moves || cost <= sure {
        return of_words(best);
    }
    let looked_at = &bytes[..bytes.len().min(2 * LAST_LOOK)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    detector.feed(looked_at, looked_at.len() == bytes.len());
    let of_web = Encoding::of_table(detector.guess(None, Utf8Detection::Deny)).unwrap_or(own);
    // The Web model has no Cyrillic moves, but Ukrainian.
    let is_known = is_of_words(of_web) && of_web != Encoding::Windows1252;
    let of_web = match (own, of_web) {
        (Encoding::Koi8R, Encoding::Koi8U) => Encoding::Koi8U,
        (_, Encoding::Koi8U) => own,
        _ if is_known => own,
        _ => of_web,
    };
    let other = hint.filter(|hint| !is_of_words(*hint)).unwrap_or(of_web);
    if !reads_differently(own, other, bytes) {
        return of_words(best);
    }
    let is_doubtful = hint != Some(other) && (other == Encoding::Windows1252 || best.n_foreign <= TOO_FEW);
    Guess { encoding: other, runner_up: own, margin: if is_doubtful { 0.0 } else { SURE } }
}

/// The lead of a certain result.
const SURE: f32 = 20.0;

#[expect(clippy::cast_precision_loss, reason = "the last bits of a huge margin do not matter")]
fn of_words(best: BestReading) -> Guess {
    let BestReading { encoding, runner_up, lead, .. } = best;
    let no_words = if best.n_foreign <= FEW_WESTERN { NO_WORDS_OF_FEW } else { NO_WORDS };
    let margin = if best.cost_of_letter() >= no_words { 0.0 } else { lead as f32 / 10.0 };
    Guess { encoding, runner_up, margin }
}

/// Returns true if an encoding is distinguished by words.
fn is_of_words(encoding: Encoding) -> bool {
    use Encoding::{Ibm866, Iso8859_5, Koi8R, MacCyrillic, Utf8, Windows1251, Windows1252};
    matches!(encoding, Windows1251 | Koi8R | Ibm866 | Iso8859_5 | MacCyrillic | Windows1252 | Utf8)
}

#[cfg(test)]
#[path = "detect_tests.rs"]
mod tests;
