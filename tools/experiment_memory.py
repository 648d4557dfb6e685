"""Does the memory of an experiment stay flat, however many games it plays?

  .venv/bin/python -m tools.experiment_memory --games 1000000

Plays random games of Watch by the command "experiment" in a folder that is removed afterwards. Every ten seconds the
memory of the process that counts and of all processes that play is sampled, each by its share of what they have in
common. At the end the slope of a straight line through the second half of the samples is shown, with its interval of
95 %. Needs Linux.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from chefetage.experiments.run_folder import RunFolder
from tools.soak import Sample, fitted

SAMPLING_SECONDS = 10


def processes(root: int) -> list[int]:
    """A process and all that it has started, and these in turn."""
    found = [root]
    for number in found:
        for file in Path(f"/proc/{number}/task").glob("*/children"):
            found += [int(child) for child in file.read_text().split()]
    return found


def memory_of(number: int) -> int:
    """Its share of memory in bytes; 0 if it has just ended."""
    try:
        lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=2)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "run"
        flags = ["--bots", "random", "--players", str(asked.players), "--games", str(asked.games), "--seed", "1"]
        words = [sys.executable, "-m", "chefetage", "experiment", "watch", *flags, "--run", str(folder)]
        run = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        samples: list[Sample] = []
        began = time.monotonic()
        while run.poll() is None:
            time.sleep(SAMPLING_SECONDS)
            samples.append(Sample(time.monotonic() - began, sum(map(memory_of, processes(run.pid)))))
            games = sum(block.count for block in RunFolder(folder).blocks())
            print(f"{samples[-1].at:6.0f} s  {games:9,} games  {samples[-1].memory / 1e6:6.1f} MB", flush=True)
        disk = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
        files = len(list((folder / "games").iterdir()))
        print(f"{files} files, {disk / 1e6:.1f} MB on the disk")
    line = fitted(samples[len(samples) // 2 : -1])
    if line:
        print(f"slope of the second half: {line.slope:+.2f} ± {line.margin:.2f} MB per hour")


if __name__ == "__main__":
    main()
