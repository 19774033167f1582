/// What the book's pages do where they are served.
enum LiveScript {
  static let text = [connection, predictions, cells, exercises].joined(separator: "\n")

  private static let connection = #"""
    "use strict"
    const live = {
      post(path, wish, signal) {
        return fetch(`/live/${path}`, {
          method: "POST", headers: { "Content-Type": "application/json" },
          body: JSON.stringify(wish), signal
        })
      },
      gone: "The course does not answer. Is it still open in the terminal?",
      // Why a request brought nothing: the words of a network error are not a reader's.
      reason(error) { return error instanceof TypeError ? live.gone : error.message },
      // Asks for something to be done, and returns what is wrong if it was not.
      async problem(path, wish) {
        try {
          const reply = await live.post(path, wish)
          return reply.ok ? "" : await reply.text()
        } catch (error) {
          return live.reason(error)
        }
      },
      make(name, text = "", className = "") {
        return Object.assign(document.createElement(name), { textContent: text, className })
      },
      // A sentence in which commands stand between backticks.
      say(place, sentence) {
        place.replaceChildren(...sentence.split("`").map((part, index) =>
          index % 2 ? live.make("code", part) : document.createTextNode(part)))
      },
      button(text, onclick) {
        return Object.assign(live.make("button", text, "small"), { type: "button", onclick })
      }
    }

    const status = live.make("p", "", "live status")
    status.setAttribute("role", "status")
    const pad = Object.assign(live.make("a", "Scratch pad"), { href: "scratch.html" })
    document.querySelector(".sidebar")?.prepend(status, pad)

    const events = new EventSource("/live/events")
    events.onerror = () => { status.textContent = live.gone }
    events.addEventListener("noboard", event => { status.textContent = JSON.parse(event.data).error })
    events.addEventListener("board", event => {
      const board = JSON.parse(event.data)
      live.say(status, `${board.solved} of ${board.tasks} tasks solved. Next: ${board.next}`)
      for (const chapter of board.chapters) {
        const states = Object.values(chapter.tasks)
        const link = document.querySelector(`.sidebar a[href="exercise-${chapter.name.slice(0, 2)}.html"]`)
        if (!link || !states.length) continue
        const solved = states.filter(state => state == "solved").length
        link.textContent = solved ? `exercise ${solved}/${states.length}` : "exercise"
      }
      pagesRead = board.chapters.filter(chapter => chapter.read)
      showPagesRead()
    })
    """#

  /// A page whose questions are all answered is read, as one that was read to its end at a terminal.
  private static let predictions = #"""
    let pagesRead = []

    // What nobody asked for by a button, and so is said where the course stands.
    async function note(path, wish) {
      const problem = await live.problem(path, wish)
      if (problem) status.textContent = problem
    }

    // What this browser was asked counts here; of other pages, what the course knows.
    function showPagesRead() {
      for (const { name, read } of pagesRead) {
        for (const place of document.querySelectorAll(`.score[data-of="${name}"]`)) {
          if (Object.keys(answers.of(name)).length) continue
          place.textContent = read.predictions ? ` ${read.right}/${read.predictions} ✓` : " read"
        }
      }
    }

