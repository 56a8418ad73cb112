//! Every contract with every number of tricks scores as in Law 77: the contract itself, overtricks and undertricks.

use crate::call::ContractValue;
use crate::{Contract, Denomination, Risk, Suit, score};

/// The scores of contracts that are just made, and of each overtrick; diamonds score as clubs, spades as hearts.
const MADE: &str = include_str!("made.tsv");

/// The cost of 1, 2, … 13 undertricks, by risk: not vulnerable, vulnerable.
const UNDER: [[[i32; 13]; 2]; 3] = [
    [
        [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
        [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
    ],
    [
        [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
        [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
    ],
    [
        [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
        [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
    ],
];

fn contract(text: &str) -> Contract {
    match ContractValue::read(text) {
        Some((ContractValue::Contract(contract), true)) => contract,
        other => panic!("{text} is read as {other:?}"),
    }
}

/// Lists the contracts that score like one in the table.
fn alike(written: &str) -> Vec<Contract> {
    let first = contract(written);
    let denominations = match first.bid.denomination {
        Denomination::Suit(Suit::Clubs) => vec![Suit::Clubs, Suit::Diamonds],
        Denomination::Suit(_) => vec![Suit::Hearts, Suit::Spades],
        Denomination::NoTrump => return vec![first],
    };
    let with = |suit| {
        let mut contract = first;
        contract.bid.denomination = Denomination::Suit(suit);
        contract
    };
    denominations.into_iter().map(with).collect()
}

#[test]
fn every_contract_scores_as_the_law_says_with_every_number_of_tricks() {
    let mut n_values = 0;
    for line in MADE.lines().skip(1) {
        let mut fields = line.split('\t');
        let written = fields.next().unwrap();
        let numbers: Vec<i32> = fields.map(|field| field.parse().unwrap()).collect();
        for contract in alike(written) {
            let needed = contract.bid.level + 6;
            let risk = match contract.risk {
                Risk::Undoubled => 0,
                Risk::Doubled => 1,
                Risk::Redoubled => 2,
            };
            for tricks in 0..=13_u8 {
                for is_vulnerable in [false, true] {
                    let of = usize::from(is_vulnerable);
                    let wanted = if tricks < needed {
                        -UNDER[risk][of][usize::from(needed - tricks) - 1]
                    } else {
                        numbers[of] + numbers[2 + of] * i32::from(tricks - needed)
                    };
                    let made = score::score(contract, tricks, is_vulnerable);
                    assert_eq!(made, wanted, "{contract}, {tricks} tricks, vulnerable: {is_vulnerable}");
                    n_values += 1;
                }
            }
        }
    }
    assert_eq!(n_values, 2940);
}
