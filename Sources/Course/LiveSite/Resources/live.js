const live = {
  // Returns the response, or throws the server's message.
  async ask(request) {
    const reply = await request
    if (!reply.ok) throw new Error(await reply.text())
    return reply
  },
  post: (path, wish, signal, isLast) => live.ask(post(`/live/${path}`, wish, signal, isLast)),
  get: path => live.ask(fetch(`/live/${path}`)),
  gone: "The book’s server has stopped. Start it again with `swift run course open`, and this page reconnects. "
    + "Your typing stays here while the page is open.",
  // Returns the reason for a failed request. For a network error, the browser's message would be too technical.
  reason(error) { return error instanceof TypeError ? live.gone : error.message },
  // Sends a request and returns an error message, or an empty string if the request succeeded.
  async problem(path, wish) {
    try {
      await live.post(path, wish)
      return ""
    } catch (error) {
      return live.reason(error)
    }
  },
  // Shows a sentence and formats text between backticks as code.
  say(place, sentence) {
    place.replaceChildren(...sentence.split("`").map((part, index) =>
      index % 2 ? make("code", {}, part) : document.createTextNode(part)))
  }
}

const status = make("p", { className: "notice", role: "status", hidden: true })
document.querySelector("main").prepend(status)
for (const part of document.querySelectorAll(".offline")) part.remove()
const say = sentence => {
  status.hidden = sentence == ""
  live.say(status, sentence)
}
const tally = make("a", { className: "tally", href: "index.html#path" })
document.querySelector(".bar").append(tally)

// A browser opens at most six connections to a server, so a single tab receives the events for all tabs. When that
// tab closes, another one takes over.
const events = new EventTarget()
const tabs = new BroadcastChannel("course")
// The latest events, for tabs that open later.
const latest = new Map()
function take(kind, data = "{}") {
  const { chapter, report } = JSON.parse(data)
  latest.set(chapter ?? report?.chapter ?? (kind == "found" ? "lost" : kind), [kind, data])
  if (kind == "lost" || kind == "found") say(kind == "lost" ? live.gone : "")
  events.dispatchEvent(new MessageEvent(kind, { data }))
}
function tell(kind, data) {
  take(kind, data)
  tabs.postMessage([kind, data])
}
function listen() {
  const stream = new EventSource("/live/events")
  stream.onopen = () => tell("found")
  stream.onerror = () => {
    tell("lost")
    // If the server refuses this browser, the stream is closed and doesn't reconnect by itself.
    if (stream.readyState == EventSource.CLOSED) setTimeout(listen, 2000)
  }
  for (const kind of ["noboard", "board", "watching", "checking", "obstacle", "verdict"]) {
    stream.addEventListener(kind, event => tell(kind, event.data))
  }
}
let isHolder = false
navigator.locks.request("course", () => {
  isHolder = true
  listen()
  return new Promise(() => {})
})
tabs.onmessage = ({ data: [kind, data] }) => {
  if (kind != "hello") take(kind, data)
  else if (isHolder) for (const known of latest.values()) tabs.postMessage(known)
}
// Wait until all scripts of this page have added their listeners.
setTimeout(() => tabs.postMessage(["hello"]))
events.addEventListener("noboard", event => say(JSON.parse(event.data).error))
events.addEventListener("board", event => {
  board = JSON.parse(event.data)
  tally.textContent = `${board.solved} of ${board.tasks} tasks`
  const cover = document.getElementById("the_tally")
  if (cover) cover.textContent = `, ${board.solved} solved`
  showBoard()
})

// The learner's progress, from the terminal and all browsers.
let board
function showBoard() {
  const states = {}
  for (const { name, tasks, read } of board?.chapters ?? []) {
    const all = Object.values(tasks)
    const solved = all.filter(state => state == "solved").length
    const isBegun = read || solved || Object.keys(answers.of(name)).length
    if (isBegun) states[name.slice(0, 2)] = read && solved == all.length ? "done" : "begun"
    if (!solved) continue
    for (const link of document.querySelectorAll(`[data-tasks="${name.slice(0, 2)}"]`)) {
      link.textContent = link.matches(".tasks") ? `${solved}/${all.length}`
        : `exercise: ${solved} of ${all.length}`
      if (link.matches(".tasks")) {
        link.setAttribute("aria-label", `Exercise ${name.slice(0, 2)}, ${solved} of ${all.length} tasks solved`)
      }
    }
  }
  if (board) fillMarbles(states)
}

// Sends a request in the background. If it fails, shows the problem at the top of the page.
async function note(path, wish) {
  const problem = await live.problem(path, wish)
  if (problem) say(problem)
}

// A page counts as read when all of its questions are answered.
for (const form of questions) {
  form.addEventListener("submit", () => {
    const page = pageOf(form).dataset.page
    const given = questions.map(form => answers.of(page)[form.dataset.cell]).filter(answer => answer)
    if (given.length < questions.length) return
    const right = given.filter(answer => answer.isRight).length
    note("read", { page, right, predictions: given.length })
  })
}
addEventListener("submit", showBoard)

