#!/usr/bin/env python3
"""A bot as a program of its own: reads lines of JSON, answers with lines of JSON. It needs nothing of Chefetage.

    chefetage tournament watch --bots "random,exec:python3 examples/bots/line_bot.py"

It moves at random, but puts off what ends a turn as long as there is anything else to do. docs/bot_protocol.md tells
all messages. Standard output belongs to the protocol; whatever is printed to standard error is shown to the user.
"""

import json
import random
import sys

PROTOCOL = 1
LAST = ("pass", "end", "stop", "decline", "skip")  # how moves begin that give something up


def say(message):
    print(json.dumps(message), flush=True)


def hello(message):
    if message["protocol"] != PROTOCOL:
        sys.exit(f"line_bot.py speaks version {PROTOCOL} of the protocol, not {message['protocol']}.")
    say({"type": "hello", "protocol": PROTOCOL, "name": "line bot (Python)", "version": "1"})


def new_game(message):
    """Every seat has its own chance: the same seed gives the same game again."""
    return random.Random(message["seed"])


def decide(message, chance):
    moves = message["moves"]
    best = [move for move in moves if not move.startswith(LAST)] or moves
    say({"type": "move", "number": message["number"], "move": chance.choice(best)})


def main():
    chances = {}  # by seat
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello(message)
        elif message["type"] == "new_game":
            chances[message["seat"]] = new_game(message)
        elif message["type"] == "decide":
            decide(message, chances[message["seat"]])
        elif message["type"] == "bye":
            break  # messages of other types are for newer bots


if __name__ == "__main__":
    main()
