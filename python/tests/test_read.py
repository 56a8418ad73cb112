"""Games as Python sees them."""

import bz2
import gc
import gzip
import io
import os
import pathlib
import sys
import threading
import time

import pytest

import zapis

from conftest import GAMES


def test_a_game_gives_what_its_record_says(games):
    tal, petrosian, keres = zapis.read(games)
    assert tal.headers["White"] == "Tal"
    assert tal.tags[4] == ("White", "Tal")
    assert tal.sans == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]
    assert tal.ucis == ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]
    assert tal.clocks == [300.0, 298.5, None, None, None, None]
    assert tal.evals == [31, None, None, None, None, None]
    assert tal.mates == [None, -3, None, None, None, None]
    assert tal.comments == [["best by test"], [], [], [], [], []]
    assert tal.result == "1-0"
    assert (tal.record, petrosian.record, keres.record) == (1, 2, 3)
    assert (tal.line, petrosian.line) == (1, 12)
    assert tal.path == str(games)
    assert games.read_bytes()[petrosian.offset :].startswith(b'[Event "Club"]')
    assert len(tal) == 6 and bool(tal)
    assert petrosian.sans[-1] == "Qh4#"
    assert not keres.is_complete and keres.sans[:2] == ["e4", "e5"]
    assert [finding.name for finding in keres.findings] == ["illegal-move"]
    assert tal.findings == []


def test_positions_are_made_when_they_are_asked_for(games):
    game = next(zapis.read(games))
    fens = game.fens()
    assert len(fens) == len(game) + 1
    assert fens[0] == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    assert fens[1] == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    assert fens == game.fens()


def test_a_record_is_written_in_the_export_format_and_others(games):
    game = next(zapis.read(games))
    assert "2. Nf3 $1 2... Nc6 (2... d6 3. d4) 3. Bb5" in game.pgn().replace("\n", " ")
    assert "[%clk 0:05:00]" in game.pgn()
    assert "Кf3" in game.pgn(letters="ru")
    assert "g1f3" in game.pgn(to="uci")
    with pytest.raises(ValueError, match="to: \"sam\" is none of pgn, san"):
        game.pgn(to="sam")


def test_what_is_written_reads_back_as_the_same_game(corpus):
    checked = 0
    for game in zapis.read(corpus / "games"):
        if not game.is_complete or not len(game):
            continue
        options = {"system": game.system} if game.system == "tavreli" else {}
        again = zapis.Game.from_text(game.pgn(), **options)
        assert (again.ucis, again.fens()) == (game.ucis, game.fens()), game.path
        checked += 1
    assert checked > 20


def test_sources_may_be_paths_bytes_and_objects_with_read(games, tmp_path):
    expected = [game.sans for game in zapis.read(games)]
    data = games.read_bytes()
    packed = tmp_path / "packed"
    packed.write_bytes(gzip.compress(data))
    bzipped = tmp_path / "games.pgn.bz2"
    bzipped.write_bytes(bz2.compress(data))
    for source in [
        str(games),
        data,
        bytearray(data),
        memoryview(data),
        io.BytesIO(data),
        io.StringIO(GAMES),
        packed,
        packed.open("rb"),
        bzipped,
    ]:
        assert [game.sans for game in zapis.read(source)] == expected, source
    assert len(list(zapis.read(games, data, io.BytesIO(data)))) == 9
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "a.pgn").write_bytes(data)
    (folder / "b.pgn").write_bytes(data)
    assert [game.record for game in zapis.read(folder)] == [1, 2, 3, 1, 2, 3]
    with pytest.raises(TypeError, match="not int"):
        zapis.read(1)
    with pytest.raises(TypeError, match="nothing to read"):
        zapis.read()


