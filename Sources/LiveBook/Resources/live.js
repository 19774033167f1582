const live = {
  post: (path, wish, signal) => post(`/live/${path}`, wish, signal),
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
  // A sentence in which commands stand between backticks.
  say(place, sentence) {
    place.replaceChildren(...sentence.split("`").map((part, index) =>
      index % 2 ? make("code", {}, part) : document.createTextNode(part)))
  }
}

const status = make("p", { className: "live status", role: "status" })
document.querySelector(".sidebar")?.prepend(status, make("a", { href: "scratch.html" }, "Scratch pad"))

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

function cellEditor(place, text, title) {
  const box = make("div", { className: "live editor" })
  const field = make("textarea", {
    value: text.yours ?? text.start, spellcheck: false, "aria-label": `Your ${title}`
  })
  const fit = () => { field.rows = Math.min(40, field.value.split("\n").length + 1) }
  const state = make("p", { role: "status" }, text.isMet ? "✓ Met." : "")
  const output = make("div")
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
    if (line.kind == "kept") output.append(make("p", { className: "note" }, line.text))
    if (line.kind == "text") {
      let last = output.lastElementChild
      if (!last?.matches("pre.output")) {
        last = make("pre", {
          className: "output", tabIndex: 0, role: "group", "aria-label": `Output of your ${title}`
        }, make("samp"))
        output.append(last)
      }
      last.firstElementChild.append(line.text)
    }
    if (line.kind == "html") {
      output.append(make("div", { innerHTML: line.text }))
    }
    if (line.kind == "end") {
      const ends = { ended: "Yours.", met: "✓ Met.", missed: "✗ Not yet.", skipped: "Skipped." }
      state.textContent = ends[line.how] ?? "✗"
      state.className = ["ended", "met", "skipped"].includes(line.how) ? "" : "wrong"
      if (line.text && line.how != "met") {
        output.append(make("pre", { className: "finding" }, line.text))
      }
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

  const stop = button("Stop", () => running?.abort())
  stop.hidden = true
  const buttons = make("p", { className: "buttons" })
  const runs = button("Run", run)
  runs.title = "Shift-Return"
  buttons.append(runs, stop, button("The page’s text", reset))
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
    document.querySelector("main h1")?.after(make("p", { className: "live wrong" },
      `Cells cannot be changed here: ${live.reason(error)}`))
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
      const change = button(text.yours ? "Yours" : "Change it", open)
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
