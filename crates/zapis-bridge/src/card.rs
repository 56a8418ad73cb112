//! Cards, suits, ranks, and sets of cards.

use std::fmt;

/// A suit, clubs lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// `C`
    Clubs,
    /// `D`
    Diamonds,
    /// `H`
    Hearts,
    /// `S`
    Spades,
}

/// The ranks of a suit from two to ace, as written.
pub(crate) const RANKS: [u8; 13] = *b"23456789TJQKA";

/// One of 52 cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u64);

impl Suit {
    /// Lists the suits, spades first, as in written hands.
    pub const DESCENDING: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// Reads the letter of a suit, in either case.
    #[must_use]
    pub const fn of_letter(letter: u8) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            b'S' => Self::Spades,
            b'H' => Self::Hearts,
            b'D' => Self::Diamonds,
            b'C' => Self::Clubs,
            _ => return None,
        })
    }

    /// Returns the letter of the suit.
    #[must_use]
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// Returns the sign of the suit: `♠`.
    #[must_use]
    pub const fn sign(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }
}

impl Card {
    /// Returns the card with a suit and a rank number: 0 is the two, 12 the ace.
    #[must_use]
    pub const fn new(suit: Suit, rank: u8) -> Self {
        Self(suit as u8 * 13 + rank % 13)
    }

    /// Reads a card as in PBN, suit first, in either case: `SA`, `dt`.
    ///
    /// ```
    /// use zapis_bridge::{Card, Suit};
    /// let card = Card::read("SA").expect("a card");
    /// assert_eq!((card.suit(), card.rank_letter()), (Suit::Spades, 'A'));
    /// assert_eq!(Card::read("X1"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let &[suit, rank] = text.as_bytes() else { return None };
        Some(Self::new(Suit::of_letter(suit)?, rank_of_letter(rank)?))
    }

    /// Returns its number among the 52.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self.0 / 13 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    /// Returns the number of the rank: 0 is the two, 12 the ace.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 13
    }

    /// Returns the letter or digit of the rank: `T` is the ten.
    #[must_use]
    pub const fn rank_letter(self) -> char {
        RANKS[self.rank() as usize] as char
    }
}

/// Reads the letter of a rank, in either case; the number of the rank is from 0.
#[must_use]
pub(crate) const fn rank_of_letter(letter: u8) -> Option<u8> {
    Some(match letter {
        b'2'..=b'9' => letter - b'2',
        b'T' | b't' => 8,
        b'J' | b'j' => 9,
        b'Q' | b'q' => 10,
        b'K' | b'k' => 11,
        b'A' | b'a' => 12,
        _ => return None,
    })
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.rank_letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 52 cards.
    pub const DECK: Self = Self((1 << 52) - 1);

    /// Returns true if a card is in the set.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card; returns true if it was not in the set.
    pub const fn insert(&mut self, card: Card) -> bool {
        let is_new = !self.has(card);
        self.0 |= 1 << card.0;
        is_new
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Counts the cards.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the cards of a suit.
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & (0x1FFF << (suit as u8 * 13)))
    }

    /// Lists the cards, spades first, each suit from the highest rank.
    ///
    /// ```
    /// use zapis_bridge::{Card, CardSet, Suit};
    /// let mut hand = CardSet::default();
    /// hand.insert(Card::read("H2").expect("a card"));
    /// hand.insert(Card::read("SA").expect("a card"));
    /// assert_eq!(hand.of_suit(Suit::Hearts).cards().count(), 1);
    /// ```
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (0..52_u8).rev().map(Card).filter(move |card| self.has(*card))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// Formats a hand as in PBN, suits from spades, ranks from the highest: `AKQ.T9..2`.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, suit) in Suit::DESCENDING.into_iter().enumerate() {
            if at > 0 {
                f.write_str(".")?;
            }
            for card in self.of_suit(suit).cards() {
                write!(f, "{}", card.rank_letter())?;
            }
        }
        Ok(())
    }
}
