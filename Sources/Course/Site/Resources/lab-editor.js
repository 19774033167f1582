class Experiment {
  constructor(figure, openButton) {
    this.figure = figure
    this.openButton = openButton
    this.original = figure.dataset.experiment
    this.title = figure.querySelector("svg > title").textContent
    this.drawing = figure.querySelector(".drawing")
    this.picture = make("div", { className: "picture drawing" })
    this.statements = []
    this.marks = []
    this.history = []
    this.handles = new Handles(this)
    const code = figure.closest(".cell")?.querySelector(":scope > .copyable code, :scope > pre.code code")
    this.literals = [...code?.querySelectorAll(".string") ?? []].map(part => ({ part, text: part.textContent }))
    this.codeNotice = make("p", { className: "faint", hidden: true },
      "The code above doesn’t show your changes.")
    this.liveRegion = make("p", { className: "hidden", "aria-live": "polite" })
    this.error = make("p", { className: "wrong", role: "alert" })
    this.stepsCheckbox = make("input", { type: "checkbox", onchange: () => this.updateAxis() && this.run() })
    this.drawing.removeAttribute("tabindex")
    this.picture.append(...this.drawing.childNodes)
    this.drawing.append(make("div", { className: "interactive" }, this.picture, this.handles.layer))
    this.panel = make("div", { className: "lab", role: "group", "aria-label": `Lab: ${this.title}` },
      this.error,
      make("p", { className: "faint", textContent: matchMedia("(pointer: coarse)").matches
        ? "Drag a marble. Double-tap it to change its value, or clear the value to remove it. Double-tap a row to add a marble."
        : "Drag a marble, or move it with ← and → (hold Shift for bigger steps). Press Return to change its value "
          + "or Delete to remove it. To add a marble, press + or double-click a row." }),
      make("label", { className: "faint" }, this.stepsCheckbox, " In steps"),
      this.codeNotice,
      make("div", { className: "buttons" },
        this.undoButton = button("Undo", () => this.undo(), { disabled: true, title: "Ctrl Z" }),
        button("Reset", () => this.load(this.original)),
        button("Done", () => this.close())),
      this.liveRegion)
    figure.append(this.panel)
    this.load(this.original)
    this.focus()
  }

  get text() { return this.lines.join("\n") }

  focus() { this.figure.querySelector(".handle")?.focus({ preventScroll: true }) }

  load(text) {
    this.lines = text.split("\n")
    this.marks = []
    this.run()
  }

  // Saves the state before the last change, for Undo. A complete drag counts as one change.
  saveForUndo() {
    if (this.latest != undefined && this.latest != this.text && !this.handles.isDragging) this.history.push(this.latest)
    if (!this.handles.isDragging) this.latest = this.text
    this.undoButton.disabled = !this.history.length
  }

  // Shows the page's drawing again. When the editor is reopened, it shows the reader's changes.
  close() {
    const { text } = this
    this.panel.hidden = this.handles.layer.hidden = true
    this.lines = this.original.split("\n")
    this.latest = undefined
    this.run()
    this.openButton.hidden = false
    this.openButton.focus()
    this.openButton.onclick = () => {
      this.panel.hidden = this.handles.layer.hidden = false
      this.openButton.hidden = true
      this.lines = text.split("\n")
      this.latest = undefined
      this.run()
      this.focus()
    }
  }

  undo() {
    if (!this.history.length) return
    this.lines = this.history.pop().split("\n")
    this.latest = undefined
    this.run()
  }

  // Returns a line's name in the drawing. If the line's name starts with _, its rows can have other names.
  label(name) {
    const line = this.statements.findIndex(([, other]) => other == name)
    const rows = name.startsWith("_") ? this.handles.rowsOfSources().filter(found => found.line == line) : []
    const names = rows.map(({ row }) => this.handles.places[0].rows[row].name)
    return [...new Set(names)].join(", ") || name.replace(/_/g, " ").trim()
  }

  // Returns the label of a value. If the source has no row, the label begins with the number of the value's inner
  // signal.
  labelOfValue(line, mark) {
    if (!this.statements[line][1].startsWith("_") || this.mappingIndex(this.statements[line][1]) < 0) return mark.text
    const place = this.marks[line].filter(other => other.kind == "=").indexOf(mark)
    return `${place + 1} (made of ${mark.text})`
  }

  // Returns the index of the `each` line that maps a source without a row to inner signals, or -1 if none does.
  mappingIndex(source) {
    return source.startsWith("_") ? this.statements.findIndex(([kind, , operator, outer]) =>
      kind == "operator" && operator == "each" && outer == source) : -1
  }

  // Updates the marble texts in the code above, or tells the reader that the code doesn't show the changes.
  updateCode() {
    if (!this.literals.length) return
    const sources = text => new Map(text.split("\n").map(line => /^(\w+): (?:cold|hot) +(.*)$/.exec(line)?.slice(1))
      .filter(found => found))
    const rest = text => text.replace("\naxis even", "").replace(/^(\w+: (?:cold|hot)) .*/gm, "$1")
    const [before, now] = [sources(this.original), sources(this.text)]
    const isSame = rest(this.original) == rest(this.text)
    let isUpToDate = isSame
    for (const [name, text] of before) {
      const isChanged = isSame && now.get(name) != text
      const matches = this.literals.filter(literal => literal.text == `"${text}"`)
      if (matches.length != 1) isUpToDate &&= !isChanged
      else {
        matches[0].part.textContent = isChanged ? `"${now.get(name).replace(/[\\"]/g, "\\$&")}"` : matches[0].text
        matches[0].part.classList.toggle("changed", isChanged)
      }
    }
    this.codeNotice.hidden = isUpToDate
  }

  // The duration of a step, in milliseconds.
  get step() { return this.frame < 100 ? 1000 : this.frame }
  get isStepped() { return this.stepsCheckbox.checked || this.lines.includes("axis steps") }
  rounded(time) {
    const unit = this.isStepped ? this.step : 10
    return Math.round(time / unit) * unit
  }

  // Uses an even axis unless marbles move in steps. Returns whether the axis changed.
  updateAxis() {
    const has = this.lines.includes("axis even")
    if (has != this.isStepped) return false
    this.lines = has ? this.lines.filter(line => line != "axis even") : [...this.lines, "axis even"]
    return true
  }

  get frame() {
    return Number(this.statements.find(line => line[0] == "frame")?.[1] ?? 1000)
  }

  // Draws the experiment. If it has an error, shows the message and grays out the last drawing.
  run() {
    const [state, ...rest] = lab.call("run", `${this.title}\n${this.text}`)
    this.error.textContent = state == "error" ? rest.at(-1) : ""
    this.drawing.classList.toggle("stale", state == "error")
    if (state == "error") return
    const [picture, words, statements, ...places] = rest
    this.statements = lab.parseTable(statements)
    this.updateMarks()
    // Hide a displayed cause, because it belongs to the previous drawing.
    for (const drawing of [this.drawing, this.picture]) drawing.causes?.hide()
    this.picture.innerHTML = picture
    this.handles.show(places.map(place => parsePlaces(lab.parseTable(place))))
    this.handles.keepColors([...this.picture.querySelectorAll("svg")])
    clearTimeout(this.announcement)
    this.announcement = setTimeout(() => { this.liveRegion.textContent = words }, 400)
    this.saveForUndo()
    this.updateCode()
  }

  // Reads the marks of each line. A mark whose text is unchanged keeps its identity.
  updateMarks() {
    this.marks = this.statements.map(([kind, , , , ...words], index) => {
      if (kind != "source") return []
      const old = [...this.marks[index] ?? []]
      return words.filter(word => word).map(word => {
        const mark = parseMark(word)
        const same = old.findIndex(other => other.kind == mark.kind && other.text == mark.text)
        return same < 0 ? mark : Object.assign(old.splice(same, 1)[0], mark)
      })
    })
  }

  writeMarks(index) {
    if (!isWritable(this.marks[index], this.frame)) return this.refineFrames()
    const [, name, temperature] = this.statements[index]
    const mappingIndex = this.mappingIndex(name)
    if (mappingIndex >= 0) this.lines[mappingIndex] += this.newCases(mappingIndex, this.marks[index])
    this.lines[index] = `${name}: ${temperature} ${marbleText(this.marks[index], this.frame)}`
    this.run()
  }

  // Shortens the frames, so that no two marks start in the same frame.
  refineFrames() {
    for (const mark of this.marks.flat()) mark.time = Math.round(mark.time / 10) * 10
    this.statements.forEach(([kind, name, temperature], line) => {
      if (kind == "source") this.lines[line] = `${name}: ${temperature} ${marbleText(this.marks[line], 10)}`
    })
    this.lines = [...this.lines.filter(line => !/^frame\b/.test(line)), "frame 0.01"]
    this.run()
  }

  // Returns text that maps each new value to the inner signal of the first known value.
  newCases(mappingIndex, marks) {
    const cases = this.statements[mappingIndex].slice(5)
    const known = cases.map(word => word.split("=")[0])
    const values = new Set(marks.filter(mark => mark.kind == "=" && /^[^\s=]+$/.test(mark.text)).map(mark => mark.text))
    return [...values].filter(value => cases.length && !known.includes(value))
      .map(value => ` ${value}=${cases[0].split("=")[1]}`).join("")
  }
}
