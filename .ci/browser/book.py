"""Checks the book in a browser: `.ci/in-browser book FOLDER`.

Each page is checked in a narrow window in light mode and in a wide window in dark mode. If a second argument names a
folder, each page is checked at each of three widths in both modes, and screenshots are saved in the folder.
"""
import json
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe

from course import chromium

site = pathlib.Path(sys.argv[1]) / "site"
pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
problems = []


def problem(text):
    problems.append(text)
    print("problem:", text)


def watched(context, page):
    def asked(request):
        if not request.url.startswith(("file:", "data:", "blob:")):
            problem(f"no page should request {request.url}")

    page.on("request", asked)
    page.on("console", lambda message: problem(f"console: {message.text}"))
    page.on("pageerror", lambda error: problem(f"script: {error}"))
    return page


def violations(page, name):
    # Axe's preloading requests the style sheet again. The browser forbids that for `file:` pages.
    for found in Axe().run(page, options={"preload": False}).response["violations"]:
        nodes = [node["html"][:120] for node in found["nodes"][:3]]
        problem(f"{name}: {found['id']}: {found['help']}: {nodes}")


def composing(page, *keys):
    """Sends key events as if an input method were composing a word."""
    for key in keys:
        page.locator(":focus").dispatch_event("keydown", {"key": key, "isComposing": True})


def by_keyboard(page):
    """Checks that predictions and the search work with the keyboard."""
    page.goto((site / "05-transforming.html").as_uri())
    choice = page.locator("form.question input[type=radio]").first
    choice.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    form = page.locator("form.question").first
    if form.locator(".verdict").inner_text().strip() == "":
        problem("a prediction made with the keyboard should get a verdict")
    if not page.evaluate("document.querySelector('.cell:has(form) details').open"):
        problem("making a prediction should open the answer")
    page.reload()
    if page.locator("form.question").first.locator(".verdict").inner_text().strip() == "":
        problem("a reload should keep the prediction's verdict")
    page.keyboard.press("/")
    page.keyboard.type("removeDuplicates")
    page.wait_for_selector("#search_results a")
    composing(page, "Escape", "ArrowDown")
    if page.locator("#search_field:focus").input_value() != "removeDuplicates":
        problem("the search should ignore keys while an input method is composing a word")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url("**/operators.html#operator-distinctUntilChanged*")


def folded_sections(page):
    """Checks that a section stays folded until the address of one of its cells is opened."""
    address = (site / "05-transforming.html").as_uri()
    page.goto(address)
    sections = page.locator("details.section")
    cell = sections.locator(".cell[id]").first
    if not sections.count() or page.locator("details.section[open]").count() or cell.is_visible():
        problem("the sections of page 05 should be folded at first")
    page.goto(f"{address}#{cell.get_attribute('id')}")
    if not cell.is_visible() or not 0 <= cell.bounding_box()["y"] < 700:
        problem("opening the address of a folded cell should show the cell")
    heading = sections.last.locator("h2")
    page.locator(f".side .inner a[href='#{heading.get_attribute('id')}']").click()
    page.wait_for_function("document.querySelectorAll('details.section[open]').length == 2")
    if page.locator(".side .inner [aria-current]").count() > 1:
        problem("the table of contents should mark at most one entry as current")


