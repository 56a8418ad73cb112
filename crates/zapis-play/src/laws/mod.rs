//! Editions of the laws of chess and their articles, as data: the article on each topic, and penalties.
//!
//! Invariants: nothing here looks at a game or a position, and nothing here decides; rulings are made elsewhere and
//! cite from here. What could not be established is absent (`None`), never guessed. A number that was not read in the
//! edition itself has [`Certainty::Secondary`] and must be marked when shown.
//!
//! ```
//! use zapis_play::laws::{Certainty, Edition, Topic, article};
//!
//! let edition = Edition::in_force_on(2011, Some(5), None).unwrap();
//! assert_eq!(edition, Edition::Fide2009);
//! let cited = article(edition, Topic::ThreefoldAppeared).unwrap();
//! assert_eq!((cited.number, cited.certainty), ("9.2b", Certainty::Secondary));
//! ```

mod article;
mod claim_cost;
mod concordance;
mod draw;
mod edition;
mod illegal_move;
mod tavreli;
mod time_class;
mod topic;

pub use article::{Article, Certainty};
pub use claim_cost::{ClaimCost, ClaimantLoss, incorrect_claim, incorrect_claim_articles};
pub use concordance::article;
pub use draw::{ClaimLostBy, DrawRules, Fivefold, draw_rules};
pub use edition::{Date, Edition, Numbering, UnknownEdition};
pub use illegal_move::{IllegalMoveRule, illegal_move, illegal_move_articles};
pub use tavreli::tavreli_article;
pub use time_class::{FlagCall, TimeClass, flag_call, setup_settled_after, time_class_for};
pub use topic::{Topic, UnknownTopic};
