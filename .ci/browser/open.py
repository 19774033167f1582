"""Checks the live book in a browser: cells, ten tabs, text that was typed but not run, a restarted server, predictions,
and an exercise from the stubs to the solutions.

Run `.ci/in-browser open PROGRAM` with a built `course`. It moves your notes and answers aside, and restores them."""

import contextlib
import json
import re
import shutil
import signal
import sys
import time

from playwright.sync_api import expect

from course import chromium, heard, root, served

minute = 60_000


def state():
    """Returns the sections of the course's state file."""
    file = root / ".course/state.json"
    return json.loads(file.read_text()) if file.exists() else {}


def note_read(page, **score):
    """Records that a page was read, the way the page's program does."""
    sections = state()
    sections.setdefault("pages", {}).setdefault(page, {})["read"] = score
    (root / ".course").mkdir(exist_ok=True)
    draft = root / ".course/state.draft"
    draft.write_text(json.dumps(sections))
    draft.replace(root / ".course/state.json")


@contextlib.contextmanager
def nothing_done():
    """Moves the reader's notes and answers aside while the block runs."""
    mine = [(root / ".course", root / ".build/notes-put-aside"), (root / "Answers", root / ".build/answers-put-aside")]
    for place, aside in mine:
        # If an earlier run was killed, the originals are still set aside. Don't overwrite them.
        if place.exists() and not aside.exists():
            place.rename(aside)
        shutil.rmtree(place, ignore_errors=True)
    try:
        yield
    finally:
        for place, aside in mine:
            shutil.rmtree(place, ignore_errors=True)
            if aside.exists():
                aside.rename(place)


def editor_of(page, cell):
    section = page.locator(f"#cell_{cell}")
    section.get_by_role("button", name=re.compile("^Edit (the|your) code")).click()
    return section


def run(section, text, how):
    """Runs `text`, or the editor's text if `text` is `None`, and waits until the section's state contains `how`."""
    if text is not None:
        section.locator(".editor textarea").fill(text)
    section.locator(".editor textarea").press("Shift+Enter")
    expect(section.locator(".title .state")).to_contain_text(how, timeout=3 * minute)


def try_cells(context, address):
    page = context.new_page()
    problems = heard(context)
    page.goto(address)
    assert "token" not in page.url, "the address should not keep the token"
    page.goto(address.split("?")[0] + "06-combining.html")
    section = editor_of(page, 1)
    original = section.locator(".editor textarea").input_value()
    run(section, None, "yours")
    run(section, 'print("mine", 6 * 7)', "yours")
    expect(section.locator(".result pre.output")).to_have_text("mine 42\n")
    run(section, "let a = 1\nprint(unknown)", "line 2 does not compile")
    expect(section.locator(".result .problem")).to_contain_text("unknown")
    expect(section.locator(".editor .wrong")).to_have_text("print(unknown)\n")
    section.locator(".editor textarea").fill("while true {}")
    section.locator(".editor textarea").press("Shift+Enter")
    section.get_by_role("button", name="Stop").click()
    expect(section.locator(".title .state")).to_have_text("stopped")
    run(section, 'print("again")', "yours")

    page.reload()
    section = editor_of(page, 1)
    assert section.locator(".editor textarea").input_value() == 'print("again")\n', "a reload should keep the text"
    other = context.new_page()
    other.goto(page.url)
    second = editor_of(other, 1)
    run(second, 'print("other tab")', "yours")
    run(section, 'print("this tab")', "yours")
    section.get_by_role("button", name="Back to the page’s code").click()
    expect(section.locator(".editor textarea")).to_have_value(original)
    other.close()

    turn = page.locator(".turn").first
    turn.get_by_role("button", name=re.compile("^Edit (the|your) code")).click()
    run(turn, 'print("no")', "not yet")
    turn.get_by_role("button", name="Back to the page’s code").click()
    assert not problems, problems
    page.close()