def test_standard_input_is_never_read_by_its_sign(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("-").write_text("1. e4 *")
    assert [game.sans for game in zapis.read("-")] == [["e4"]]


def test_what_cannot_be_read_is_raised_behind_what_can(games, tmp_path):
    missing = tmp_path / "missing.pgn"
    found = zapis.read(missing, games)
    sans = []
    with pytest.raises(zapis.ReadError, match="missing.pgn") as raised:
        for game in found:
            sans.append(game.sans)
    assert len(sans) == 3
    assert [unread.path for unread in raised.value.unread] == [str(missing)]
    assert isinstance(raised.value, OSError)
    assert [unread.path for unread in found.unread] == [str(missing)]
    assert found.summary.records == 3 and found.summary.unreadable_files == 1
    assert list(found) == []


def test_a_cut_file_gives_its_games_and_then_raises(games, tmp_path):
    many = games.read_bytes() * 200
    cut = tmp_path / "cut.pgn.gz"
    cut.write_bytes(gzip.compress(many)[:-40])
    n = 0
    with pytest.raises(zapis.ReadError):
        for _ in zapis.read(cut):
            n += 1
    assert 500 < n <= 600


def test_an_exception_of_an_object_comes_through(games):
    class Broken:
        name = "broken"

        def __init__(self):
            self.left = [games.read_bytes()]

        def read(self, size):
            if self.left:
                return self.left.pop()
            raise ConnectionError("gone")

    found = zapis.read(Broken())
    with pytest.raises(ConnectionError, match="gone"):
        list(found)

    class Odd:
        def read(self, size):
            return 5

    with pytest.raises(TypeError, match="neither bytes nor text"):
        list(zapis.read(Odd()))


def test_unknown_options_and_names_are_refused(games):
    with pytest.raises(TypeError, match="unexpected keyword argument 'sytem'"):
        zapis.read(games, sytem="chess")
    with pytest.raises(zapis.UsageError, match="klingon"):
        zapis.read(games, letters="klingon")
    with pytest.raises(ValueError, match="system"):
        zapis.read(games, system="draughts")
    with pytest.raises(TypeError, match="jobs"):
        zapis.read(games, jobs="many")
    with pytest.raises(ValueError, match="jobs"):
        zapis.read(games, jobs=0)
    with pytest.raises(zapis.UsageError):
        zapis.validate(games, select=["ilegal-move"])
    assert next(zapis.read(games, letters=None)).sans


def test_games_are_the_same_for_every_number_of_threads(corpus):
    def all_of(jobs):
        return [(game.path, game.record, game.ucis) for game in zapis.read(corpus / "games", jobs=jobs)]

    assert all_of(1) == all_of(4)


def test_openings_are_found_by_the_moves_if_asked_for(games):
    assert next(zapis.read(games)).opening is None
    eco, name, ply = next(zapis.read(games, openings=True)).opening
    assert (eco, ply) == ("C70", 6) and "Ruy Lopez" in name


def test_python_chess_gets_the_same_game(games, corpus):
    chess = pytest.importorskip("chess")
    import chess.pgn

    game = next(zapis.read(games))
    theirs = game.to_chess()
    assert [move.uci() for move in theirs.mainline_moves()] == game.ucis
    assert theirs.next().comment == "[%clk 0:05:00] [%eval 0.31] best by test" or "best by test" in theirs.next().comment
    assert len(theirs.next().next().next().variations) == 2
    checked = 0
    for game in zapis.read(corpus / "games"):
        if game.system == "tavreli":
            with pytest.raises(ValueError, match="tavreli"):
                game.to_chess()
        elif game.is_complete and len(game):
            theirs = game.to_chess()
            board = theirs.board()
            for san, fen in zip(game.sans, game.fens()[1:]):
                board.push_san(san)
                ours = chess.Board(fen, chess960=board.chess960)
                assert ours.board_fen() == board.board_fen(), (game.path, game.record)
            checked += 1
    assert checked > 20


def test_the_interpreter_is_free_while_records_are_read(corpus):
    ticks = []
    stop = threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    text = next((corpus / "games").glob("world-championship*.pgn")).read_bytes() * 300
    thread = threading.Thread(target=tick)
    thread.start()
    began = time.monotonic()
    converted = zapis.convert(text, jobs=1)
    ended = time.monotonic()
    stop.set()
    thread.join()
    assert converted.summary.records > 300
    during = [tick for tick in ticks if began < tick < ended]
    assert len(during) >= min(5, (ended - began) / 0.05)


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="only Linux tells of threads that Python does not know")
def test_an_iterator_that_is_left_ends_its_thread(games):
    def n_threads():
        return len(os.listdir("/proc/self/task"))

    many = games.read_bytes() * 2_000
    # The threads that all runs share are there from now on.
    assert sum(1 for _ in zapis.read(many)) == 6_000
    time.sleep(0.2)
    before = n_threads()
    for _ in range(8):
        found = zapis.read(many)
        next(found)
        del found
    gc.collect()
    for _ in range(600):
        if n_threads() <= before:
            break
        time.sleep(0.1)
    assert n_threads() <= before


def test_several_threads_may_take_games_from_one_iterator(games):
    found = zapis.read(games.read_bytes() * 500)
    taken = []

    def take():
        for game in found:
            taken.append(game.record)

    threads = [threading.Thread(target=take) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(taken) == list(range(1, 1501))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_reads_by_itself(games):
    data = games.read_bytes() * 2000
    found = zapis.read(data)
    next(found)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            anew = sum(1 for _ in zapis.read(data))
            try:
                next(found)
            except RuntimeError:
                status = 0 if anew == 6000 else 2
        finally:
            os._exit(status)
    for _ in range(600):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        time.sleep(0.1)
    else:
        os.kill(child, 9)
        os.waitpid(child, 0)
        pytest.fail("the child hangs")
    assert os.waitstatus_to_exitcode(status) == 0 if sys.version_info >= (3, 9) else status == 0


def test_memory_does_not_grow_with_what_is_read(games):
    resource = pytest.importorskip("resource")
    one = games.read_bytes()

    class Endless:
        """Far more than is held at once."""

        def __init__(self, n):
            self.n = n

        def read(self, size):
            self.n -= 1
            return one * 400 if self.n > 0 else b""

    n = sum(1 for _ in zapis.read(Endless(100)))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    more = sum(1 for _ in zapis.read(Endless(400)))
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - peak
    assert (n, more) == (99 * 1200, 399 * 1200)
    assert grown < 150_000, f"{grown} kB"