def lab_by_keyboard(page):
    """Checks that keys move, change, remove, and add marbles, and that Undo and Reset restore the drawing."""
    page.goto((site / "06-combining.html").as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
    figure = page.locator("figure[data-experiment]").first
    page.locator(".cell:has(figure[data-experiment]) button", has_text="Drag the marbles").first.focus()
    page.keyboard.press("Enter")
    figure.locator(".handle").first.wait_for()
    picture = lambda: figure.locator("svg > desc").first.text_content()
    first = picture()
    marble = figure.locator(".handle").nth(1)
    marble.focus()
    page.keyboard.press("ArrowRight")
    if "e at 3.1 s" not in picture() or figure.locator(".lab p.faint").nth(1).is_visible():
        problem(f"an arrow key should move a marble by 0.1 s, and the code above should show the change: {picture()}")
    figure.locator("label", has_text="In steps").locator("input").check()
    marble.focus()
    page.keyboard.press("ArrowRight")
    if picture() == first or "e at 4 s" not in picture():
        problem(f"an arrow key should move a marble to the next step: {picture()}")
    page.keyboard.press("Enter")
    page.keyboard.type("Z")
    composing(page, "Enter")
    if not figure.locator("input.value").is_visible():
        problem("a marble's text field should ignore keys while an input method is composing a word")
    page.keyboard.press("Enter")
    if "Z at 4 s" not in picture():
        problem(f"typing should change a marble's value: {picture()}")
    page.keyboard.press("Delete")
    if "Z" in picture():
        problem("Delete should remove a marble")
    page.keyboard.press("Control+z")
    if "Z at 4 s" not in picture():
        problem(f"Control-Z should restore a removed marble: {picture()}")
    figure.locator(".handle").nth(1).press("+")
    if "5 s" not in picture():
        problem(f"+ should add a marble: {picture()}")
    violations(page, "a changed drawing")
    figure.locator("button", has_text="Reset").focus()
    page.keyboard.press("Enter")
    if picture() != first:
        problem("Reset should restore the drawing")


def lab_by_pointer(page):
    page.goto((site / "operators.html").as_uri())
    card = page.locator(".card:has(#operator-merge----)")
    card.locator("button", has_text="Drag the marbles").click()
    marble = card.locator(".handle").first
    marble.wait_for()
    marble.scroll_into_view_if_needed()
    words = card.locator("svg > desc").first
    first, box = words.text_content(), marble.bounding_box()
    page.mouse.move(box["x"] + 18, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 98, box["y"] + 20, steps=12)
    page.mouse.up()
    if words.text_content() == first:
        problem(f"dragging should move a marble: {words.text_content()}")
    held, rates = marble.bounding_box(), page.evaluate(
        """card => [...card.querySelectorAll("svg.phone text.time")].map((label, index, labels) =>
          index ? label.getAttribute("x") - labels[index - 1].getAttribute("x") : 0).slice(1)""", card.element_handle())
    # The first drag also moves the marble by giving each second the same width.
    if abs(held["x"] - box["x"] - 80) > 10 or max(rates) - min(rates) > 1:
        problem(f"a dragged marble should follow the pointer, and seconds should have equal widths: {held}, {rates}")


def drawings(page, pages):
    """Checks at each width that drawings fit their containers and choices don't wrap. Also checks the legend."""
    for width in [375, 768, 1280]:
        page.set_viewport_size({"width": width, "height": 900})
        count = 0
        for file in pages:
            page.goto(file.as_uri())
            page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
            wrong = page.evaluate(
                """() => [...document.querySelectorAll(".drawing")].flatMap(drawing => {
                  const svg = [...drawing.querySelectorAll(":scope > svg")].find(svg => svg.checkVisibility())
                  if (!svg) return []
                  const place = svg.getBoundingClientRect()
                  const wrong = []
                  if (drawing.scrollWidth > drawing.clientWidth + 1) wrong.push("is wider than its container")
                  if (place.width < svg.viewBox.baseVal.width * .75) wrong.push("is squeezed")
                  for (const part of svg.querySelectorAll("path, rect, text")) {
                    const box = part.getBoundingClientRect()
                    if (box.left < place.left - 1 || box.right > place.right + 1
                      || box.top < place.top - 1 || box.bottom > place.bottom + 1) wrong.push("is cut off")
                  }
                  return wrong.map(text => `${drawing.querySelector("title").textContent} ${text}`)
                })""")
            wrong += page.evaluate(
                """() => [...document.querySelectorAll("form.question ol")].flatMap(list => {
                  const places = [...list.querySelectorAll("svg")].filter(svg => svg.checkVisibility()).map(svg =>
                    [...svg.querySelectorAll(".time")].map(label => label.textContent + label.getAttribute("x")).join())
                  const wrong = new Set(places).size > 1 ? ["choices have different time axes"] : []
                  for (const text of list.querySelectorAll("label > span")) {
                    const lines = text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)
                    if (list.matches(".rows") && (lines > text.textContent.split("\\n").length + .5
                      || text.parentElement.scrollWidth > text.parentElement.clientWidth)) wrong.push("a choice wraps or is cut off")
                  }
                  return wrong.map(text => `${list.closest(".cell").id}: ${text}`)
                })""")
            for text in wrong[:3]:
                problem(f"{file.name} at {width}: {text}")
            count += page.locator(".drawing").count()
    print(f"checked {count} drawings at three widths")

    page.set_viewport_size({"width": 375, "height": 900})
    page.goto((site / "11-errors.html").as_uri())
    legend = page.locator("#marble_legend")
    page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
    button = page.locator("button", has_text="How to read it").first
    for way, open_it in [("a click", button.click), ("a key", lambda: button.press("Enter"))]:
        if legend.is_visible():
            problem(f"the legend should be hidden before {way}")
        open_it()
        box = legend.bounding_box() if legend.is_visible() else None
        if not box or box["x"] < 0 or box["x"] + box["width"] > 375:
            problem(f"{way} should show the complete legend on the screen: {box}")
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 900})


