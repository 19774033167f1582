const digits = location.pathname.match(/^\/exercise-(\d\d)\.html$/)?.[1]
if (digits) {
  const board = make("section", { className: "live verdicts" })
  const line = make("p", { role: "status" })
  const rows = make("div")
  const watch = button("Check at every save", async () => {
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
    const row = make("div", { className: `task ${task.state}` })
    if (task.state == "not begun") {
      row.append(make("p", { className: "note" }, `○ ${task.id} not begun: ${task.title}`))
      return row
    }
    const passed = task.tests.filter(test => test.outcome == "passed").length
    const mark = task.state == "solved" ? "✓" : "✗"
    row.append(make("p", {},
      `${mark} ${task.id} ${task.title}: ${passed} of ${task.tests.length} tests`))
    if (task.state == "solved") return row
    if (task.sentence) row.append(make("p", {}, task.sentence))
    if (task.code) row.append(make("pre", { className: "output" }, task.code))
    if (task.expected !== null && task.got !== null) {
      row.append(make("pre", { className: "output" },
        `expected\n${task.expected}\n\ngot\n${task.got}`))
    }
    for (const sentence of task.explanations) row.append(make("p", {}, sentence))
    if (task.file) {
      const place = task.line ? `${task.file}:${task.line}` : task.file
      row.append(make("p", { className: "note" }, place))
    }
    return row
  }

  for (const heading of document.querySelectorAll("main h2[id^=task-]")) {
    const task = `${Number(digits)}.${heading.id.slice("task-".length)}`
    const answer = make("span", { className: "note", role: "status" })
    const open = button("Open the file", async () => {
      answer.textContent = ` ${await live.problem("edit", { task }) || "Opened."}`
    }, { "aria-label": `Open the file of task ${task}` })
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
