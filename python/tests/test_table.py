"""Tables by the PyCapsule interface of Arrow."""

import datetime
import io

import pytest

import zapis

pyarrow = pytest.importorskip("pyarrow")


def test_a_table_has_a_row_a_game_with_typed_columns(games):
    table = pyarrow.table(zapis.table(games))
    table.validate(full=True)
    assert table.num_rows == 3
    rows = table.to_pylist()
    assert rows[0]["white"] == "Tal" and rows[0]["white_elo"] == 2700
    assert rows[0]["day"] == datetime.date(1957, 3, 2)
    assert rows[0]["moves"] == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]
    assert rows[0]["clocks_ms"] == [300_000, 298_500, None, None, None, None]
    assert rows[1]["clocks_ms"] is None
    assert rows[1]["board"] == "checkmate"
    assert rows[2]["complete"] is False and rows[2]["findings"] == ["illegal-move"]
    assert [row["record"] for row in rows] == [1, 2, 3]
    assert table.schema.metadata[b"zapis.schema"] == b"zapis.game-row/1"


def test_columns_are_chosen_and_listed(games):
    table = pyarrow.table(zapis.table(games, fields=["white", "moves16", "tags"]))
    assert table.column_names == ["white", "moves16", "tags"]
    assert table.column("moves16")[0].as_py()[0] == 12 + 64 * 28
    assert pyarrow.table(zapis.table(games, fields="white,black")).column_names == ["white", "black"]
    usual = [name for name, _, is_usual, _ in zapis.columns() if is_usual]
    assert pyarrow.table(zapis.table(games)).column_names == usual
    everything = pyarrow.table(zapis.table(games, fields="all"))
    everything.validate(full=True)
    assert everything.column_names == [name for name, *_ in zapis.columns()]
    with pytest.raises(zapis.UsageError, match="white"):
        zapis.table(games, fields="whit")


def test_plies_are_rows_if_that_is_asked_for(games):
    table = pyarrow.table(zapis.table(games, rows="plies", fields="all"))
    table.validate(full=True)
    assert table.num_rows >= 12
    assert table.column_names == [name for name, *_ in zapis.columns("plies")]
    assert table.column("san").to_pylist()[:3] == ["e4", "e5", "Nf3"]
    with pytest.raises(ValueError, match="rows"):
        zapis.table(games, rows="moves")


def test_a_table_is_read_anew_but_a_stream_only_once(games):
    table = zapis.table(games)
    assert pyarrow.table(table).num_rows == pyarrow.table(table).num_rows == 3
    stream = zapis.table(io.BytesIO(games.read_bytes()))
    assert pyarrow.table(stream).num_rows == 3
    with pytest.raises(RuntimeError, match="once"):
        pyarrow.table(stream)


def test_what_cannot_be_read_is_raised(games, tmp_path):
    with pytest.raises(Exception, match="missing.pgn"):
        pyarrow.table(zapis.table(tmp_path / "missing.pgn", games))


def test_a_capsule_that_nobody_takes_is_freed(games):
    table = zapis.table(games)
    for _ in range(100):
        table.__arrow_c_stream__()


def test_the_table_says_what_games_say(corpus):
    rows = pyarrow.table(zapis.table(corpus / "games", fields=["path", "record", "moves", "complete", "findings"]))
    games = list(zapis.read(corpus / "games"))
    assert rows.num_rows == len(games) > 20
    for row, game in zip(rows.to_pylist(), games):
        assert (row["path"], row["record"]) == (game.path, game.record)
        assert (row["moves"] or []) == game.sans
        assert row["complete"] == game.is_complete
        assert row["findings"] == [finding.name for finding in game.findings]


def test_a_table_of_nothing_has_its_columns():
    table = pyarrow.table(zapis.table(b""))
    assert table.num_rows == 0 and "moves" in table.column_names
