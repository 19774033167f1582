const live = {
  // Returns the response, or throws the server's message.
  async validated(request) {
    const reply = await request
    if (!reply.ok) throw new Error(await reply.text())
    return reply
  },
  post: (path, content, signal, isLast) => live.validated(post(`/live/${path}`, content, signal, isLast)),
  get: path => live.validated(fetch(`/live/${path}`)),
  stoppedMessage: "The book’s server has stopped. Start it again with `swift run course open`, and this page reconnects. "
    + "The text that you type stays here while the page is open.",
  // Returns the reason for a failed request. For a network error, the browser's message would be too technical.
  errorMessage(error) { return error instanceof TypeError ? live.stoppedMessage : error.message },
  // Sends a request and returns an error message, or an empty string if the request succeeded.
  async tryPost(path, content) {
    try {
      await live.post(path, content)
      return ""
    } catch (error) {
      return live.errorMessage(error)
    }
  },
  // Shows a sentence and formats text between backticks as code.
  showText(element, sentence) {
    element.replaceChildren(...sentence.split("`").map((part, index) =>
      index % 2 ? make("code", {}, part) : document.createTextNode(part)))
  }
}

const status = make("p", { className: "notice", role: "status", hidden: true })
document.querySelector("main").prepend(status)
for (const part of document.querySelectorAll(".offline")) part.remove()
const showNotice = sentence => {
  status.hidden = sentence == ""
  live.showText(status, sentence)
}
const tally = make("a", { className: "tally", href: "index.html#path" })
document.querySelector(".bar").append(tally)

