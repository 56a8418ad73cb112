//! Braille cells as the braille chess code uses them (UKAAF 2015): letters for pieces and files, lower digits for ranks and
//! move numbers.

use alloc::string::String;
use alloc::string::ToString;

/// The lower digits 0 to 9: the cells of j and a to i, one row down, without a numeric indicator.
const LOWER_DIGITS: [char; 10] = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];

/// The letters a to h.
const FILES: [char; 8] = ['⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓'];

/// Returns the cell of a file, counted from 0.
#[must_use]
pub fn file_cell(index: usize) -> char {
    FILES[index % FILES.len()]
}

/// Returns the lower digit of a rank, counted from 0.
#[must_use]
pub fn rank_cell(index: usize) -> char {
    LOWER_DIGITS[index % FILES.len() + 1]
}

/// Reads the cell of a file.
#[must_use]
pub fn file_of_cell(cell: char) -> Option<u8> {
    FILES.iter().zip(0..).find(|(known, _)| **known == cell).map(|(_, index)| index)
}

/// Reads the lower digit of a rank.
#[must_use]
pub fn rank_of_cell(cell: char) -> Option<u8> {
    LOWER_DIGITS[1..=FILES.len()].iter().zip(0..).find(|(known, _)| **known == cell).map(|(_, index)| index)
}

/// Writes a number in lower digits.
#[must_use]
pub fn lower_number(number: u32) -> String {
    let digits = number.to_string();
    digits.bytes().map(|digit| LOWER_DIGITS[usize::from(digit - b'0') % LOWER_DIGITS.len()]).collect()
}

/// Reads a word that consists only of lower digits and does not begin with zero; a number too large saturates.
#[must_use]
pub fn read_lower_number(word: &str) -> Option<u64> {
    let mut number = 0_u64;
    for cell in word.chars() {
        let digit = (0..10).zip(LOWER_DIGITS).find(|(_, known)| *known == cell).map(|(digit, _)| digit)?;
        if digit == 0 && number == 0 {
            return None;
        }
        number = number.saturating_mul(10).saturating_add(digit);
    }
    (number > 0).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [1, 2, 9, 10, 47, 300, 99_999, u32::MAX] {
            assert_eq!(read_lower_number(&lower_number(number)), Some(u64::from(number)));
        }
        assert_eq!(read_lower_number(&"⠔".repeat(40)), Some(u64::MAX));
        assert_eq!(lower_number(12), "⠂⠆");
        for word in ["", "⠴", "⠂⠑", "⠑⠲", "12", "⠴⠂"] {
            assert_eq!(read_lower_number(word), None, "{word}");
        }
    }

    #[test]
    fn files_and_ranks_are_read_as_they_are_written() {
        for index in 0..8_u8 {
            assert_eq!(file_of_cell(file_cell(usize::from(index))), Some(index));
            assert_eq!(rank_of_cell(rank_cell(usize::from(index))), Some(index));
        }
        assert_eq!((file_cell(5), rank_cell(2)), ('⠋', '⠒'));
        assert_eq!((file_of_cell('⠂'), rank_of_cell('⠔')), (None, None));
    }
}
