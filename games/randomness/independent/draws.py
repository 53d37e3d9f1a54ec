"""Draws again what was asked for, from the description in ../README.md alone.

Reads lines of JSON as in ../vectors and prints what is drawn, one line for each: python3 draws.py < vectors.jsonl
"""

import hashlib
import hmac
import itertools
import json
import sys


def words(line):
    """All words of a round, without an end."""
    key = bytes.fromhex(line["seed"])
    head = "|".join(["v1", line["game"], line["maths"], line["client"], str(line["nonce"])])
    for cursor in itertools.count():
        digest = hmac.new(key, f"{head}|{cursor}".encode("utf-8"), hashlib.sha256).digest()
        for high, low in zip(digest[0::2], digest[1::2]):
            yield high << 8 | low


def number(source, n):
    if n == 1:
        return 0
    # So many times 16 bits hold n - 1, the largest result.
    size = -(-(n - 1).bit_length() // 16)
    span = 1 << 16 * size
    while True:
        drawn = 0
        for word in itertools.islice(source, size):
            drawn = drawn << 16 | word
        if drawn < span // n * n:
            return drawn % n


def deal(source, count, size):
    things = list(range(size))
    dealt = []
    while len(dealt) < count:
        chosen = number(source, len(things))
        dealt.append(things[chosen])
        # The thing that was next in order takes the place of the one that was dealt.
        things[chosen] = things[0]
        del things[0]
    return ",".join(map(str, dealt))


def weigh(source, weights):
    drawn = number(source, sum(weights))
    return next(place for place, sum_so_far in enumerate(itertools.accumulate(weights)) if drawn < sum_so_far)


def answer(source, asked):
    if not isinstance(asked, list):
        return number(source, int(asked))
    kind, *rest = asked
    if kind == "deal":
        return deal(source, *rest)
    if kind == "weigh":
        return weigh(source, rest)
    raise ValueError(f"nobody knows how to {kind}")


if __name__ == "__main__":
    for text in sys.stdin:
        line = json.loads(text)
        source = words(line)
        print(*(answer(source, asked) for asked in line["ask"]))
