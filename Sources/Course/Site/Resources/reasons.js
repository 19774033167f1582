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
    const looks = new Set(shapes.map(shape => /\bc\d$/.exec(shape.getAttribute("class"))?.[0]).filter(look => look))
    marks.push({ row, text, looks, x: box.x, y: box.y + box.height / 2, middle: box.x + box.width / 2, parts: [...shapes, part] })
    shapes = []
  }
  drawing.querySelector("[data-reasons]").dataset.reasons.split(" ").forEach((word, index) => {
    const [time, reason] = word.split(":")
    Object.assign(marks[index], { time: Number(time), reason: marks[reason] })
  })
  return marks
}

class Reasons {
  constructor(drawing) {
    this.drawing = drawing
    this.spoken = make("p", { className: "reason", role: "status", hidden: true })
    drawing.after(this.spoken)
  }

  // Dragging a marble replaces the SVG, so look it up each time.
  get svg() { return [...this.drawing.querySelectorAll("svg.marbles")].find(svg => svg.getClientRects().length) }

  get marks() {
    if (this.seen != this.svg) this.all = marksOf(this.drawing, this.seen = this.svg)
    return this.all
  }

  get inOrder() { return [...this.marks].sort((one, other) => one.time - other.time) }

  // Returns the other values that a combined value was made from, which have the same colors as parts of its marble.
  joined(mark, chain) {
    const known = new Set(chain.slice(1).flatMap(({ looks }) => [...looks]))
    if (mark.looks.size < 2 || !known.size) return []
    return [...mark.looks].filter(look => !known.has(look)).flatMap(look => {
      const same = this.marks.filter(other => other.looks.size == 1 && other.looks.has(look))
      const found = same.filter(({ row }) => row == same[0].row)
      return found.length == 1 && found[0].time <= mark.time ? found : []
    })
  }

  show(mark) {
    if (mark == this.held) return
    this.hide()
    this.held = mark
    const chain = []
    for (let next = mark; next && !chain.includes(next); next = next.reason) chain.push(next)
    for (const other of this.marks) {
      for (const part of other.parts) part.classList.toggle("later", other.time > mark.time)
    }
    const joined = this.joined(mark, chain)
    for (const { parts } of [...chain, ...joined]) for (const part of parts) part.classList.add("because")
    const line = document.createElementNS(this.svg.namespaceURI, "path")
    line.setAttribute("class", "thread")
    line.setAttribute("d", "M" + chain.map(({ middle, y }) => `${middle} ${y}`).join("L"))
    this.svg.querySelector(".name").before(line)
    const when = this.svg.querySelector(".time").textContent.endsWith("s") ? time => `${time} s` : time => `step ${time}`
    const said = ({ text, row, time }) => `${text} of ${row} at ${when(time)}`
    const steps = chain.map(said)
    if (joined.length) steps[1] += `, joined with ${joined.map(said).join(" and ")}`
    const isFirst = chain.length == 1 && this.marks.some(({ reason }) => reason)
    this.spoken.textContent = `${steps.join(", because of ")}.${isFirst ? ` ${nothingCausedIt}` : ""}`
    this.spoken.hidden = false
    this.place()
    this.light(chain.map(({ row }) => row))
  }

  // Places the text below the drawing, or at the bottom of the window.
  place() {
    const box = this.drawing.getBoundingClientRect()
    const top = Math.min(box.bottom, Math.max(box.top, innerHeight - this.spoken.offsetHeight - 8))
    this.spoken.style.top = `${top - this.spoken.offsetParent.getBoundingClientRect().top}px`
  }

  hide() {
    this.held = undefined
    this.isKept = false
    for (const part of this.drawing.querySelectorAll(".later, .because")) part.classList.remove("later", "because")
    this.drawing.querySelector(".thread")?.remove()
    this.spoken.hidden = true
    this.light([])
  }

  // Highlights the lines that name these rows, such as `.recorded("terms", …)` for `terms` and `terms (2)`.
  light(rows) {
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
    CSS.highlights.set("because", new Highlight(...ranges))
  }

  // Returns the nearest mark that isn't to the right of the pointer.
  near({ clientX, clientY }) {
    const box = this.svg.getBoundingClientRect()
    const scale = this.svg.viewBox.baseVal.width / box.width
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale]
    const before = this.marks.filter(mark => mark.x <= x + 4)
    const far = mark => Math.hypot(mark.middle - x, 2 * (mark.y - y))
    return before.sort((one, other) => far(one) - far(other))[0]
  }
}

const reasonsOf = ({ target }) => {
  const drawing = target.closest?.(".drawing")
  if (!drawing?.querySelector("[data-reasons]")) return undefined
  return drawing.reasons ??= new Reasons(drawing)
}
// While a marble is dragged, causes are hidden.
let told, pressed
const showReason = (reasons, mark) => {
  if (told != reasons) told?.hide()
  told = reasons
  if (mark) reasons.show(mark)
  else reasons.hide()
}
addEventListener("pointermove", event => {
  const reasons = reasonsOf(event)
  if (!reasons || reasons.isKept || event.buttons && (event.pointerType == "mouse" || event.target.matches(".held"))) return
  showReason(reasons, reasons.near(event))
})
addEventListener("pointerdown", event => { pressed = event })
addEventListener("click", event => {
  const reasons = reasonsOf(event)
  const isMoved = !pressed || Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > 6
  if (!reasons || isMoved) { told?.hide(); return }
  const mark = reasons.near(event)
  const isOver = told == reasons && reasons.isKept && reasons.held == mark
  showReason(reasons, isOver ? undefined : mark)
  reasons.isKept = reasons.held != undefined
})
addEventListener("drawn", () => told?.hide())
addEventListener("pointerout", event => {
  const reasons = reasonsOf(event)
  if (reasons && !reasons.isKept && !reasons.drawing.contains(event.relatedTarget)) reasons.hide()
})
addEventListener("focusout", event => {
  const reasons = reasonsOf(event)
  if (reasons && !reasons.drawing.contains(event.relatedTarget)) reasons.hide()
})
addEventListener("keydown", event => {
  const step = { ArrowLeft: -1, ArrowRight: 1, Escape: 0 }[event.key]
  const reasons = event.target.matches?.(".drawing") && step !== undefined && reasonsOf(event)
  if (!reasons) return
  if (step == 0) return reasons.hide()
  const all = reasons.inOrder
  const place = all.indexOf(reasons.held)
  showReason(reasons, all[Math.min(Math.max(place < 0 ? 0 : place + step, 0), all.length - 1)])
  event.preventDefault()
})
