"""What people see: help, boards and tables in notebooks, progress, data frames, places of errors."""

import inspect
import io
import sys
import xml.etree.ElementTree

import pytest

import zapis


@pytest.mark.parametrize("name", ["check", "read", "convert", "select", "claims", "repair", "compare", "standings", "table"])
def test_every_option_is_in_the_signature_and_has_a_meaning(name):
    function = getattr(zapis, name)
    parameters = inspect.signature(function).parameters
    assert "options" not in parameters and {"letters", "encoding", "laws", "jobs"} <= set(parameters)
    assert parameters["letters"].default == "auto"
    for option in set(parameters) - {"sources"}:
        assert f"    {option}: " in function.__doc__, option


def test_defaults_that_are_shown_are_those_that_hold(games):
    own = {name: each.default for name, each in inspect.signature(zapis.check).parameters.items() if name != "sources"}
    assert [str(found) for found in zapis.check(games, **own)] == [str(found) for found in zapis.check(games)]
    with pytest.raises(TypeError, match="colour"):
        zapis.check(games, colour=True)


def test_boards_are_drawn_with_marks_and_escaped():
    drawn = zapis.diagram("8/8/8/8/8/1k6/8/K1q5 w - - 0 1", squares=["Ra4"], arrows="Gc2c4", last_move="c2c1")
    assert drawn.doubts == [] and drawn._repr_svg_() == drawn.svg
    root = xml.etree.ElementTree.fromstring(drawn.svg)
    marks = {each.get("data-mark") for each in root.iter() if each.get("data-mark")}
    assert {"square", "arrow", "last-move", "check"} <= marks
    assert zapis.diagram("QQQQQQQQ/8/8/8/8/8/8/8 w - - 0 1").doubts
    for wrong in ({"squares": "z9"}, {"theme": "pink"}, {"coordinates": "greek"}, {"lang": "xx"}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            zapis.diagram("8/8/8/8/8/1k6/8/K1q5 w - - 0 1", **wrong)
    with pytest.raises(zapis.UsageError):
        zapis.diagram("8/8/8/8/8/8/8/9 w - - 0 1")


def test_games_and_findings_have_boards(games, tmp_path):
    tal, petrosian, keres = zapis.read(games)
    assert 'data-piece="q" data-square="h4"' in petrosian.diagram().svg.replace("'", '"') or "h4" in petrosian.diagram().svg
    assert tal.diagram(0).svg != tal.diagram(1).svg != tal.diagram(1, flip=True).svg
    with pytest.raises(IndexError):
        tal.diagram(99)
    assert "<svg" in tal._repr_html_() and "Tal – Keres" in tal._repr_html_() and "1. e4 e5 2. Nf3" in tal._repr_html_()
    (finding,) = keres.findings
    assert finding.diagram().svg in finding._repr_html_() and "illegal-move" in finding._repr_html_()
    hostile = next(zapis.read(b'[White "<script>alert(1)</script>"]\n[Result "<b>"]\n\n1. e4 *'))
    assert "<script" not in hostile._repr_html_() and "&lt;script" in hostile._repr_html_()


def test_a_notebook_shows_the_next_rows_and_takes_none(games, tmp_path):
    found = zapis.read(games)
    shown = found._repr_html_()
    assert shown.count("<tr>") == 4 and "Petrosian" in shown and "illegal-move" in shown and "Games: 3" in shown
    assert found._repr_html_() == shown
    assert [game.record for game in found] == [1, 2, 3]
    assert "Games: 0" in found._repr_html_() and found.summary.records == 3
    many = zapis.read(b"1. e4 *\n\n" * 50)
    assert "the next 20 of more" in many._repr_html_() and len(list(many)) == 50
    lost = zapis.check(games, tmp_path / "<missing>.pgn")
    assert "&lt;missing&gt;" in lost._repr_html_()
    assert next(lost).name == "illegal-move"
    with pytest.raises(zapis.ReadError):
        next(lost)


def test_results_of_other_functions_are_tables(games):
    standings = zapis.standings(games, tiebreaks="SB")
    assert "<th>SB</th>" in standings._repr_html_() and "<td>Tal</td>" in standings[0]._repr_html_()
    repairs = zapis.repair(b"1. e4 e5 2. NfB Nc6 3. Bb5 a6 *")
    assert "NfB → Nf3" in repairs._repr_html_() and "<td>NfB</td>" in next(repairs)._repr_html_()
    compared = zapis.compare(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *", b"1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 *")
    assert "reconciled" in compared._repr_html_() and "<td>Nf8</td>" in next(compared)._repr_html_()
    claims = zapis.claims(b'[Date "2024.01.01"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *')
    assert "threefold-repetition" in claims._repr_html_()


@pytest.mark.parametrize("with_tqdm", [True, False])
def test_progress_goes_to_standard_error_and_changes_nothing(games, capsys, monkeypatch, with_tqdm):
    if with_tqdm:
        pytest.importorskip("tqdm")
    else:
        monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    text = games.read_bytes()
    for sources in ([games], [text], [io.BytesIO(text)], [games.parent]):
        for function in (zapis.check, zapis.read):
            assert len(list(function(*map(type_of, sources), progress=True))) == len(list(function(*map(type_of, sources))))
    assert zapis.convert(games, progress=True).bytes == zapis.convert(games).bytes
    assert zapis.check(games, progress=True)._repr_html_()
    assert "100" in capsys.readouterr().err


def type_of(source):
    return io.BytesIO(source.getvalue()) if isinstance(source, io.BytesIO) else source


def test_findings_are_data_frames_in_one_call(games):
    frame = pytest.importorskip("pyarrow") and zapis.check(games).to_arrow()
    assert frame.num_rows == 1 and frame.column("line").to_pylist() == [30]
    assert zapis.table(games).to_arrow().num_rows == 3
    for library in ("polars", "pandas"):
        pytest.importorskip(library)
        assert len(getattr(zapis.check(games), f"to_{library}")()) == 1
        assert list(getattr(zapis.table(games, fields="white"), f"to_{library}")()["white"]) == ["Tal", "Petrosian", "Keres"]
        assert len(getattr(zapis.check(b"1. e4 *"), f"to_{library}")()) == 0


def test_errors_have_their_places(games, tmp_path):
    with pytest.raises(zapis.UsageError) as raised:
        zapis.select(games, where="white >> Tal")
    assert (raised.value.path, raised.value.line, raised.value.column) == (None, None, 8)
    with pytest.raises(zapis.ReadError) as raised:
        list(zapis.check(tmp_path / "missing.pgn"))
    assert raised.value.path == str(tmp_path / "missing.pgn") and raised.value.line is None
