// Shows the causes of marks in a drawing. When the reader points at a mark, its causes are shown as text and as a line,
// later marks are faded, and the code that names the rows is highlighted. After a click, all of this stays visible
// until the next click. The arrow keys move between marks, and Escape hides the causes.

// Returns the marks of a drawing, with their times and causes.
function marksOf(drawing, svg) {
  const marks = []
  let row, shapes = []
  for (const part of svg.children) {
    const kind = part.classList[0]
    // The text of an error has the class `name`, too.
    if (kind == "name" && part.nextElementSibling?.classList[0] == "line") row = part.textContent
    if (["value", "part", "outline"].includes(kind)) shapes.push(part)
    if (!["text", "mark", "caret", "disposed", "error"].includes(kind)) continue
    const box = (shapes[0] ?? part).getBBox()
    const text = kind == "text" ? part.textContent : { mark: "the end", caret: "the subscription", disposed: "the disposal", error: "the error" }[kind]
    const colors = new Set(shapes.map(shape => /\bc\d$/.exec(shape.getAttribute("class"))?.[0]).filter(color => color))
    marks.push({ row, text, colors, x: box.x, y: box.y + box.height / 2, middle: box.x + box.width / 2, parts: [...shapes, part] })
    shapes = []
  }
  drawing.querySelector("[data-causes]").dataset.causes.split(" ").forEach((word, index) => {
    const [time, cause] = word.split(":")
    Object.assign(marks[index], { time: Number(time), cause: marks[cause] })
  })
  return marks
}

class Causes {
  constructor(drawing) {
    this.drawing = drawing
    this.caption = make("p", { className: "causes", role: "status", hidden: true })
    drawing.after(this.caption)
  }

  // Dragging a marble replaces the SVG, so look it up each time.
  get svg() { return [...this.drawing.querySelectorAll("svg.marbles")].find(svg => svg.getClientRects().length) }

  get marks() {
    if (this.renderedSVG != this.svg) this.cachedMarks = marksOf(this.drawing, this.renderedSVG = this.svg)
    return this.cachedMarks
  }

  get byTime() { return [...this.marks].sort((a, b) => a.time - b.time) }

  // Returns the other values that are part of a combined value. The combined value's marble shows their colors.
  otherInputs(mark, chain) {
    const known = new Set(chain.slice(1).flatMap(({ colors }) => [...colors]))
    if (mark.colors.size < 2 || !known.size) return []
    return [...mark.colors].filter(color => !known.has(color)).flatMap(color => {
      const sameColor = this.marks.filter(other => other.colors.size == 1 && other.colors.has(color))
      const found = sameColor.filter(({ row }) => row == sameColor[0].row)
      return found.length == 1 && found[0].time <= mark.time ? found : []
    })
  }

  show(mark) {
    if (mark == this.selected) return
    this.hide()
    this.selected = mark
    const chain = []
    for (let next = mark; next && !chain.includes(next); next = next.cause) chain.push(next)
    for (const other of this.marks) {
      for (const part of other.parts) part.classList.toggle("later", other.time > mark.time)
    }
    const otherInputs = this.otherInputs(mark, chain)
    for (const { parts } of [...chain, ...otherInputs]) for (const part of parts) part.classList.add("cause")
    const line = document.createElementNS(this.svg.namespaceURI, "path")
    line.setAttribute("class", "cause-line")
    line.setAttribute("d", "M" + chain.map(({ middle, y }) => `${middle} ${y}`).join("L"))
    this.svg.querySelector(".name").before(line)
    const when = this.svg.querySelector(".time").textContent.endsWith("s") ? time => `${time} s` : time => `step ${time}`
    const describe = ({ text, row, time }) => `${text} of ${row} at ${when(time)}`
    const steps = chain.map(describe)
    if (otherInputs.length) steps[1] += `, joined with ${otherInputs.map(describe).join(" and ")}`
    const isFirst = chain.length == 1 && this.marks.some(({ cause }) => cause)
    this.caption.textContent = `${steps.join(", because of ")}.${isFirst ? ` ${nothingCausedIt}` : ""}`
    this.caption.hidden = false
    this.positionCaption()
    this.highlightCode(chain.map(({ row }) => row))
  }

