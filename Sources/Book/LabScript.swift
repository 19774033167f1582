/// What makes the drawings answer: an editor for the lines of an experiment, beside its drawing, which the
/// lab's WebAssembly module draws again at each change.
enum LabScript {
  static let text = [module, marks, editor, start].joined(separator: "\n")

  private static let module = #"""
    const lab = {
      // The module comes with a script, as a page that is opened from a folder may load no data.
      async load() {
        if (!window.labModule) {
          await new Promise((resolve, reject) => {
            const script = document.createElement("script")
            script.src = document.body.dataset.lab
            script.onload = resolve
            script.onerror = () => reject(new Error("its file is missing"))
            document.head.append(script)
          })
        }
        const packed = Uint8Array.from(atob(window.labModule), byte => byte.charCodeAt(0))
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
        this.bytes = await new Response(stream).arrayBuffer()
        await this.begin()
        this.operators = new Map(this.listed(this.answer(this.exports.operators())[0])
          .map(([name, ...kinds]) => [name, kinds.map(kind => kind.split(" "))]))
      },
      async begin() {
        const unicode = window.labUnicode((place, count) =>
          new Uint8Array(this.exports.memory.buffer, place, count))
        const { instance } = await WebAssembly.instantiate(this.bytes, { unicode })
        this.exports = instance.exports
      },
      loaded() { return this.loading ??= this.load() },
      listed: text => text.split("\u001e").map(line => line.split("\u001f")),
      answer(count) {
        const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), count)
        return new TextDecoder().decode(bytes).split("\0")
      },
      ask(question, text) {
        const bytes = new TextEncoder().encode(text)
        try {
          const place = this.exports.allocate(bytes.length)
          new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes)
          return this.answer(this.exports[question](place, bytes.length))
        } catch {
          this.begin()
          return ["error", "0", "0", "The lab has stopped at this, and begins again: change it back."]
        }
      }
    }

    function make(tag, properties = {}, ...children) {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(properties)) {
        if (name in element) element[name] = value
        else element.setAttribute(name, value)
      }
      element.append(...children)
      return element
    }
    """#

  private static let marks = #"""
    const isEnd = mark => "|#!".includes(mark.kind)

    function readMark(word) {
      const [, kind, time, text] = /^(.)(\d+)(?: ([^]*))?$/u.exec(word)
      return { kind, time: Number(time), text: text ?? "" }
    }

    function symbol(mark) {
      if (mark.kind == "=") {
        const isPlain = [...mark.text].length == 1 && !/[-|#()^!'\s]/u.test(mark.text)
        return isPlain ? mark.text : `'${mark.text.replace(/[\\']/gu, "\\$&")}'`
      }
      return mark.kind == "#" && mark.text != "#" ? `#${mark.text}` : mark.kind
    }

    function marbleText(marks, frame, length) {
      let text = ""
      let reached = 0
      const pass = until => {
        const frames = (until - reached) / frame
        text += Number.isInteger(frames) ? "-".repeat(Math.max(0, frames)) : ` ${until - reached}ms `
      }
      for (const time of new Set(marks.map(mark => mark.time))) {
        pass(time)
        const symbols = marks.filter(mark => mark.time == time).map(symbol)
        const joined = symbols.reduce((all, next) =>
          all + (all.endsWith("'") && next.startsWith("'") ? " " : "") + next, "")
        text += symbols.length == 1 ? joined : `(${joined})`
        reached = time + frame
      }
      return text || "-".repeat(length || 1)
    }

    // A row of marks on a line of time; `changed` is called with those that stand there now.
    function strip(name, marks, frame, changed, canAdd) {
      const last = Math.max(0, ...marks.map(mark => mark.time)) / frame
      const frames = Math.max(12, Math.ceil(last) + 4)
      const width = Math.min(36, Math.max(14, 560 / frames))
      const row = make("div", {
        className: "strip", role: "group", "aria-label": `Marbles of ${name}`
      })
      const line = make("div", { className: "time" })
      line.style.width = `${frames * width + 20}px`
      line.style.backgroundSize = `${width}px 100%`
      row.append(line)
      const described = mark => mark.kind == "=" ? mark.text || "an empty value"
        : { "|": "completion", "#": "error", "^": "subscription", "!": "disposal" }[mark.kind]
      const seconds = mark => mark.time / 1000

      function place(mark) {
        const together = marks.filter(other => other.time == mark.time)
        mark.element.style.left = `${mark.time / frame * width}px`
        mark.element.style.translate = `0 ${-10 * together.indexOf(mark)}px`
        mark.element.setAttribute("aria-valuenow", seconds(mark))
        mark.element.setAttribute("aria-valuetext", `${seconds(mark)} s`)
      }
      function move(mark, frames) {
        const ends = marks.filter(isEnd)
        const others = marks.filter(other => other != mark && !isEnd(other))
        const least = isEnd(mark) ? Math.max(0, ...others.map(other => other.time)) : 0
        const most = isEnd(mark) || !ends.length ? Infinity : ends[0].time
        const time = Math.min(most, Math.max(least, Math.round(frames) * frame))
        if (time == mark.time) return
        mark.time = time
        sort()
        marks.forEach(place)
        changed(marks, false)
      }
      function sort() {
        marks.sort((one, other) => one.time - other.time || isEnd(one) - isEnd(other))
      }
      function remove(mark) {
        const index = marks.indexOf(mark)
        marks.splice(index, 1)
        changed(marks, true, Math.min(index, marks.length - 1))
      }
      function add(time) {
        const values = marks.filter(mark => mark.kind == "=")
        const end = marks.find(isEnd)
        const latest = values.at(-1)
        time ??= latest ? latest.time + frame : frame
        if (end && end.time < time) end.time = time + frame
        const code = latest?.text.length == 1 ? latest.text.codePointAt(0) : 64
        const text = /[0-8A-Ya-y@]/u.test(String.fromCodePoint(code))
          ? String.fromCodePoint(code + 1) : "A"
        const mark = { kind: "=", time, text }
        marks.push(mark)
        sort()
        changed(marks, true, marks.indexOf(mark))
      }
      function edit(mark) {
        if (mark.kind != "=") return
        const field = make("input", {
          className: "value", value: mark.text, "aria-label": `Value of ${mark.text} in ${name}`
        })
        field.style.left = mark.element.style.left
        let isOver = false
        const end = takes => {
          if (isOver) return
          isOver = true
          field.remove()
          if (takes) mark.text = field.value
          changed(marks, true, marks.indexOf(mark))
        }
        field.onkeydown = event => {
          if (event.key == "Enter") end(true)
          if (event.key == "Escape") end(false)
          event.stopPropagation()
        }
        field.onblur = () => end(true)
        line.append(field)
        field.select()
      }

      for (const mark of marks) {
        const text = mark.kind == "=" ? mark.text : mark.kind == "#" ? "✕" : mark.kind
        mark.element = make("span", {
          className: mark.kind == "=" ? "marble" : "marble mark", textContent: text,
          role: "slider", tabIndex: 0, "aria-label": `${described(mark)} of ${name}`,
          "aria-valuemin": 0, "aria-valuemax": (last + 50) * frame / 1000
        })
        mark.element.onkeydown = event => {
          const step = (event.shiftKey ? 5 : 1) * (event.key == "ArrowRight" ? 1 : -1)
          if (event.key == "ArrowRight" || event.key == "ArrowLeft") {
            move(mark, mark.time / frame + step)
          } else if ((event.key == "Delete" || event.key == "Backspace") && mark.kind != "^") {
            remove(mark)
          } else if (event.key == "Enter") {
            edit(mark)
          } else return
          event.preventDefault()
        }
        mark.element.onpointerdown = event => {
          if (event.button != 0) return
          const grip = event.clientX - mark.element.getBoundingClientRect().left
          mark.element.setPointerCapture(event.pointerId)
          mark.element.onpointermove = event =>
            move(mark, (event.clientX - grip - line.getBoundingClientRect().left) / width)
        }
        mark.element.onpointerup = () => { mark.element.onpointermove = null }
        mark.element.onpointercancel = mark.element.onpointerup
        mark.element.ondblclick = event => { event.stopPropagation(); edit(mark) }
        line.append(mark.element)
        place(mark)
      }
      if (canAdd) {
        line.ondblclick = event => {
          const frames = (event.clientX - line.getBoundingClientRect().left) / width
          add(Math.max(0, Math.floor(frames)) * frame)
        }
        row.append(make("button", {
          type: "button", className: "small", textContent: "+", onclick: () => add(),
          "aria-label": `Add a marble to ${name}`
        }))
      }
      return row
    }
    """#

  private static let editor = #"""
    class Experiment {
      constructor(figure) {
        this.figure = figure
        this.first = figure.dataset.experiment
        this.title = figure.querySelector("svg > title").textContent
        this.wide = figure.querySelector(".wide")
        this.rows = make("ol", { className: "lines" })
        this.spoken = make("p", { className: "spoken", "aria-live": "polite" })
        this.program = make("pre", {
          className: "code", tabIndex: 0, role: "group", hidden: true, "aria-label": "Swift"
        })
        const button = (text, work) =>
          make("button", { type: "button", className: "small", textContent: text, onclick: work })
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
        this.begin(this.first)
      }

      begin(text) {
        this.lines = text.split("\n")
        this.program.hidden = true
        if (this.run()) this.showLines()
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
        if (!this.run()) { this.lines = before; this.run(); return }
        this.showLines()
        this.rows.lastElementChild.querySelector("select, input, [tabindex]")?.focus()
      }

      remove(index) {
        const before = this.lines[index]
        this.lines.splice(index, 1)
        if (this.run()) { this.showLines(); return }
        const message = this.message
        this.lines.splice(index, 0, before)
        this.run()
        this.complain(index, `It is used: ${message}`)
      }

      // Draws; what is wrong is said at its line, and the last good picture stays.
      run() {
        const [state, ...rest] = lab.ask("run", `${this.title}\n${this.lines.join("\n")}`)
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
        this.draw(picture)
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

      // The names of the rows stay when the drawing is moved sideways.
      draw(picture) {
        const place = this.wide.querySelector("svg")
        place.outerHTML = picture
        const drawn = this.wide.querySelector("svg")
        const names = this.wide.querySelector(".names")
        names.replaceChildren(...Array.from(drawn.querySelectorAll(".name[x='12']"), name => {
          const span = make("span", { textContent: name.textContent })
          span.style.top = `${name.getAttribute("y") - 27}px`
          return span
        }))
        const start = /M(\d+)/.exec(drawn.querySelector(".grid")?.getAttribute("d") ?? "")
        if (start) names.style.width = `${start[1] - 18}px`
      }

      show(kind, part) {
        const answer = lab.ask("program", this.lines.join("\n"))
        this.program.textContent = answer[0] == "ok" ? answer[part] : answer[3]
        this.program.setAttribute("aria-label", kind)
        this.program.hidden = false
        navigator.clipboard?.writeText(this.program.textContent).then(
          () => { this.spoken.textContent = `${kind} copied` }, () => {})
      }

      showLines() {
        this.rows.replaceChildren(...this.handles.map((line, index) => this.row(line, index)))
      }

      // After a change of one line: its fields are made anew if they are others now.
      changeLine(index, text, isOther, focus) {
        this.lines[index] = text
        if (!this.run()) return false
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
        return true
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
              onchange: event => this.changeLine(index, `${kind} ${event.target.value}`, false)
                && this.showLines()
            })))
        } else {
          item.hidden = true
        }
        head.append(make("button", {
          type: "button", className: "small", textContent: "×", onclick: () => this.remove(index),
          "aria-label": `Remove ${name ?? kind}`
        }))
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
          if (this.changeLine(index, write(field.value), true)) {
            const fresh = this.rows.children[index].querySelector(".marbles")
            fresh.focus()
            fresh.setSelectionRange(place, place)
          }
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
          head.append(make("button", {
            type: "button", className: "small", textContent: "Dispose",
            onclick: () => this.changeLine(
              index, `${write(marks)} ${(marks[0].time + 4 * this.frame) / 1000}`, true, 1)
          }))
        }
        item.append(strip(`${kind} ${name}`, marks, this.frame, (marks, isOther, focus) =>
          this.changeLine(index, write(marks), isOther, focus), false))
      }

      fillOperator(head, [, name, operator, ...words], index) {
        const kinds = lab.operators.get(operator)
        const change = (operator, words) =>
          this.changeLine(index, `${name}: ${operator} ${words.join(" ")}`, true)
        head.append(make("strong", { textContent: name.replace(/_/g, " ").trim() }), " = ",
          this.choice([...lab.operators.keys()].sort(), operator, `Operator of ${name}`, chosen => {
            const signals = words.filter((_, place) => kinds[place]?.[0] == "signal")
            const above = this.names(index)
            change(chosen, lab.operators.get(chosen).map(([kind, example]) =>
              kind == "signal" ? signals.shift() ?? above.at(-1)
                : kind == "signals" ? this.outer(index)[0] ?? "" : example ?? ""))
            this.rows.children[index].querySelector("select")?.focus()
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
    """#

  private static let start = #"""
    const experiments = []
    for (const figure of document.querySelectorAll("figure[data-experiment]")) {
      const line = make("p", { className: "wrong", role: "status" })
      const open = async () => {
        button.disabled = true
        try {
          await lab.loaded()
          button.remove()
          experiments.push(new Experiment(figure))
          if (button != document.activeElement) {
            figure.querySelector(".lab .marble, .lab select, .lab input")?.focus({ preventScroll: true })
          }
        } catch (error) {
          line.textContent = `The lab cannot run in this browser (${error.message}); the drawing stays.`
          figure.append(line)
        }
      }
      const button = make("button", {
        type: "button", className: "small", textContent: "Change it", onclick: open
      })
      figure.append(" ", button)
    }
    """#
}

/// How the lab looks.
enum LabStyle {
  static let sheet = """
    .lab { margin-top: .75rem; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; \
    background: var(--soft); font-size: .9375rem; }
    .lab p { margin: 0 0 .5rem; }
    .lab .lines { list-style: none; margin: 0; padding: 0; }
    .lab .lines > li { margin: 0; padding: .4rem 0; border-top: 1px solid var(--line); }
    .lab .head { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
    .lab .head > button:last-child { margin-left: auto; }
    .lab input, .lab select { font: inherit; color: var(--text); background: var(--page); \
    border: 1px solid var(--faint); border-radius: 4px; padding: .15em .3em; max-width: 100%; }
    .lab input[type=number] { width: 5.5em; }
    .lab .marbles { display: block; width: 100%; margin-top: .25rem; }
    .lab .marbles, .lab .value { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    .lab .strip { display: flex; gap: .5rem; align-items: center; overflow-x: auto; \
    padding: 14px 4px 4px; }
    .lab .time { position: relative; flex: none; height: 30px; background-image: linear-gradient(to right, var(--line) 1px, transparent 1px); \
    background-position: 14px 0; border-bottom: 2px solid var(--faint); }
    .lab .marble { position: absolute; top: 0; min-width: 28px; height: 28px; padding: 0 6px; \
    border: 1.5px solid var(--text); border-radius: 14px; background: var(--page); \
    color: var(--text); font: 14px/25px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; \
    text-align: center; white-space: pre; cursor: ew-resize; touch-action: none; \
    user-select: none; -webkit-user-select: none; }
    .lab .mark { border-radius: 4px; font-weight: 700; }
    .lab .value { position: absolute; top: 0; width: 6em; z-index: 2; }
    .lab .wrong, figure > .wrong { color: var(--bad); white-space: pre-wrap; }
    .lab .buttons { display: flex; flex-wrap: wrap; gap: .4rem; margin: .5rem 0; }
    .lab pre.code { background: var(--page); }
    .lab .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; \
    clip-path: inset(50%); white-space: nowrap; }
    @media print { .lab { display: none; } }
    """
}
