// The handles of a drawing. Each marble that can be dragged has a slider over it.
class Handles {
  constructor(experiment) {
    this.experiment = experiment
    this.sliders = new Map()
    this.layer = make("div", { className: "handles" })
    this.layer.ondblclick = event => this.addAt(event)
  }

  // Shows the sliders. `places` contains the positions for the column size and the phone size.
  show(places) {
    this.places = places
    const visible = new Set()
    this.placed = []
    for (const { line, row, offset } of this.rowsOfSources()) {
      const marks = this.experiment.marks[line]
      const count = new Map()
      for (const mark of marks) {
        const time = mark.time + offset
        const column = places[0].rows[row].events.find(place => place.time == time)
        if (!column) continue
        const phone = places[1].rows[row].events.find(place => place.time == time)
        const below = mark.kind == "=" ? count.get(time) ?? 0 : 0
        if (mark.kind == "=") count.set(time, below + 1)
        const key = `${places[0].rows[row].name}/${mark.id ??= Handles.nextID++}`
        visible.add(key)
        this.placed.push({ mark, row, xs: [column.x, phone.x], below })
        const slider = this.sliders.get(key) ?? this.createSlider(key)
        Object.assign(slider, { mark, line, offset, row })
        slider.classList.toggle("end", mark.kind != "=")
        this.position(slider, column.x, phone.x, below)
        const name = this.experiment.label(this.experiment.statements[line][1])
        const what = mark.kind == "=" ? this.experiment.labelOfValue(line, mark) || "an empty value"
          : mark.kind == "|" ? "completion" : "error"
        slider.setAttribute("aria-label", `${what} of ${name}`)
        slider.setAttribute("aria-valuenow", mark.time / 1000)
        slider.setAttribute("aria-valuetext", `${mark.time / 1000} s`)
      }
    }
    for (const [key, slider] of this.sliders) {
      if (!visible.has(key)) { slider.remove(); this.sliders.delete(key) }
    }
  }

  static nextID = 0

  createSlider(key) {
    const slider = make("span", {
      className: "handle", role: "slider", tabIndex: 0, "aria-valuemin": 0, "aria-valuemax": 100,
      onkeydown: event => this.handleKey(event, slider), onpointerdown: event => this.startDrag(event, slider),
      ondblclick: event => { event.stopPropagation(); this.edit(slider) }
    })
    this.sliders.set(key, slider)
    this.layer.append(slider)
    return slider
  }

  position(slider, x, phoneX, below) {
    const [column, phone] = this.places
    const set = (name, value) => slider.style.setProperty(name, `${value * 100}%`)
    set("--x", x / column.width)
    set("--y", (column.rows[slider.row].y + below * 30) / column.height)
    set("--phone-x", phoneX / phone.width)
    set("--phone-y", (phone.rows[slider.row].y + below * 25) / phone.height)
  }

  // Returns the rows that show a source. `offset` is a cold source's subscription time, or 0.
  rowsOfSources() {
    const { statements, marks } = this.experiment
    const rows = this.places[0].rows
    const found = []
    const addRows = (line, name, isCold) => rows.forEach((row, index) => {
      if (row.name == name || row.name.startsWith(`${name} (`)) {
        found.push({ line, row: index, offset: isCold ? row.start : 0 })
      }
    })
    const line = name => statements.findIndex(([kind, other]) => kind == "source" && other == name)
    statements.forEach(([kind, name, operator, ...words], index) => {
      if (kind == "source" && !name.startsWith("_")) addRows(index, name.replace(/_/g, " "), operator == "cold")
      const source = operator == "recorded" ? line(words[0]) : -1
      if (source >= 0) addRows(source, name.replace(/_/g, " "), statements[source][2] == "cold")
      if (kind != "operator" || operator != "each") return
      // The row of a signal of signals shows the marbles of its source.
      const outer = line(words[0])
      if (outer >= 0 && words[0].startsWith("_")) addRows(outer, name.replace(/_/g, " "), statements[outer][2] == "cold")
      const values = marks[outer]?.filter(mark => mark.kind == "=") ?? []
      const cases = new Map(words.slice(2).map(word => word.split("=")))
      values.forEach((mark, place) => {
        const inner = line(cases.get(mark.text))
        if (inner >= 0) addRows(inner, `${words[1].replace(/_/g, " ")} ${place + 1}`, statements[inner][2] == "cold")
      })
    })
    return found
  }

  handleKey(event, slider) {
    const { mark, line } = slider
    const { experiment } = this
    const marks = experiment.marks[line]
    if (event.key == "ArrowRight" || event.key == "ArrowLeft") {
      const step = experiment.isStepped ? experiment.step : experiment.step / 10
      const count = (event.shiftKey ? 5 : 1) * (event.key == "ArrowRight" ? 1 : -1)
      moveMark(marks, mark, (Math.round(mark.time / step) + count) * step)
      experiment.updateAxis()
      experiment.writeMarks(line)
    } else if (event.key == "Delete" || event.key == "Backspace") {
      this.remove(slider)
    } else if (event.key == "+") {
      const added = addMark(marks, experiment.step, mark.time + experiment.step)
      experiment.writeMarks(line)
      this.focus(added)
    } else if (event.key == "Enter") {
      this.edit(slider)
    } else return
    event.preventDefault()
  }

