// The page of an exercise. Each task has an editor with the task's verdict below.
const exerciseNumber = location.pathname.match(/^\/exercise-(\d\d)\.html$/)?.[1]

// The editors, keyed by task.
const editors = new Map()

// Returns the answers to the exercise, keyed by task. If they can't be read, shows a message and returns an empty object.
async function fetchAnswers(chapter) {
  try {
    return await (await live.get(`answers?exercise=${chapter}`)).json()
  } catch (error) {
    // If the server has stopped, the event stream has already reported that.
    if (!editors.size || !(error instanceof TypeError)) showNotice(`Tasks can’t be edited here. ${live.errorMessage(error)}`)
    return {}
  }
}

// The editor of a task's file. If another program changes the file, the reader chooses which version to keep.
class TaskEditor extends Editor {
  verb = "Check"
  // The beginning of the file, which the page already shows as prose.
  header = ""
  // The contents that another program has written, until the reader chooses between them and the typed text.
  conflict

  constructor(section, task, versions) {
    const filePath = section.querySelector(".file-path")
    const tools = make("p", { className: "tools" })
    section.append(tools)
    super(section, { task }, versions)
    this.filePath = filePath
    this.build()
    this.openButton.remove()
    this.resetButton.textContent = "Back to the stub"
    this.backupMenu = make("select", { "aria-label": `Earlier versions of task ${task}` })
    this.backupControls = make("span", {}, this.backupMenu, " ",
      button("Restore", () => this.restore(this.backupMenu.value), { "aria-label": `Restore task ${task}` }))
    this.wholeFileButton = button("Show the whole file", () => this.showWhole())
    this.stopButton.onclick = () => live.tryPost("stop", { chapter: Number(exerciseNumber) }).then(problem => problem && this.showProblem(problem))
    this.tools.prepend(this.runButton, this.stopButton, this.state)
    this.tools.append(this.wholeFileButton, this.backupControls)
    this.code.hidden = true
    this.code.before(filePath)
    this.box.after(this.tools)
    this.tools.after(this.result)
    this.showVersions(versions)
    if (versions.saved == versions.original) this.setState("", "")
    // If the reader leaves without choosing, leave the file unchanged and back up the typed text.
    addEventListener("pagehide", () => {
      const { conflict } = this
      if (conflict === undefined) return
      live.post("answer", { ...this.place, text: conflict, base: conflict, rejected: this.editedText }, undefined, true).catch(() => {})
    })
  }

  get isStub() { return this.editedText == this.versions.original }
  get editedText() { return this.header + this.textArea.value }
  set editedText(text) {
    const header = /^(?:(?:\/\/.*|import .*|)\n)*/.exec(this.versions.original)[0]
    this.header = !this.isWhole && text.startsWith(header) ? header : ""
    if (this.wholeFileButton) this.wholeFileButton.hidden = !this.header
    this.textArea.value = text.slice(this.header.length)
    this.show()
  }

  showWhole() {
    const text = this.editedText
    this.isWhole = true
    this.editedText = text
  }

  // Shows the file's text, unless the editor has unsaved text or the reader must choose a version first.
  showVersions({ saved, backups, isSolved }) {
    this.backupMenu.replaceChildren(...backups.map(name => make("option", {}, name)))
    this.backupControls.hidden = !backups.length
    if (this.editedText != this.versions.saved || this.conflict !== undefined) return
    const isNew = saved != this.versions.saved
    // Another program may have checked the file.
    if (isSolved && (isNew || this.state.matches(".yours"))) {
      removeVerdicts(this.section)
      this.setState("good", "✓ solved")
      updateDot(this.place.task, "full", "✓ solved")
    } else if (isNew) this.setState(...saved == this.versions.original ? ["", ""] : ["yours", "not checked"])
    this.versions.saved = saved
    if (saved != this.editedText) this.editedText = saved
  }

  // Marks the line that the verdict mentions.
  markLine(line) {
    const before = this.header.split("\n").length - 1
    if (line <= before) this.showWhole()
    this.show(line - (line <= before ? 0 : before))
  }

