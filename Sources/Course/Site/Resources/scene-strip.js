// The timeline of a scene: inputs, requests, the screen's contents, and the periods in which the screen was wrong.
class Strip {
  constructor(view) {
    const label = "Timeline. The left and right arrow keys move between events."
    this.view = view
    this.element = make("div", { className: "strip", tabIndex: 0, role: "group", "aria-label": label })
    this.why = make("p", { className: "why", "aria-live": "polite" })
    let place = ""
    this.element.onpointerover = event => {
      // Ignore events that redrawing causes under a pointer that doesn't move.
      if (place == (place = `${event.clientX} ${event.clientY}`)) return
      this.light(+event.target.closest?.("[data-n]")?.dataset.n || 0)
    }
    this.element.onpointerleave = () => this.light(0)
    const drag = event => { if (event.buttons & 1) view.stand(this.time(event)) }
    const panned = view.panned()
    this.element.onpointercancel = panned.onpointercancel
    this.element.onpointerdown = event => {
      panned.onpointerdown()
      this.element.setPointerCapture(event.pointerId)
      drag(event)
    }
    this.element.onpointermove = drag
    this.element.onkeydown = event => this.step(event)
    this.element.onblur = () => this.light(0)
    // Observing the width avoids computing the layout in each animation frame.
    new ResizeObserver(([{ contentRect }]) => {
      this.width = contentRect.width
      this.drawn = undefined
      view.fit()
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
    if (run != this.drawn || view.runs) this.drawAll()
    this.drawn = view.runs ? undefined : run
    const [svg] = this.element.children, x = this.x(now), later = svg.querySelector(".later"), line = svg.querySelector(".now")
    svg.setAttribute("aria-label", this.spoken())
    later.setAttribute("x", x)
    later.setAttribute("width", view.runs ? 0 : Math.max(0, width - x))
    line.setAttribute("x1", x)
    line.setAttribute("x2", x)
  }

  drawAll() {
    const { view } = this, { run, now, horizon, scene } = view
    const isOpen = view.runs
    this.past = isOpen ? view.seen : run
    this.to = isOpen ? now : horizon
    this.places = {}
    this.y = 18
    const inputs = scene.parts.filter(part => ["field", "button", "toggle"].includes(part.kind)).map(part => this.inputs(part))
    const body = [...inputs, this.requests(), ...this.rows().map(row => this.shown(row))].join("")
    const faults = run.faults(this.to), y = this.y, height = y + 14, x = time => this.x(time)
    const wrong = faults.map(({ from, to, text }) =>
      `<rect class="wrong" x="${x(from)}" y="${y + 5}" width="${Math.max(2, x(to) - x(from))}" height="5" rx="2.5"><title>${safe(text)}</title></rect>`)
    this.element.innerHTML = `<svg height="${height + 2}" role="img">${this.grid(height)}
      ${faults.length ? `<text class="name bad" x="0" y="${y + 12}">wrong</text>` : ""}${body}${wrong.join("")}
      <rect class="later" y="16" height="${height}"/><path class="thread"/>
      <line class="now" y1="0" y2="${height}"/></svg>`
    // Keep the height while rows are added.
    this.most = view.history.length ? Math.max(this.most ?? 0, height + 2) : 0
    this.element.style.minHeight = `${this.most}px`
    if (this.lit) this.light(this.lit)
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

  name(text) { return `<text class="name" x="0" y="${this.y + 17}">${safe(clipped(text, this.left - 8, 6.6))}</text>` }

  // Returns a text in a bar that shows how long the text lasts.
  pill(entry, from, to, kind) {
    const room = Math.max(to - from, 0), pad = room < 24 ? 4 : 8
    const radius = kind == "shown" ? 4 : 10
    this.places[entry.n] = { x: from, y: this.y + 13 }
    return `<g class="${kind}" data-n="${entry.n}" style="--q:${entry.hue}">
      <rect class="bar" x="${from}" y="${this.y + 3}" width="${Math.max(room, 6)}" height="20" rx="${radius}"/>
      <text class="on" x="${from + pad}" y="${this.y + 17}">${safe(clipped(entry.text || (kind == "typed" ? "empty" : ""), room - 1.5 * pad, 7.3))}</text></g>`
  }

  inputs(part) {
    const typed = this.past.all.filter(({ row, kind }) => row == part.name && (kind == "typed" || kind == "refused"))
    if (!typed.length) return ""
    const marks = typed.map((entry, index) => {
      const x = this.x(entry.time)
      if (part.kind != "button") {
        const next = index + 1 < typed.length ? this.x(typed[index + 1].time) - 2 : this.width
        return this.pill(entry, x, Math.min(x + (entry.text || "empty").length * 7.3 + 16, next), entry.kind)
      }
      this.places[entry.n] = { x, y: this.y + 13 }
      return `<g class="${entry.kind}" data-n="${entry.n}" style="--q:${entry.hue}">
        <rect class="bar" x="${x - 1}" y="${this.y + 4}" width="18" height="18" rx="9"/>
        ${entry.kind == "refused" ? `<text x="${x + 4.3}" y="${this.y + 17}">×</text>` : ""}</g>`
    })
    const drawn = this.name(part.title) + marks.join("")
    this.y += 26
    return drawn
  }

  // Returns the requests as bars, each in the first free lane.
  requests() {
    const lanes = [], marks = []
    for (const request of this.past.all.filter(({ kind }) => kind == "began")) {
      const end = this.past.ending(request), x = this.x(request.time), to = this.x(end?.time ?? this.to)
      const text = request.row + ({ cancelled: " ✕", failed: " # failed" }[end?.kind] ?? ""), long = text.length * 7.3 + 12
      const isBefore = to - x <= long && to + long > this.width && x - long > this.left
      const isIn = to - x > long || !isBefore && to + long > this.width
      let lane = lanes.findIndex(taken => taken < (isBefore && !isIn ? x - long : x) - 6)
      if (lane < 0) lane = lanes.length
      lanes[lane] = isIn || isBefore ? to : to + long
      const y = this.y + lane * 21
      this.places[request.n] = { x, y: y + 11, to }
      marks.push(`<g class="${end?.kind ?? "runs"}" data-n="${request.n}" style="--q:${request.hue}">
        <rect class="bar" x="${x}" y="${y + 3}" width="${Math.max(to - x, 3)}" height="16" rx="3"/>
        <text x="${isIn ? x + 7 : isBefore ? x - long + 6 : to + 6}" y="${y + 15}" class="${isIn && end?.kind != "cancelled" ? "on" : ""}">${safe(isIn ? clipped(text, to - x - 8, 7.3) : text)}</text></g>`)
    }
    if (!lanes.length) return ""
    const drawn = this.name("requests") + marks.join("")
    this.y += lanes.length * 21 + 6
    return drawn
  }

  // Returns the rows in the order of the phone's parts.
  rows() {
    const rows = new Set(this.past.all.filter(({ kind, text }) => kind == "shown" && text).map(({ row }) => row))
    const place = row => this.view.scene.parts.findIndex(part => part.name == row.split(".")[0])
    return [...rows].filter(row => !row.endsWith(".enabled")).sort((one, other) => place(one) - place(other))
  }

  shown(row) {
    const all = this.past.all.filter(other => other.row == row && ["shown", "over", "broken"].includes(other.kind))
    const marks = all.map((entry, index) => {
      const x = this.x(entry.time), to = this.x(all[index + 1]?.time ?? this.to)
      if (entry.kind != "shown") {
        return `<text class="bad" x="${x + 3}" y="${this.y + 17}">${entry.kind == "broken" ? `# ${safe(entry.text)}` : "|"}</text>`
      }
      return to > x && entry.text ? this.pill(entry, x + 1, to - 1, "shown") : ""
    })
    const [, property] = row.split(".")
    const drawn = this.name(property && property != "text" ? property : this.view.title(row)) + marks.join("")
    this.y += 26
    return drawn
  }

  spoken() {
    return this.view.seen.all.filter(({ kind, row }) => kind != "over" && !row.endsWith(".enabled"))
      .map(({ time, row, kind, text }) => `${seconds(time)}: ${row} ${kind} ${text}`).join("; ") || "Nothing has happened yet."
  }

  // Highlights an event and its causes.
  light(number) {
    const { run } = this.view, entry = run?.all[number - 1]
    this.lit = number
    this.element.classList.toggle("lit", !!entry)
    if (!entry) {
      this.why.textContent = ""
      return
    }
    const chain = run.chain(entry), numbers = new Set(chain.map(({ n }) => n))
    for (const mark of this.element.querySelectorAll("[data-n]")) mark.classList.toggle("in", numbers.has(+mark.dataset.n))
    const path = chain.slice(1).map((cause, index) => {
      const from = this.places[cause.n], to = this.places[chain[index].n]
      if (!from || !to) return ""
      const x = from.to === undefined ? from.x : to.x, bend = Math.max(14, (to.y - from.y) / 2)
      return `M${x},${from.y} C${x},${from.y + bend} ${to.x},${to.y - bend} ${to.x},${to.y}`
    })
    this.element.querySelector(".thread")?.setAttribute("d", path.join(""))
    this.why.innerHTML = chain.map(other => this.sentence(other)).join(", because ") + "."
  }

  sentence(entry) {
    const { run } = this.view, { kind, time, text, row } = entry, title = safe(this.view.title(row))
    if (kind == "typed") return `${title} got <b>${safe(text) || "a tap"}</b> at ${seconds(time)}`
    if (kind == "refused") return `${seconds(time)}: ${title} was tapped while disabled`
    if (kind == "shown") return `${seconds(time)}: ${title} shows <b>${safe(text) || "nothing"}</b>`
    if (kind == "broken") return `${seconds(time)}: ${title} has failed with <b>${safe(text)}</b>`
    if (kind == "over") return `${seconds(time)}: ${title} has completed`
    const end = run.ending(entry)
    return `<b>${safe(row)}</b> was sent at ${seconds(time)}${end ? ` and ${end.kind} at ${seconds(end.time)}` : ""}`
  }

  // Moves to the next or the previous event.
  step(event) {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (event.key == "Escape") this.light(0)
    if (!move) return
    event.preventDefault()
    const { view } = this, stops = view.run.all.filter(({ n }) => this.places[n])
    const here = stops.findIndex(({ n }) => n == this.lit)
    const next = here >= 0 ? stops[here + move]
      : move > 0 ? stops.find(({ time }) => time >= view.now) ?? stops[0] : stops.findLast(({ time }) => time <= view.now)
    if (!next) return
    view.stand(next.time)
    this.light(next.n)
  }
}

const safe = text => (text ?? "").replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
const seconds = time => `${(time / 1000).toFixed(1)} s`
const clipped = (text, room, each) => {
  const letters = Math.floor(room / each)
  return text.length <= letters ? text : letters < 2 ? "" : `${text.slice(0, letters - 1)}…`
}
