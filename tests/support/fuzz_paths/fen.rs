//! The path of a FEN: read it, judge it, write it in every style, and read the same again.

use zapis::chess::{CastlingField, CastlingMode, EnPassantField, FenStyle, Position, SetupFault, parse_fen, write_fen};

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let setup = match parse_fen(bytes) {
        Ok(setup) => setup,
        Err(error) => {
            assert!(error.offset <= bytes.len(), "{error:?}");
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        let (position, faults) = setup.position(mode);
        assert_eq!(position.is_none(), faults.iter().any(SetupFault::is_fatal), "{faults:?}");
        assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
        if let Some(position) = position {
            // The meaning of a castling field of letters depends on the mode, so Chess960 rights have to request it.
            let can_tell = mode == CastlingMode::Standard || setup.castling_mode() == mode;
            round_trips(&position, can_tell.then(|| faults.iter().filter(|fault| is_lasting(fault)).count()));
        }
    }
}

/// Returns true if a fault remains when the position is written: impossible rights are left out.
fn is_lasting(fault: &SetupFault) -> bool {
    !fault.is_about_castling() && !matches!(fault, SetupFault::EnPassantRank { .. })
}

/// Writes a position in every style and reads it again.
pub(crate) fn round_trips(position: &Position, n_faults: Option<usize>) {
    for castling in [CastlingField::Letters, CastlingField::Files] {
        for en_passant in [EnPassantField::Legal, EnPassantField::Always] {
            let style = FenStyle { en_passant, castling };
            let fen = written(position, style);
            let setup = parse_fen(&fen).unwrap_or_else(|error| panic!("{error}: {fen}"));
            let (again, faults) = setup.position(position.mode());
            let again = again.unwrap_or_else(|| panic!("{faults:?}: {fen}"));
            assert!(!faults.iter().any(SetupFault::is_about_castling), "{faults:?}: {fen}");
            assert!(n_faults.is_none_or(|n_faults| faults.len() <= n_faults), "{faults:?}: {fen}");
            assert_eq!(written(&again, style), fen);
            assert!(again.is_same(position), "{fen}");
            assert_eq!(again.key(), position.key(), "{fen}");
            assert_eq!(again.checkers(), position.checkers(), "{fen}");
            assert_eq!(again.halfmove_clock(), position.halfmove_clock(), "{fen}");
            assert_eq!(again.fullmove_number(), position.fullmove_number(), "{fen}");
            assert_eq!(sorted_moves(&again), sorted_moves(position), "{fen}");
        }
    }
}

fn sorted_moves(position: &Position) -> Vec<zapis::chess::Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort();
    moves
}

fn written(position: &Position, style: FenStyle) -> String {
    let mut out = Vec::new();
    write_fen(position, style, &mut out);
    String::from_utf8(out).expect("a FEN is ASCII")
}