  async saveText() {
    await this.saving
    if (this.editedText != this.versions.saved && this.conflict === undefined) await this.saveAnswer({ text: this.editedText })
  }

  // Saves an answer. If the file has changed since this page read it, lets the reader choose a version instead.
  async saveAnswer(content) {
    const base = this.conflict ?? this.versions.saved
    try {
      const reply = await live.post("answer", { ...this.place, base, ...content }, undefined, true)
      const { conflict, backup } = await reply.json()
      if (conflict !== null) return this.showConflict(conflict)
      this.conflict = undefined
      this.versions.saved = content.text
      this.setState("yours", "saved, not checked")
      return { backup }
    } catch (error) {
      this.setState("bad", "not saved")
      showNotice(live.errorMessage(error))
    }
  }

  showConflict(conflict) {
    if (this.conflict === conflict) return
    this.conflict = conflict
    this.setState("bad", "changed elsewhere")
    const visibleText = conflict.startsWith(this.header) ? conflict.slice(this.header.length) : conflict
    this.result.replaceChildren(
      make("p", { role: "alert" }, "Another program has changed the file. Which version do you want to keep? "
        + "The other version will be backed up."),
      output("the file", visibleText, `The file of task ${this.place.task}`),
      make("p", { className: "tools" },
        button("Keep my version", () => this.resolveConflict(this.editedText, this.conflict)),
        button("Keep the file’s version", () => this.resolveConflict(this.conflict, this.editedText))))
  }

  async resolveConflict(text, rejected) {
    const result = await this.saveAnswer({ text, rejected })
    if (!result) return
    if (this.editedText != text) this.editedText = text
    this.showBackup(result.backup, "The other version")
  }

  // Shows where the replaced text is backed up.
  showBackup(backup, description) {
    this.result.replaceChildren(...backup ? [make("p", { className: "note" }, `${description} is in ${backup}`)] : [])
    this.textArea.focus({ preventScroll: true })
    reloadAnswers()
  }

  // Saves the typed text and returns whether the file now contains it.
  async save() {
    this.saveSoon.flush()
    this.saving = this.saveText()
    await this.saving
    if (this.conflict !== undefined) this.result.querySelector("button").focus()
    return this.editedText == this.versions.saved
  }

  async run() {
    if (!await this.save()) return
    this.showChecking()
    const problem = await live.tryPost("check", { chapter: Number(exerciseNumber) })
    if (problem) this.showFailure(problem)
  }

  // Replaces the old verdict with the progress of a new check.
  showChecking() {
    this.show()
    this.result.replaceChildren()
    removeVerdicts(this.section)
    this.stopButton.hidden = false
    this.setState("running", "checking")
  }

  get isChecking() { return !this.stopButton.hidden }

  setState(kind, words) {
    if (kind != "running" && this.stopButton) this.stopButton.hidden = true
    super.setState(kind, words)
  }

  showFailure(problem) {
    if (!this.isChecking) return
    this.setState(problem ? "bad" : "yours", "not checked")
    this.result.replaceChildren()
    if (problem) this.showProblem(problem)
  }

  reset() { return this.restore() }

  // Backs up the current text and replaces it with a backup or the stub.
  async restore(name) {
    if (!await this.save()) return
    try {
      const { backup } = await (await live.post("restore", { ...this.place, backup: name })).json()
      await reloadAnswers()
      removeVerdicts(this.section)
      this.showBackup(backup, "The previous version")
    } catch (error) {
      this.showProblem(`Your text was not replaced. ${live.errorMessage(error)}`)
    }
  }
}

// A task's answer as an interactive scene. The answer is built when the reader presses a button.
class PlayedAnswer {
  constructor(place) {
    this.task = place.dataset.screen
    this.status = make("span", { className: "note", role: "status" })
    this.box = make("div", { hidden: true })
    place.after(make("p", { className: "tools" }, button("Play my answer", () => this.build()), this.status), this.box)
  }

