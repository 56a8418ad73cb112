//! The exercises of FIDE's Technical Commission on tie-breaks: Mario Held, "Exercises in Tie-Breaking", C.07 of 2023,
//! revision of March 2024, with his answers; and the changes by the regulations of 2026.

use super::support::{assert_values, field, rank_of, ranks};
use zapis::tournament::Format::{RoundRobin, Swiss};
use zapis::tournament::tie_break::Rules;

const SWISS_5: &str = "
    1 2200 9w1 13b= 2w= 15b1 4w=
    2 2150 10b1 7w1 1b= 16w1 3b=
    3 2100 11w= 6b1 8w1 4b= 2w=
    4 2050 12b1 0-H 13w1 3w= 1b=
    5 2000 13w0 15b0 11w1 7b= 10w1
    6 1950 14b0 3w0 0-U 10w1 8b1
    7 1900 15w1 2b0 16b0 5w= 11b0
    8 1850 16b= 14w1 3b0 13w1 6w0
    9 1800 1b0 10w0 0-H 11b- 0-U
    10 1750 2w0 9b1 15w0 6b0 5b0
    11 1700 3b= 16w0 5b0 9w+ 7w1
    12 1650 4w0 0-U 14w+ 0-Z 0-Z
    13 1600 5b1 1w= 4b0 8b0 14w0
    14 1550 6w1 8b0 12b- 0-Z 13b1
    15 1500 7b0 5w1 10b1 1w0 16b0
    16 1450 8w= 11b1 7w1 2b0 15w1";

const SWISS_9: &str = "
    1 2150 9w1 13b= 2w= 15b1 4w= 6b= 3b= 16w= 8b1
    2 2130 10b1 7w1 1b= 16w1 3b1 4w= 6w0 15b= 5w=
    3 2200 11w= 6b1 8w1 4b= 2w0 16b1 1w= 14w1 10b1
    4 2110 12b1 0-H 13w1 3w= 1b= 2b= 16w= 6b= 15w1
    5 1890 13w0 15b0 11w1 7b= 10w1 14b0 9b1 8w0 2b=
    6 2090 14b0 3w0 0-U 10w1 8b1 1w= 2b1 4w= 16b1
    7 1950 15w1 2b0 16b0 5w= 11b0 10b0 13w1 9w1 14b1
    8 1930 16b= 14w1 3b0 13w1 6w0 11b= 15w= 5b1 1w0
    9 1790 1b0 10w0 0-H 11b- 0-U 13b1 5w0 7b0 12w=
    10 1870 2w0 9b1 15w0 6b0 5b0 7w1 12b1 11w1 3w0
    11 1810 3b= 16w0 5b0 9w+ 7w1 8w= 14b0 10b0 13w=
    12 1770 4w0 0-U 14w+ 0-Z 0-Z 15b0 10w0 13b= 9b=
    13 1750 5b1 1w= 4b0 8b0 14w0 9w0 7b0 12w= 11b=
    14 1850 6w1 8b0 12b- 0-Z 13b1 5w1 11w1 3b0 7w0
    15 1830 7b0 5w1 10b1 1w0 16b0 12w1 8b= 2w= 4b0
    16 1910 8w= 11b1 7w1 2b0 15w1 3w0 4b= 1b= 6w0";

const ROUND_ROBIN: &str = "
    1 2200 5w= 2w1 3b1 4w0 6b1
    2 2150 6w1 1b0 5w1 3w= 4b1
    3 2100 4w1 6b1 1w0 2b= 5w1
    4 2050 3b0 5b0 6w= 1b1 2w0
    5 1950 1b= 4w1 2b0 6w- 3b0
    6 2000 2b0 3w0 4b= 5b+ 1w0";

