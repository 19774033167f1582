"""Starts the `course` server and Chromium for the browser checks."""

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
    """Runs the server during the block. Yields the address with its token, and the lines printed before the address.

    `program` is the command of a built `course`. If it is empty, the course is built first."""
    # Write errors to a file, because a full pipe would block the command.
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
        sys.exit(f"course {words[0]} should print an address, but exited with code {process.wait()}:\n{said}")
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
    """Collects the console messages and script errors from all pages in a context."""
    said = []
    context.on("console", lambda message: said.append(message.text))
    context.on("weberror", lambda error: said.append(str(error.error)))
    return said