// A browser opens at most six connections to a server, so a single tab receives the events for all tabs. When that
// tab closes, another tab takes over.
const events = new EventTarget()
const tabs = new BroadcastChannel("course")
// The latest events, for tabs that open later.
const latest = new Map()
function dispatch(kind, data = "{}") {
  const { chapter, report } = JSON.parse(data)
  latest.set(chapter ?? report?.chapter ?? (kind == "connected" ? "disconnected" : kind), [kind, data])
  if (kind == "disconnected" || kind == "connected") showNotice(kind == "disconnected" ? live.stoppedMessage : "")
  events.dispatchEvent(new MessageEvent(kind, { data }))
}
function broadcast(kind, data) {
  dispatch(kind, data)
  tabs.postMessage([kind, data])
}
function openEventStream() {
  const stream = new EventSource("/live/events")
  stream.onopen = () => broadcast("connected")
  stream.onerror = () => {
    broadcast("disconnected")
    // If the server refuses this browser, the stream is closed and doesn't reconnect automatically.
    if (stream.readyState == EventSource.CLOSED) setTimeout(openEventStream, 2000)
  }
  for (const kind of ["boardError", "board", "watching", "checking", "checkError", "verdict"]) {
    stream.addEventListener(kind, event => broadcast(kind, event.data))
  }
}
let isLeader = false
navigator.locks.request("course", () => {
  isLeader = true
  openEventStream()
  return new Promise(() => {})
})
tabs.onmessage = ({ data: [kind, data] }) => {
  if (kind != "hello") dispatch(kind, data)
  else if (isLeader) for (const event of latest.values()) tabs.postMessage(event)
}
// Wait until all scripts of this page have added their listeners.
setTimeout(() => tabs.postMessage(["hello"]))
events.addEventListener("boardError", event => showNotice(JSON.parse(event.data).error))
events.addEventListener("board", event => {
  board = JSON.parse(event.data)
  tally.textContent = `${board.solved} of ${board.tasks} tasks`
  const cover = document.getElementById("solved_count")
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
async function postInBackground(path, content) {
  const problem = await live.tryPost(path, content)
  if (problem) showNotice(problem)
}

// A page counts as read when all of its questions are answered.
for (const form of questions) {
  form.addEventListener("submit", () => {
    const page = pageOf(form).dataset.page
    const answered = questions.map(form => answers.of(page)[form.dataset.cell]).filter(answer => answer)
    if (answered.length < questions.length) return
    const right = answered.filter(answer => answer.isRight).length
    postInBackground("read", { page, right, predictions: answered.length })
  })
}
addEventListener("submit", showBoard)

const tokenPattern = /(\/\/.*)|("(?:[^"\\]|\\.)*")|\b(let|var|func|return|in|if|else|for|nil|import|self|true|false|switch|case|extension|where|final|class|struct|enum|init|private|public|static|try|guard|while|throws|weak)\b|\b([A-Z]\w*)\b|(?<!\$)\b(\d[\d_]*(?:\.\d+)?)\b/g
const tokenKinds = ["comment", "string", "keyword", "type", "number"]
// Returns the code with highlighted tokens.
function highlighted(code) {
  const parts = []
  let end = 0
  for (const match of code.matchAll(tokenPattern)) {
    const kind = tokenKinds[match.slice(1).findIndex(text => text !== undefined)]
    parts.push(code.slice(end, match.index), make("span", { className: kind }, match[0]))
    end = match.index + match[0].length
  }
  return [...parts, code.slice(end)]
}

// Returns an element that shows output with a small label.
const output = (label, text, name = label) => make("pre", {
  className: "output", tabIndex: 0, role: "group", "aria-label": name, "data-label": label
}, make("samp", {}, text))

// The editor of a cell. A text area with transparent text covers the highlighted code.
class Editor {
  verb = "Run"

  constructor(section, place, versions) {
    Object.assign(this, { section, place, versions })
    this.title = section.querySelector(".title .name").textContent
    this.state = section.querySelector(".title .state")
    this.code = section.querySelector(":scope > .copyable, :scope > pre.code")
    this.tools = section.querySelector(":scope > .tools") ?? section.appendChild(make("p", { className: "tools" }))
    this.openButton = button(versions.saved ? "Edit your code" : "Edit the code", () => this.open(),
      { "aria-label": `${versions.saved ? "Edit your code" : "Edit the code"}: ${this.title}` })
    this.tools.prepend(this.openButton)
    if (versions.isMet) this.setState("good", "met ✓")
    else if (versions.saved) this.setState("yours", "your version is saved")
  }

  get editedText() { return this.textArea.value }
  set editedText(text) {
    this.textArea.value = text
    this.show()
  }

  setState(kind, words) {
    this.state.className = `state ${kind}`
    this.state.textContent = words
  }

  open() {
    this.textArea ?? this.build()
    this.box.hidden = false
    if (this.code) this.code.hidden = true
    this.openButton.hidden = true
    for (const element of [this.runButton, this.resetButton]) element.hidden = false
    this.updateQuestion()
    this.textArea.focus({ preventScroll: true })
    this.runButton.scrollIntoView({ block: "nearest" })
  }

  close() {
    this.box.hidden = true
    if (this.code) this.code.hidden = false
    this.openButton.hidden = false
    for (const element of [this.runButton, this.resetButton]) element.hidden = true
    this.updateQuestion()
    this.openButton.focus({ preventScroll: true })
  }

  build() {
    this.highlightLayer = make("pre", { "aria-hidden": "true" })
    this.textArea = make("textarea", {
      spellcheck: false, autocapitalize: "off",
      "aria-label": `Code of ${this.title}`
    })
    this.box = make("div", { className: "editor" }, this.highlightLayer, this.textArea)
    this.result = make("div", { className: "result" })
    this.runButton = button("", () => this.run(), { className: "go", title: "Shift-Return, Ctrl-Return, or Command-Return" })
    this.runButton.append(`${this.verb} `, make("span", { "aria-hidden": "true" }, "⇧↩"))
    this.stopButton = button("Stop", () => this.running?.abort(), { hidden: true })
    this.resetButton = button("Back to the page’s code", () => this.reset())
    if (this.code) this.code.after(this.box)
    else this.tools.before(this.box)
    this.box.after(this.result)
    // Put the buttons next to the code rather than below the output.
    this.state.after(this.runButton, this.stopButton)
    this.tools.prepend(this.resetButton)
    this.saveSoon = debounce(() => { this.saving = this.saveText() })
    this.textArea.addEventListener("input", () => {
      this.show()
      this.saveSoon()
    })
    this.textArea.addEventListener("keydown", event => {
      if (isComposing(event)) return
      if (event.key == "Enter" && (event.shiftKey || event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        this.run()
      } else if (event.key == "Escape") {
        this.runButton.focus()
      } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
        this.indent(event)
      }
    })
    // When the server is running again, save the text that it didn't receive.
    events.addEventListener("connected", () => { this.saving = this.saveText() })
    // If the reader has dragged marbles, the code on the page has changed.
    const draggedCode = this.code?.querySelector(".changed") && this.code.querySelector("code").textContent
    this.editedText = this.versions.saved ?? draggedCode ?? this.versions.original
  }

  // Indents a new line as much as the line above it, or one level more after an opening brace. Moves a closing brace
  // one level to the left.
  indent(event) {
    const { value, selectionStart, selectionEnd } = this.textArea
    const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart)
    const spaces = /^ */.exec(line)[0]
    const opens = /\{( [^{}]* in)?$/.test(line)
    const isNew = event.key == "Enter" && (spaces || opens)
    const closes = event.key == "}" && line == spaces && spaces.length > 1 && selectionStart == selectionEnd
    if (!isNew && !closes) return
    event.preventDefault()
    if (closes) this.textArea.selectionStart -= 2
    // The reader can undo this, unlike an assignment to `value`.
    document.execCommand("insertText", false, closes ? "}" : `\n${spaces}${opens ? "  " : ""}`)
  }

  // Highlights the text and the line with the error.
  show(wrong) {
    this.updateQuestion()
    const lines = this.textArea.value.split("\n")
    this.highlightLayer.replaceChildren(...lines.flatMap((line, index) => index + 1 == wrong
      ? [make("span", { className: "wrong" }, ...highlighted(line), "\n")]
      : [...highlighted(line), "\n"]))
  }

  // Hides the question while the code differs from the page's code.
  updateQuestion() {
    const question = this.section.querySelector("form.question")
    if (!question) return
    this.questionNotice ??= make("p", { className: "note", hidden: true },
      "The question about the page’s code is hidden while your code is different.")
    if (!this.questionNotice.isConnected) question.after(this.questionNotice)
    const isChanged = !this.box.hidden && this.textArea.value.trim() != this.versions.original.trim()
    question.hidden = isChanged
    this.questionNotice.hidden = !isChanged
  }

  // Saves the typed text, even if the reader doesn't run it or is leaving the page.
  async saveText() {
    await this.saving
    const newText = this.editedText
    if (newText == (this.versions.saved ?? this.versions.original)) return
    try {
      const reply = await live.post("save", { ...this.place, text: newText, base: this.versions.saved }, undefined, true)
      this.versions.saved = newText
      const { backup } = await reply.json()
      if (backup) this.result.append(make("p", { className: "note" }, `Your text replaced a version that was saved elsewhere. That version is now in ${backup}.`))
      if (!this.running) this.setState("yours", "yours, not run")
    } catch (error) {
      if (!this.running) this.setState("bad", "not saved")
      showNotice(live.errorMessage(error))
    }
  }

  async run() {
    this.saveSoon.flush()
    this.running?.abort()
    const controller = this.running = new AbortController()
    const newText = this.textArea.value
    const started = performance.now()
    this.result.replaceChildren()
    this.setState("running", "running")
    this.show()
    this.stopButton.hidden = false
    try {
      await this.saving
      const reply = await live.post("run", { ...this.place, text: newText, base: this.versions.saved }, controller.signal)
      this.versions.saved = newText
      await readLines(reply.body, line => {
        if (this.running == controller) this.receive(JSON.parse(line), (performance.now() - started) / 1000)
      })
    } catch (error) {
      if (this.running == controller) {
        this.setState(...controller.signal.aborted ? ["yours", "stopped"] : ["bad", "not run"])
        if (!controller.signal.aborted) this.showProblem(live.errorMessage(error))
      }
    }
    if (this.running != controller) return
    this.stopButton.hidden = true
    this.running = undefined
  }

  receive({ kind, ending, text }, seconds) {
    if (kind == "note") this.setState("running", text)
    if (kind == "backup") this.result.append(make("p", { className: "note" }, text))
    if (kind == "text") {
      const last = this.result.lastElementChild
      if (last?.matches("pre.output")) last.firstElementChild.append(text)
      else this.result.append(output("yours", text, `Output of your ${this.title}`))
    }
    if (kind == "html") this.result.append(make("div", { innerHTML: text }))
    if (kind == "end") this.showEnding(ending, text, seconds)
  }

  showEnding(ending, text, seconds) {
    const line = /:(\d+):\d+: error: /.exec(text)?.[1]
    const ends = {
      ended: ["yours", `yours · ${seconds.toFixed(1)} s`], met: ["good", "met ✓"], missed: ["bad", "not yet ✗"],
      threw: ["bad", "threw an error"], stopped: ["bad", "stopped"],
      refused: ["bad", line ? `line ${line} does not compile` : "does not compile"]
    }
    this.setState(...ends[ending])
    if (ending == "refused") this.show(Number(line))
    if (text && ending != "met") this.showProblem(text)
  }

  showProblem(text) {
    const problem = make("pre", { className: "problem", tabIndex: 0, role: "group", "aria-label": "Problem" })
    live.showText(problem, text)
    this.result.append(problem)
  }

  async reset() {
    this.saveSoon.flush()
    await this.saving
    this.running?.abort()
    let backup
    try {
      backup = (await (await live.post("reset", this.place)).json()).backup
    } catch (error) {
      this.showProblem(`Your text was not replaced. ${live.errorMessage(error)}`)
      return
    }
    this.running = undefined
    this.stopButton.hidden = true
    this.versions.saved = null
    this.editedText = this.versions.original
    this.openButton.textContent = "Edit the code"
    this.openButton.setAttribute("aria-label", `Edit the code: ${this.title}`)
    this.setState("", "")
    this.result.replaceChildren(...backup ? [make("p", { className: "note" }, `Your text is in ${backup}`)] : [])
    if (this.code) this.close()
    else this.textArea.focus()
  }
}

async function readLines(body, handleLine) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ""
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split("\n")
    rest = lines.pop()
    for (const line of lines) handleLine(line)
  }
}

// Returns the reader's saved cells. If they can't be read, shows a message and returns undefined.
async function fetchTexts(page) {
  try {
    return await (await live.get(`texts?page=${encodeURIComponent(page)}`)).json()
  } catch (error) {
    showNotice(`Cells can’t be edited here. ${live.errorMessage(error)}`)
  }
}

async function attachCellEditors() {
  const page = document.querySelector("main").dataset.page
  const texts = page && await fetchTexts(page)
  if (!texts) return
  const editables = [["cell", "cell_", texts.cells], ["challenge", "turn_", texts.challenges]]
  for (const [kind, prefix, textsByNumber] of editables) {
    for (const [number, text] of Object.entries(textsByNumber)) {
      const section = document.getElementById(prefix + number)
      if (section) new Editor(section, { page, [kind]: Number(number) }, text)
    }
  }
}
attachCellEditors()
