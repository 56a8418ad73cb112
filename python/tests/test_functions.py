"""Findings, conversions, selections, sheets, claims, standings."""

import io
import json
import pickle

import pytest

import zapis


def test_findings_say_what_and_where(games):
    findings = zapis.validate(games)
    found = list(findings)
    assert [finding.name for finding in found] == ["illegal-move"]
    finding = found[0]
    assert (finding.code, finding.severity) == ("R001", "error") or finding.severity == "error"
    assert (finding.record, finding.line, finding.ply, finding.side) == (3, 30, 3, "white")
    assert finding.written == "Ke3"
    assert games.read_bytes()[finding.offset :][: finding.length] == b"Ke3"
    assert "no white king reaches e3" in finding.message
    assert str(finding).startswith(f"{games}:30:")
    assert finding.law is None or len(finding.law) == 2
    as_json = finding.to_dict()
    assert as_json["type"] == "finding" and as_json["name"] == "illegal-move"
    assert as_json["offset"] == finding.offset
    assert findings.summary.records == 3 and findings.summary.errors == 1


def test_findings_are_those_asked_for(games):
    assert [finding.name for finding in zapis.validate(games, ignore="illegal-move")] == []
    assert [finding.name for finding in zapis.validate(games, select=["illegal-move"])] == ["illegal-move"]
    notes = {finding.severity for finding in zapis.validate(games, notes=True)}
    assert "error" in notes
    russian = next(iter(zapis.validate(games, lang="ru")))
    assert any("а" <= letter <= "я" for letter in russian.message)


def test_records_are_written_anew(games):
    converted = zapis.convert(games, out_letters="ru")
    assert "2. Кf3" in converted.text and str(converted) == converted.text
    assert converted.summary.records == 3
    assert [finding.name for finding in converted.findings] == ["illegal-move"]
    stored = zapis.convert(b"1. e4 e5 2. Nf3 *", out_letters="ru", out_encoding="windows-1251")
    assert "Кf3".encode("cp1251") in stored.bytes
    with pytest.raises(UnicodeDecodeError):
        stored.text
    assert "{" not in zapis.convert(b"1. e4 {why} e5 (1... c5) *", drop=["comments", "variations"]).text
    assert "e2e4" in zapis.convert(b"1. e4 *", to="uci").text
    assert "♘f3" in zapis.convert(b"1. Nf3 *", to="figurine").text
    assert "<article" in zapis.convert(b"1. Nf3 *", to="html").text
    assert "e:d5" in zapis.convert(b"1. e4 d5 2. exd5 *", out_letters="ru", style="print").text
    with pytest.raises(ValueError, match="drop"):
        zapis.convert(games, drop="moves")


def test_what_was_made_of_the_rest_stands_in_the_exception(games, tmp_path):
    with pytest.raises(zapis.ReadError) as raised:
        zapis.convert(tmp_path / "missing.pgn", games)
    assert raised.value.partial.summary.records == 3
    with pytest.raises(zapis.ReadError) as raised:
        zapis.select(tmp_path / "missing.pgn", games, where="white = Tal")
    assert raised.value.partial.records == 1


def test_records_are_selected_as_they_are_stored(games):
    selected = zapis.select(games, where="white ~ Tal")
    assert len(selected) == 1 and selected.bytes.startswith(b'[Event "Club"]')
    assert selected.bytes.rstrip() in games.read_bytes()
    assert len(zapis.select(games, where="white ~ Tal", invert=True)) == 2
    assert len(zapis.select(games, where="plies > 0", first=2)) == 2
    with pytest.raises(zapis.UsageError) as raised:
        zapis.select(games, where="white >> Tal")
    assert "white >> Tal" in str(raised.value)
    with pytest.raises(TypeError):
        zapis.select(games)


def test_a_damaged_sheet_is_restored():
    repaired = next(iter(zapis.repair(b"1. e4 e5 2. NfB Nc6 3. Bb5 a6 *")))
    assert [(change.written, change.san) for change in repaired.changes] == [("NfB", "Nf3")]
    assert repaired.is_complete and not repaired.is_sound
    assert 0 < repaired.confidence <= 1
    assert next(zapis.read(repaired.pgn.encode())).sans == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]
    open_one = next(iter(zapis.repair(b"1. e4 e5 2. NfB Nc6 3. Bb5 a6 *", max_cost=0.5)))
    assert not open_one.is_complete
    with pytest.raises(zapis.UsageError):
        zapis.repair(b"", max_cost=-1.0)


