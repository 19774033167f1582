const isWall = document.body.classList.contains("wall")
const html = text => make("div", { innerHTML: text })
let shown
let state

const names = {
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
  const key = names[letter]
  if (!open && !key) return
  event.preventDefault()
  if (open) open()
  else send("/key", { key })
})

const clock = time => {
  const seconds = Math.round(Math.abs(time) / 1000)
  return `${time < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

// MARK: - The wall and the desk

// Returns the numbered choices. When voting is over, they show the shares of votes. When the cell has run, the right
// choice is in color.
function choices(step) {
  const rounds = state.votes[1] ? ["at first", "after the talk"] : [""]
  return make("div", { className: "choices" }, ...choicesOf(step).map((choice, index) => {
    const bar = state.bars[index]
    const row = make("div", { className: bar?.isRight ? "vote correct" : "vote" }, make("span", {}, `${index + 1}.`), make("div", {}, choice))
    if (bar && state.votes.some(count => count)) row.append(make("div", {}, ...rounds.map((name, round) => {
      const share = make("span", { className: `share round${round + 1}` })
      share.style.width = `${100 * bar.counts[round] / Math.max(1, state.votes[round])}%`
      return make("div", { className: "track" }, share, make("span", {}, `${bar.counts[round]} ${name}`))
    })))
    return row
  }))
}

const voted = count => `${count} ${count == 1 ? "vote" : "votes"}`

// Returns the code that the instructor tries in place of the cell's code, with its output.
function trial({ code, isRunning, output, end }, step) {
  const parts = [html(code)]
  const before = new Set((html(step.code).querySelector("pre.code")?.textContent ?? "").split("\n").map(line => line.trim()))
  hang(parts[0].querySelector("code"), line => line.trim() && !before.has(line.trim()))
  if (isRunning) parts.push(make("p", {}, "Running …"))
  if (output) parts.push(html(output))
  if (end) parts.push(make("pre", { className: "end" }, end))
  return parts
}

// Returns a task's text and its stub.
function task(step) {
  const box = html(step.code)
  const stub = box.lastElementChild?.matches("pre.code") ? [box.lastElementChild] : []
  return [box, ...stub]
}

function stage(step) {
  if (state.trial) return trial(state.trial, step)
  const parts = step.kind == "task" ? task(step) : [html(step.shared + step.code)]
  if (state.stage == "output") parts[0].className = "seen"
  const output = state.stage == "output" || step.kind == "task" ? [...html(step.output).children] : []
  const reasons = output.findIndex(part => part.matches(".reasons"))
  parts.push(...output.splice(0, reasons < 0 ? output.length : reasons))
  if (step.question && state.stage != "code") {
    if (state.stage != "output") parts.push(html(step.question))
    parts.push(choices(step))
    if (state.stage == "talk") {
      parts.push(make("p", { className: "talk" }, "Talk to your neighbor: ", make("span", { className: "countdown" })))
    }
    if (state.round) parts.push(make("p", { className: "votes" }, voted(state.votes[state.round - 1])))
  }
  return [...parts, ...output]
}

function show() {
  if (!shown || !state) return
  const step = shown.steps[state.position]
  place("now").textContent = step.title
  place("stage").replaceChildren(...stage(step))
  tick()
  document.body.classList.toggle("black", state.isBlack)
  // Latecomers need the address and its QR code until the votes are in.
  document.body.classList.toggle("counted", step.kind == "task" || ["votes", "output"].includes(state.stage))
  if (isWall) {
    for (const code of document.querySelectorAll("#stage pre.code")) {
      if (!code.querySelector(".code-line")) hang(code.firstElementChild ?? code)
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

// Indents wrapped lines like the line that they belong to. Prevents a break before a final brace.
function hang(code, isChanged = () => false) {
  code.replaceChildren(...code.innerHTML.split("\n").map(text => {
    const line = make("span", { className: "code-line", innerHTML: text.replace(/ \{$/, "\u00a0{") })
    line.classList.toggle("changed", Boolean(isChanged(line.textContent)))
    line.style.setProperty("--in", text.search(/\S|$/))
    return line
  }))
}

// Finds the largest type size at which everything fits in one of the layouts. Before it makes the type smaller, it
// tries to wrap long lines and then to hide the code of a cell that has run.
function fit() {
  if (!state) return
  const stage = place("stage")
  const layouts = ["", "beside", stage.querySelector("figure") ? "pair" : stage.querySelector(".drawn-choice") ? "" : "columns"]
  const tries = [40, 45, 52, 60, 72].flatMap(lines => ["", " broken", " alone"].map(way =>
    ({ size: Math.ceil(innerHeight / lines), way, ways: layouts.map(layout => layout + way) })))
  const { size, way, ways } = tries.find(({ size, ways }) => isIn(ways, size)) ?? tries.at(-1)
  let least = size, most = way == " broken" ? size : Math.round(innerHeight / 20)
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (isIn(ways, middle)) least = middle
    else most = middle - 1
  }
  isIn(ways, least)
}

// Applies the first layout in which everything fits, or the last layout if none does. Returns whether everything fits.
function isIn(layouts, size) {
  const root = document.documentElement
  root.style.fontSize = `${size}px`
  const parts = [place("stage"), ...place("stage").querySelectorAll("pre, .wide, .drawing")]
  return layouts.some(layout => {
    place("stage").className = layout
    return root.scrollHeight <= innerHeight && parts.every(part => part.scrollWidth <= part.clientWidth + 1)
  })
}

// Updates the clocks.
function tick() {
  if (!shown || !state) return
  for (const place of document.querySelectorAll(".countdown")) {
    place.textContent = clock(Math.max(0, 120000 - (Date.now() - state.stageStarted)))
  }
  if (!isWall) showTime(shown.steps[state.position])
}

// MARK: - The desk

function fill(section, place, parts) {
  section.hidden = !parts.length
  place.replaceChildren(...parts)
}

const stageNames = {
  code: "the code", question: "the question", talk: "the room talks", secondQuestion: "the second vote",
  votes: "both votes", output: "the output"
}

function showDesk(step) {
  place("place").textContent = `step ${state.position + 1} of ${shown.steps.length}, ${stageNames[state.stage]}`
    + (state.isBlack ? ", the wall is dark" : "")
  place("tally").textContent = state.votes.flatMap((count, round) =>
    count ? [`${round ? "After the talk" : "First vote"}: ${voted(count)}, ${state.right[round]} % right.`] : []).join(" ")
  place("obstacle").textContent = state.obstacle ?? ""
  fill(place("remarks"), place("notes"), step.notes.map(html))
  fill(place("wrong"), place("misconceptions"), step.misconceptions.map(text => make("li", { innerHTML: text })))
  fill(place("before"), place("prose"), step.prose.trim() ? [html(step.prose)] : [])
  const after = shown.steps[state.position + 1]
  place("next").textContent = after ? `${after.title}, ${after.minutes} min` : "the end"
  for (const [index, button] of [...place("keys").children].entries()) {
    if (index == state.position) button.setAttribute("aria-current", "step")
    else button.removeAttribute("aria-current")
  }
  const isAsking = ["question", "secondQuestion"].includes(state.stage)
  if (!isAsking || place("hands").dataset.at != `${state.position} ${state.stage}`) place("hands").hidden = true
  if (!state.trial) place("trial").hidden = true
}

// Compares the elapsed time with the minutes in the instructor's notes.
function showTime(step) {
  const minutes = time => Math.trunc(time / 60000)
  const now = Date.now()
  const left = step.minutes * 60000 - (now - state.stepStarted)
  const planned = shown.steps.slice(0, state.position).reduce((sum, step) => sum + step.minutes, 0)
  const inStep = Math.min(now - state.stepStarted, step.minutes * 60000)
  const late = minutes(now - state.started - planned * 60000 - inStep)
  const all = shown.steps.reduce((sum, step) => sum + step.minutes, 0)
  place("clock").textContent =
    `${clock(left)} left of ${step.minutes} min · ${clock(now - state.started)} of ${all} min`
  place("late").textContent = late < 1 ? "" : `${late} min late. ${leaveOut(late)}`
}

// Suggests upcoming steps to leave out in order to save the wanted minutes.
function leaveOut(wanted) {
  const skips = []
  for (const index of shown.skippable) {
    const saved = skips.reduce((sum, step) => sum + step.minutes, 0)
    if (saved < wanted && index > state.position) skips.push(shown.steps[index])
  }
  return skips.length ? `Leave out ${skips.map(step => `${step.title} (${step.minutes} min)`).join(", ")}.` : ""
}

// Opens the form for counting raised hands.
function openHands() {
  const step = shown.steps[state.position]
  if (!["question", "secondQuestion"].includes(state.stage)) return
  place("rows").replaceChildren(...choicesOf(step).map((_, index) =>
    make("label", { className: "hand" }, `${index + 1}.`, make("input", { type: "number", min: 0, max: 400, placeholder: "hands" }))))
  place("hands").dataset.at = `${state.position} ${state.stage}`
  place("hands").hidden = false
  place("rows").querySelector("input").focus()
}

async function sendHands(event) {
  event.preventDefault()
  const hands = [...place("rows").querySelectorAll("input")]
    .map((field, index) => ({ choice: index + 1, count: Number(field.value) })).filter(hand => hand.count)
  const reply = await send("/hands", { step: state.position, hands })
  if (!reply) return
  place("hands-problem").textContent = reply.ok ? "" : await reply.text()
  if (reply.ok) place("hands").hidden = true
  document.activeElement?.blur()
}

// Opens the cell's code for editing. The wall shows each change.
async function openTrial() {
  if (shown.steps[state.position].cell === null) return
  if (place("trial").hidden) {
    const reply = await fetch(`/text?step=${state.position}`).catch(() => { lost.hidden = false })
    if (!reply) return
    place("trial-problem").textContent = reply.ok ? "" : await reply.text()
    if (reply.ok) place("text").value = await reply.text()
    place("trial").hidden = false
  }
  place("text").rows = place("text").value.split("\n").length + 2
  place("text").focus()
  sendTrial(false)
}

let typing
function sendTrial(isRun) {
  clearTimeout(typing)
  return send("/trial", { text: place("text").value, isRun })
}

function endTrial() {
  clearTimeout(typing)
  place("trial").hidden = true
  document.activeElement?.blur()
  send("/trial", {})
}

function prepareDesk() {
  place("title").textContent = shown.title
  place("skips").textContent = shown.skippable.map(index => `${shown.steps[index].title} (${shown.steps[index].minutes} min)`).join(", ")
  place("when-late").innerHTML = shown.whenLate ?? ""
  place("keys").replaceChildren(...shown.steps.map((step, index) => button(step.title, event => {
    // Otherwise, the space bar would press the focused button again.
    event.target.blur()
    send("/key", { step: index })
  })))
  place("hands-form").addEventListener("submit", sendHands)
  place("run").addEventListener("click", () => sendTrial(true))
  place("end").addEventListener("click", endTrial)
  place("text").addEventListener("input", () => {
    clearTimeout(typing)
    typing = setTimeout(sendTrial, 300, false)
  })
  place("text").addEventListener("keydown", event => {
    if (isComposing(event)) return
    if (event.key == "Escape") endTrial()
    if (event.key != "Enter" || !(event.shiftKey || event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    sendTrial(true)
  })
}

async function begin() {
  try {
    shown = await (await fetch("/steps")).json()
  } catch {
    lost.hidden = false
    return
  }
  document.title = `${isWall ? "Wall" : "Desk"} · ${shown.title}`
  if (isWall) addEventListener("resize", fit)
  else prepareDesk()
  setInterval(tick, 1000)
  listen({
    state(next) {
      if (state && next.started == state.started && next.number < state.number) return
      state = next
      show()
    },
    join({ addresses, code }) {
      const [first] = addresses
      const words = first ? `Vote at ${first.replace("http://", "")}` : "This computer is offline. Connect it so that people can vote."
      place("join").replaceChildren(make("span", {}, words), ...(code ? [html(code)] : []))
      if (isWall) fit()
    }
  })
}
begin()
