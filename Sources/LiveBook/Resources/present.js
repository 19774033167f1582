const isWall = document.body.classList.contains("wall")
const html = text => {
  const box = make("div")
  box.innerHTML = text
  return box
}
let shown
let state

const names = {
  PageDown: "next", ArrowRight: "next", ArrowDown: "next", " ": "next", Enter: "next",
  PageUp: "back", ArrowLeft: "back", ArrowUp: "back", Backspace: "back",
  b: "black", B: "black", ".": "black", s: "skip", S: "skip"
}

addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
  // A button that has the focus is pressed by these, a link by Return alone.
  if (event.target.closest("button, summary") && [" ", "Enter"].includes(event.key)) return
  if (event.target.closest("a") && event.key == "Enter") return
  const key = names[event.key]
  if (!key) return
  event.preventDefault()
  send("/key", { key })
})

function bars(list) {
  const box = make("div", { className: "bars" })
  const most = Math.max(1, ...list.map(bar => bar.count))
  for (const bar of list) {
    const isOpen = state.stage == "output"
    const row = make("div", { className: isOpen && bar.isRight ? "bar correct" : "bar" })
    const meter = make("meter", { max: most, value: bar.count })
    row.append(make("span", { textContent: bar.text || "(nothing)" }), meter, make("span", { textContent: bar.count }))
    box.append(row)
  }
  return box
}

function choices(step) {
  const list = make("ol")
  for (const choice of step.choices) {
    list.append(make("li", {}, make("pre", {}, choice || "(nothing)")))
  }
  return list
}

function stage(step) {
  const parts = [html(step.shared + step.code)]
  const isAsked = state.stage == "question" || state.stage == "votes"
  if (isAsked && step.question) {
    parts.push(html(step.question))
    if (step.choices.length && state.stage == "question") parts.push(choices(step))
  }
  if (state.stage == "question" && shown.joinAddress) {
    parts.push(make("p", { textContent: `${state.votes} ${state.votes == 1 ? "vote" : "votes"}`, className: "votes" }))
  }
  if (state.bars.length) parts.push(bars(state.bars))
  if (state.stage == "output" || step.kind == "task") parts.push(html(step.output))
  if (step.kind == "task") parts.push(counts(step))
  return parts
}

function counts(step) {
  const box = make("div", { className: "counts" })
  const found = state.counts[step.task]
  if (state.obstacle) box.append(make("p", { textContent: state.obstacle, className: "late" }))
  if (!found) return box
  box.append(make("p", {},
    `${found.solved} solved · ${found.open} at work · ${found.untouched} not begun`))
  if (isWall) return box
  for (const { count, text } of found.misconceptions) box.append(make("p", {}, `${count} × ${text}`))
  return box
}

// The largest type in which all is seen, in one column or in two; where it is small, with long lines
// broken, too. Where there is none, what came last is seen.
function fit() {
  const root = document.documentElement
  const parts = [place("stage"), ...place("stage").querySelectorAll("pre, .wide")]
  for (let size = 40; size >= 12; size -= 2) {
    root.style.fontSize = `${size}px`
    for (const layout of ["", "two", ...(size > 18 ? [] : ["two broken"])]) {
      place("stage").className = layout
      if (root.scrollHeight <= innerHeight
        && parts.every(part => part.scrollWidth <= part.clientWidth + 1)) return
    }
  }
  scrollTo(0, state.stage == "code" ? 0 : root.scrollHeight)
}

function show() {
  if (!shown || !state) return
  const step = shown.steps[state.position]
  place("now").textContent = step.title
  place("stage").replaceChildren(...stage(step))
  document.body.classList.toggle("black", state.isBlack)
  if (isWall) {
    place("join").textContent = shown.joinAddress ?? ""
    fit()
  } else {
    showDesk(step)
  }
  document.body.dataset.number = state.number
  document.body.dataset.at = performance.timeOrigin + performance.now()
}

function showDesk(step) {
  place("place").textContent = `step ${state.position + 1} of ${shown.steps.length}, ${state.stage}`
    + (state.isBlack ? ", the wall is dark" : "")
  const notes = [...step.notes, ...step.misconceptions.map(text => `<p>Wrong, and common:</p>${text}`)]
  place("notes").replaceChildren(...notes.map(html))
  place("prose").replaceChildren(html(step.prose))
  const after = shown.steps[state.position + 1]
  place("next").textContent = after ? `${after.title}, ${after.minutes} min` : "the end"
  for (const [index, button] of [...place("keys").children].entries()) {
    if (index == state.position) button.setAttribute("aria-current", "step")
    else button.removeAttribute("aria-current")
  }
  tick()
}

const minutes = time => Math.trunc(time / 60000)
const clock = time => {
  const seconds = Math.round(Math.abs(time) / 1000)
  return `${time < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

// Late is who has used more than the notes give to what is behind and to this step.
function tick() {
  if (!shown || !state || isWall) return
  const step = shown.steps[state.position]
  const now = Date.now()
  const left = step.minutes * 60000 - (now - state.stepStarted)
  const planned = shown.steps.slice(0, state.position).reduce((sum, step) => sum + step.minutes, 0)
  const inStep = Math.min(now - state.stepStarted, step.minutes * 60000)
  const late = minutes(now - state.started - planned * 60000 - inStep)
  const all = shown.steps.reduce((sum, step) => sum + step.minutes, 0)
  place("clock").textContent =
    `${clock(left)} left of ${step.minutes} min · ${clock(now - state.started)} of ${all} min`
  place("late").replaceChildren()
  if (late < 1) return
  let saved = 0
  const skips = []
  for (const index of shown.skippable) {
    if (saved >= late) break
    if (index <= state.position) continue
    skips.push(`${shown.steps[index].title} (${shown.steps[index].minutes})`)
    saved += shown.steps[index].minutes
  }
  const advice = skips.length ? ` Leave out ${skips.join(", ")}.` : ""
  place("late").append(`${late} min late.${advice}`)
  if (shown.whenLate) place("late").append(html(shown.whenLate))
}

async function begin() {
  try {
    shown = await (await fetch("/steps")).json()
  } catch {
    lost.hidden = false
    return
  }
  document.title = `${isWall ? "Wall" : "Desk"} · ${shown.title}`
  if (!isWall) {
    place("title").textContent = shown.title
    place("keys").replaceChildren(...shown.steps.map((step, index) => button(step.title, event => {
      // The space bar is to go on, and not to press the button again.
      event.target.blur()
      send("/key", { step: index })
    })))
    setInterval(tick, 1000)
  }
  listen("state", next => {
    if (state && next.started == state.started && next.number < state.number) return
    state = next
    show()
  })
}
if (isWall) addEventListener("resize", fit)
begin()