def test_two_sheets_are_reconciled(tmp_path):
    white, black = tmp_path / "white.txt", tmp_path / "black.txt"
    white.write_text("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *")
    black.write_text("1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 *")
    comparisons = zapis.compare(white, black)
    (compared,) = comparisons
    assert compared.agreement == "reconciled"
    assert [(ply.ply, ply.san) for ply in compared.differences] == [(3, "Nf3")]
    assert compared.differences[0].written == ["Nf3", "Nf8"]
    assert comparisons.summary.games == 1


def test_draws_are_found(tmp_path):
    text = b'[Date "2024.01.01"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *'
    found = list(zapis.claims(text))
    assert {claim.kind for claim in found} == {"threefold-repetition"}
    assert found[0].law[0] == "fide2023" and found[0].side in ("white", "black")


def test_players_are_ranked(games):
    ranked = zapis.standings(games, tiebreaks="SB")
    (event,) = ranked
    assert event.name == "Club"
    assert [(row.rank, row.name, row.points) for row in event.rows] == [(1, "Tal", 2.0)] + [
        (row.rank, row.name, 0.5) for row in event.rows[1:]
    ]
    assert event.rows[0].tiebreaks[0][0] == "SB"
    assert "Tal" in event.to_text() and "Tal" in event.to_trf("trf16")
    assert ranked[-1].name == "Club"
    with pytest.raises(IndexError):
        ranked[1]
    with pytest.raises(zapis.UsageError):
        zapis.standings(games, event="No such event")


@pytest.mark.parametrize(
    "hostile",
    [
        b"",
        b"\x00" * 1000,
        b"\xff\xfe" + b"\x01" * 999,
        b"(" * 10_000,
        b"{" * 10_000,
        b'[Event "' + b"x" * 500_000,
        b"1. e4 " * 1_000,
        bytes(range(256)) * 400,
        b'[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 *',
        b'[White "\xed\xa0\x80"]\n\n1. e4 *',
        b"PK\x03\x04" + b"\x00" * 100,
        b"\x28\xb5\x2f\xfd" + b"\xff" * 100,
        b"\x1f\x8b" + b"\x00" * 50,
    ],
    ids=range(13),
)
def test_hostile_bytes_stop_nobody(hostile):
    def take(results):
        try:
            return list(results)
        except zapis.ReadError:
            return []

    for game in take(zapis.read(hostile)):
        assert len(game.sans) == len(game.ucis) == len(game.clocks) == len(game.comments) == len(game)
        game.headers, game.fens(), game.findings, repr(game), game.pgn()
    for finding in take(zapis.validate(hostile)):
        assert isinstance(finding.to_dict(), dict) and str(finding)
    for function in (zapis.repair, zapis.claims):
        if len(hostile) < 10_000:
            take(function(hostile))
    for function in (zapis.convert, zapis.standings):
        try:
            function(hostile)
        except zapis.ZapisError:
            pass
    zapis_table = zapis.table(hostile)
    assert repr(zapis_table)


def test_findings_of_the_corpus_are_those_of_the_program_in_its_shape(corpus):
    found = [finding.to_dict() for finding in zapis.validate(corpus / "cases", notes=True)]
    assert len(found) > 200
    for finding in found:
        assert {"type", "name", "code", "severity", "path", "message"} <= set(finding)
        json.dumps(finding)


def test_objects_show_themselves():
    game = next(zapis.read(io.StringIO('[White "Tal"]\n\n1. e4 *')))
    assert repr(game) == '<Game "Tal" - "?" *, 1 plies>'
    with pytest.raises(TypeError):
        pickle.dumps(game)


def test_everything_public_is_documented_and_typed():
    import ast
    import pathlib

    stub = ast.parse((pathlib.Path(zapis.__file__).parent / "_zapis.pyi").read_text(encoding="utf-8"))
    named = {node.name for node in stub.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    for name in zapis.__all__:
        if name in ("errors", "__version__"):
            continue
        assert getattr(zapis, name).__doc__, name
        is_native = getattr(zapis, name) is getattr(zapis._zapis, name, None)
        assert not is_native or name in named, name
    for node in stub.body:
        if not isinstance(node, ast.ClassDef) or not hasattr(zapis._zapis, node.name):
            continue
        members = {own.name for own in node.body if isinstance(own, ast.FunctionDef)}
        members |= {own.target.id for own in node.body if isinstance(own, ast.AnnAssign)}
        real = {name for name in vars(getattr(zapis._zapis, node.name)) if not name.startswith("_")}
        assert real == {name for name in members if not name.startswith("_")}, node.name
    assert (pathlib.Path(zapis.__file__).parent / "py.typed").exists()
