// The timeline of a scene: inputs, requests, the screen's contents, and the periods in which the screen was wrong.
class Strip {
  constructor(view) {
    const label = "Timeline. The left and right arrow keys move between events."
    this.view = view
    this.element = make("div", { className: "strip", tabIndex: 0, role: "group", "aria-label": label })
    this.explanation = make("p", { className: "why", "aria-live": "polite" })
    let pointerPosition = ""
    this.element.onpointerover = event => {
      // Ignore events caused by redrawing rather than by pointer movement.
      if (pointerPosition == (pointerPosition = `${event.clientX} ${event.clientY}`)) return
      this.highlight(+event.target.closest?.("[data-number]")?.dataset.number || 0)
    }
    this.element.onpointerleave = () => this.highlight(0)
    const drag = event => { if (event.buttons & 1) view.seek(this.time(event)) }
    const seekGuard = view.seekGuard()
    this.element.onpointercancel = seekGuard.onpointercancel
    this.element.onpointerdown = event => {
      seekGuard.onpointerdown()
      this.element.setPointerCapture(event.pointerId)
      drag(event)
    }
    this.element.onpointermove = drag
    this.element.onkeydown = event => this.step(event)
    this.element.onblur = () => this.highlight(0)
    // Observing the width avoids computing the layout in each animation frame.
    new ResizeObserver(([{ contentRect }]) => {
      this.width = contentRect.width
      this.drawnRun = undefined
      view.alignSlider()
      this.draw()
    }).observe(this.element)
  }

  get left() { return this.width < 560 ? 84 : 104 }
  x(time) { return this.left + time / this.view.horizon * (this.width - this.left - 12) }
  time(event) {
    const x = event.clientX - this.element.getBoundingClientRect().left - this.left
    return Math.max(0, Math.min(1, x / (this.width - this.left - 12))) * this.view.horizon
  }

  // Draws the timeline. Fades events after the current time, or hides them while the scene is playing.
  draw() {
    const { view, width } = this, { run, now } = view
    if (!width || !run) return
    // If the scene isn't playing, only the line for the current time moves.
    if (run != this.drawnRun || view.isPlaying) this.drawAll()
    this.drawnRun = view.isPlaying ? undefined : run
    const [svg] = this.element.children, x = this.x(now), later = svg.querySelector(".later"), line = svg.querySelector(".now")
    svg.setAttribute("aria-label", this.description())
    later.setAttribute("x", x)
    later.setAttribute("width", view.isPlaying ? 0 : Math.max(0, width - x))
    line.setAttribute("x1", x)
    line.setAttribute("x2", x)
  }

  drawAll() {
    const { view } = this, { run, now, horizon, scene } = view
    const isGrowing = view.isPlaying
    this.visibleRun = isGrowing ? view.currentRun : run
    this.visibleEnd = isGrowing ? now : horizon
    this.places = {}
    this.y = 18
    const inputs = scene.parts.filter(part => ["field", "button", "toggle"].includes(part.kind)).map(part => this.inputs(part))
    const body = [...inputs, this.requests(), ...this.rows().map(row => this.shownTexts(row))].join("")
    const wrongPeriods = run.wrongPeriods(this.visibleEnd), y = this.y, height = y + 14, x = time => this.x(time)
    const wrong = wrongPeriods.map(({ from, to, text }) =>
      `<rect class="wrong" x="${x(from)}" y="${y + 5}" width="${Math.max(2, x(to) - x(from))}" height="5" rx="2.5"><title>${escapeHTML(text)}</title></rect>`)
    this.element.innerHTML = `<svg height="${height + 2}" role="img">${this.grid(height)}
      ${wrongPeriods.length ? `<text class="name bad" x="0" y="${y + 12}">wrong</text>` : ""}${body}${wrong.join("")}
      <rect class="later" y="16" height="${height}"/><path class="cause-line"/>
      <line class="now" y1="0" y2="${height}"/></svg>`
    // Keep the height while rows are added.
    this.minHeight = view.history.length ? Math.max(this.minHeight ?? 0, height + 2) : 0
    this.element.style.minHeight = `${this.minHeight}px`
    if (this.highlighted) this.highlight(this.highlighted)
  }

