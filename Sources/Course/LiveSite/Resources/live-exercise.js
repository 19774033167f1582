// The page of an exercise. Each task has an editor with the task's verdict below.
const digits = location.pathname.match(/^\/exercise-(\d\d)\.html$/)?.[1]

// The editors, by task.
const editors = new Map()

// Returns the answers to the exercise, by task. If they can't be read, shows a message and returns an empty object.
async function answersOf(chapter) {
  try {
    return await (await live.get(`answers?exercise=${chapter}`)).json()
  } catch (error) {
    // If the server has stopped, the event stream has already reported that.
    if (!editors.size || !(error instanceof TypeError)) say(`Tasks can’t be edited here. ${live.reason(error)}`)
    return {}
  }
}

// The editor of a task's file. If another program changes the file, the reader chooses which version to keep.
class TaskEditor extends Editor {
  verb = "Check"
  // The beginning of the file, which the page already shows as prose.
  head = ""
  // The contents that another program has written, until the reader chooses between them and the typed text.
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
    this.backups = make("select", { "aria-label": `Earlier versions of task ${task}` })
    this.earlier = make("span", {}, this.backups, " ",
      button("Restore", () => this.bring(this.backups.value), { "aria-label": `Restore task ${task}` }))
    this.whole = button("Show the whole file", () => this.showWhole())
    this.stop.onclick = () => live.problem("stop", { chapter: Number(digits) }).then(problem => problem && this.problem(problem))
    this.tools.prepend(this.runs, this.stop, this.state)
    this.tools.append(this.whole, this.earlier)
    this.code.hidden = true
    this.code.before(where)
    this.box.after(this.tools)
    this.tools.after(this.result)
    this.take(text)
    if (text.yours == text.start) this.say("", "")
    // If the reader leaves without choosing, leave the file unchanged and back up the typed text.
    addEventListener("pagehide", () => {
      const { theirs } = this
      if (theirs === undefined) return
      live.post("answer", { ...this.place, text: theirs, seen: theirs, instead: this.typed }, undefined, true).catch(() => {})
    })
  }

  get isStub() { return this.typed == this.text.start }
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

  // Shows the file's text, unless the editor has unsaved text or the reader must choose a version first.
  take({ yours, backups }) {
    this.backups.replaceChildren(...backups.map(name => make("option", {}, name)))
    this.earlier.hidden = !backups.length
    if (this.typed != this.text.yours || this.theirs !== undefined) return
    if (yours != this.text.yours) this.say(...yours == this.text.start ? ["", ""] : ["yours", "not checked"])
    this.text.yours = yours
    if (yours != this.typed) this.typed = yours
  }

  // Marks the line that the verdict mentions.
  mark(line) {
    const before = this.head.split("\n").length - 1
    if (line <= before) this.showWhole()
    this.show(line - (line <= before ? 0 : before))
  }

  async keepText() {
    await this.keeping
    if (this.typed != this.text.yours && this.theirs === undefined) await this.put({ text: this.typed })
  }

  // Saves an answer. If the file has changed since this page read it, lets the reader choose a version instead.
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
      make("p", { role: "alert" }, "Another program has changed the file. Which version do you want to keep? "
        + "The other version is backed up."),
      output("the file", shown, `The file of task ${this.place.task}`),
      make("p", { className: "tools" },
        button("Keep my version", () => this.decide(this.typed, this.theirs)),
        button("Keep the file’s version", () => this.decide(this.theirs, this.typed))))
  }

  async decide(text, instead) {
    const done = await this.put({ text, instead })
    if (!done) return
    if (this.typed != text) this.typed = text
    this.tell(done.kept, "The other version")
  }

  // Shows where the replaced text is backed up.
  tell(kept, what) {
    this.result.replaceChildren(...kept ? [make("p", { className: "note" }, `${what} is in ${kept}`)] : [])
    this.field.focus({ preventScroll: true })
    readAgain()
  }

  // Saves the typed text and returns whether the file now contains it.
  async save() {
    this.keep.now()
    this.keeping = this.keepText()
    await this.keeping
    if (this.theirs !== undefined) this.result.querySelector("button").focus()
    return this.typed == this.text.yours
  }

  async run() {
    if (!await this.save()) return
    this.begin()
    const problem = await live.problem("check", { chapter: Number(digits) })
    if (problem) this.fail(problem)
  }

  // Replaces the old verdict with the progress of a new check.
  begin() {
    this.show()
    this.result.replaceChildren()
    this.section.querySelectorAll(".verdicts").forEach(old => old.remove())
    this.stop.hidden = false
    this.say("running", "checking")
  }

  get isChecking() { return !this.stop.hidden }

  say(kind, words) {
    if (kind != "running" && this.stop) this.stop.hidden = true
    super.say(kind, words)
  }

  fail(problem) {
    if (!this.isChecking) return
    this.say(problem ? "bad" : "yours", "not checked")
    this.result.replaceChildren()
    if (problem) this.problem(problem)
  }

  reset() { return this.bring() }

  // Backs up the current text and restores a backup or the stub.
  async bring(backup) {
    if (!await this.save()) return
    try {
      const { kept } = await (await live.post("restore", { ...this.place, backup })).json()
      await readAgain()
      this.section.querySelectorAll(".verdicts").forEach(old => old.remove())
      this.tell(kept, "The previous version")
    } catch (error) {
      this.problem(`Your text was not replaced. ${live.reason(error)}`)
    }
  }
}

