// An exercise's verdicts, each in the card of its task, as they come.
const digits = location.pathname.match(/^\/exercise-(\d\d)\.html$/)?.[1]
if (digits) {
  const line = make("span", { role: "status" })
  let isWanted = false
  const watch = button("Check at every save", async () => {
    isWanted = true
    line.textContent = " Checking …"
    const problem = await live.problem("watch", { chapter: Number(digits) })
    if (problem) line.textContent = ` ${problem}`
  }, { className: "go small" })
  document.getElementById("the_watch").append(" or here: ", watch, line)

  const ours = name => name.startsWith(digits)
  events.addEventListener("checking", event => {
    if (ours(JSON.parse(event.data).chapter)) line.textContent = " Checking …"
  })
  const showWatch = isWatched => {
    watch.textContent = isWatched ? "Watching ✓" : "Check at every save"
    watch.classList.toggle("go", !isWatched)
    if (!isWatched) line.textContent = ""
  }
  events.addEventListener("lost", () => showWatch(false))
  events.addEventListener("watching", event => {
    const isWatched = JSON.parse(event.data).chapters.some(ours)
    showWatch(isWatched)
    // A server that was started again watches nothing yet.
    if (isWanted && !isWatched) watch.click()
    isWanted ||= isWatched
  })
  events.addEventListener("obstacle", event => {
    const { chapter, error } = JSON.parse(event.data)
    if (ours(chapter)) line.textContent = ` ${error}`
  })
  events.addEventListener("verdict", event => {
    const { report, drawings, remarks } = JSON.parse(event.data)
    if (!ours(report.chapter)) return
    line.textContent = report.isSolved ? " ✓ All tests pass." : ""
    for (const task of report.tasks) show(task, drawings[task.id], remarks[task.id])
  })

  function show(task, drawing, said) {
    const card = document.querySelector(`.task[data-task="${task.id}"]`)
    if (!card) return
    const passed = task.tests.filter(test => test.outcome == "passed").length
    const isSolved = task.state == "solved"
    card.querySelectorAll(".verdicts").forEach(old => old.remove())
    const state = card.querySelector(".title .state")
    if (task.state == "not begun") {
      Object.assign(state, { className: "state", textContent: task.state })
      return fill(task.id, "", task.state)
    }
    const words = task.tests.length ? `${isSolved ? "✓" : "✗"} ${passed} of ${task.tests.length} tests` : `✗ ${task.state}`
    Object.assign(state, { className: `state ${isSolved ? "good" : "bad"}`, textContent: words })
    fill(task.id, isSolved ? "full" : passed ? "half" : "", words)
    if (isSolved) return
    const problem = make("b")
    live.say(problem, `✗ ${task.sentence ?? "It is red."}`)
    const parts = [make("p", { className: "problem verdicts" }, problem)]
    if (task.code) parts.push(make("pre", { className: "output verdicts" }, make("samp", {}, task.code)))
    if (drawing) {
      parts.push(make("div", { className: "verdicts", innerHTML: drawing }))
    } else if (task.expected !== null && task.got !== null) {
      for (const [name, text] of [["expected", task.expected], ["got", task.got]]) {
        const output = make("pre", {
          className: "output verdicts", tabIndex: 0, role: "group", "aria-label": name
        }, make("samp", {}, text))
        output.dataset.label = name
        parts.push(output)
      }
    }
    const remarks = said.map(html => make("p", { innerHTML: html }))
    if (task.file) remarks.push(make("p", { className: "note" }, task.line ? `${task.file}:${task.line}` : task.file))
    if (remarks.length) parts.push(make("div", { className: "verdicts" }, ...remarks))
    card.querySelector(".where").before(...parts)
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
    if (canEdit) {
      const answer = make("span", { className: "note", role: "status" })
      const open = button("Open the file", async () => {
        live.say(answer, await live.problem("edit", { task }) || "Opened.")
      }, { "aria-label": `Open the file of task ${task}` })
      card.append(make("p", { className: "tools" }, open, answer))
    }
    for (const hint of card.querySelectorAll("details.hint")) {
      hint.addEventListener("toggle", event => {
        if (!hint.open || event.target != hint) return
        const number = parseInt(hint.querySelector("summary").textContent.replace(/\D+/, ""))
        note("hint", { task, number })
      })
    }
  }
}
