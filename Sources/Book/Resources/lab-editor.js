class Experiment {
  constructor(figure, then) {
    this.figure = figure
    this.first = figure.dataset.experiment
    this.title = figure.querySelector("svg > title").textContent
    this.drawing = figure.querySelector(".drawing")
    this.rows = make("ol", { className: "lines" })
    this.spoken = make("p", { className: "spoken", "aria-live": "polite" })
    this.program = make("pre", {
      className: "code", tabIndex: 0, role: "group", hidden: true, "aria-label": "Swift"
    })
    this.panel = make("section", { className: "lab", "aria-label": `Lab: ${this.title}` },
      make("p", { textContent: "Drag a marble, or move it with the arrow keys; Return changes its "
        + "value, Delete removes it. Marble text can be typed." }),
      this.rows,
      make("div", { className: "buttons" },
        button("Add a source", () => this.add(`${this.free("abcdefgh")}: cold -A-B-|`)),
        button("Add an operator", () => this.add(this.newOperator())),
        button("Subscribe later", () => this.add(`subscribe ${this.names().at(-1)} 2`)),
        button("Start again", () => this.begin(this.first)),
        button("Swift", () => this.show("Swift", 1)),
        button("Test", () => this.show("XCTest", 2))),
      this.program, this.spoken)
    figure.append(this.panel)
    this.begin(this.first, then)
  }

  begin(text, then = () => {}) {
    this.lines = text.split("\n")
    this.program.hidden = true
    this.run(isGood => {
      if (isGood) this.showLines()
      then()
    })
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

  newOperator() {
    const names = this.names()
    let count = 1
    while (names.includes(`result_${count}`)) count += 1
    return `result_${count}: merge ${names.at(-2) ?? names.at(-1)} ${names.at(-1)}`
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
    lab.ask("run", `${this.title}\n${this.lines.join("\n")}`, answer => {
      if (turn != this.turn) return
      isGood = this.take(answer)
      then(isGood)
    })
    return isGood
  }

  // What is wrong is said at its line, and the last good picture stays.
  take([state, ...rest]) {
    this.rows.querySelectorAll(".wrong").forEach(old => old.remove())
    if (state == "error") {
      const [line, position, message] = rest
      this.message = message
      const text = this.lines[line] ?? ""
      const before = [...text].slice(0, Number(position)).join("")
      this.complain(Number(line), `${message}\n  ${text}\n  ${" ".repeat([...before].length)}^`)
      return false
    }
    const [picture, words, handles] = rest
    this.handles = lab.listed(handles)
    this.drawing.innerHTML = picture
    clearTimeout(this.speaking)
    this.speaking = setTimeout(() => { this.spoken.textContent = words }, 300)
    if (!this.program.hidden) this.program.hidden = true
    return true
  }

  complain(index, text) {
    const row = this.rows.children[index] ?? this.rows.lastElementChild
    row?.querySelector(".wrong")?.remove()
    row?.append(make("pre", { className: "wrong", role: "alert", tabIndex: 0, textContent: text }))
  }

  show(kind, part) {
    lab.ask("program", this.lines.join("\n"), answer => {
      this.program.textContent = answer[0] == "ok" ? answer[part] : answer[3]
      this.program.setAttribute("aria-label", kind)
      this.program.hidden = false
      navigator.clipboard?.writeText(this.program.textContent).then(
        () => { this.spoken.textContent = `${kind} copied` }, () => {})
    })
  }

  showLines() {
    this.rows.replaceChildren(...this.handles.map((line, index) => this.row(line, index)))
  }

  // After a change of one line: its fields are made anew if they are others now.
  changeLine(index, text, isOther, focus, then = () => {}) {
    this.lines[index] = text
    this.run(isGood => {
      if (!isGood) return
      const row = this.rows.children[index]
      if (isOther) {
        const fresh = this.row(this.handles[index], index)
        row.replaceWith(fresh)
        const marks = fresh.querySelectorAll(".marble")
        if (focus !== undefined) (marks[focus] ?? fresh.querySelector("button"))?.focus()
      } else {
        const field = row.querySelector(".marbles")
        if (field) field.value = this.handles[index][3]
      }
      then()
    })
  }

  row(line, index) {
    const [kind, name] = line
    const item = make("li", { className: kind })
    const head = make("div", { className: "head" })
    item.append(head)
    if (kind == "source") this.fillSource(item, head, line, index)
    else if (kind == "operator") this.fillOperator(head, line, index)
    else if (kind == "subscribe" || kind == "connect") this.fillTimes(item, head, line, index)
    else if (kind == "frame" || kind == "until") {
      head.append(make("label", {}, kind == "frame" ? "seconds a frame " : "seconds in all ",
        make("input", {
          type: "number", min: 0, step: "any", value: line[1] / 1000,
          onchange: event => this.changeLine(
            index, `${kind} ${event.target.value}`, false, undefined, () => this.showLines())
        })))
    } else {
      item.hidden = true
    }
    head.append(button("×", () => this.remove(index), { "aria-label": `Remove ${name ?? kind}` }))
    return item
  }

  fillSource(item, head, [, name, temperature, text, ...words], index) {
    const frame = this.frame
    const marks = words.filter(word => word).map(readMark)
    const write = text => `${name}: ${temperature} ${text}`
    head.append(make("strong", { textContent: name.replace(/_/g, " ").trim() }), " ",
      this.choice(["cold", "hot"], temperature, `Temperature of ${name}`,
        chosen => this.changeLine(index, `${name}: ${chosen} ${text}`, true)),
      this.choice(["completes", "fails", "goes on"],
        { "|": "completes", "#": "fails" }[marks.at(-1)?.kind] ?? "goes on", `End of ${name}`,
        chosen => {
          const last = marks.at(-1)
          const time = last ? last.time + (isEnd(last) ? 0 : frame) : frame
          const kept = marks.filter(mark => !isEnd(mark))
          const kind = { completes: "|", fails: "#" }[chosen]
          const now = kind ? [...kept, { kind, time, text: "#" }] : kept
          this.changeLine(index, write(marbleText(now, frame)), true)
        }))
    const field = make("input", {
      className: "marbles", value: text, spellcheck: false, autocapitalize: "off",
      "aria-label": `Marble text of ${name}`
    })
    field.oninput = () => {
      const place = field.selectionStart
      this.changeLine(index, write(field.value), true, undefined, () => {
        const fresh = this.rows.children[index].querySelector(".marbles")
        fresh.focus()
        fresh.setSelectionRange(place, place)
      })
    }
    item.append(strip(name, marks, frame, (marks, isOther, focus) =>
      this.changeLine(index, write(marbleText(marks, frame, [...text].length)), isOther, focus),
      true), field)
  }

  fillTimes(item, head, [kind, name, start, end], index) {
    head.append(make("strong", { textContent: kind }), ` ${name.replace(/_/g, " ").trim()} `)
    const marks = [{ kind: "^", time: Number(start), text: "" }]
    if (end) marks.push({ kind: "!", time: Number(end), text: "" })
    const write = marks => `${kind} ${name} ${marks.map(mark => mark.time / 1000).join(" ")}`
    if (!end) {
      head.append(button("Dispose", () => this.changeLine(
        index, `${write(marks)} ${(marks[0].time + 4 * this.frame) / 1000}`, true, 1)))
    }
    item.append(strip(`${kind} ${name}`, marks, this.frame, (marks, isOther, focus) =>
      this.changeLine(index, write(marks), isOther, focus), false))
  }

  fillOperator(head, [, name, operator, ...words], index) {
    const kinds = lab.operators.get(operator)
    const change = (operator, words, then) =>
      this.changeLine(index, `${name}: ${operator} ${words.join(" ")}`, true, undefined, then)
    head.append(make("strong", { textContent: name.replace(/_/g, " ").trim() }), " = ",
      this.choice([...lab.operators.keys()].sort(), operator, `Operator of ${name}`, chosen => {
        const signals = words.filter((_, place) => kinds[place]?.[0] == "signal")
        const above = this.names(index)
        change(chosen, lab.operators.get(chosen).map(([kind, example]) =>
          kind == "signal" ? signals.shift() ?? above.at(-1)
            : kind == "signals" ? this.outer(index)[0] ?? "" : example ?? ""),
          () => this.rows.children[index].querySelector("select")?.focus())
      }))
    kinds.forEach(([kind, ...examples], place) => {
      const set = value => {
        const now = kind == "cases" ? [...words.slice(0, place), value]
          : words.map((word, other) => other == place ? value.trim().replace(/\s+/g, "_") : word)
        change(operator, now)
      }
      const label = `${kind} of ${name}`
      const word = kind == "cases" ? words.slice(place).join(" ") : words[place] ?? ""
      if (kind == "signal" || kind == "signals") {
        const names = kind == "signal" ? this.names(index) : this.outer(index)
        head.append(" ", this.choice(names, word, label, set))
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

  outer(before) {
    return this.handles.slice(0, before).filter(line => line[0] == "operator"
      && ["each", "window", "groupBy"].includes(line[2])).map(line => line[1])
  }

  choice(values, chosen, label, then) {
    const all = values.includes(chosen) ? values : [chosen, ...values]
    return make("select", { "aria-label": label, onchange: event => then(event.target.value) },
      ...all.map(value => make("option", {
        value, textContent: value.replace(/(?!^)_/g, " ").replace(/^_/, ""),
        selected: value == chosen
      })))
  }
}
