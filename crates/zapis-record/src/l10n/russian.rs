//! Declined Russian words: the pieces and the players.

use super::compiled::{Case, Function};

/// A word in the required cases; the accusative of a feminine word differs from its genitive.
struct Declined {
    /// The key in the catalogues: `knight`, `white`.
    key: &'static str,
    is_feminine: bool,
    nominative: &'static str,
    genitive: &'static str,
    dative: &'static str,
    accusative: &'static str,
    instrumental: &'static str,
}

impl Declined {
    const fn in_case(&self, case: Case) -> &'static str {
        match case {
            Case::Nominative => self.nominative,
            Case::Genitive => self.genitive,
            Case::Dative => self.dative,
            Case::Accusative => self.accusative,
            Case::Instrumental => self.instrumental,
        }
    }
}

/// Creates a row of a table, the cases in the order of Russian grammars.
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

/// Writes the result of a function: `PIECE($role, $color, case: "gen")`, where the color is optional; `COLOR($color,
/// $role, case: "nom")` for the adjective alone; `SIDE($color, case: "dat")`; `GENDER($role)`, which is `f` or `m`; and
/// `WING($wing)`, the castling side, in the accusative. `None` for unknown keys.
pub(super) fn call(function: Function, keys: &[&str], case: Case, out: &mut String) -> Option<()> {
    match (function, keys) {
        (Function::Piece, [role]) => out.push_str(find(&PIECES, role)?.in_case(case)),
        (Function::Piece, [role, color]) => {
            let piece = find(&PIECES, role)?;
            out.extend([adjective(color, piece, case)?, " ", piece.in_case(case)]);
        }
        (Function::Color, [color, role]) => out.push_str(adjective(color, find(&PIECES, role)?, case)?),
        (Function::Side, [color]) => out.push_str(find(&SIDES, color)?.in_case(case)),
        (Function::Gender, [role]) => out.push_str(if find(&PIECES, role)?.is_feminine { "f" } else { "m" }),
        (Function::Wing, ["kingside"]) => out.push_str("короткую"),
        (Function::Wing, ["queenside"]) => out.push_str("длинную"),
        _ => return None,
    }
    Some(())
}

fn find<'a>(table: &'a [Declined], key: &str) -> Option<&'a Declined> {
    table.iter().find(|row| row.key == key)
}

fn adjective(color: &str, piece: &Declined, case: Case) -> Option<&'static str> {
    let row = COLORS.iter().find(|row| row.key == color && row.is_feminine == piece.is_feminine)?;
    Some(row.in_case(case))
}
