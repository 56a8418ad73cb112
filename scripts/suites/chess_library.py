"""What the tests of chess-library expect."""

import re

from .table import count, shown


def compare(table, zapis, root, cases):
    for case in cases:
        file, expect = case["file"], case["expect"]
        path = root / file
        if not path.exists():
            table.skip(file, "not stored")
            continue
        reading = zapis.read(path)
        peer = "chess-library"
        if expect["games"] is not None:
            table.add(file, peer, "games", count(expect["games"], "game"), count(len(reading.records), "game"))
        if expect["plies"] is not None:
            ours = sum(len(r.plies) for r in reading.records)
            table.add(file, peer, "plies", f"{expect['plies']} plies", f"{ours} plies")
        for other in case["other"]:
            if found := re.search(r"readGames.*StreamParserError::(\w+)|err == .*StreamParserError::(\w+)", other):
                table.agree(file, peer, "errors", found[1] or found[2],
                            f"findings: {shown(reading.names('error', 'warning')) or 'none'}",
                            bool(reading.names("error", "warning")))
            elif found := re.search(r'headers\(?\)?\[(\d+)\] == \\?"(\w+) (.*)\\?"$', other):
                want = (found[2], found[3].replace('\\\\"', '"'))
                table.agree(file, peer, f"tag {found[2]}", "the value as written", "another value",
                            any((n, v) == want or (n, v.replace('"', '\\"')) == want
                                for r in reading.records for n, v in r.tags))