def every_lab(page, pages):
    """Checks that opening a lab doesn't change its drawing."""
    count = 0
    for file in pages:
        page.goto(file.as_uri())
        if not page.locator("figure[data-experiment]").count():
            continue
        page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
        figures = page.locator("figure[data-experiment]").count()
        drawn = "Array.from(document.querySelectorAll('.cell figure[data-experiment] svg'), svg => svg.outerHTML)"
        before = page.evaluate(drawn)
        page.evaluate(
            """document.querySelectorAll("button").forEach(button => {
              if (button.textContent == "Drag the marbles" && !button.hidden) button.click()
            })""")
        page.wait_for_function(f"experiments.length == {figures}")
        after = page.evaluate(drawn)
        held = page.evaluate("experiments.filter(({ handles }) => handles.sliders.size).length")
        if held < figures:
            problem(f"{file.name}: {figures - held} drawings have no marble to drag")
        for one, other in zip(before, after):
            if one != other:
                problem(f"{file.name}: opening a lab should not change its drawing")
        violations(page, f"{file.name} with its labs open")
        count += figures
    print(f"opened {count} labs")


def scenes(context):
    """Checks that the cover's scene plays the bug and the fix, explains the bug, and starts over when text is typed."""
    page = watched(context, context.new_page())
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto((site / "index.html").as_uri())
    outcomes = page.locator(".outcome > span")
    note, strip = page.locator(".device .note"), page.locator(".strip")

    def expect(what, found, wanted):
        if found != wanted:
            problem(f"the cover's scene: {what}: expected {wanted!r}, got {found!r}")

    page.wait_for_selector(".device .cause b")
    expect("the verdicts", outcomes.all_inner_texts(), ["stays wrong", "wrong for 7.3 s", "never wrong"])
    expect("the problem", note.inner_text(), "The list shows names for “ca”, not “cat”.")
    height = page.locator(".device").bounding_box()["height"]
    cause = page.locator(".device .cause")
    expect("the cause of the answer is shown", "because find ca was sent at 0.4 s" in cause.inner_text(), True)
    expect("the highlighted events", strip.locator(".in").count(), 3)

    def stand(milliseconds):
        page.locator("input[type=range]").evaluate(
            "(range, time) => { range.value = time; range.oninput({ target: range }) }", milliseconds)

    stand(3500)
    expect("the cause, after the time slider was moved", cause.inner_text(), "")
    page.click("button:has-text('Why does it')")
    expect("the class of the focused element, after a click", page.evaluate("document.activeElement.className"), "go")
    expect("the cause at 3.5 s is shown", "because find c was sent at 0.0 s" in cause.inner_text(), True)
    stand(6200)
    page.locator("input[type=range]").press("ArrowLeft")
    expect("the time, after an arrow key", page.locator(".tools output").inner_text(), "6.0 s")
    page.locator(".variants input").nth(2).check()
    expect("the note about the fix", note.inner_text(), "Nothing is wrong.")
    expect("the effect of the fix", page.locator(".effect").inner_text()[:28], "Cancels the previous request")
    expect("the button that explains a problem is visible", page.locator("text=Why does it").is_visible(), False)
    page.locator(".variants input").nth(1).check()

    stand(900)
    expect("the verdict while a request runs", outcomes.all_inner_texts()[1], "still running")
    stand(6300)
    expect("the verdict on concat at 6.3 s", outcomes.all_inner_texts()[1], "wrong for 5.3 s so far")
    stand(13000)
    page.locator(".variants input").nth(0).check()
    bar = page.locator(".outcome i").first.evaluate(
        "bar => (bar.lastChild.getBoundingClientRect().right - bar.getBoundingClientRect().left) / bar.clientWidth")
    expect("the red bar reaches the right edge", bar > .98, True)
    expect("the phone shrinks", page.locator(".device").bounding_box()["height"] < height - 1, False)
    page.fill(".device input", "dog")
    page.wait_for_function("document.querySelector('.device .answers').textContent == 'No results for “dog”.'")
    expect("the number of inputs, after typing replaced the script", page.evaluate("document.querySelectorAll('.strip .typed').length"), 1)
    page.goto((site / "questions.html").as_uri())
    page.evaluate("scrollTo({ top: 3000, behavior: 'instant' })")
    before = page.evaluate("scrollY")
    page.click("#search_field")
    page.keyboard.type("share")
    if page.evaluate("scrollY") != before:
        problem("typing into the search field should not scroll the page")
    page.emulate_media(reduced_motion="no-preference")
    page.goto((site / "index.html").as_uri())
    page.wait_for_function("document.querySelector('.variants input:checked')?.closest('label').innerText.includes('switchToLatest')", timeout=30000)
    page.wait_for_selector(".tools .go:has-text('Pause')")
    page.wait_for_function("document.querySelector('.device .note').textContent == 'Nothing is wrong.'", timeout=30000)
    page.wait_for_selector(".tools output:has-text('11.9 s')")
    expect("the verdicts, after the fix", outcomes.all_inner_texts(), ["stays wrong", "wrong for 7.3 s", "never wrong"])
    expect("the explanation of the fix", cause.inner_text()[:28], "Cancels the previous request")
    page.set_viewport_size({"width": 375, "height": 740})
    phone = page.locator(".device").bounding_box()
    expect("the scene extends below a phone's first screen", phone["y"] + phone["height"] > 740, False)
    expect("the scene is below the buttons", phone["y"] > page.locator(".hero .button").first.bounding_box()["y"], False)
    page.close()
    print("the cover's scene plays the bug and the fix, and explains the bug")