/// Exercises 1 to 22 and 27 to 33: code and answers.
const ANSWERS: [(&str, &str); 17] = [
    ("BH", "1:12.5 2:13 3:15.5 4:15 5:8.5 6:12 7:14.5 8:13.5 9:9 10:13 11:13.5 12:11.5 13:14 14:11 15:12 16:12.5"),
    ("BH-C1", "1:11 2:12 3:13 4:11.5 5:7.5 6:11 7:12.5 8:12 9:7.5 10:11.5 11:12 12:9.5 13:12 14:9 15:11 16:11"),
    (
        "AOB",
        "1:12.60 2:13.60 3:13.40 4:13.38 5:13.40 6:13.25 7:11.90 8:13.00 9:12.75 10:10.90 11:12.75 12:15.00 13:12.10 \
         14:13.17 15:12.20 16:13.30",
    ),
    (
        "FB",
        "1:13.5 2:13.5 3:15 4:15.5 5:10 6:12 7:13.5 8:12.5 9:9.5 10:12.5 11:12.5 12:11.5 13:13.5 14:10.5 15:12 16:13.5",
    ),
    (
        "SB",
        "1:8.00 2:9.50 3:10.50 4:9.75 5:4.25 6:6.50 7:3.25 8:5.25 9:2.25 10:1.50 11:5.75 12:4.00 13:4.25 14:4.50 15:3.50 \
         16:7.25",
    ),
    (
        "SB-C1",
        "1:7.25 2:8.50 3:9.25 4:8.00 5:3.25 6:5.50 7:1.25 8:3.75 9:2.25 10:0.00 11:4.25 12:4.00 13:4.25 14:3.00 15:2.50 \
         16:5.75",
    ),
    (
        "ARO",
        "1:1820 2:1880 3:1940 4:1888 5:1690 6:1813 7:1760 8:1730 9:1975 10:1880 11:1863 12:2050 13:1930 14:1800 15:1860 \
         16:1820",
    ),
    (
        "ARO-C1",
        "1:1900 2:1988 3:2000 4:1983 5:1738 6:1900 7:1838 8:1800 9:2200 10:1975 11:2000 12:none 13:2025 14:1900 15:1963 \
         16:1900",
    ),
    (
        "TPR",
        "1:1969 2:2120 3:2089 4:2081 5:1690 6:1813 7:1611 8:1730 9:1175 10:1640 11:1776 12:1250 13:1781 14:1925 15:1788 \
         16:1969",
    ),
    ("APRO", "1:1789 3:1904 4:1772 16:1805"),
    ("PTP", "3:2112"),
    ("WIN", "1:2 2:3 3:2 4:2 5:2 6:3 7:1 8:2 9:1 10:1 11:2 12:2 13:1 14:2 15:2 16:3"),
    ("WON", "1:2 2:3 3:2 4:2 5:2 6:2 7:1 8:2 9:0 10:1 11:1 12:0 13:1 14:2 15:2 16:3"),
    ("BPG", "1:2 2:3 3:2 4:2 5:2 6:2 7:3 8:2 9:1 10:3 11:2 12:0 13:3 14:2 15:3 16:2"),
    ("GE", "1:5 2:5 3:5 4:4 5:5 6:5 7:5 8:5 9:3 10:5 11:5 12:3 13:5 14:3 15:5 16:5"),
    ("PS", "1:11 2:13 3:11 4:11.5 5:5 6:6 7:6 8:8.5 9:2.5 10:4 11:5.5 12:7 13:7 14:6 15:7 16:10.5"),
    ("PS-C1", "1:10 2:12 3:10.5 4:10.5 5:5 6:6 7:5 8:8 9:2.5 10:4 11:5 12:7 13:6 14:5 15:7 16:10"),
];

#[test]
fn the_swiss_exercises_come_out_as_their_author_says() {
    let field = field(SWISS_5, Swiss);
    for rules in [Rules::Fide2023, Rules::Fide2024] {
        for (code, answers) in ANSWERS {
            assert_values(&field, rules, code, answers);
        }
        assert_values(&field, rules, "BWG", "1:1 2:1 3:1 4:1 5:0 6:1 7:0 8:0 9:0 10:1 11:0 12:0 13:1 14:1 15:1 16:1");
    }
}

