class Experiment {
  constructor(figure, opening) {
    this.figure = figure
    this.opening = opening
    this.first = figure.dataset.experiment
    this.title = figure.querySelector("svg > title").textContent
    this.drawing = figure.querySelector(".drawing")
    this.picture = make("div", { className: "picture drawing" })
    this.handles = []
    this.marks = []
    this.past = []
    this.held = new Handles(this)
    const code = figure.closest(".cell")?.querySelector(":scope > .copyable code, :scope > pre.code code")
    this.literals = [...code?.querySelectorAll(".string") ?? []].map(part => ({ part, text: part.textContent }))
    this.other = make("p", { className: "faint", hidden: true },
      "The code above is the page’s, without your changes.")
    this.spoken = make("p", { className: "spoken", "aria-live": "polite" })
    this.wrong = make("p", { className: "wrong", role: "alert" })
    this.inSteps = make("input", { type: "checkbox", onchange: () => this.layOut() && this.run() })
    this.drawing.removeAttribute("tabindex")
    this.picture.append(...this.drawing.childNodes)
    this.drawing.append(make("div", { className: "touchable" }, this.picture, this.held.layer))
    this.panel = make("div", { className: "lab", role: "group", "aria-label": `Lab: ${this.title}` },
      this.wrong,
      make("p", { className: "faint", textContent: matchMedia("(pointer: coarse)").matches
        ? "Drag a marble. Tap it twice to change its value; without one it is removed. Tap a row twice to add one."
        : "Drag a marble, or move it with ← and → (Shift: five times as far). Return changes its value, "
          + "Delete removes it, + or a double click on a row adds one." }),
      make("label", { className: "faint" }, this.inSteps, " In steps"),
      this.other,
      make("div", { className: "buttons" },
        this.back = button("Undo", () => this.undo(), { disabled: true, title: "Ctrl Z" }),
        button("Reset", () => this.begin(this.first)),
        button("Done", () => this.close())),
      this.spoken)
    figure.append(this.panel)
    this.begin(this.first, () => this.focus())
  }

  get text() { return this.lines.join("\n") }

  focus() { this.figure.querySelector(".held")?.focus({ preventScroll: true }) }

  begin(text, then) {
    this.lines = text.split("\n")
    this.marks = []
    this.run(then)
  }

  // What was drawn before the last change; a marble that was dragged was changed once.
  remember() {
    if (this.latest != undefined && this.latest != this.text && !this.held.isDragging) this.past.push(this.latest)
    if (!this.held.isDragging) this.latest = this.text
    this.back.disabled = !this.past.length
  }

  // The drawing is the page's again; what was made of it waits.
  close() {
    const { text } = this
    this.panel.hidden = this.held.layer.hidden = true
    this.lines = this.first.split("\n")
    this.latest = undefined
    this.run()
    this.opening.hidden = false
    this.opening.focus()
    this.opening.onclick = () => {
      this.panel.hidden = this.held.layer.hidden = false
      this.opening.hidden = true
      this.lines = text.split("\n")
      this.latest = undefined
      this.run(() => this.focus())
    }
  }

  undo() {
    if (!this.past.length) return
    this.lines = this.past.pop().split("\n")
    this.latest = undefined
    this.run()
  }

  // What a line is called in the drawing, where one that begins with _ may have rows by other names.
  label(name) {
    const line = this.handles.findIndex(([, other]) => other == name)
    const rows = name.startsWith("_") ? this.held.rowsOfSources().filter(found => found.line == line) : []
    const names = rows.map(({ row }) => this.held.places[0].rows[row].name)
    return [...new Set(names)].join(", ") || name.replace(/_/g, " ").trim()
  }

  // What is drawn for a value: of a source without a row of its own it is the number of the signal that it starts.
  drawn(line, mark) {
    if (!this.handles[line][1].startsWith("_") || this.starting(this.handles[line][1]) < 0) return mark.text
    const place = this.marks[line].filter(other => other.kind == "=").indexOf(mark)
    return `${place + 1} (made of ${mark.text})`
  }

  // The line that makes signals of what a source sends, if that source has no row.
  starting(source) {
    return source.startsWith("_") ? this.handles.findIndex(([kind, , operator, outer]) =>
      kind == "operator" && operator == "each" && outer == source) : -1
  }