  async build() {
    const editor = editors.get(this.task)
    if (editor && !await editor.save()) return
    this.status.textContent = " Building …"
    try {
      await PlayedAnswer.load()
      const { scene, counterexample } = await (await this.post()).json()
      const [loadedScene] = sceneList(linesOf(scene)).values()
      this.status.textContent = counterexample === null
        ? " The screen was never wrong in a thousand random runs."
        : " A short run in which the screen is wrong:"
      if (counterexample !== null) loadedScene.script = linesOf(counterexample).map(([time, ...words]) => [+time, ...words])
      const element = make("div", { className: "scene", role: "group", "aria-label": loadedScene.title })
      element.dataset.variant = loadedScene.variants.length - 1
      this.box.replaceChildren(element)
      this.box.hidden = false
      // The scene with the reader's answer replaces the page's scene.
      const pageScene = this.box.nextElementSibling
      if (pageScene?.matches(".scene")) pageScene.hidden = true
      const view = new SceneView(element, loadedScene, async inputs => linesOf(await (await this.post(inputs)).text()))
      await view.rerun()
      await view.playScript()
    } catch (error) {
      live.showText(this.status, ` ${live.errorMessage(error)}`)
    }
  }

  post(inputs) { return live.post("play", { task: this.task, inputs }) }

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

async function reloadAnswers() {
  const before = new Map([...editors].map(([task, editor]) => [task, editor.versions.saved]))
  const texts = await fetchAnswers(Number(exerciseNumber))
  for (const [task, text] of Object.entries(texts)) {
    if (text.problem) showNotice(text.problem)
    // If the reader has saved text since the request, that text is newer than the response.
    else if (editors.get(task)?.versions.saved === before.get(task)) editors.get(task)?.showVersions(text)
  }
}
async function attachTaskEditors() {
  const texts = await fetchAnswers(Number(exerciseNumber))
  for (const card of document.querySelectorAll(".task")) {
    const text = texts[card.dataset.task]
    if (text?.problem) card.querySelector(".file-path").append(`. It can’t be edited here. ${text.problem}`)
    else if (text) editors.set(card.dataset.task, new TaskEditor(card, card.dataset.task, text))
  }
}

function removeVerdicts(card) {
  for (const old of card.querySelectorAll(".verdicts")) old.remove()
}

function updateDot(id, state, words) {
  const dot = document.querySelector(`.dot[data-task="${id}"]`)
  dot?.classList.toggle("half", state == "half")
  dot?.classList.toggle("full", state == "full")
  const statusText = document.querySelector(`[data-status="${id}"]`)
  if (statusText) statusText.textContent = words
}

if (exerciseNumber) {
  const editorsAttached = attachTaskEditors()
  for (const place of document.querySelectorAll("[data-screen]")) new PlayedAnswer(place)
  addEventListener("focus", reloadAnswers)
  events.addEventListener("board", reloadAnswers)
  const statusLine = make("span", { role: "status" })
  let isWanted = false
  const watch = button("Check at each save", async () => {
    isWanted = true
    statusLine.textContent = " Checking …"
    const problem = await live.tryPost("watch", { chapter: Number(exerciseNumber) })
    if (problem) statusLine.textContent = ` ${problem}`
  }, { className: "go small" })
  document.querySelector(".task-list").after(make("p", { className: "tools" }, watch, statusLine))

  const isThisExercise = chapter => chapter.startsWith(exerciseNumber)
  events.addEventListener("checking", event => {
    const { chapter, step } = JSON.parse(event.data)
    if (!isThisExercise(chapter)) return
    statusLine.textContent = ` ${step ?? "Checking"} …`
    for (const editor of editors.values()) if (!editor.isStub && editor.conflict === undefined) editor.showChecking()
    reloadAnswers()
  })
  const showWatch = isWatched => {
    watch.textContent = isWatched ? "Watching ✓" : "Check at each save"
    watch.classList.toggle("go", !isWatched)
    if (!isWatched) statusLine.textContent = ""
  }
  events.addEventListener("disconnected", () => {
    showWatch(false)
    for (const editor of editors.values()) editor.showFailure(live.stoppedMessage)
  })
  events.addEventListener("watching", event => {
    const isWatched = JSON.parse(event.data).chapters.some(isThisExercise)
    showWatch(isWatched)
    // A restarted server isn't watching anything yet.
    if (isWanted && !isWatched) watch.click()
    isWanted ||= isWatched
  })
  events.addEventListener("checkError", event => {
    // If the reader stopped the check, the event has no error.
    const { chapter, error } = JSON.parse(event.data)
    if (!isThisExercise(chapter)) return
    statusLine.textContent = error ? ` ${error}` : ""
    for (const editor of editors.values()) editor.showFailure(error)
  })
  events.addEventListener("verdict", async event => {
    await editorsAttached
    const verdict = JSON.parse(event.data)
    if (!isThisExercise(verdict.report.chapter)) return
    statusLine.textContent = verdict.report.isSolved ? " ✓ All tests pass." : ""
    for (const task of verdict.report.tasks) showTask(task, verdict)
  })

  function showTask(task, verdict) {
    const drawing = verdict.drawings[task.id]
    const card = document.querySelector(`.task[data-task="${task.id}"]`)
    if (!card) return
    const passed = task.tests.filter(test => test.outcome == "passed").length
    const isSolved = task.state == "solved"
    const editor = editors.get(task.id)
    // The reader might have edited the text since the check started.
    const isOutdated = editor && editor.editedText != verdict.texts[task.id]
    if (isOutdated && editor.state.matches(".good")) return
    removeVerdicts(card)
    const setState = (kind, words) => {
      if (isOutdated) editor.setState("yours", "changed since this check")
      else if (editor) editor.setState(kind, words)
      else Object.assign(card.querySelector(".state"), { className: `state ${kind}`, textContent: words })
    }
    if (task.state == "not begun") {
      setState("", editor?.isChecking ? "This is still the stub. Write your answer, then check." : task.state)
      return updateDot(task.id, "", "")
    }
    const words = task.tests.length ? `${isSolved ? "✓" : "✗"} ${passed} of ${task.tests.length} tests pass`
      : `✗ ${task.code ? "does not compile" : task.state}`
    setState(isSolved ? "good" : "bad", words)
    updateDot(task.id, isSolved ? "full" : passed ? "half" : "", words)
    const insert = parts => {
      for (const part of parts) part.classList.add("verdicts")
      if (editor) editor.result.after(...parts)
      else card.querySelector(".file-path").before(...parts)
    }
    if (isSolved) {
      if (!isOutdated) editor?.show()
      const solution = verdict.solutions[task.id]
      if (solution) insert([make("details", {}, make("summary", {}, "Compare with our solution"), make("div", { innerHTML: solution }))])
      return
    }
    if (!isOutdated && task.line && task.file == card.querySelector(".file-path code").textContent) {
      editor?.markLine(task.line)
    }
    const problem = make("b")
    live.showText(problem, `✗ ${task.sentence ?? "The tests fail."}`)
    const parts = [make("p", { className: "problem" }, problem)]
    if (task.code) parts.push(output("at", task.code))
    if (drawing) parts.push(make("div", { innerHTML: drawing }))
    else if (task.expected !== null && task.got !== null) {
      parts.push(output("expected", task.expected), output("got", task.got))
    }
    const remarks = verdict.remarks[task.id].map(html => make("p", { innerHTML: html }))
    if (task.file) remarks.push(make("p", { className: "note" }, task.line ? `${task.file}:${task.line}` : task.file))
    if (remarks.length) parts.push(make("div", {}, ...remarks))
    insert(parts)
  }

  for (const hint of document.querySelectorAll("details.hint")) {
    hint.addEventListener("toggle", event => {
      if (!hint.open || event.target != hint) return
      const number = parseInt(hint.querySelector("summary").textContent.replace(/\D+/, ""))
      postInBackground("hint", { task: hint.closest(".task").dataset.task, number })
    })
  }
}
