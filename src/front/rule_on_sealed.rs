//! The ruling on a sealed move.

use crate::findings::Laws;
use crate::l10n::message;
use crate::laws::Edition;
use crate::render::{DeferredBuffer, RuledSealedMove, SealedView, write_sealed_text};
use crate::rulings::{SealedVerdict, rule_on_sealed as judge};

use super::error::Error;
use super::options::Options;
use super::show_as::ShowAs;

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
    with_ruling(written, options, RuledSealedMove::of)
}

/// Shows the ruling on a sealed move. Returns whether the move is valid.
///
/// # Errors
///
/// Fails if the position or the options do not allow a ruling.
pub fn show_ruling_on_sealed(written: &str, show: ShowAs, options: &Options) -> Result<(bool, Vec<u8>), Error> {
    with_ruling(written, options, |view| {
        let mut buffer = DeferredBuffer::new(options.language).with_width(options.width);
        match show {
            ShowAs::Text => write_sealed_text(view, &mut buffer),
            ShowAs::Json => buffer.json_line(&RuledSealedMove::of(view)),
        }
        (view.sealed.verdict == SealedVerdict::Valid, std::mem::take(&mut buffer.bytes))
    })
}

fn with_ruling<T>(written: &str, options: &Options, take: impl FnOnce(&SealedView<'_>) -> T) -> Result<T, Error> {
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
    Ok(take(&SealedView { position, written, sealed: &sealed, edition }))
}