    for (const form of document.querySelectorAll("form.question")) {
      form.addEventListener("submit", () => {
        const page = pageOf(form).dataset.page
        const given = questions.map(form => answers.of(page)[form.dataset.cell]).filter(answer => answer)
        showPagesRead()
        if (given.length < questions.length) return
        const right = given.filter(answer => answer.isRight).length
        note("read", { page, right, predictions: given.length })
      })
    }
    """#

  /// A run is one request, whose answer comes line by line; closing it ends the run.
  private static let cells = #"""
    function cellEditor(place, text, title) {
      const box = live.make("div", "", "live editor")
      const field = live.make("textarea")
      field.value = text.yours ?? text.start
      field.spellcheck = false
      field.setAttribute("aria-label", `Your ${title}`)
      const fit = () => { field.rows = Math.min(40, field.value.split("\n").length + 1) }
      const state = live.make("p", text.isMet ? "✓ Met." : "")
      state.setAttribute("role", "status")
      const output = live.make("div")
      let running

      async function run() {
        running?.abort()
        const mine = running = new AbortController()
        const sent = field.value
        output.replaceChildren()
        state.textContent = "Running …"
        state.className = ""
        stop.hidden = false
        try {
          const reply = await live.post("run", { ...place, text: sent, seen: text.yours }, mine.signal)
          if (!reply.ok) throw new Error(await reply.text())
          text.yours = sent
          await readLines(reply.body, line => show(JSON.parse(line)))
        } catch (error) {
          if (running == mine) {
            state.textContent = mine.signal.aborted ? "Stopped." : `It could not be run: ${live.reason(error)}`
          }
        }
        if (running == mine) stop.hidden = true
      }

      function show(line) {
        if (line.kind == "note") state.textContent = line.text
        if (line.kind == "kept") output.append(live.make("p", line.text, "note"))
        if (line.kind == "text") {
          let last = output.lastElementChild
          if (!last?.matches("pre.output")) {
            last = live.make("pre", "", "output")
            last.tabIndex = 0
            last.setAttribute("role", "group")
            last.setAttribute("aria-label", `Output of your ${title}`)
            last.append(live.make("samp"))
            output.append(last)
          }
          last.firstElementChild.append(line.text)
        }
        if (line.kind == "html") {
          const piece = live.make("div")
          piece.innerHTML = line.text
          output.append(piece)
        }
        if (line.kind == "end") {
          const ends = { ended: "Yours.", met: "✓ Met.", missed: "✗ Not yet.", skipped: "Skipped." }
          state.textContent = ends[line.how] ?? "✗"
          state.className = ["ended", "met", "skipped"].includes(line.how) ? "" : "wrong"
          if (line.text && line.how != "met") output.append(live.make("pre", line.text, "finding"))
        }
      }

      async function reset() {
        running?.abort()
        let kept
        try {
          const reply = await live.post("reset", place)
          if (!reply.ok) throw new Error(await reply.text())
          kept = (await reply.json()).kept
        } catch (error) {
          state.textContent = `Your text stays: ${live.reason(error)}`
          state.className = "wrong"
          return
        }
        field.value = text.start
        text.yours = null
        output.replaceChildren()
        state.textContent = kept ? `Yours is kept in ${kept}` : ""
        state.className = ""
        fit()
      }

      const stop = live.button("Stop", () => running?.abort())
      stop.hidden = true
      const buttons = live.make("p", "", "buttons")
      const runs = live.button("Run", run)
      runs.title = "Shift-Return"
      buttons.append(runs, stop, live.button("The page’s text", reset))
      field.addEventListener("input", fit)
      field.addEventListener("keydown", event => {
        if (event.key == "Enter" && event.shiftKey) { event.preventDefault(); run() }
      })
      fit()
      box.append(field, buttons, state, output)
      return { box, field }
    }

