//! The ruling on a sealed move.

use crate::findings::Laws;
use crate::l10n::message;
use crate::laws::Edition;
use crate::render::{RuledSealedMove, SealedView};
use crate::rulings::rule_on_sealed as judge;

use crate::front::error::Error;
use crate::front::options::Options;

/// Rules on a sealed move as it is written, in the position of [`Options::game`], as `zapis claims --sealed` does.
///
/// It is read under the letters of every language, or only under those of [`Options::letters`].
///
/// # Errors
///
/// Fails if the options have no position of chess.
///
/// ```
/// use zapis::{Options, SealedVerdict, System};
/// let position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 40";
/// let options = Options::default().game(System::Chess, Some(position))?;
/// let ruled = zapis::rule_on_sealed("e4", &options)?;
/// assert_eq!((ruled.verdict, ruled.readings[0].san.as_str()), (SealedVerdict::Valid, "e4"));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn rule_on_sealed(written: &str, options: &Options) -> Result<RuledSealedMove, Error> {
    if options.games.tavreli.game.default_start.is_some() {
        return Err(Error::Usage(message!("claims-sealed-of-chess")));
    }
    let Some(position) = &options.games.chess.game.default_start else {
        return Err(Error::Usage(message!("claims-sealed-needs-fen")));
    };
    let edition = match options.laws {
        Laws::Edition(edition) => edition,
        Laws::ByDate => Edition::NEWEST,
    };
    let sealed = judge(position, written, options.games.chess.letters);
    Ok(RuledSealedMove::of(&SealedView { position, written, sealed: &sealed, edition }))
}
