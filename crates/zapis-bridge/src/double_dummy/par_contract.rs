//! A par contract, in the spellings used by programs: `NS 4S`, `EW 3DX-1`, `4SN=`, `2H N 8`, `4H*-NS`, `NS Pass`.

use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case};
use nom::character::complete::{char, digit1, one_of, space0};
use nom::combinator::{all_consuming, map, opt, recognize, value};
use nom::multi::{many0, separated_list1};
use nom::sequence::{preceded, terminated};
use nom::{IResult, Parser};

use crate::call::{Bid, Contract, Denomination, Risk};
use crate::card::Suit;
use crate::score::score;
use crate::seat::{Seat, Side, Vulnerability};

/// A contract with its possible declarers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ParContract {
    /// The bid; `None` if all players pass.
    bid: Option<Bid>,
    risk: Risk,
    declarers: Vec<Seat>,
}

type Parsed<'a, T> = IResult<&'a str, T>;

impl ParContract {
    /// Reads the contracts of a tag; `None` if they are written in another way.
    pub(super) fn read_all(text: &str) -> Option<Vec<Self>> {
        let (_, (side, mut contracts)) =
            all_consuming((opt(terminated(declarers, space0)), contracts)).parse(text).ok()?;
        for contract in &mut contracts {
            if contract.declarers.is_empty() {
                contract.declarers.extend(side.iter().flatten());
            }
        }
        let is_whole = |contract: &Self| contract.bid.is_none() || !contract.declarers.is_empty();
        contracts.iter().all(is_whole).then_some(contracts)
    }

    /// Lists the North-South score for each of the declarers, given their tricks.
    pub(super) fn scores(&self, vulnerability: Vulnerability, tricks: impl Fn(Seat, Denomination) -> u8) -> Vec<i32> {
        let Some(bid) = self.bid else { return vec![0] };
        let of = |seat: &Seat| {
            let tricks = tricks(*seat, bid.denomination);
            let is_down = tricks < bid.level + 6;
            let risk = if is_down && self.risk == Risk::Undoubled { Risk::Doubled } else { self.risk };
            let own = score(Contract { bid, risk }, tricks, vulnerability.is_of(seat.side()));
            if seat.side() == Side::NorthSouth { own } else { -own }
        };
        self.declarers.iter().map(of).collect()
    }
}

/// `contracts`: one or several.
fn contracts(input: &str) -> Parsed<'_, Vec<ParContract>> {
    terminated(separated_list1((space0, one_of(",;:/"), space0), contract), space0).parse(input)
}

/// `contract`: `Pass`, or a bid with its risk, its declarers and its result, the last two in either order.
fn contract(input: &str) -> Parsed<'_, ParContract> {
    let passed = map(alt((tag_no_case("Pass"), tag_no_case("P"))), |_| ParContract {
        bid: None,
        risk: Risk::Undoubled,
        declarers: Vec::new(),
    });
    let played = (
        opt(terminated(declarers, space0)),
        bid,
        risk,
        many0(preceded(space0, alt((map(behind, Some), map(result, |_| None))))),
    );
    let played = map(played, |(before, bid, risk, rest)| ParContract {
        bid: Some(bid),
        risk,
        declarers: before.into_iter().chain(rest.into_iter().flatten()).next().unwrap_or_default(),
    });
    alt((played, passed)).parse(input)
}

/// `behind`: declarers after the contract, possibly after a dash.
fn behind(input: &str) -> Parsed<'_, Vec<Seat>> {
    preceded((opt(char('-')), space0), declarers).parse(input)
}

/// `declarers`: a side or a player.
fn declarers(input: &str) -> Parsed<'_, Vec<Seat>> {
    let side = |sign, seats: [Seat; 2]| map(tag_no_case(sign), move |_| seats.to_vec());
    alt((
        side("NS", [Seat::North, Seat::South]),
        side("EW", [Seat::East, Seat::West]),
        map(one_of("NESWnesw"), |letter| u8::try_from(letter).ok().and_then(Seat::of_letter).into_iter().collect()),
    ))
    .parse(input)
}

fn bid(input: &str) -> Parsed<'_, Bid> {
    let suit = |sign, suit| value(Denomination::Suit(suit), tag_no_case(sign));
    let denomination = alt((
        value(Denomination::NoTrump, alt((tag_no_case("NT"), tag_no_case("N")))),
        suit("S", Suit::Spades),
        suit("H", Suit::Hearts),
        suit("D", Suit::Diamonds),
        suit("C", Suit::Clubs),
    ));
    let level = map(one_of("1234567"), |digit| u8::try_from(digit).unwrap_or(b'1') - b'0');
    map((level, denomination), |(level, denomination)| Bid { level, denomination }).parse(input)
}

fn risk(input: &str) -> Parsed<'_, Risk> {
    let sign = |text, risk| value(risk, tag_no_case(text));
    alt((
        sign("XX", Risk::Redoubled),
        value(Risk::Redoubled, tag("**")),
        sign("X", Risk::Doubled),
        value(Risk::Doubled, tag("*")),
        nom::combinator::success(Risk::Undoubled),
    ))
    .parse(input)
}

/// `result`: `=`, `+1`, `-2`, or the tricks.
fn result(input: &str) -> Parsed<'_, &str> {
    recognize(alt((recognize(char('=')), recognize((opt(one_of("+-")), digit1))))).parse(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts_are_read_in_the_spellings_of_programs() {
        let given = |seat: Seat, denomination: Denomination| match (seat.side(), denomination) {
            (Side::NorthSouth, Denomination::Suit(Suit::Spades)) => 10,
            (Side::EastWest, Denomination::Suit(Suit::Diamonds)) => 8,
            _ => 5,
        };
        for (text, wanted) in [
            ("NS 4S", Some(vec![420, 420])),
            ("4SN=", Some(vec![420])),
            ("N 4S", Some(vec![420])),
            ("4S S 10", Some(vec![420])),
            ("4S-NS", Some(vec![420, 420])),
            ("NS 4SN=,4SS=", Some(vec![420, 420])),
            ("EW 5D*-3", Some(vec![500, 500])),
            ("EW 5DX-3", Some(vec![500, 500])),
            ("5D*-EW", Some(vec![500, 500])),
            ("EW 5D", Some(vec![500, 500])),
            ("NS Pass", Some(vec![0])),
            ("Pass", Some(vec![0])),
            ("4S", None),
            ("best", None),
            ("", None),
        ] {
            let scores = ParContract::read_all(text)
                .map(|all| all.iter().flat_map(|one| one.scores(Vulnerability::NONE, given)).collect::<Vec<_>>());
            assert_eq!(scores, wanted, "{text}");
        }
    }
}
