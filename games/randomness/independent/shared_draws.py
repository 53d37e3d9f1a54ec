"""Makes shared draws again from what was published, from the description in ../README.md alone. The beacon's signature is not checked here.

Reads lines of JSON, `{"draw": …, "leaves": […], "ranges": […]}`, and prints for each the anchor, the root, the client seed and the draws:
python3 shared_draws.py < draws.jsonl
"""

import base64
import hashlib
import json
import sys

from draws import number, words


def sha256(data):
    return hashlib.sha256(data).digest()


def tree(hashes):
    if not hashes:
        return sha256(b"")
    if len(hashes) == 1:
        return hashes[0]
    split = 1
    while split * 2 < len(hashes):
        split *= 2
    return sha256(b"\x01" + tree(hashes[:split]) + tree(hashes[split:]))


def anchor_of(draw):
    link = bytes.fromhex(draw["seed"])
    for _ in range(draw["link"]):
        link = sha256(link)
    return link.hex()


def again(line):
    draw = line["draw"]
    root = tree([sha256(b"\x00" + leaf.encode("utf-8")) for leaf in line["leaves"]]).hex()
    randomness = sha256(bytes.fromhex(draw["signature"])).hex()
    message = "|".join(["draw-v1", draw["source"], draw["number"], root, str(draw["beaconRound"]), randomness])
    client = base64.urlsafe_b64encode(sha256(message.encode("utf-8"))).decode("ascii").rstrip("=")
    source = words({"seed": draw["seed"], "game": draw["game"], "maths": draw["maths"], "client": client, "nonce": 1})
    return " ".join([anchor_of(draw), root, client, ",".join(str(number(source, n)) for n in line["ranges"])])


if __name__ == "__main__":
    for text in sys.stdin:
        print(again(json.loads(text)))