def try_typed_text(context, address):
    """Checks that typed text is saved before it runs, and that editing hides the question about the page's code."""
    page = context.new_page()
    page.goto(address.split("?")[0] + "07-higher-order.html")
    section = editor_of(page, 2)
    section.locator(".editor textarea").press("Control+End")
    section.locator(".editor textarea").type("\n// mine")
    expect(section.locator("form.question")).to_be_hidden()
    page.goto(address.split("?")[0] + "operators.html")
    page.go_back()
    expect(editor_of(page, 2).locator(".editor textarea")).to_have_value(re.compile("// mine"))
    page.locator("#cell_2").get_by_role("button", name="Back to the page’s code").click()
    expect(page.locator("#cell_2 form.question")).to_be_visible()
    page.close()


def try_tabs(context, address):
    """Checks that ten tabs receive events, and that nine still do after the one with the stream is closed."""
    pages = [context.new_page() for _ in range(10)]
    for page in pages:
        page.goto(address.split("?")[0] + "06-combining.html")
    assert pages[0].evaluate("fetch('/live.js').then(reply => reply.status)") == 200
    for page in (pages[0], pages[9]):
        expect(page.locator(".tally")).to_contain_text("tasks")
    pages[0].close()
    note_read("02-streams", right=5, predictions=7)
    for page in pages[1:]:
        expect(page.locator(".side .dot:text-is('02')")).to_have_class(re.compile("half|full"))
        page.close()


def try_another_server(context):
    """Checks that a tab reports a stopped server, and connects to the next one."""
    words = ["open", "--port", "4690"]
    with served(sys.argv[1:], *words) as (address, _):
        page = context.new_page()
        page.goto(address)
        expect(page.locator(".tally")).to_contain_text("tasks")
    expect(page.locator("p.notice")).to_contain_text("has stopped")
    with served(sys.argv[1:], *words) as (again, _):
        assert again == address, "the next server should have the same address"
        expect(page.locator("p.notice")).to_be_hidden()
    page.close()


def try_predictions(context, address):
    """Checks that the browser and the terminal see each other's progress."""
    page = context.new_page()
    page.goto(address.split("?")[0] + "06-combining.html")
    page.evaluate("document.querySelectorAll('details.section').forEach(section => { section.open = true })")
    forms = page.locator("form.question").all()
    for form in forms:
        form.locator("input[type=radio]").first.check()
        form.get_by_role("button", name="Check").click()
    right = page.locator(".verdict.right").count()
    end = time.monotonic() + 60
    while "read" not in state().get("pages", {}).get("06-combining", {}):
        assert time.monotonic() < end, "the predictions should be recorded"
        time.sleep(0.05)
    read = state()["pages"]["06-combining"]["read"]
    assert read == {"right": right, "predictions": len(forms)}, read
    note_read("01-functional-vs-imperative", right=5, predictions=6)
    expect(page.locator(".side .dot:text-is('01')")).to_have_class(re.compile("half"))
    page.close()