  remove(slider) {
    const marks = this.experiment.marks[slider.line]
    const index = marks.indexOf(slider.mark)
    const next = marks[index + 1] ?? marks[index - 1]
    marks.splice(index, 1)
    this.experiment.writeMarks(slider.line)
    this.focus(next)
  }

  focus(mark) {
    for (const slider of this.sliders.values()) if (slider.mark == mark) return slider.focus()
  }

  // Drags a mark. Uses the axis from the start of the drag, because moving the mark can change the axis.
  startDrag(event, slider) {
    if (event.button != 0) return
    const box = this.layer.getBoundingClientRect()
    const { mark, line, offset } = slider
    const { experiment } = this
    let places, grip
    const at = event => (event.clientX - box.left) / box.width * places.width
    const grab = () => {
      places = this.visiblePlaces()
      const start = places.times.find(place => place.time == mark.time + offset)
      grip = at(event) - (start?.x ?? at(event))
    }
    grab()
    this.isDragging = true
    slider.setPointerCapture(event.pointerId)
    slider.focus()
    slider.onpointermove = event => {
      if (experiment.updateAxis()) {
        experiment.run()
        return grab()
      }
      const time = experiment.rounded(timeAt(places.times, at(event) - grip) - offset)
      if (time == mark.time) return
      const before = mark.time
      moveMark(experiment.marks[line], mark, time)
      if (mark.time != before) experiment.writeMarks(line)
    }
    slider.onpointerup = slider.onpointercancel = () => {
      slider.onpointermove = null
      this.isDragging = false
      this.experiment.saveForUndo()
    }
    event.preventDefault()
  }

  visiblePlaces() {
    const svg = [...this.layer.parentElement.querySelectorAll("svg")].find(svg => svg.clientWidth)
    return this.places[svg?.classList.contains("phone") ? 1 : 0]
  }

  edit(slider) {
    const { mark } = slider
    if (mark.kind != "=") return
    const field = make("input", { className: "value", value: mark.text, "aria-label": `Value of ${mark.text}` })
    field.style.cssText = slider.style.cssText
    let isDone = false
    const finish = isAccepted => {
      if (isDone) return
      isDone = true
      field.remove()
      if (isAccepted && field.value == "" && mark.text != "") return this.remove(slider)
      if (isAccepted) mark.text = field.value
      this.experiment.writeMarks(slider.line)
      this.focus(mark)
    }
    field.onkeydown = event => {
      if (isComposing(event)) return
      if (event.key == "Enter" || event.key == "Escape") finish(event.key == "Enter")
      event.stopPropagation()
    }
    field.onblur = () => finish(true)
    this.layer.append(field)
    field.select()
  }

  // Adds a value where the reader double-clicked.
  addAt(event) {
    const box = this.layer.getBoundingClientRect()
    const places = this.visiblePlaces()
    const y = (event.clientY - box.top) / box.height * places.height
    const row = this.rowsOfSources().find(({ row }) => Math.abs(places.rows[row].y - y) < 18)
    if (!row) return
    const { step, marks } = this.experiment
    const x = (event.clientX - box.left) / box.width * places.width
    const time = this.experiment.rounded(timeAt(places.times, x) - row.offset)
    const mark = addMark(marks[row.line], step, Math.max(0, time))
    this.experiment.updateAxis()
    this.experiment.writeMarks(row.line)
    this.focus(mark)
  }

  // Restores the color of each marble, because the drawing assigns new colors by position.
  keepColors(svgs) {
    const colorOf = part => /\bc\d$/.exec(part?.getAttribute("class") ?? "")?.[0]
    svgs.forEach((svg, size) => {
      const marbles = [...svg.querySelectorAll("rect.value")]
      const found = this.placed.filter(({ mark }) => mark.kind == "=").map(({ mark, row, xs, below }) => {
        const marble = marbles.find(marble => {
          const half = Math.floor(marble.getAttribute("height") / 2)
          return marble.getAttribute("x") == xs[size] - half && marble.getAttribute("y")
            == this.places[size].rows[row].y - half + below * (Number(marble.getAttribute("height")) + 2)
        })
        return { mark, color: colorOf(marble) }
      }).filter(({ color }) => color)
      const used = new Set(found.map(({ mark }) => mark.color))
      const unusedColor = preferred => {
        const color = [preferred, ..."01234567"].map(name => name.length > 1 ? name : `c${name}`)
          .find(name => !used.has(name)) ?? preferred
        used.add(color)
        return color
      }
      const colors = new Map()
      for (const { mark, color } of found) {
        const isFree = mark.color && ![...colors.values()].includes(mark.color)
        if (!colors.has(color)) colors.set(color, isFree ? mark.color : unusedColor(color))
        mark.color = colors.get(color)
      }
      for (const part of svg.querySelectorAll("[class]")) {
        const color = colorOf(part)
        if (!color) continue
        if (!colors.has(color)) colors.set(color, unusedColor(color))
        part.setAttribute("class", part.getAttribute("class").replace(/\bc\d$/, colors.get(color)))
      }
    })
  }
}