  // Says in the code above what is drawn, where a source's marbles stand in it; else a line says that it does not.
  tellCode() {
    if (!this.literals.length) return
    const sources = text => new Map(text.split("\n").map(line => /^(\w+): (?:cold|hot) +(.*)$/.exec(line)?.slice(1))
      .filter(found => found))
    const rest = text => text.replace("\naxis even", "").replace(/^(\w+: (?:cold|hot)) .*/gm, "$1")
    const [before, now] = [sources(this.first), sources(this.text)]
    const isSame = rest(this.first) == rest(this.text)
    let isTold = isSame
    for (const [name, text] of before) {
      const isChanged = isSame && now.get(name) != text
      const found = this.literals.filter(literal => literal.text == `"${text}"`)
      if (found.length != 1) isTold &&= !isChanged
      else {
        found[0].part.textContent = isChanged ? `"${now.get(name).replace(/[\\"]/g, "\\$&")}"` : found[0].text
        found[0].part.classList.toggle("changed", isChanged)
      }
    }
    this.other.hidden = isTold
  }

  // How far a marble goes in steps.
  get step() { return this.frame < 100 ? 1000 : this.frame }
  get isStepped() { return this.inSteps.checked || this.lines.includes("axis steps") }
  rounded(time) {
    const unit = this.isStepped ? this.step : 10
    return Math.round(time / unit) * unit
  }

  // An axis that suits how marbles move; whether it is another one.
  layOut() {
    const has = this.lines.includes("axis even")
    if (has != this.isStepped) return false
    this.lines = has ? this.lines.filter(line => line != "axis even") : [...this.lines, "axis even"]
    return true
  }

  get frame() {
    return Number(this.handles.find(line => line[0] == "frame")?.[1] ?? 1000)
  }

  // Draws, and calls `then` with whether it could. What has changed meanwhile has an answer of its own.
  run(then = () => {}) {
    const turn = this.turn = (this.turn ?? 0) + 1
    let isGood
    lab.ask("run", `${this.title}\n${this.text}`, answer => {
      if (turn != this.turn) return
      isGood = this.take(answer)
      then(isGood)
    })
    return isGood
  }

  // What is wrong is said, and the last good picture stays, in gray.
  take([state, ...rest]) {
    this.wrong.textContent = state == "error" ? rest.at(-1) : ""
    this.drawing.classList.toggle("stale", state == "error")
    if (state == "error") return false
    const [picture, words, handles, ...places] = rest
    this.handles = lab.listed(handles)
    this.readMarks()
    // Why a mark came was said of the drawing before.
    for (const drawing of [this.drawing, this.picture]) drawing.reasons?.hide()
    this.picture.innerHTML = picture
    this.held.show(places.map(place => readPlaces(lab.listed(place))))
    this.held.recolor([...this.picture.querySelectorAll("svg")])
    clearTimeout(this.speaking)
    this.speaking = setTimeout(() => { this.spoken.textContent = words }, 400)
    this.remember()
    this.tellCode()
    return true
  }

  // Each line's marks; one that reads as before is the one that was there.
  readMarks() {
    this.marks = this.handles.map(([kind, , , , ...words], index) => {
      if (kind != "source") return []
      const old = [...this.marks[index] ?? []]
      return words.filter(word => word).map(word => {
        const mark = readMark(word)
        const same = old.findIndex(other => other.kind == mark.kind && other.text == mark.text)
        return same < 0 ? mark : Object.assign(old.splice(same, 1)[0], mark)
      })
    })
  }

  writeMarks(index, then = () => {}) {
    if (!isWritable(this.marks[index], this.frame)) return this.refine(then)
    const [, name, temperature] = this.handles[index]
    const starting = this.starting(name)
    if (starting >= 0) this.lines[starting] += this.newCases(starting, this.marks[index])
    this.lines[index] = `${name}: ${temperature} ${marbleText(this.marks[index], this.frame)}`
    this.run(then)
  }

  // Two marks that are closer than a frame need a shorter one.
  refine(then) {
    for (const mark of this.marks.flat()) mark.time = Math.round(mark.time / 10) * 10
    this.handles.forEach(([kind, name, temperature], line) => {
      if (kind == "source") this.lines[line] = `${name}: ${temperature} ${marbleText(this.marks[line], 10)}`
    })
    this.lines = [...this.lines.filter(line => !/^frame\b/.test(line)), "frame 0.01"]
    this.run(then)
  }

  // A value that starts nothing yet starts what the first one starts.
  newCases(starting, marks) {
    const cases = this.handles[starting].slice(5)
    const known = cases.map(word => word.split("=")[0])
    const values = new Set(marks.filter(mark => mark.kind == "=" && /^[^\s=]+$/.test(mark.text)).map(mark => mark.text))
    return [...values].filter(value => cases.length && !known.includes(value))
      .map(value => ` ${value}=${cases[0].split("=")[1]}`).join("")
  }
}
