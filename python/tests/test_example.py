"""The examples run on the records that ship: the program, and the cells of the notebook in their order."""

import json
import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parents[1] / "examples"


def test_ten_questions_are_answered(games, tmp_path):
    example = EXAMPLES / "ten_questions.py"
    done = subprocess.run([sys.executable, example, games], capture_output=True, encoding="utf-8", check=True)
    said = done.stdout
    for number in range(1, 11):
        assert f"\n{number}. " in said
    assert "1  Ruy Lopez" in said and "(3, 3, " in said and "Фh4#" in said
    whole = subprocess.run([sys.executable, example], capture_output=True, encoding="utf-8", check=True)
    assert "Sicilian Defense" in whole.stdout and "Fischer" in whole.stdout


def test_the_notebook_runs_and_shows_what_is_stored_in_it(monkeypatch):
    pytest.importorskip("pyarrow")
    notebook = json.loads((EXAMPLES / "ten_questions.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    monkeypatch.chdir(EXAMPLES)
    names = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 10
    for cell in cells:
        # As in a notebook, the last line is an expression whose value is shown.
        *lines, last = "".join(cell["source"]).splitlines(keepends=True)
        exec("".join(lines), names)
        if last.startswith("print("):
            exec(last, names)
            continue
        value = eval(last, names)
        (stored,) = [output["data"] for output in cell["outputs"] if output["output_type"] == "execute_result"]
        if "text/html" in stored:
            assert value._repr_html_() == "".join(stored["text/html"])
        else:
            assert value == eval("".join(stored["text/plain"]), names)