  grid(height) {
    const steps = [1000, 2000, 5000, 10000]
    const every = steps.find(step => (this.x(step) - this.x(0)) > 34) ?? 20000
    const lines = []
    for (let time = 0; time <= this.view.horizon; time += every) {
      const x = this.x(time)
      lines.push(`<line class="grid" x1="${x}" x2="${x}" y1="16" y2="${height}"/><text class="second" x="${x}" y="11">${time / 1000}${time ? "" : " s"}</text>`)
    }
    return lines.join("")
  }

  name(text) { return `<text class="name" x="0" y="${this.y + 17}">${escapeHTML(truncated(text, this.left - 8, 6.6))}</text>` }

  // Returns a bar that contains an event's text.
  pill(entry, from, to, kind) {
    const width = Math.max(to - from, 0), padding = width < 24 ? 4 : 8
    const radius = kind == "shown" ? 4 : 10
    this.places[entry.number] = { x: from, y: this.y + 13 }
    return `<g class="${kind}" data-number="${entry.number}" style="--q:${entry.color}">
      <rect class="bar" x="${from}" y="${this.y + 3}" width="${Math.max(width, 6)}" height="20" rx="${radius}"/>
      <text class="on" x="${from + padding}" y="${this.y + 17}">${escapeHTML(truncated(entry.text || (kind == "typed" ? "empty" : ""), width - 1.5 * padding, 7.3))}</text></g>`
  }

  inputs(part) {
    const inputEvents = this.visibleRun.events.filter(({ row, kind }) => row == part.name && (kind == "typed" || kind == "ignored"))
    if (!inputEvents.length) return ""
    const marks = inputEvents.map((entry, index) => {
      const x = this.x(entry.time)
      if (part.kind != "button") {
        const next = index + 1 < inputEvents.length ? this.x(inputEvents[index + 1].time) - 2 : this.width
        return this.pill(entry, x, Math.min(x + (entry.text || "empty").length * 7.3 + 16, next), entry.kind)
      }
      this.places[entry.number] = { x, y: this.y + 13 }
      return `<g class="${entry.kind}" data-number="${entry.number}" style="--q:${entry.color}">
        <rect class="bar" x="${x - 1}" y="${this.y + 4}" width="18" height="18" rx="9"/>
        ${entry.kind == "ignored" ? `<text x="${x + 4.3}" y="${this.y + 17}">×</text>` : ""}</g>`
    })
    const markup = this.name(part.title) + marks.join("")
    this.y += 26
    return markup
  }

  // Returns the requests as bars, each in the first free lane.
  requests() {
    const lanes = [], marks = []
    for (const request of this.visibleRun.events.filter(({ kind }) => kind == "began")) {
      const end = this.visibleRun.endOf(request), x = this.x(request.time), to = this.x(end?.time ?? this.visibleEnd)
      const text = request.row + ({ canceled: " ✕", failed: " # failed" }[end?.kind] ?? ""), labelWidth = text.length * 7.3 + 12
      const isLabelBefore = to - x <= labelWidth && to + labelWidth > this.width && x - labelWidth > this.left
      const isLabelInside = to - x > labelWidth || !isLabelBefore && to + labelWidth > this.width
      let lane = lanes.findIndex(laneEnd => laneEnd < (isLabelBefore && !isLabelInside ? x - labelWidth : x) - 6)
      if (lane < 0) lane = lanes.length
      lanes[lane] = isLabelInside || isLabelBefore ? to : to + labelWidth
      const y = this.y + lane * 21
      this.places[request.number] = { x, y: y + 11, to }
      marks.push(`<g class="${end?.kind ?? "running"}" data-number="${request.number}" style="--q:${request.color}">
        <rect class="bar" x="${x}" y="${y + 3}" width="${Math.max(to - x, 3)}" height="16" rx="3"/>
        <text x="${isLabelInside ? x + 7 : isLabelBefore ? x - labelWidth + 6 : to + 6}" y="${y + 15}" class="${isLabelInside && end?.kind != "canceled" ? "on" : ""}">${escapeHTML(isLabelInside ? truncated(text, to - x - 8, 7.3) : text)}</text></g>`)
    }
    if (!lanes.length) return ""
    const markup = this.name("requests") + marks.join("")
    this.y += lanes.length * 21 + 6
    return markup
  }