def try_exercise(context, address):
    """Solves five tasks in the page. On the way, tries wrong answers, stops a check, changes a file with another program,
    restores a stub and a backup, and saves a file with another program while the page watches."""
    solutions = sorted((root / "Solutions/06-combining").glob("Task*.swift"))
    folder = root / "Answers/06-combining/Sources/Exercise06"
    page = context.new_page()
    problems = heard(context)
    page.goto(address.split("?")[0] + "exercise-06.html")
    cards = [page.locator(f"#task-{number}") for number in range(1, 6)]
    states = [card.locator(".state") for card in cards]
    fields = [card.locator("textarea") for card in cards]
    stub = fields[0].input_value()
    assert stub.startswith("func"), "the editor should not repeat the page's prose"

    def check(number, text, how):
        fields[number].fill(text)
        fields[number].press("Shift+Enter")
        expect(states[number]).to_have_text("checking")
        expect(states[number]).to_contain_text(how, timeout=5 * minute)

    check(0, stub.replace(".empty()", "unknown"), "does not compile")
    expect(cards[0].locator(".editor .wrong")).to_have_text("  unknown\n")
    expect(cards[0].locator(".problem")).to_contain_text("unknown")
    check(0, stub.replace(".empty()", ".never()"), "0 of")
    expect(cards[0].locator(".verdicts svg").first).to_be_visible()
    expect(states[1]).to_have_text("not begun")
    check(1, fields[1].input_value(), "still the stub")
    fields[0].press("Shift+Enter")
    expect(cards[0].locator(".verdicts")).to_have_count(0)
    cards[0].get_by_role("button", name="Stop").click()
    expect(states[0]).to_have_text("not checked")

    file = folder / solutions[0].name
    file.write_text(file.read_text() + "// elsewhere\n")
    fields[0].press("Control+End")
    fields[0].type("// here")
    expect(states[0]).to_have_text("changed elsewhere")
    cards[0].get_by_role("button", name="Keep my version").click()
    expect(cards[0].locator(".result")).to_contain_text(".course/backups")
    assert file.read_text().endswith("// here"), file.read_text()
    cards[0].get_by_role("button", name="Back to the stub").click()
    expect(fields[0]).to_have_value(stub)
    cards[0].get_by_role("button", name="Restore task").click()
    expect(fields[0]).to_have_value(re.compile("// here$"))

    for number, solution in enumerate(solutions[:4]):
        check(number, solution.read_text(), "✓")
        button, state = cards[number].get_by_role("button", name="Check", exact=False).first.bounding_box(), states[number].bounding_box()
        assert abs(button["y"] - state["y"]) < 30, "the verdict should be next to the Check button"
    cards[0].get_by_text("Compare with our solution").click()
    expect(cards[0].locator(".verdicts pre.code")).to_contain_text("func")
    expect(page.locator(".tally")).to_contain_text(re.compile(r"\b4 of \d+ tasks"), timeout=minute)
    page.get_by_role("button", name="Check at each save").click()
    (folder / solutions[4].name).write_text(solutions[4].read_text())
    expect(states[4]).to_contain_text("✓", timeout=3 * minute)
    expect(fields[4]).to_have_value(solutions[4].read_text())
    assert not problems, problems
    page.close()


def try_an_answer(context, address):
    """Checks that a task's answer plays on the task's card, and that a wrong answer gets a short failing input."""
    page = context.new_page()
    problems = heard(context)
    page.goto(address.split("?")[0] + "exercise-07.html")
    solution = next((root / "Solutions/07-higher-order").glob("Task5*.swift")).read_text()
    card = page.locator(".task[data-task='7.5']")
    said = card.locator("p.tools", has_text="Play my answer").locator(".note")

    def play(text, words):
        card.locator(".editor textarea").fill(text)
        card.get_by_role("button", name="Play my answer").click()
        expect(said).to_contain_text(words, timeout=3 * minute)

    expect(card.locator(".editor textarea")).to_be_visible()
    play(solution, "never wrong")
    expect(card.locator(".device")).to_be_visible()
    play(solution.replace(".switchToLatest()", ".flatten()"), "in which the screen is wrong")
    expect(card.locator(".device .note")).to_have_text(
        "“Everybody” is selected, but Grace's picture is still loading.", timeout=minute)
    assert card.locator(".device").count() == 1
    assert not problems, problems
    play(solution.replace("lists.map", "list.map"), "does not compile: cannot find 'list' in scope")
    page.close()


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    expect.set_options(timeout=minute)
    with nothing_done(), chromium() as browser:
        with served(sys.argv[1:], "open") as (address, _):
            context = browser.new_context()
            context.set_default_timeout(minute)
            try_cells(context, address)
            try_typed_text(context, address)
            try_tabs(context, address)
            try_predictions(context, address)
            try_exercise(context, address)
            try_an_answer(context, address)
            without_token = browser.new_context().new_page()
            reply = without_token.goto(address.split("?")[0])
            assert reply.status == 403, reply.status
            try_another_server(context)
    print("the live book works in a browser")


main()
