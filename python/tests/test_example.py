"""The example runs, as a program, on the records that ship."""

import pathlib
import subprocess
import sys

EXAMPLE = pathlib.Path(__file__).resolve().parents[1] / "examples" / "ten_questions.py"


def test_ten_questions_are_answered(games, tmp_path):
    done = subprocess.run([sys.executable, EXAMPLE, games], capture_output=True, encoding="utf-8", check=True)
    said = done.stdout
    for number in range(1, 11):
        assert f"\n{number}. " in said
    assert "1  Ruy Lopez" in said and "(3, 3, " in said and "Фh4#" in said
    whole = subprocess.run([sys.executable, EXAMPLE], capture_output=True, encoding="utf-8", check=True)
    assert "Sicilian Defense" in whole.stdout and "Fischer" in whole.stdout
