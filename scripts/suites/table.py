"""All comparisons made, and how a disagreement is named and shown."""

import collections
import hashlib

Check = collections.namedtuple("Check", "file peer aspect says ours")


class Table:
    """All comparisons made: agreements are counted, disagreements kept."""

    def __init__(self):
        self.made = []
        self.skipped = {}
        self.replayed = 0
        self.replayed_files = []
        self.variants = collections.Counter()

    def add(self, file, peer, aspect, says, ours):
        """`says` and `ours` agree where they are equal."""
        self.made.append(Check(str(file), peer, aspect, says, ours))

    def agree(self, file, peer, aspect, says, ours, agreed):
        if not agreed and says == ours:
            ours = f"{ours}, not the same"
        self.add(file, peer, aspect, says, says if agreed else ours)

    def checks(self):
        return list(dict.fromkeys(self.made))

    def disagreements(self):
        return [check for check in self.checks() if check.says != check.ours]

    def skip(self, file, reason):
        self.skipped[str(file)] = reason


def key(check):
    """Names a disagreement: its place, its aspect, and a digest of what the two say, so that no verdict outlives it."""
    digest = hashlib.sha256(f"{check.says}\0{check.ours}".encode()).hexdigest()[:6]
    return f"{check.file}|{check.peer}|{check.aspect}|{digest}"


def shown(numbers, most=12):
    numbers = list(numbers)
    text = ", ".join(map(str, numbers[:most]))
    return text + (f" and {len(numbers) - most} more" if len(numbers) > most else "")


def count(number, word):
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