  // Returns the rows in the order of the phone's parts.
  rows() {
    const rows = new Set(this.visibleRun.events.filter(({ kind, text }) => kind == "shown" && text).map(({ row }) => row))
    const position = row => this.view.scene.parts.findIndex(part => part.name == row.split(".")[0])
    return [...rows].filter(row => !row.endsWith(".enabled")).sort((a, b) => position(a) - position(b))
  }

  shownTexts(row) {
    const events = this.visibleRun.events.filter(other => other.row == row && ["shown", "completed", "errored"].includes(other.kind))
    const marks = events.map((entry, index) => {
      const x = this.x(entry.time), to = this.x(events[index + 1]?.time ?? this.visibleEnd)
      if (entry.kind != "shown") {
        return `<text class="bad" x="${x + 3}" y="${this.y + 17}">${entry.kind == "errored" ? `# ${escapeHTML(entry.text)}` : "|"}</text>`
      }
      return to > x && entry.text ? this.pill(entry, x + 1, to - 1, "shown") : ""
    })
    const [, property] = row.split(".")
    const markup = this.name(property && property != "text" ? property : this.view.title(row)) + marks.join("")
    this.y += 26
    return markup
  }

  description() {
    return this.view.currentRun.events.filter(({ kind, row }) => kind != "completed" && !row.endsWith(".enabled"))
      .map(({ time, row, kind, text }) => `${seconds(time)}: ${row} ${kind} ${text}`).join("; ") || "Nothing has happened yet."
  }

  // Highlights an event and its causes.
  highlight(number) {
    const { run } = this.view, entry = run?.events[number - 1]
    this.highlighted = number
    this.element.classList.toggle("lit", !!entry)
    if (!entry) {
      this.explanation.textContent = ""
      return
    }
    const chain = run.chain(entry), numbers = new Set(chain.map(({ number }) => number))
    for (const mark of this.element.querySelectorAll("[data-number]")) mark.classList.toggle("in", numbers.has(+mark.dataset.number))
    const path = chain.slice(1).map((cause, index) => {
      const from = this.places[cause.number], to = this.places[chain[index].number]
      if (!from || !to) return ""
      const x = from.to === undefined ? from.x : to.x, bend = Math.max(14, (to.y - from.y) / 2)
      return `M${x},${from.y} C${x},${from.y + bend} ${to.x},${to.y - bend} ${to.x},${to.y}`
    })
    this.element.querySelector(".cause-line")?.setAttribute("d", path.join(""))
    this.explanation.innerHTML = chain.map(other => this.sentence(other)).join(", because ") + "."
  }

  sentence(entry) {
    const { run } = this.view, { kind, time, text, row } = entry, title = escapeHTML(this.view.title(row))
    if (kind == "typed") return `${title} received <b>${escapeHTML(text) || "a tap"}</b> at ${seconds(time)}`
    if (kind == "ignored") return `${seconds(time)}: ${title} was tapped while disabled`
    if (kind == "shown") return `${seconds(time)}: ${title} shows <b>${escapeHTML(text) || "nothing"}</b>`
    if (kind == "errored") return `${seconds(time)}: ${title} failed with <b>${escapeHTML(text)}</b>`
    if (kind == "completed") return `${seconds(time)}: ${title} completed`
    const end = run.endOf(entry)
    return `<b>${escapeHTML(row)}</b> was sent at ${seconds(time)}${end ? ` and ${end.kind} at ${seconds(end.time)}` : ""}`
  }

  // Moves to the next or previous event.
  step(event) {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (event.key == "Escape") this.highlight(0)
    if (!move) return
    event.preventDefault()
    const { view } = this, stops = view.run.events.filter(({ number }) => this.places[number])
    const current = stops.findIndex(({ number }) => number == this.highlighted)
    const next = current >= 0 ? stops[current + move]
      : move > 0 ? stops.find(({ time }) => time >= view.now) ?? stops[0] : stops.findLast(({ time }) => time <= view.now)
    if (!next) return
    view.seek(next.time)
    this.highlight(next.number)
  }
}

const escapeHTML = text => (text ?? "").replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
const seconds = time => `${(time / 1000).toFixed(1)} s`
const truncated = (text, width, letterWidth) => {
  const letters = Math.floor(width / letterWidth)
  return text.length <= letters ? text : letters < 2 ? "" : `${text.slice(0, letters - 1)}…`
}