  // Places the text below the drawing, or at the bottom of the window if it wouldn't fit below.
  positionCaption() {
    const box = this.drawing.getBoundingClientRect()
    const top = Math.min(box.bottom, Math.max(box.top, innerHeight - this.caption.offsetHeight - 8))
    this.caption.style.top = `${top - this.caption.offsetParent.getBoundingClientRect().top}px`
  }

  hide() {
    this.selected = undefined
    this.isPinned = false
    for (const part of this.drawing.querySelectorAll(".later, .cause")) part.classList.remove("later", "cause")
    this.drawing.querySelector(".cause-line")?.remove()
    this.caption.hidden = true
    this.highlightCode([])
  }

  // Highlights the lines that name these rows, such as `.recorded("terms", …)` for `terms` and `terms (2)`.
  highlightCode(rows) {
    if (!window.Highlight) return
    const names = rows.map(row => `"${row.replace(/ (\(\d+\)|\d+)$/u, "")}"`)
    const ranges = []
    for (const code of this.drawing.closest(".cell, #stage")?.querySelectorAll("pre.code code") ?? []) {
      let line = document.createRange()
      const end = () => { if (names.some(name => `${line}`.includes(name))) ranges.push(line) }
      line.setStart(code, 0)
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      for (let node; (node = walker.nextNode());) {
        for (let at = -1; (at = node.data.indexOf("\n", at + 1)) >= 0;) {
          line.setEnd(node, at)
          end()
          line = document.createRange()
          line.setStart(node, at + 1)
        }
        line.setEnd(node, node.length)
      }
      end()
    }
    CSS.highlights.set("cause", new Highlight(...ranges))
  }

  // Returns the nearest mark that isn't to the right of the pointer.
  nearestMark({ clientX, clientY }) {
    const box = this.svg.getBoundingClientRect()
    const scale = this.svg.viewBox.baseVal.width / box.width
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale]
    const before = this.marks.filter(mark => mark.x <= x + 4)
    const distance = mark => Math.hypot(mark.middle - x, 2 * (mark.y - y))
    return before.sort((a, b) => distance(a) - distance(b))[0]
  }
}

const causesOf = ({ target }) => {
  const drawing = target.closest?.(".drawing")
  if (!drawing?.querySelector("[data-causes]")) return undefined
  return drawing.causes ??= new Causes(drawing)
}
// While a marble is dragged, causes are hidden.
let active, pointerDown
const showCauses = (causes, mark) => {
  if (active != causes) active?.hide()
  active = causes
  if (mark) causes.show(mark)
  else causes.hide()
}
addEventListener("pointermove", event => {
  const causes = causesOf(event)
  if (!causes || causes.isPinned || event.buttons && (event.pointerType == "mouse" || event.target.matches(".handle"))) return
  showCauses(causes, causes.nearestMark(event))
})
addEventListener("pointerdown", event => { pointerDown = event })
addEventListener("click", event => {
  const causes = causesOf(event)
  const isMoved = !pointerDown || Math.hypot(event.clientX - pointerDown.clientX, event.clientY - pointerDown.clientY) > 6
  if (!causes || isMoved) { active?.hide(); return }
  const mark = causes.nearestMark(event)
  const isSecondClick = active == causes && causes.isPinned && causes.selected == mark
  showCauses(causes, isSecondClick ? undefined : mark)
  causes.isPinned = causes.selected != undefined
})
addEventListener("drawn", () => active?.hide())
addEventListener("pointerout", event => {
  const causes = causesOf(event)
  if (causes && !causes.isPinned && !causes.drawing.contains(event.relatedTarget)) causes.hide()
})
addEventListener("focusout", event => {
  const causes = causesOf(event)
  if (causes && !causes.drawing.contains(event.relatedTarget)) causes.hide()
})
addEventListener("keydown", event => {
  const step = { ArrowLeft: -1, ArrowRight: 1, Escape: 0 }[event.key]
  const causes = event.target.matches?.(".drawing") && step !== undefined && causesOf(event)
  if (!causes) return
  if (step == 0) return causes.hide()
  const all = causes.byTime
  const place = all.indexOf(causes.selected)
  showCauses(causes, all[Math.min(Math.max(place < 0 ? 0 : place + step, 0), all.length - 1)])
  event.preventDefault()
})
