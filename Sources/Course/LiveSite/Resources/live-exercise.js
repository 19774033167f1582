// An exercise: its tasks are solved here, and each verdict comes into the card of its task.
const digits = location.pathname.match(/^\/exercise-(\d\d)\.html$/)?.[1]

// The editors, by the tasks.
const editors = new Map()

// What stands in the files of the exercise's tasks; where they cannot be read, a line says why.
async function answersOf(chapter) {
  try {
    return await (await live.get(`answers?exercise=${chapter}`)).json()
  } catch (error) {
    // That the server has ended is said where it is heard.
    if (!editors.size || !(error instanceof TypeError)) say(`Tasks cannot be edited here: ${live.reason(error)}`)
    return {}
  }
}

// The editor of a task's file, which an editor of the reader's may change, too: then the reader chooses.
class TaskEditor extends Editor {
  verb = "Check"
  // What the page tells of the task already, and the file begins with.
  head = ""
  // What the file has instead of what this page knew; the reader has not chosen yet.
  theirs

  constructor(section, task, text) {
    const where = section.querySelector(".where")
    const tools = make("p", { className: "tools" })
    section.append(tools)
    super(section, { task }, text)
    this.where = where
    this.build()
    this.opening.remove()
    this.back.textContent = "Back to the stub"
    this.backups = make("select", { "aria-label": `Earlier texts of task ${task}` })
    this.earlier = make("span", {}, this.backups, " ",
      button("Bring it back", () => this.bring(this.backups.value), { "aria-label": `Bring back task ${task}` }))
    this.whole = button("Show the whole file", () => this.showWhole())
    this.tools.prepend(this.runs)
    this.tools.append(this.whole, this.earlier)
    this.code.hidden = true
    this.code.before(where)
    this.box.after(this.tools)
    this.tools.after(this.result)
    this.take(text)
    if (text.yours == text.start) this.say("", "")
    // Who leaves without choosing has left the file as it is.
    addEventListener("pagehide", () => {
      const { theirs } = this
      if (theirs === undefined) return
      live.post("answer", { ...this.place, text: theirs, seen: theirs, instead: this.typed }, undefined, true).catch(() => {})
    })
  }

  get typed() { return this.head + this.field.value }
  set typed(text) {
    const head = /^(?:(?:\/\/.*|import .*|)\n)*/.exec(this.text.start)[0]
    this.head = !this.isWhole && text.startsWith(head) ? head : ""
    if (this.whole) this.whole.hidden = !this.head
    this.field.value = text.slice(this.head.length)
    this.show()
  }

  showWhole() {
    const text = this.typed
    this.isWhole = true
    this.typed = text
  }

  // The file as it is now, unless something is typed that it does not have yet.
  take({ yours, backups }) {
    this.backups.replaceChildren(...backups.map(name => make("option", {}, name)))
    this.earlier.hidden = !backups.length
    if (this.typed != this.text.yours || this.theirs !== undefined) return
    if (yours != this.text.yours) this.say("yours", "not checked")
    this.text.yours = yours
    if (yours != this.typed) this.typed = yours
  }

  // Marks the line of the file that a verdict is about.
  mark(line, words) {
    const before = this.head.split("\n").length - 1
    if (line <= before) this.showWhole()
    this.show(line - (line <= before ? 0 : before), words)
  }

  async keepText() {
    await this.keeping
    if (this.typed != this.text.yours && this.theirs === undefined) await this.put({ text: this.typed })
  }

  // Puts a text into the file, if that is still as this page knows it.
  async put(wish) {
    const seen = this.theirs ?? this.text.yours
    try {
      const reply = await live.post("answer", { ...this.place, seen, ...wish }, undefined, true)
      const { theirs, kept } = await reply.json()
      if (theirs !== null) return this.choose(theirs)
      this.theirs = undefined
      this.text.yours = wish.text
      this.say("yours", "saved, not checked")
      return { kept }
    } catch (error) {
      this.say("bad", "not saved")
      say(live.reason(error))
    }
  }

  choose(theirs) {
    if (this.theirs === theirs) return
    this.theirs = theirs
    this.say("bad", "changed elsewhere")
    const shown = theirs.startsWith(this.head) ? theirs.slice(this.head.length) : theirs
    this.result.replaceChildren(
      make("p", { role: "alert" }, "The file was changed elsewhere since this page read it. Which text shall it have? "
        + "The other one is kept in the backups."),
      output("the file", shown, `The file of task ${this.place.task}`),
      make("p", { className: "tools" },
        button("What I typed here", () => this.decide(this.typed, this.theirs)),
        button("What the file has", () => this.decide(this.theirs, this.typed))))
  }

