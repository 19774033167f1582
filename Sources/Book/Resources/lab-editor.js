class Experiment {
  constructor(figure, opening, then) {
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
    this.rows = make("ol", { className: "lines" })
    const code = figure.closest(".cell")?.querySelector(":scope > .copyable code, :scope > pre.code code")
    this.literals = [...code?.querySelectorAll(".string") ?? []].map(part => ({ part, text: part.textContent }))
    this.other = make("p", { className: "faint", hidden: true },
      "The code above is the page’s, without your changes. “Copy as Swift” gives what is drawn.")
    this.spoken = make("p", { className: "spoken", "aria-live": "polite" })
    this.wrong = make("p", { className: "wrong", role: "alert" })
    this.inSteps = make("input", { type: "checkbox", onchange: () => this.layOut() && this.run() })
    this.program = make("pre", {
      className: "code", tabIndex: 0, role: "group", hidden: true, "aria-label": "Swift"
    })
    this.drawing.removeAttribute("tabindex")
    this.picture.append(...this.drawing.childNodes)
    this.drawing.append(make("div", { className: "touchable" }, this.picture, this.held.layer))
    this.panel = make("section", { className: "lab", "aria-label": `Lab: ${this.title}` },
      this.wrong,
      make("p", { className: "faint", textContent: matchMedia("(pointer: coarse)").matches
        ? "Drag a marble. Tap it twice to change its value; without one it is removed. Tap a row twice to add one."
        : "Drag a marble, or move it with ← and → (Shift: five times as far). Return changes its value, "
          + "Delete removes it, a double click on a row adds one." }),
      make("label", { className: "faint" }, this.inSteps, " In steps"),
      this.other,
      this.rows,
      make("div", { className: "buttons" },
        button("+ Source", () => this.add(`${this.free("abcdefgh")}: cold -A-B-|`)),
        button("+ Operator", () => this.add(this.newOperator())),
        button("Subscribe later", () => this.add(`subscribe ${this.names().at(-1)} 2`)),
        this.back = button("Undo", () => this.undo(), { disabled: true, title: "Ctrl Z" }),
        button("Reset", () => this.begin(this.first)),
        ...figure.closest(".bench") ? [] : [button("Done", () => this.close())]),
      make("div", { className: "buttons" },
        button("Copy as Swift", () => this.show("Swift", 1)),
        button("Copy as test", () => this.show("XCTest", 2)),
        button("Copy link", () => this.copy(this.link(), "The link is"))),
      this.spoken, this.program)
    figure.append(this.panel)
    this.begin(this.first, then)
  }

  get text() { return this.lines.join("\n") }

  link() {
    return new URL("lab.html#" + written(this.text), location.href).href
  }

  begin(text, then = () => {}) {
    this.lines = text.split("\n")
    this.marks = []
    this.rows.replaceChildren()
    this.program.hidden = true
    this.run(isGood => {
      if (isGood) this.showLines()
      then(isGood)
    })
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
      this.run(() => { this.showLines(); this.figure.querySelector(".held")?.focus({ preventScroll: true }) })
    }
  }

  undo() {
    if (!this.past.length) return
    this.lines = this.past.pop().split("\n")
    this.latest = undefined
    this.run(() => this.showLines())
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

  names(before = this.handles.length) {
    return this.handles.slice(0, before)
      .filter(line => line[0] == "source" || line[0] == "operator").map(line => line[1])
  }

  free(names) {
    const used = this.names()
    return [...names].find(name => !used.includes(name)) ?? `x${used.length}`
  }

  freeName(word) {
    const names = this.names()
    let count = 1
    while (names.includes(`${word}_${count}`)) count += 1
    return `${word}_${count}`
  }

  newOperator() {
    const outer = this.outer(this.handles.length)
    const names = this.names().filter(name => !outer.includes(name))
    return `${this.freeName("result")}: merge ${names.at(-2) ?? names.at(-1)} ${names.at(-1)}`
  }

  add(line) {
    const before = [...this.lines]
    this.lines.push(line)
    this.run(isGood => {
      if (!isGood) { this.lines = before; this.run(); return }
      this.showLines()
      this.rows.lastElementChild.querySelector("select, input, [tabindex]")?.focus()
    })
  }

  remove(index) {
    const before = this.lines[index]
    this.lines.splice(index, 1)
    this.run(isGood => {
      if (isGood) { this.showLines(); return }
      const message = this.message
      this.lines.splice(index, 0, before)
      this.run(() => this.complain(index, `It is used: ${message}`))
    })
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

  // What is wrong is said with its line, and the last good picture stays, in grey.
  take([state, ...rest]) {
    this.rows.querySelectorAll(".wrong").forEach(old => old.remove())
    this.wrong.textContent = ""
    this.drawing.classList.toggle("stale", state == "error")
    if (state == "error") {
      const [line, position, message] = rest
      this.message = message
      const text = this.lines[line] ?? ""
      const before = [...text].slice(0, Number(position)).join("")
      this.complain(Number(line), `${message}\n  ${text}\n  ${" ".repeat([...before].length)}^`)
      return false
    }
    const [picture, words, handles, ...places] = rest
    this.handles = lab.listed(handles)
    this.readMarks()
    // Why a mark came was said of the drawing before.
    for (const drawing of [this.drawing, this.picture]) drawing.reasons?.hide()
    this.picture.innerHTML = picture
    this.held.show(places.map(place => readPlaces(lab.listed(place))))
    this.held.recolour([...this.picture.querySelectorAll("svg")])
    clearTimeout(this.speaking)
    this.speaking = setTimeout(() => { this.spoken.textContent = words }, 400)
    this.program.hidden = true
    this.remember()
    this.handles.forEach(([, name], index) => {
      const named = this.rows.children[index]?.querySelector("strong[data-name]")
      if (named) named.textContent = this.label(name)
    })
    this.tellCode()
    this.figure.dispatchEvent(new CustomEvent("drawn", { bubbles: true, detail: this }))
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
    const cases = starting < 0 ? "" : this.newCases(starting, this.marks[index])
    if (cases) this.lines[starting] += cases
    this.changeLine(index, `${name}: ${temperature} ${marbleText(this.marks[index], this.frame)}`, cases != "", then)
  }

  // Two marks that are closer than a frame need a shorter one.
  refine(then) {
    for (const mark of this.marks.flat()) mark.time = Math.round(mark.time / 10) * 10
    this.handles.forEach(([kind, name, temperature], line) => {
      if (kind == "source") this.lines[line] = `${name}: ${temperature} ${marbleText(this.marks[line], 10)}`
    })
    this.lines = [...this.lines.filter(line => !/^frame\b/.test(line)), "frame 0.01"]
    this.run(isGood => {
      if (isGood) this.showLines()
      then()
    })
  }

  // A value that starts nothing yet starts what the first one starts.
  newCases(starting, marks) {
    const cases = this.handles[starting].slice(5)
    const known = cases.map(word => word.split("=")[0])
    const values = new Set(marks.filter(mark => mark.kind == "=" && /^[^\s=]+$/.test(mark.text)).map(mark => mark.text))
    return [...values].filter(value => cases.length && !known.includes(value))
      .map(value => ` ${value}=${cases[0].split("=")[1]}`).join("")
  }

  complain(index, text) {
    const row = this.rows.children[index]
    if (!row || row.hidden) { this.wrong.textContent = text; return }
    row.append(make("pre", { className: "wrong", role: "alert", tabIndex: 0, textContent: text }))
  }

  copy(text, what) {
    navigator.clipboard?.writeText(text).then(() => this.say(`${what} copied.`), () => this.say(text))
      ?? this.say(text)
  }

  say(words) {
    this.spoken.textContent = words
    this.spoken.classList.add("seen")
  }

  show(kind, part) {
    lab.ask("program", this.text, answer => {
      const isGood = answer[0] == "ok"
      this.program.textContent = isGood ? answer[part] : answer[3]
      this.program.setAttribute("aria-label", isGood ? kind : "What is wrong")
      this.program.hidden = false
      if (isGood) this.copy(answer[part], `${kind} is`)
      else this.say("Nothing is copied: the experiment has an error.")
    })
  }

  showLines() {
    this.rows.replaceChildren(...this.handles.map((line, index) => this.row(line, index)))
  }

  // After a change of one line: its fields are made anew if they are others now.
  changeLine(index, text, isOther, then = () => {}) {
    this.lines[index] = text
    this.run(isGood => {
      if (!isGood) return
      if (isOther) this.rows.children[index]?.replaceWith(this.row(this.handles[index], index))
      then()
    })
  }

  row(line, index) {
    const [kind, name] = line
    const item = make("li", { className: kind, hidden: kind == "operator" && this.starting(line[3] ?? "") == index })
    const head = make("div", { className: "head" })
    item.append(head)
    if (kind == "source") this.fillSource(head, line, index)
    else if (kind == "operator") this.fillOperator(head, line, index)
    else if (kind == "subscribe" || kind == "connect") this.fillTimes(head, line, index)
    else if (kind == "frame" || kind == "until") {
      head.append(make("label", {}, kind == "frame" ? "seconds a frame " : "seconds in all ",
        make("input", {
          type: "number", min: 0, step: "any", value: line[1] / 1000,
          onchange: event => this.changeLine(
            index, `${kind} ${event.target.value}`, false, () => this.showLines())
        })))
    } else {
      item.hidden = true
    }
    head.append(button("×", () => this.remove(index), { "aria-label": `Remove ${name ?? kind}` }))
    return item
  }

  fillSource(head, [, name, temperature], index) {
    const frame = this.frame
    head.append(make("strong", { textContent: this.label(name), "data-name": name }), " ",
      this.choice(["cold", "hot"], temperature, `Temperature of ${name}`,
        chosen => this.changeLine(
          index, `${name}: ${chosen} ${marbleText(this.marks[index], frame)}`, true)),
      this.choice(["completes", "fails", "goes on"],
        { "|": "completes", "#": "fails" }[this.marks[index].at(-1)?.kind] ?? "goes on", `End of ${name}`,
        chosen => {
          const marks = this.marks[index]
          const last = marks.at(-1)
          const time = last ? last.time + (isEnd(last) ? 0 : this.step) : this.step
          const kind = { completes: "|", fails: "#" }[chosen]
          this.marks[index] = marks.filter(mark => !isEnd(mark)).concat(kind ? [{ kind, time, text: "#" }] : [])
          this.writeMarks(index)
        }),
      button("+ Marble", () => {
        const mark = addMark(this.marks[index], this.step)
        this.writeMarks(index, () => this.held.focus(mark))
      }, { "aria-label": `Add a marble to ${this.label(name)}` }))
    const starting = this.starting(name)
    if (starting < 0) return
    const [, each, , , inner, ...cases] = this.handles[starting]
    const signals = this.names(starting).filter(other => other != name && !this.outer(starting).includes(other))
    cases.forEach((word, place) => {
      const [value, signal] = word.split("=")
      const marks = this.marks[index].filter(mark => mark.text == value)
      const marble = marks.map(mark => this.drawn(index, mark)).filter((text, place, all) => all.indexOf(text) == place)
      head.append(make("label", {}, ` ${marble.join(", ") || value} starts `, this.choice(signals, signal, `What ${value} starts`, chosen => {
        const now = cases.with(place, `${value}=${chosen}`)
        this.changeLine(starting, `${each}: each ${name} ${inner} ${now.join(" ")}`, true, () => this.showLines())
      }, signal => this.label(signal))))
    })
  }

  // Seconds at which a line is subscribed or connected, and ends.
  fillTimes(head, [kind, name, start, end], index) {
    head.append(make("strong", { textContent: kind }), ` ${name.replace(/_/g, " ").trim()} `)
    const field = (what, time) => make("label", {}, ` ${what} `, make("input", {
      type: "number", min: 0, step: "any", value: time === undefined ? "" : time / 1000
    }))
    const fields = [field("at", start), field("until", end)]
    for (const label of fields) label.lastElementChild.onchange = () => {
      const [from, to] = fields.map(label => label.lastElementChild.value)
      this.changeLine(index, `${kind} ${name} ${from || 0}${to ? ` ${to}` : ""}`, true)
    }
    head.append(...fields)
  }

  fillOperator(head, [, name, operator, ...words], index) {
    const kinds = lab.operators.get(operator)
    head.append(make("strong", { textContent: this.label(name), "data-name": name }), " = ",
      this.choice([...lab.operators.keys()].sort(), operator, `Operator of ${name}`,
        chosen => this.choose(chosen, index)))
    kinds.forEach(([kind, ...examples], place) => {
      const set = value => {
        const now = kind == "cases" ? [...words.slice(0, place), value]
          : words.map((word, other) => other == place ? value.trim().replace(/\s+/g, "_") : word)
        this.changeLine(index, `${name}: ${operator} ${now.join(" ")}`, true)
      }
      const label = `${kind} of ${name}`
      const word = kind == "cases" ? words.slice(place).join(" ") : words[place] ?? ""
      if (kind == "signal" || kind == "signals") {
        const names = kind == "signal" ? this.names(index) : this.outer(index)
        head.append(" ", this.choice(names, word, label, set, name => this.label(name)))
      } else {
        const field = make("input", { value: word, "aria-label": label, size: kind == "cases" ? 16 : 6 })
        if (kind == "count" || kind == "seconds") {
          Object.assign(field, { type: "number", min: 0, step: kind == "count" ? 1 : "any" })
        }
        if (examples.length > 1) field.title = `For example ${examples.join(", ")}`
        field.onchange = () => set(field.value)
        head.append(" ", field)
      }
    })
  }

  // Another operator in a line, with what it needs: a function that does something, a signal of signals.
  choose(operator, index, then = () => {}) {
    const [, name, before, ...words] = this.handles[index]
    const old = lab.operators.get(before) ?? []
    const above = this.names(index).filter(name => !this.outer(index).includes(name))
    const signals = [...words.filter((_, place) => old[place]?.[0] == "signal"), ...above.toReversed()]
      .filter((name, place, all) => above.includes(name) && all.indexOf(name) == place)
    const first = signals[0] ?? above.at(-1)
    const spare = above.filter(name => name != first)
    const cases = () => {
      const marks = this.marks[this.handles.findIndex(line => line[0] == "source" && line[1] == first)] ?? []
      const values = [...new Set(marks.filter(mark => mark.kind == "=").map(mark => mark.text))]
      return values.map((value, place) =>
        `${value || "''"}=${spare[place % spare.length] ?? first}`).join(" ")
    }
    const added = []
    const now = lab.operators.get(operator).map(([kind, example]) => {
      if (kind == "signal") return signals.shift() ?? above.at(-1)
      if (kind == "cases") return cases()
      if (kind != "signals") return example ?? ""
      if (this.outer(index).length) return this.outer(index).at(-1)
      const outer = this.freeName("signals")
      added.push(`${outer}: each ${first} inner ${cases()}`)
      return outer
    })
    this.lines.splice(index, 1, ...added, `${name}: ${operator} ${now.join(" ")}`.trim())
    this.run(isGood => {
      if (isGood) {
        this.showLines()
        this.rows.children[index + added.length]?.querySelector("select")?.focus({ preventScroll: true })
      }
      then(isGood)
    })
  }

  outer(before) {
    return this.handles.slice(0, before).filter(line => line[0] == "operator"
      && ["each", "window", "groupBy"].includes(line[2])).map(line => line[1])
  }

  choice(values, chosen, label, then, called = value => value.replace(/(?!^)_/g, " ").replace(/^_/, "")) {
    const all = values.includes(chosen) ? values : [chosen, ...values]
    // Letters look for a word, and Return takes it, or leaving the field.
    let taken = chosen, isTyping = false
    const take = ({ target }) => {
      isTyping = false
      if (target.value != taken) then(taken = target.value)
    }
    return make("select", {
      "aria-label": label, onblur: take, onpointerdown: () => { isTyping = false },
      onchange: event => { if (!isTyping) take(event) },
      onkeydown: event => {
        if (event.key == "Enter") take(event)
        else isTyping = event.key.length == 1 && event.key != " "
      }
    }, ...all.map(value => make("option", {
        value, textContent: called(value), selected: value == chosen
      })))
  }
}
