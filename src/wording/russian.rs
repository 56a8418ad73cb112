//! Russian words that change with case and gender: the pieces and the players.

use fluent_bundle::types::FluentValue;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};

/// A word in the cases that phrases need; the accusative of a feminine word is not its genitive.
struct Declined {
    /// The key of the catalogues: `knight`, `white`.
    key: &'static str,
    is_feminine: bool,
    nominative: &'static str,
    genitive: &'static str,
    dative: &'static str,
    accusative: &'static str,
    instrumental: &'static str,
}

impl Declined {
    fn in_case(&self, case: &str) -> &'static str {
        match case {
            "gen" => self.genitive,
            "dat" => self.dative,
            "acc" => self.accusative,
            "ins" => self.instrumental,
            _ => self.nominative,
        }
    }
}

/// Makes the row of a table, the cases in the order of Russian grammars.
const fn declined(key: &'static str, is_feminine: bool, cases: [&'static str; 5]) -> Declined {
    let [nominative, genitive, dative, accusative, instrumental] = cases;
    Declined { key, is_feminine, nominative, genitive, dative, accusative, instrumental }
}

const PIECES: [Declined; 13] = [
    declined("pawn", true, ["пешка", "пешки", "пешке", "пешку", "пешкой"]),
    declined("knight", false, ["конь", "коня", "коню", "коня", "конём"]),
    declined("bishop", false, ["слон", "слона", "слону", "слона", "слоном"]),
    declined("rook", true, ["ладья", "ладьи", "ладье", "ладью", "ладьёй"]),
    declined("queen", false, ["ферзь", "ферзя", "ферзю", "ферзя", "ферзём"]),
    declined("king", false, ["король", "короля", "королю", "короля", "королём"]),
    declined("volhv", false, ["волхв", "волхва", "волхву", "волхва", "волхвом"]),
    declined("knyaz", false, ["князь", "князя", "князю", "князя", "князем"]),
    declined("ratoborets", false, ["ратоборец", "ратоборца", "ратоборцу", "ратоборца", "ратоборцем"]),
    declined("luchnik", false, ["лучник", "лучника", "лучнику", "лучника", "лучником"]),
    declined("vsadnik", false, ["всадник", "всадника", "всаднику", "всадника", "всадником"]),
    declined("ratnik", false, ["ратник", "ратника", "ратнику", "ратника", "ратником"]),
    declined("helgi", false, ["хелги", "хелги", "хелги", "хелги", "хелги"]),
];

/// The colors as adjectives of a masculine and of a feminine piece.
const COLORS: [Declined; 4] = [
    declined("white", false, ["белый", "белого", "белому", "белого", "белым"]),
    declined("white", true, ["белая", "белой", "белой", "белую", "белой"]),
    declined("black", false, ["чёрный", "чёрного", "чёрному", "чёрного", "чёрным"]),
    declined("black", true, ["чёрная", "чёрной", "чёрной", "чёрную", "чёрной"]),
];

/// The players, who are plural in Russian.
const SIDES: [Declined; 2] = [
    declined("white", false, ["белые", "белых", "белым", "белых", "белыми"]),
    declined("black", false, ["чёрные", "чёрных", "чёрным", "чёрных", "чёрными"]),
];

/// Gives the catalogue its functions: `PIECE($role, $color, case: "gen")`, where the color may be left out;
/// `COLOR($color, $role, case: "nom")` for the adjective alone; `SIDE($color, case: "dat")`; `GENDER($role)`, which
/// is `f` or `m`; and `WING($wing)`, which castling it is, in the accusative.
pub(super) fn add_functions(bundle: &mut FluentBundle<FluentResource>) -> Result<(), FluentError> {
    bundle.add_function("PIECE", |words, options| {
        let Some(piece) = find(&PIECES, words.first()) else { return FluentValue::Error };
        let noun = piece.in_case(case(options));
        match words.get(1) {
            None => noun.into(),
            color => {
                adjective(color, piece, options).map_or(FluentValue::Error, |word| format!("{word} {noun}").into())
            }
        }
    })?;
    bundle.add_function("COLOR", |words, options| {
        let piece = find(&PIECES, words.get(1));
        let word = piece.and_then(|piece| adjective(words.first(), piece, options));
        word.map_or(FluentValue::Error, FluentValue::from)
    })?;
    bundle.add_function("SIDE", |words, options| {
        find(&SIDES, words.first()).map_or(FluentValue::Error, |side| side.in_case(case(options)).into())
    })?;
    bundle.add_function("WING", |words, _| match key(words.first()) {
        Some("kingside") => "короткую".into(),
        Some("queenside") => "длинную".into(),
        _ => FluentValue::Error,
    })?;
    bundle.add_function("GENDER", |words, _| {
        let gender = |piece: &Declined| if piece.is_feminine { "f" } else { "m" };
        find(&PIECES, words.first()).map_or(FluentValue::Error, |piece| gender(piece).into())
    })
}

fn key<'a>(word: Option<&'a FluentValue<'_>>) -> Option<&'a str> {
    match word {
        Some(FluentValue::String(key)) => Some(key),
        _ => None,
    }
}

fn case<'a>(options: &'a FluentArgs<'_>) -> &'a str {
    key(options.get("case")).unwrap_or("nom")
}

fn find<'a>(table: &'a [Declined], word: Option<&FluentValue<'_>>) -> Option<&'a Declined> {
    let key = key(word)?;
    table.iter().find(|row| row.key == key)
}

fn adjective(color: Option<&FluentValue<'_>>, piece: &Declined, options: &FluentArgs<'_>) -> Option<&'static str> {
    let color = key(color)?;
    let row = COLORS.iter().find(|row| row.key == color && row.is_feminine == piece.is_feminine)?;
    Some(row.in_case(case(options)))
}