def searches(page):
    page.goto((site / "index.html").as_uri())
    page.fill("#search_field", "x")
    page.wait_for_selector("#search_results p")
    page.evaluate("() => { window.search = text => searchEntries(entries, text).matches }")
    operators = page.evaluate("prepareEntries(searchIndex).filter(entry => entry.p == 'Operators')")
    missing = page.evaluate(
        """operators => operators.flatMap(entry => {
          const names = entry.x.split(/\\s+/).filter(word => /^[-+][a-zA-Z:]+$/.test(word))
          return [entry.t, ...names].filter(name => !search(name).slice(0, 25).some(found => found.a == entry.a))
        })""",
        operators)
    for name in missing[:10]:
        problem(f"search should find the operator {name}")
    chinese = page.evaluate(
        "() => searchEntries(prepareEntries({ p: [['x', '', '一个信号是一个配方', '', []]] }), '信号').matches.length")
    if chinese != 1:
        problem("search should find Chinese words")
    print(f"search: {len(operators)} operators")


with chromium() as browser:
    pages = sorted(site.glob("*.html"))
    for scheme in ["light", "dark"]:
        context = browser.new_context(color_scheme=scheme)
        page = watched(context, context.new_page())
        for width in [375, 768, 1280]:
            # Colors don't depend on the width, so axe runs once in each color scheme.
            is_read = pictures or (scheme, width) in [("light", 375), ("dark", 1280)]
            page.set_viewport_size({"width": width, "height": 900})
            for file in pages:
                if not is_read and scheme == "dark":
                    continue
                page.goto(file.as_uri())
                name = f"{file.name} {scheme} {width}"
                if is_read:
                    violations(page, name)
                if pictures:
                    page.screenshot(path=pictures / f"{file.stem}-{scheme}-{width}.png", full_page=True)
                if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
                    problem(f"{name}: the page should fit the window's width")
        context.close()
    context = browser.new_context()
    page = watched(context, context.new_page())
    by_keyboard(page)
    folded_sections(page)
    drawings(page, pages)
    lab_by_keyboard(page)
    lab_by_pointer(page)
    every_lab(page, pages)
    scenes(context)
    searches(page)
    context.close()

    context = browser.new_context(java_script_enabled=False)
    page = watched(context, context.new_page())
    for file in pages:
        page.goto(file.as_uri())
        if len(page.locator("main").inner_text()) < 200:
            problem(f"{file.name} should be readable without JavaScript")
        for summary in page.locator(".section > summary, .cell > .folded > summary").all():
            summary.click()
        for output in page.locator(".cell > .folded .output").all():
            if not output.is_visible():
                problem(f"{file.name}: an answer should open without JavaScript")
    browser.close()

print(f"{len(pages)} pages, {len(problems)} problems")
sys.exit(1 if problems else 0)
