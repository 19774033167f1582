"""What the checks in a browser share: a command of the course that serves, and the browser that looks at it."""

import contextlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

root = pathlib.Path(__file__).resolve().parent.parent.parent


@contextlib.contextmanager
def served(program, *words):
    """Serves as long as the block runs. Gives the address with its token, and the lines that were said before.

    The program is a `course` that is built already; where it is empty, it is built first."""
    # A file, as nobody would read a pipe while the command serves.
    complaints = tempfile.TemporaryFile("w+")
    process = subprocess.Popen(
        [*(program or ["swift", "run", "course"]), *words, "--no-browser"], cwd=root, text=True, stdout=subprocess.PIPE, stderr=complaints, stdin=subprocess.DEVNULL)
    try:
        before = []
        for line in process.stdout:
            if match := re.search(r"http://127\.0\.0\.1:\d+/\?token=\w+", line):
                yield match.group(), before
                return
            before.append(line)
        complaints.seek(0)
        said = "".join(before) + complaints.read()
        sys.exit(f"course {words[0]} ended without an address, exit code {process.wait()}:\n{said}")
    finally:
        process.terminate()
        process.wait(30)


@contextlib.contextmanager
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
        yield browser
        browser.close()


def heard(context):
    """What the consoles of a context's pages say, and what their scripts throw, as it comes."""
    said = []
    context.on("console", lambda message: said.append(message.text))
    context.on("weberror", lambda error: said.append(str(error.error)))
    return said