const swift = /(\/\/.*)|("(?:[^"\\]|\\.)*")|\b(let|var|func|return|in|if|else|for|nil|import|self|true|false|switch|case|extension|where|final|class|struct|enum|init|private|public|static|try|guard|while|throws|weak)\b|\b([A-Z]\w*)\b|\b(\d[\d._]*)\b/g
const kinds = ["comment", "string", "keyword", "type", "number"]
// Returns the code with highlighted tokens.
function colored(code) {
  const parts = []
  let end = 0
  for (const match of code.matchAll(swift)) {
    const kind = kinds[match.slice(1).findIndex(text => text !== undefined)]
    parts.push(code.slice(end, match.index), make("span", { className: kind }, match[0]))
    end = match.index + match[0].length
  }
  return [...parts, code.slice(end)]
}

// Returns an output with a label in small type.
const output = (label, text, name = label) => make("pre", {
  className: "output", tabIndex: 0, role: "group", "aria-label": name, "data-label": label
}, make("samp", {}, text))

// The editor of a cell. A text area with transparent text covers the highlighted code.
class Editor {
  verb = "Run"

  constructor(section, place, text) {
    Object.assign(this, { section, place, text })
    this.title = section.querySelector(".title .name").textContent
    this.state = section.querySelector(".title .state")
    this.code = section.querySelector(":scope > .copyable, :scope > pre.code")
    this.tools = section.querySelector(":scope > .tools") ?? section.appendChild(make("p", { className: "tools" }))
    this.opening = button(text.yours ? "Edit your code" : "Edit the code", () => this.open(),
      { "aria-label": `${text.yours ? "Edit your code" : "Edit the code"}: ${this.title}` })
    this.tools.prepend(this.opening)
    if (text.isMet) this.say("good", "met ✓")
    else if (text.yours) this.say("yours", "your version is saved")
  }

  get typed() { return this.field.value }
  set typed(text) {
    this.field.value = text
    this.show()
  }

  say(kind, words) {
    this.state.className = `state ${kind}`
    this.state.textContent = words
  }

  open() {
    this.field ?? this.build()
    this.box.hidden = false
    if (this.code) this.code.hidden = true
    this.opening.hidden = true
    for (const one of [this.runs, this.back]) one.hidden = false
    this.ask()
    this.field.focus({ preventScroll: true })
    this.runs.scrollIntoView({ block: "nearest" })
  }

  close() {
    this.box.hidden = true
    if (this.code) this.code.hidden = false
    this.opening.hidden = false
    for (const one of [this.runs, this.back]) one.hidden = true
    this.ask()
    this.opening.focus({ preventScroll: true })
  }

  build() {
    this.under = make("pre", { "aria-hidden": "true" })
    this.field = make("textarea", {
      spellcheck: false, autocapitalize: "off",
      "aria-label": `Code of ${this.title}`
    })
    this.box = make("div", { className: "editor" }, this.under, this.field)
    this.result = make("div", { className: "result" })
    this.runs = button("", () => this.run(), { className: "go", title: "Shift, Ctrl or Command with Return" })
    this.runs.append(`${this.verb} `, make("span", { "aria-hidden": "true" }, "⇧↩"))
    this.stop = button("Stop", () => this.running?.abort(), { hidden: true })
    this.back = button("Back to the page’s code", () => this.reset())
    if (this.code) this.code.after(this.box)
    else this.tools.before(this.box)
    this.box.after(this.result)
    // Put the buttons next to the code rather than below the output.
    this.state.after(this.runs, this.stop)
    this.tools.prepend(this.back)
    this.keep = later(() => { this.keeping = this.keepText() })
    this.field.addEventListener("input", () => {
      this.show()
      this.keep()
    })
    this.field.addEventListener("keydown", event => {
      if (isComposing(event)) return
      if (event.key == "Enter" && (event.shiftKey || event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        this.run()
      } else if (event.key == "Escape") {
        this.runs.focus()
      } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
        this.indent(event)
      }
    })
    // When the server is running again, save the text that it didn't receive.
    events.addEventListener("found", () => { this.keeping = this.keepText() })
    // If the reader has dragged marbles, the code on the page has changed.
    const dragged = this.code?.querySelector(".changed") && this.code.querySelector("code").textContent
    this.typed = this.text.yours ?? dragged ?? this.text.start
  }

  // Indents a new line like the line above, or one level deeper after an opening brace. Moves a closing brace one level
  // to the left.
  indent(event) {
    const { value, selectionStart, selectionEnd } = this.field
    const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart)
    const spaces = /^ */.exec(line)[0]
    const opens = /\{( [^{}]* in)?$/.test(line)
    const isNew = event.key == "Enter" && (spaces || opens)
    const closes = event.key == "}" && line == spaces && spaces.length > 1 && selectionStart == selectionEnd
    if (!isNew && !closes) return
    event.preventDefault()
    if (closes) this.field.selectionStart -= 2
    // Unlike an assignment to `value`, this can be undone.
    document.execCommand("insertText", false, closes ? "}" : `\n${spaces}${opens ? "  " : ""}`)
  }