    async function readLines(body, take) {
      const reader = body.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ""
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        const lines = (rest + value).split("\n")
        rest = lines.pop()
        for (const line of lines) take(line)
      }
    }

    // What the course has of a page's cells; where it has nothing, a line says why.
    async function textsOf(page) {
      try {
        const reply = await fetch(`/live/texts?page=${encodeURIComponent(page)}`)
        if (!reply.ok) throw new Error(await reply.text())
        return await reply.json()
      } catch (error) {
        const line = live.make("p", `Cells cannot be changed here: ${live.reason(error)}`, "live wrong")
        document.querySelector("main h1")?.after(line)
      }
    }

    async function bringCellsToLife() {
      const name = document.querySelector("main").dataset.page
      if (!name) return
      const texts = await textsOf(name)
      if (!texts) return
      const kinds = [["cell", texts.cells], ["challenge", texts.challenges]]
      for (const [kind, all] of kinds) {
        for (const [number, text] of Object.entries(all)) {
          const section = document.getElementById(kind == "cell" ? `cell_${number}` : `turn_${number}`)
          if (!section) continue
          const place = { page: name, [kind]: Number(number) }
          const title = section.querySelector(".title").textContent.trim()
          let editor
          const open = () => {
            if (!editor) {
              editor = cellEditor(place, text, title)
              change.replaceWith(editor.box)
            }
            editor.field.focus({ preventScroll: true })
          }
          const change = live.button(text.yours ? "Yours" : "Change it", open)
          change.setAttribute("aria-label", `${change.textContent}: ${title}`)
          section.append(change)
          if (text.isMet) change.textContent += " ✓"
        }
      }
    }
    bringCellsToLife()

    async function openScratchPad() {
      const section = document.getElementById("scratch")
      if (!section) return
      const text = await textsOf("play")
      if (text) section.append(cellEditor({ page: "play" }, text, "Scratch pad").box)
    }
    openScratchPad()
    """#

  private static let exercises = #"""
    const digits = location.pathname.match(/^\/exercise-(\d\d)\.html$/)?.[1]
    if (digits) {
      const board = live.make("section", "", "live verdicts")
      const line = live.make("p")
      line.setAttribute("role", "status")
      const rows = live.make("div")
      const watch = live.button("Check at every save", async () => {
        line.textContent = "Checking …"
        const problem = await live.problem("watch", { chapter: Number(digits) })
        if (problem) line.textContent = problem
      })
      board.append(watch, line, rows)
      document.querySelector("main h1").after(board)

      const ours = name => name.startsWith(digits)
      events.addEventListener("checking", event => {
        if (ours(JSON.parse(event.data).chapter)) line.textContent = "Checking …"
      })
      events.addEventListener("obstacle", event => { line.textContent = JSON.parse(event.data).error })
      events.addEventListener("verdict", event => {
        const report = JSON.parse(event.data)
        if (!ours(report.chapter)) return
        live.say(line, report.isSolved ? "✓ All tests pass." : `Next: ${report.next}`)
        rows.replaceChildren(...report.tasks.map(verdict))
      })

      function verdict(task) {
        const row = live.make("div", "", `task ${task.state}`)
        const passed = task.tests.filter(test => test.outcome == "passed").length
        const mark = task.state == "solved" ? "✓" : "✗"
        row.append(live.make("p", `${mark} ${task.id} ${task.title}: ${passed} of ${task.tests.length} tests`))
        if (task.state == "solved") return row
        if (task.sentence) row.append(live.make("p", task.sentence))
        if (task.expected !== null && task.got !== null) {
          row.append(live.make("pre", `expected\n${task.expected}\n\ngot\n${task.got}`, "output"))
        }
        for (const sentence of task.misconceptions) {
          row.append(live.make("p", `Is this what you think? “${sentence}”`))
        }
        if (task.file) row.append(live.make("p", task.line ? `${task.file}:${task.line}` : task.file, "note"))
        return row
      }

      for (const heading of document.querySelectorAll("main h2[id^=task-]")) {
        const task = `${Number(digits)}.${heading.id.slice("task-".length)}`
        const answer = live.make("span", "", "note")
        answer.setAttribute("role", "status")
        const open = live.button("Open the file", async () => {
          answer.textContent = ` ${await live.problem("edit", { task }) || "Opened."}`
        })
        open.setAttribute("aria-label", `Open the file of task ${task}`)
        heading.nextElementSibling?.append(" ", open, answer)
      }
      for (const hint of document.querySelectorAll("details.hint")) {
        hint.addEventListener("toggle", event => {
          if (!hint.open || event.target != hint) return
          let heading = hint.closest("main > *")
          while (heading && !heading.matches("h2[id^=task-]")) heading = heading.previousElementSibling
          const number = Number(hint.querySelector("summary").textContent.replace(/\D/g, ""))
          if (heading) note("hint", { task: `${Number(digits)}.${heading.id.slice(5)}`, number })
        })
      }
    }
    """#
}

/// How it looks.
enum LiveStyle {
  static let sheet = """
    .editor textarea { width: 100%; font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, \
    monospace; font-size: .875rem; line-height: 1.5; padding: .75rem 1rem; color: var(--text); \
    background: var(--page); border: 1px solid var(--faint); border-radius: 6px; tab-size: 2; }
    .editor .buttons { display: flex; gap: .5rem; margin: .5rem 0; }
    .editor .wrong, .live.wrong { color: var(--bad); }
    .live.status { font-weight: 400; color: var(--faint); }
    .verdicts { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 8px; }
    .verdicts .task > :first-child { font-weight: 600; color: var(--bad); }
    .verdicts .solved > :first-child { color: var(--good); }
    @media print { .live { display: none; } }
    """
}