  async decide(text, instead) {
    const done = await this.put({ text, instead })
    if (!done) return
    if (this.typed != text) this.typed = text
    this.tell(done.kept, "The other text")
  }

  // Says where a text is that is not here any more.
  tell(kept, what) {
    this.result.replaceChildren(...kept ? [make("p", { className: "note" }, `${what} is kept in ${kept}`)] : [])
    this.field.focus({ preventScroll: true })
    readAgain()
  }

  // What is typed is saved; true where the file has it.
  async save() {
    this.keep.now()
    this.keeping = this.keepText()
    await this.keeping
    if (this.theirs !== undefined) this.result.querySelector("button").focus()
    return this.typed == this.text.yours
  }

  async run() {
    if (!await this.save()) return
    this.show()
    this.result.replaceChildren()
    this.say("running", "checking")
    const problem = await live.problem("check", { chapter: Number(digits) })
    if (problem) this.fail(problem)
  }

  fail(problem) {
    if (this.state.textContent != "checking") return
    this.say("bad", "not checked")
    this.result.replaceChildren()
    this.problem(problem)
  }

  reset() { return this.bring() }

  // A text from the backups, or the stub; what is here now goes to the backups.
  async bring(backup) {
    if (!await this.save()) return
    try {
      const { kept } = await (await live.post("restore", { ...this.place, backup })).json()
      await readAgain()
      // What is said of it is said of a text that is not here any more.
      for (const old of this.section.querySelectorAll(".verdicts")) old.remove()
      this.tell(kept, "What was here")
    } catch (error) {
      this.problem(`Your text stays: ${live.reason(error)}`)
    }
  }
}

// A task's answer on its screen: built when asked for, and then played like any scene of the book.
class PlayedAnswer {
  constructor(place) {
    this.task = place.dataset.screen
    this.said = make("span", { className: "note", role: "status" })
    this.box = make("div", { hidden: true })
    place.after(make("p", { className: "tools" }, button("Play my answer", () => this.build()), this.said), this.box)
  }

  async build() {
    const editor = editors.get(this.task)
    if (editor && !await editor.save()) return
    this.said.textContent = " Building …"
    try {
      await PlayedAnswer.load()
      const { scene, counterexample } = await (await this.ask()).json()
      const [told] = sceneList(linesOf(scene)).values()
      this.said.textContent = counterexample === null
        ? " A thousand ways of typing, and the screen was never wrong."
        : " Of a thousand ways of typing this is the shortest in which the screen is wrong."
      if (counterexample !== null) told.script = linesOf(counterexample).map(([time, ...words]) => [+time, ...words])
      const element = make("div", { className: "scene", role: "group", "aria-label": told.title })
      element.dataset.way = told.ways.length - 1
      this.box.replaceChildren(element)
      this.box.hidden = false
      // The page's own scene has the same lines but for the answer.
      const without = this.box.nextElementSibling
      if (without?.matches(".scene")) without.hidden = true
      const view = new SceneView(element, told, async question => linesOf(await (await this.ask(question)).text()))
      await view.ask()
      await view.showMe()
    } catch (error) {
      live.say(this.said, ` ${live.reason(error)}`)
    }
  }

  ask(question) { return live.post("play", { task: this.task, question }) }

  // The script of scenes, where no scene of the page has brought it.
  static load() {
    if (!this.loading && !document.querySelector("script[src='scene.js']")) {
      document.head.append(make("link", { rel: "stylesheet", href: "scene.css" }))
      this.loading = loadScript("scene.js")
    }
    return this.loading
  }
}
const linesOf = text => text.split("\n").map(line => line.split("\t"))

async function readAgain() {
  const known = new Map([...editors].map(([task, editor]) => [task, editor.text.yours]))
  const texts = await answersOf(Number(digits))
  for (const [task, text] of Object.entries(texts)) {
    if (text.problem) say(text.problem)
    // What was saved meanwhile is newer than the answer.
    else if (editors.get(task)?.text.yours === known.get(task)) editors.get(task)?.take(text)
  }
}
async function bringTasksToLife() {
  const texts = await answersOf(Number(digits))
  for (const card of document.querySelectorAll(".task")) {
    const text = texts[card.dataset.task]
    if (text?.problem) card.querySelector(".where").append(`. It cannot be edited here: ${text.problem}`)
    else if (text) editors.set(card.dataset.task, new TaskEditor(card, card.dataset.task, text))
  }
}