#[test]
fn the_round_robin_exercises_come_out_as_their_author_says() {
    let field = field(ROUND_ROBIN, RoundRobin);
    for rules in [Rules::Fide2023, Rules::Fide2024, Rules::Fide2026] {
        assert_values(&field, rules, "SB", "1:9.25 2:6.25 3:6.25 4:4.25 5:3.25 6:2.25");
        assert_values(&field, rules, "SB-C1", "1:9.25 2:4.75 3:4.75 4:4.25 5:3.25 6:1.50");
        assert_values(&field, rules, "KS", "1:2 2:0.5 3:0.5 4:1 5:0.5 6:0");
        let ranks = ranks(&field, rules, "DE");
        let expected = [(1, 1), (2, 2), (3, 2), (4, 6), (5, 5), (6, 4)];
        for (number, rank) in expected {
            assert_eq!(rank_of(&ranks, number), rank, "{number}");
        }
    }
}

#[test]
fn direct_encounters_decide_as_far_as_the_exercises_say() {
    let five = ranks(&field(SWISS_5, Swiss), Rules::Fide2023, "DE");
    for (numbers, rank) in [([1, 3, 4, 16].as_slice(), 2), (&[5, 8, 11], 7)] {
        assert!(numbers.iter().all(|number| rank_of(&five, *number) == rank), "{five:?}");
    }
    let nine = ranks(&field(SWISS_9, Swiss), Rules::Fide2023, "DE");
    let expected = [3, 5, 1, 3, 9, 2, 6, 6, 14, 9, 13, 14, 16, 9, 9, 6];
    for (number, rank) in (1..).zip(expected) {
        assert_eq!(rank_of(&nine, number), rank, "{number}: {nine:?}");
    }
}

#[test]
fn who_is_alone_on_top_whatever_the_missing_games_bring_is_first() {
    // Tied are 1, 2 and 3; 1 beat both others, who did not meet (article 6.3).
    let table = "
        1 2000 2w1 3b1 4w0 5b0
        2 2000 1b0 4w1 5b1 6w0
        3 2000 5w1 1w0 6b1 4b0
        4 2000 6w= 2b0 1b1 3w1
        5 2000 3b0 6w0 2w0 1w1
        6 2000 4b= 5b1 3w0 2b1";
    let field = field(table, Swiss);
    for (rules, expected) in
        [(Rules::Fide2024, [3, 4, 4]), (Rules::Fide2009, [3, 3, 3]), (Rules::Russian2011, [3, 3, 3])]
    {
        let ranks = ranks(&field, rules, "DE");
        assert_eq!([1, 2, 3].map(|number| rank_of(&ranks, number)), expected, "{}", rules.name());
    }
}

#[test]
fn the_caps_of_2026_change_what_they_should() {
    let field = field(SWISS_5, Swiss);
    let changed = [
        ("BH", "1:12.5 3:15.5 4:14 5:8.5 8:13.5 11:12.5 16:12.5"),
        ("BH-C1", "5:7.5 8:12 11:11"),
        (
            "AOB",
            "1:12.40 2:13.60 3:12.90 4:13.38 5:13.20 6:13.25 7:11.70 8:12.90 9:12.75 10:10.80 11:12.75 12:14.00 13:11.90 \
             14:13.00 15:12.20 16:13.10",
        ),
        (
            "FB",
            "1:13.5 2:13.5 3:15 4:14.5 5:10 6:12 7:13.5 8:12.5 9:9.5 10:12.5 11:12 12:11 13:13.5 14:10.5 15:12 16:13.5",
        ),
        ("SB", "1:8.00 2:9.50 3:10.50 4:9.25 5:4.25 6:6.00 7:3.25 8:5.25 9:2.25 10:1.50 11:4.75 12:4.00 16:7.25"),
        ("SB-C1", "4:7.75 6:5.00 11:3.25 1:7.25 2:8.50 10:0.00 16:5.75"),
    ];
    for (code, values) in changed {
        assert_values(&field, Rules::Fide2026, code, values);
    }
}
