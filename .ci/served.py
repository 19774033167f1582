"""What the scripts here share that ask a server of the course."""

import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent


def opened(program, *words, environment=None):
    """Starts a command that serves until it is ended; gives the process, the address with its token, and the
    lines that were said before."""
    process = subprocess.Popen(
        [*program, *words, "--no-browser"], cwd=root, text=True, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    before = []
    for line in process.stdout:
        if match := re.search(r"http://127\.0\.0\.1:\d+/\?token=\w+", line):
            return process, match.group(), before
        before.append(line)
    sys.exit(f"course {words[0]} ended without an address")