if (digits) {
  const brought = bringTasksToLife()
  for (const place of document.querySelectorAll("[data-screen]")) new PlayedAnswer(place)
  addEventListener("focus", readAgain)
  const line = make("span", { role: "status" })
  let isWanted = false
  const watch = button("Check at every save", async () => {
    isWanted = true
    line.textContent = " Checking …"
    const problem = await live.problem("watch", { chapter: Number(digits) })
    if (problem) line.textContent = ` ${problem}`
  }, { className: "go small" })
  document.getElementById("the_watch").append(" or here: ", watch, line)
  document.querySelector(".start code").after(" or here, below what you write")

  const ours = name => name.startsWith(digits)
  events.addEventListener("checking", event => {
    const { chapter, step } = JSON.parse(event.data)
    if (!ours(chapter)) return
    line.textContent = ` ${step ?? "Checking"} …`
    readAgain()
  })
  const showWatch = isWatched => {
    watch.textContent = isWatched ? "Watching ✓" : "Check at every save"
    watch.classList.toggle("go", !isWatched)
    if (!isWatched) line.textContent = ""
  }
  events.addEventListener("lost", () => {
    showWatch(false)
    for (const editor of editors.values()) editor.fail(live.gone)
  })
  events.addEventListener("watching", event => {
    const isWatched = JSON.parse(event.data).chapters.some(ours)
    showWatch(isWatched)
    // A server that was started again watches nothing yet.
    if (isWanted && !isWatched) watch.click()
    isWanted ||= isWatched
  })
  events.addEventListener("obstacle", event => {
    const { chapter, error } = JSON.parse(event.data)
    if (!ours(chapter)) return
    line.textContent = ` ${error}`
    for (const editor of editors.values()) editor.fail(error)
  })
  events.addEventListener("verdict", async event => {
    await brought
    const { report, drawings, remarks, texts } = JSON.parse(event.data)
    if (!ours(report.chapter)) return
    line.textContent = report.isSolved ? " ✓ All tests pass." : ""
    for (const task of report.tasks) show(task, drawings[task.id], remarks[task.id], texts[task.id])
  })

  function show(task, drawing, said, text) {
    const card = document.querySelector(`.task[data-task="${task.id}"]`)
    if (!card) return
    const passed = task.tests.filter(test => test.outcome == "passed").length
    const isSolved = task.state == "solved"
    const editor = editors.get(task.id)
    // What is written here may be newer.
    const isOld = editor && editor.typed != text
    card.querySelectorAll(".verdicts").forEach(old => old.remove())
    const name = (className, textContent) => {
      if (!isOld) Object.assign(card.querySelector(".title .state"), { className, textContent })
    }
    if (task.state == "not begun") {
      name("state", task.state)
      return fill(task.id, "", task.state)
    }
    const words = task.tests.length ? `${isSolved ? "✓" : "✗"} ${passed} of ${task.tests.length} tests`
      : `✗ ${task.code ? "does not compile" : task.state}`
    name(`state ${isSolved ? "good" : "bad"}`, words)
    fill(task.id, isSolved ? "full" : passed ? "half" : "", words)
    if (isSolved) return isOld || editor?.show()
    if (!isOld && task.line && task.file == card.querySelector(".where code").textContent) {
      editor?.mark(task.line, task.sentence)
    }
    const problem = make("b")
    live.say(problem, `✗ ${task.sentence ?? "It is red."}`)
    const parts = [make("p", { className: "problem" }, problem)]
    if (task.code) parts.push(output("at", task.code))
    if (drawing) parts.push(make("div", { innerHTML: drawing }))
    else if (task.expected !== null && task.got !== null) {
      parts.push(output("expected", task.expected), output("got", task.got))
    }
    const remarks = said.map(html => make("p", { innerHTML: html }))
    if (task.file) remarks.push(make("p", { className: "note" }, task.line ? `${task.file}:${task.line}` : task.file))
    if (remarks.length) parts.push(make("div", {}, ...remarks))
    for (const part of parts) part.classList.add("verdicts")
    if (editor) editor.result.after(...parts)
    else card.querySelector(".where").before(...parts)
  }

  function fill(id, state, words) {
    const dot = document.querySelector(`.dot[data-task="${id}"]`)
    dot?.classList.toggle("half", state == "half")
    dot?.classList.toggle("full", state == "full")
    const said = document.querySelector(`[data-said="${id}"]`)
    if (said) said.textContent = words
  }

  for (const card of document.querySelectorAll(".task")) {
    const task = card.dataset.task
    for (const hint of card.querySelectorAll("details.hint")) {
      hint.addEventListener("toggle", event => {
        if (!hint.open || event.target != hint) return
        const number = parseInt(hint.querySelector("summary").textContent.replace(/\D+/, ""))
        note("hint", { task, number })
      })
    }
  }
}