  // Highlights the text and the line with the error.
  show(wrong) {
    this.ask()
    const lines = this.field.value.split("\n")
    this.under.replaceChildren(...lines.flatMap((line, index) => index + 1 == wrong
      ? [make("span", { className: "wrong" }, ...colored(line), "\n")]
      : [...colored(line), "\n"]))
  }

  // Hides the question while the code differs from the page's code.
  ask() {
    const question = this.section.querySelector("form.question")
    if (!question) return
    this.closed ??= make("p", { className: "note", hidden: true },
      "The question is about the page’s code, and returns when you go back to it.")
    if (!this.closed.isConnected) question.after(this.closed)
    const isOther = !this.box.hidden && this.field.value.trim() != this.text.start.trim()
    question.hidden = isOther
    this.closed.hidden = !isOther
  }

  // Saves the typed text, even if the reader doesn't run it or is leaving the page.
  async keepText() {
    await this.keeping
    const sent = this.typed
    if (sent == (this.text.yours ?? this.text.start)) return
    try {
      const reply = await live.post("keep", { ...this.place, text: sent, seen: this.text.yours }, undefined, true)
      this.text.yours = sent
      const { kept } = await reply.json()
      if (kept) this.result.append(make("p", { className: "note" }, `This replaced a version from another tab, which is now in ${kept}.`))
      if (!this.running) this.say("yours", "yours, not run")
    } catch (error) {
      if (!this.running) this.say("bad", "not saved")
      say(live.reason(error))
    }
  }

  async run() {
    this.keep.now()
    this.running?.abort()
    const mine = this.running = new AbortController()
    const sent = this.field.value
    const started = performance.now()
    this.result.replaceChildren()
    this.say("running", "running")
    this.show()
    this.stop.hidden = false
    try {
      await this.keeping
      const reply = await live.post("run", { ...this.place, text: sent, seen: this.text.yours }, mine.signal)
      this.text.yours = sent
      await readLines(reply.body, line => {
        if (this.running == mine) this.take(JSON.parse(line), (performance.now() - started) / 1000)
      })
    } catch (error) {
      if (this.running == mine) {
        this.say(...mine.signal.aborted ? ["yours", "stopped"] : ["bad", "not run"])
        if (!mine.signal.aborted) this.problem(live.reason(error))
      }
    }
    if (this.running != mine) return
    this.stop.hidden = true
    this.running = undefined
  }

  take({ kind, how, text }, seconds) {
    if (kind == "note") this.say("running", text)
    if (kind == "kept") this.result.append(make("p", { className: "note" }, text))
    if (kind == "text") {
      const last = this.result.lastElementChild
      if (last?.matches("pre.output")) last.firstElementChild.append(text)
      else this.result.append(output("yours", text, `Output of your ${this.title}`))
    }
    if (kind == "html") this.result.append(make("div", { innerHTML: text }))
    if (kind == "end") this.end(how, text, seconds)
  }

  end(how, text, seconds) {
    const line = /:(\d+):\d+: error: /.exec(text)?.[1]
    const ends = {
      ended: ["yours", `yours · ${seconds.toFixed(1)} s`], met: ["good", "met ✓"], missed: ["bad", "not yet ✗"],
      threw: ["bad", "it threw"], stopped: ["bad", "stopped"],
      refused: ["bad", line ? `line ${line} does not compile` : "does not compile"]
    }
    this.say(...ends[how])
    if (how == "refused") this.show(Number(line))
    if (text && how != "met") this.problem(text)
  }

  problem(text) {
    const problem = make("pre", { className: "problem", tabIndex: 0, role: "group", "aria-label": "Problem" })
    live.say(problem, text)
    this.result.append(problem)
  }

  async reset() {
    this.keep.now()
    await this.keeping
    this.running?.abort()
    let kept
    try {
      kept = (await (await live.post("reset", this.place)).json()).kept
    } catch (error) {
      this.problem(`Your text was not replaced. ${live.reason(error)}`)
      return
    }
    this.running = undefined
    this.stop.hidden = true
    this.text.yours = null
    this.typed = this.text.start
    this.opening.textContent = "Edit the code"
    this.opening.setAttribute("aria-label", `Edit the code: ${this.title}`)
    this.say("", "")
    this.result.replaceChildren(...kept ? [make("p", { className: "note" }, `Your text is in ${kept}`)] : [])
    if (this.code) this.close()
    else this.field.focus()
  }
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

// Returns the reader's saved cells. If they can't be read, shows a message and returns nothing.
async function textsOf(page) {
  try {
    return await (await live.get(`texts?page=${encodeURIComponent(page)}`)).json()
  } catch (error) {
    say(`Cells can’t be edited here. ${live.reason(error)}`)
  }
}

async function bringCellsToLife() {
  const page = document.querySelector("main").dataset.page
  const texts = page && await textsOf(page)
  if (!texts) return
  const all = [["cell", "cell_", texts.cells], ["challenge", "turn_", texts.challenges]]
  for (const [kind, prefix, numbers] of all) {
    for (const [number, text] of Object.entries(numbers)) {
      const section = document.getElementById(prefix + number)
      if (section) new Editor(section, { page, [kind]: Number(number) }, text)
    }
  }
}
bringCellsToLife()
