const isWall = document.body.classList.contains("wall")
const html = text => make("div", { innerHTML: text })
let deck
let state

const keyActions = {
  PageDown: "next", ArrowRight: "next", ArrowDown: "next", " ": "next", Enter: "next",
  PageUp: "back", ArrowLeft: "back", ArrowUp: "back", Backspace: "back",
  b: "black", ".": "black", s: "skip", o: "output"
}

addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
  if (event.target.closest("textarea, input")) return
  // Space and Return press the focused button, and Return follows the focused link.
  if (event.target.closest("button, summary") && [" ", "Enter"].includes(event.key)) return
  if (event.target.closest("a") && event.key == "Enter") return
  const letter = event.key.length == 1 ? event.key.toLowerCase() : event.key
  const open = isWall ? undefined : { h: openHands, e: openTrial }[letter]
  const key = keyActions[letter]
  if (!open && !key) return
  event.preventDefault()
  if (open) open()
  else send("/key", { key })
})

const formatTime = time => {
  const seconds = Math.round(Math.abs(time) / 1000)
  return `${time < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

// MARK: - The wall and the desk

// Returns the numbered choices. When voting is over, each choice shows its share of the votes. When the cell has run,
// the right choice is in color.
function choices(step) {
  const roundLabels = state.votes[1] ? ["at first", "after the talk"] : [""]
  return make("div", { className: "choices" }, ...choicesOf(step).map((choice, index) => {
    const bar = state.bars[index]
    const row = make("div", { className: bar?.isRight ? "vote correct" : "vote" }, make("span", {}, `${index + 1}.`), make("div", {}, choice))
    if (bar && state.votes.some(count => count)) row.append(make("div", {}, ...roundLabels.map((name, round) => {
      const share = make("span", { className: `share round${round + 1}` })
      share.style.width = `${100 * bar.counts[round] / Math.max(1, state.votes[round])}%`
      return make("div", { className: "track" }, share, make("span", {}, `${bar.counts[round]} ${name}`))
    })))
    return row
  }))
}

const voteCount = count => `${count} ${count == 1 ? "vote" : "votes"}`

// Returns the code that the instructor tries in place of the cell's code, followed by its output.
function trialParts({ code, isRunning, output, end }, step) {
  const parts = [html(code)]
  const before = new Set((html(step.code).querySelector("pre.code")?.textContent ?? "").split("\n").map(line => line.trim()))
  indentWrappedLines(parts[0].querySelector("code"), line => line.trim() && !before.has(line.trim()))
  if (isRunning) parts.push(make("p", {}, "Running …"))
  if (output) parts.push(html(output))
  if (end) parts.push(make("pre", { className: "end" }, end))
  return parts
}

// Returns a task's text and its stub.
function taskParts(step) {
  const box = html(step.code)
  const stub = box.lastElementChild?.matches("pre.code") ? [box.lastElementChild] : []
  return [box, ...stub]
}

function stageParts(step) {
  if (state.trial) return trialParts(state.trial, step)
  const parts = step.kind == "task" ? taskParts(step) : [html(step.shared + step.code)]
  if (state.stage == "output") parts[0].className = "covered"
  const output = state.stage == "output" || step.kind == "task" ? [...html(step.output).children] : []
  const reasons = output.findIndex(part => part.matches(".reasons"))
  parts.push(...output.splice(0, reasons < 0 ? output.length : reasons))
  if (step.question && state.stage != "code") {
    if (state.stage != "output") parts.push(html(step.question))
    parts.push(choices(step))
    if (state.stage == "talk") {
      parts.push(make("p", { className: "talk" }, "Talk to your neighbor: ", make("span", { className: "countdown" })))
    }
    if (state.round) parts.push(make("p", { className: "votes" }, voteCount(state.votes[state.round - 1])))
  }
  return [...parts, ...output]
}

function render() {
  if (!deck || !state) return
  const step = deck.steps[state.position]
  byID("now").textContent = step.title
  byID("stage").replaceChildren(...stageParts(step))
  tick()
  document.body.classList.toggle("black", state.isBlack)
  // Latecomers need the address and its QR code until the votes are in.
  document.body.classList.toggle("voting-over", step.kind == "task" || ["votes", "output"].includes(state.stage))
  if (isWall) {
    for (const code of document.querySelectorAll("#stage pre.code")) {
      if (!code.querySelector(".code-line")) indentWrappedLines(code.firstElementChild ?? code)
    }
    // Make the letters of a drawing as large as the text.
    for (const drawing of document.querySelectorAll("#stage .marbles")) {
      drawing.style.width = `${drawing.viewBox.baseVal.width / (drawing.matches(".phone") ? 12.5 : 14)}rem`
    }
    fit()
  } else showDesk(step)
  document.body.dataset.number = state.number
  document.body.dataset.at = performance.timeOrigin + performance.now()
}

// Indents the continuation of a wrapped line as far as the line's start. Prevents a break before a final brace.
function indentWrappedLines(code, isChanged = () => false) {
  code.replaceChildren(...code.innerHTML.split("\n").map(text => {
    const line = make("span", { className: "code-line", innerHTML: text.replace(/ \{$/, "\u00a0{") })
    line.classList.toggle("changed", Boolean(isChanged(line.textContent)))
    line.style.setProperty("--in", text.search(/\S|$/))
    return line
  }))
}

// Finds the largest type size at which everything fits in one of the layouts. Before making the type smaller, tries to
// wrap long lines and then to hide the code of a cell that has run.
function fit() {
  if (!state) return
  const stage = byID("stage")
  const layouts = ["", "beside", stage.querySelector("figure") ? "pair" : stage.querySelector(".drawn-choice") ? "" : "columns"]
  const attempts = [40, 45, 52, 60, 72].flatMap(lines => ["", " wrapped", " output-only"].map(modifier =>
    ({ size: Math.ceil(innerHeight / lines), modifier, classNames: layouts.map(layout => layout + modifier) })))
  const { size, modifier, classNames } = attempts.find(({ size, classNames }) => applyFirstFit(classNames, size)) ?? attempts.at(-1)
  let smallest = size, largest = modifier == " wrapped" ? size : Math.round(innerHeight / 20)
  while (smallest < largest) {
    const middle = Math.ceil((smallest + largest) / 2)
    if (applyFirstFit(classNames, middle)) smallest = middle
    else largest = middle - 1
  }
  applyFirstFit(classNames, smallest)
}

// Applies the first layout in which everything fits, or the last layout if none does. Returns whether everything fits.
function applyFirstFit(layouts, size) {
  const root = document.documentElement
  root.style.fontSize = `${size}px`
  const parts = [byID("stage"), ...byID("stage").querySelectorAll("pre, .wide, .drawing")]
  return layouts.some(layout => {
    byID("stage").className = layout
    return root.scrollHeight <= innerHeight && parts.every(part => part.scrollWidth <= part.clientWidth + 1)
  })
}

function tick() {
  if (!deck || !state) return
  for (const countdown of document.querySelectorAll(".countdown")) {
    countdown.textContent = formatTime(Math.max(0, 120000 - (Date.now() - state.stageStarted)))
  }
  if (!isWall) showTime(deck.steps[state.position])
}

// MARK: - The desk

function showParts(section, list, parts) {
  section.hidden = !parts.length
  list.replaceChildren(...parts)
}

const stageNames = {
  code: "the code", question: "the question", talk: "the room talks", secondQuestion: "the second vote",
  votes: "both votes", output: "the output"
}

function showDesk(step) {
  byID("place").textContent = `step ${state.position + 1} of ${deck.steps.length}, ${stageNames[state.stage]}`
    + (state.isBlack ? ", the wall is dark" : "")
  byID("tally").textContent = state.votes.flatMap((count, round) =>
    count ? [`${round ? "After the talk" : "First vote"}: ${voteCount(count)}, ${state.right[round]}% right.`] : []).join(" ")
  byID("error").textContent = state.error ?? ""
  showParts(byID("remarks"), byID("notes"), step.notes.map(html))
  showParts(byID("wrong"), byID("misconceptions"), step.misconceptions.map(text => make("li", { innerHTML: text })))
  showParts(byID("before"), byID("prose"), step.prose.trim() ? [html(step.prose)] : [])
  const after = deck.steps[state.position + 1]
  byID("next").textContent = after ? `${after.title}, ${after.minutes} min` : "the end"
  for (const [index, button] of [...byID("keys").children].entries()) {
    if (index == state.position) button.setAttribute("aria-current", "step")
    else button.removeAttribute("aria-current")
  }
  const isVoting = ["question", "secondQuestion"].includes(state.stage)
  if (!isVoting || byID("hands").dataset.at != `${state.position} ${state.stage}`) byID("hands").hidden = true
  if (!state.trial) byID("trial").hidden = true
}

// Compares the elapsed time with the minutes in the instructor's notes.
function showTime(step) {
  const minutes = time => Math.trunc(time / 60000)
  const now = Date.now()
  const left = step.minutes * 60000 - (now - state.stepStarted)
  const planned = deck.steps.slice(0, state.position).reduce((sum, step) => sum + step.minutes, 0)
  const elapsedInStep = Math.min(now - state.stepStarted, step.minutes * 60000)
  const minutesLate = minutes(now - state.started - planned * 60000 - elapsedInStep)
  const totalMinutes = deck.steps.reduce((sum, step) => sum + step.minutes, 0)
  byID("clock").textContent =
    `${formatTime(left)} left of ${step.minutes} min · ${formatTime(now - state.started)} of ${totalMinutes} min`
  byID("late").textContent = minutesLate < 1 ? "" : `${minutesLate} min late. ${suggestSkips(minutesLate)}`
}

// Suggests upcoming steps to skip in order to save this many minutes.
function suggestSkips(minutesNeeded) {
  const skips = []
  for (const index of deck.skippable) {
    const saved = skips.reduce((sum, step) => sum + step.minutes, 0)
    if (saved < minutesNeeded && index > state.position) skips.push(deck.steps[index])
  }
  return skips.length ? `Leave out ${skips.map(step => `${step.title} (${step.minutes} min)`).join(", ")}.` : ""
}

// Opens the form for counting raised hands.
function openHands() {
  const step = deck.steps[state.position]
  if (!["question", "secondQuestion"].includes(state.stage)) return
  byID("rows").replaceChildren(...choicesOf(step).map((choice, index) =>
    make("label", { className: "hand" }, `${index + 1}.`, make("input", { type: "number", min: 0, max: 400, placeholder: "hands" }), choice)))
  byID("hands").dataset.at = `${state.position} ${state.stage}`
  byID("hands").hidden = false
  byID("rows").querySelector("input").focus()
}

async function sendHands(event) {
  event.preventDefault()
  const hands = [...byID("rows").querySelectorAll("input")]
    .map((field, index) => ({ choice: index + 1, count: Number(field.value) })).filter(hand => hand.count)
  const reply = await send("/hands", { step: state.position, hands })
  if (!reply) return
  byID("hands-problem").textContent = reply.ok ? "" : await reply.text()
  if (reply.ok) byID("hands").hidden = true
  document.activeElement?.blur()
}

// Opens the cell's code for editing. The wall shows each change.
async function openTrial() {
  if (deck.steps[state.position].cell === null) return
  if (byID("trial").hidden) {
    const reply = await fetch(`/text?step=${state.position}`).catch(() => { connectionLost.hidden = false })
    if (!reply) return
    byID("trial-problem").textContent = reply.ok ? "" : await reply.text()
    if (reply.ok) byID("text").value = await reply.text()
    byID("trial").hidden = false
  }
  byID("text").rows = byID("text").value.split("\n").length + 2
  byID("text").focus()
  sendTrial(false)
}

let typingTimer
function sendTrial(isRun) {
  clearTimeout(typingTimer)
  return send("/trial", { text: byID("text").value, isRun })
}

function endTrial() {
  clearTimeout(typingTimer)
  byID("trial").hidden = true
  document.activeElement?.blur()
  send("/trial", {})
}

function prepareDesk() {
  byID("title").textContent = deck.title
  byID("skips").textContent = deck.skippable.map(index => `${deck.steps[index].title} (${deck.steps[index].minutes} min)`).join(", ")
  byID("when-late").innerHTML = deck.whenLate ?? ""
  byID("keys").replaceChildren(...deck.steps.map((step, index) => button(step.title, event => {
    // Otherwise, the space bar would press the focused button again.
    event.target.blur()
    send("/key", { step: index })
  })))
  byID("hands-form").addEventListener("submit", sendHands)
  byID("run").addEventListener("click", () => sendTrial(true))
  byID("end").addEventListener("click", endTrial)
  byID("text").addEventListener("input", () => {
    clearTimeout(typingTimer)
    typingTimer = setTimeout(sendTrial, 300, false)
  })
  byID("text").addEventListener("keydown", event => {
    if (isComposing(event)) return
    if (event.key == "Escape") endTrial()
    if (event.key != "Enter" || !(event.shiftKey || event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    sendTrial(true)
  })
}

async function start() {
  try {
    deck = await (await fetch("/steps")).json()
  } catch {
    connectionLost.hidden = false
    return
  }
  document.title = `${isWall ? "Wall" : "Desk"} · ${deck.title}`
  if (isWall) addEventListener("resize", fit)
  else prepareDesk()
  setInterval(tick, 1000)
  listen({
    state(next) {
      if (state && next.started == state.started && next.number < state.number) return
      state = next
      render()
    },
    join({ addresses, code }) {
      const [first] = addresses
      const words = first ? `Vote at ${first.replace("http://", "")}` : "This computer is offline. Connect it to a network so that people can vote."
      byID("join").replaceChildren(make("span", {}, words), ...(code ? [html(code)] : []))
      if (isWall) fit()
    }
  })
}
start()
