//! The cost of words as prose or as moves, by the reader's judgment of their role.

use crate::record::WordStanding;

use super::confusions::Costs;

impl Costs {
    /// Returns the cost of a word in prose; text in the middle of a word has no judgment.
    pub(crate) fn of_word_in_prose(&self, standing: Option<WordStanding>) -> f32 {
        match standing {
            None
            | Some(
                WordStanding::Prose
                | WordStanding::Bracketed
                | WordStanding::Apart
                | WordStanding::Doubtful { is_in_prose: true },
            ) => 0.0,
            Some(WordStanding::Doubtful { is_in_prose: false }) => self.doubtful_in_prose,
            Some(standing) => self.of_row_in_prose(standing),
        }
    }

    /// Returns the cost of a row's number in prose, before the words of the row.
    pub(crate) fn of_number_in_prose(&self, standing: WordStanding) -> f32 {
        self.number_in_prose + 0.25 * self.of_row_in_prose(standing)
    }

    const fn of_row_in_prose(&self, standing: WordStanding) -> f32 {
        match standing {
            WordStanding::InRow => self.row_in_prose,
            WordStanding::BehindLine => self.row_behind_line_in_prose,
            WordStanding::BehindSentence => self.row_behind_sentence_in_prose,
            _ => self.quoted_in_prose,
        }
    }

    /// Returns the cost of playing a word.
    pub(crate) const fn of_move_in_row(&self, standing: WordStanding) -> f32 {
        match standing {
            WordStanding::InSentence | WordStanding::Doubtful { is_in_prose: true } => self.quoted_in_row,
            _ => 0.0,
        }
    }

    /// Returns the cost of taking a number as that of a row.
    pub(crate) const fn of_number_in_row(&self, standing: WordStanding) -> f32 {
        match standing {
            WordStanding::InSentence => 0.5 * self.quoted_in_row,
            _ => 0.0,
        }
    }
}