// A task's answer as an interactive scene, which is built when the reader presses a button.
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
        ? " The screen was never wrong in a thousand random runs."
        : " The shortest of a thousand random runs in which the screen is wrong:"
      if (counterexample !== null) told.script = linesOf(counterexample).map(([time, ...words]) => [+time, ...words])
      const element = make("div", { className: "scene", role: "group", "aria-label": told.title })
      element.dataset.way = told.ways.length - 1
      this.box.replaceChildren(element)
      this.box.hidden = false
      // The scene with the reader's answer replaces the page's scene.
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

  // Loads the scene script if the page doesn't have it yet.
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
    // If the reader has saved a text since the request, that text is newer than the response.
    else if (editors.get(task)?.text.yours === known.get(task)) editors.get(task)?.take(text)
  }
}
async function bringTasksToLife() {
  const texts = await answersOf(Number(digits))
  for (const card of document.querySelectorAll(".task")) {
    const text = texts[card.dataset.task]
    if (text?.problem) card.querySelector(".where").append(`. It can’t be edited here. ${text.problem}`)
    else if (text) editors.set(card.dataset.task, new TaskEditor(card, card.dataset.task, text))
  }
}

if (digits) {
  const brought = bringTasksToLife()
  for (const place of document.querySelectorAll("[data-screen]")) new PlayedAnswer(place)
  addEventListener("focus", readAgain)
  const line = make("span", { role: "status" })
  let isWanted = false
  const watch = button("Check at each save", async () => {
    isWanted = true
    line.textContent = " Checking …"
    const problem = await live.problem("watch", { chapter: Number(digits) })
    if (problem) line.textContent = ` ${problem}`
  }, { className: "go small" })
  document.querySelector(".row-of-tasks").after(make("p", { className: "tools" }, watch, line))

  const ours = name => name.startsWith(digits)
  events.addEventListener("checking", event => {
    const { chapter, step } = JSON.parse(event.data)
    if (!ours(chapter)) return
    line.textContent = ` ${step ?? "Checking"} …`
    for (const editor of editors.values()) if (!editor.isStub && editor.theirs === undefined) editor.begin()
    readAgain()
  })
  const showWatch = isWatched => {
    watch.textContent = isWatched ? "Watching ✓" : "Check at each save"
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
    // A restarted server isn't watching anything yet.
    if (isWanted && !isWatched) watch.click()
    isWanted ||= isWatched
  })
  events.addEventListener("obstacle", event => {
    // If the reader stopped the check, the event has no error.
    const { chapter, error } = JSON.parse(event.data)
    if (!ours(chapter)) return
    line.textContent = error ? ` ${error}` : ""
    for (const editor of editors.values()) editor.fail(error)
  })
  events.addEventListener("verdict", async event => {
    await brought
    const verdict = JSON.parse(event.data)
    if (!ours(verdict.report.chapter)) return
    line.textContent = verdict.report.isSolved ? " ✓ All tests pass." : ""
    for (const task of verdict.report.tasks) show(task, verdict)
  })

  function show(task, verdict) {
    const drawing = verdict.drawings[task.id]
    const card = document.querySelector(`.task[data-task="${task.id}"]`)
    if (!card) return
    const passed = task.tests.filter(test => test.outcome == "passed").length
    const isSolved = task.state == "solved"
    const editor = editors.get(task.id)
    // The reader may have edited the text since the check started.
    const isOld = editor && editor.typed != verdict.texts[task.id]
    card.querySelectorAll(".verdicts").forEach(old => old.remove())
    const name = (kind, words) => {
      if (isOld) editor.say("yours", "changed since this check")
      else if (editor) editor.say(kind, words)
      else Object.assign(card.querySelector(".state"), { className: `state ${kind}`, textContent: words })
    }
    if (task.state == "not begun") {
      name("", editor?.isChecking ? "This is still the stub. Write your answer, then check." : task.state)
      return fill(task.id, "", "")
    }
    const words = task.tests.length ? `${isSolved ? "✓" : "✗"} ${passed} of ${task.tests.length} tests pass`
      : `✗ ${task.code ? "does not compile" : task.state}`
    name(isSolved ? "good" : "bad", words)
    fill(task.id, isSolved ? "full" : passed ? "half" : "", words)
    const put = parts => {
      for (const part of parts) part.classList.add("verdicts")
      if (editor) editor.result.after(...parts)
      else card.querySelector(".where").before(...parts)
    }
    if (isSolved) {
      if (!isOld) editor?.show()
      const ours = verdict.ours[task.id]
      if (ours) put([make("details", {}, make("summary", {}, "Compare with our solution"), make("div", { innerHTML: ours }))])
      return
    }
    if (!isOld && task.line && task.file == card.querySelector(".where code").textContent) {
      editor?.mark(task.line)
    }
    const problem = make("b")
    live.say(problem, `✗ ${task.sentence ?? "The tests fail."}`)
    const parts = [make("p", { className: "problem" }, problem)]
    if (task.code) parts.push(output("at", task.code))
    if (drawing) parts.push(make("div", { innerHTML: drawing }))
    else if (task.expected !== null && task.got !== null) {
      parts.push(output("expected", task.expected), output("got", task.got))
    }
    const remarks = verdict.remarks[task.id].map(html => make("p", { innerHTML: html }))
    if (task.file) remarks.push(make("p", { className: "note" }, task.line ? `${task.file}:${task.line}` : task.file))
    if (remarks.length) parts.push(make("div", {}, ...remarks))
    put(parts)
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
