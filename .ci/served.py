"""What the scripts here share that ask a server of the course."""

import pathlib
import re
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent


def opened(program, *words, environment=None):
    """Starts a command that serves until it is ended; gives the process, the address with its token, and the
    lines that were said before."""
    # A file, as nobody would read a pipe while the command serves.
    complaints = tempfile.TemporaryFile("w+")
    process = subprocess.Popen(
        [*program, *words, "--no-browser"], cwd=root, text=True, env=environment,
        stdout=subprocess.PIPE, stderr=complaints, stdin=subprocess.DEVNULL)
    before = []
    for line in process.stdout:
        if match := re.search(r"http://127\.0\.0\.1:\d+/\?token=\w+", line):
            return process, match.group(), before
        before.append(line)
    complaints.seek(0)
    said = "".join(before) + complaints.read()
    sys.exit(f"course {words[0]} ended without an address, exit code {process.wait()}:\n{said}")
