// Time in a drawing: what is later than the pointer fades; the mark there says why it came, a thread runs to what
// it came from, and the lines of code that name their rows light up. With the keyboard: arrows, Escape.
function marksOf(drawing, svg) {
  const marks = []
  let row, shapes = []
  for (const part of svg.children) {
    const kind = part.classList[0]
    // The text of an error is a name, too.
    if (kind == "name" && part.nextElementSibling?.classList[0] == "line") row = part.textContent
    if (["value", "part", "outline"].includes(kind)) shapes.push(part)
    if (!["text", "mark", "caret", "disposed", "error"].includes(kind)) continue
    const box = (shapes[0] ?? part).getBBox()
    const text = kind == "text" ? part.textContent : { mark: "the end", caret: "the subscription", disposed: "the disposal", error: "the error" }[kind]
    marks.push({ row, text, x: box.x, y: box.y + box.height / 2, middle: box.x + box.width / 2, parts: [...shapes, part] })
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

  // The drawing may have been made anew since.
  get svg() { return [...this.drawing.querySelectorAll("svg.marbles")].find(svg => svg.getClientRects().length) }

  get marks() {
    if (this.seen != this.svg) this.all = marksOf(this.drawing, this.seen = this.svg)
    return this.all
  }

  get inOrder() { return [...this.marks].sort((one, other) => one.time - other.time) }

  show(mark) {
    if (mark == this.held) return
    this.hide()
    this.held = mark
    const chain = []
    for (let next = mark; next && !chain.includes(next); next = next.reason) chain.push(next)
    for (const other of this.marks) {
      for (const part of other.parts) part.classList.toggle("later", other.time > mark.time)
    }
    for (const { parts } of chain) for (const part of parts) part.classList.add("because")
    const line = document.createElementNS(this.svg.namespaceURI, "path")
    line.setAttribute("class", "thread")
    line.setAttribute("d", "M" + chain.map(({ middle, y }) => `${middle} ${y}`).join("L"))
    this.svg.querySelector(".name").before(line)
    const when = this.svg.querySelector(".time").textContent.endsWith("s") ? time => `${time} s` : time => `step ${time}`
    const steps = chain.map(({ text, row, time }) => `${text} of ${row} at ${when(time)}`)
    this.spoken.textContent = steps.join(", because of ") + (chain.length > 1 || !this.marks.some(({ reason }) => reason) ? "." : ": no mark here brought it about.")
    this.spoken.hidden = false
    this.light(chain.map(({ row }) => row))
  }

  hide() {
    this.held = undefined
    for (const part of this.drawing.querySelectorAll(".later, .because")) part.classList.remove("later", "because")
    this.drawing.querySelector(".thread")?.remove()
    this.spoken.hidden = true
    this.light([])
  }

  // The lines that give these rows their names: `.recorded("terms", …)` for `terms` and `terms (2)`.
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

  // The mark under a place of the window; the nearest of those that are not later.
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
addEventListener("pointermove", event => {
  const reasons = reasonsOf(event)
  if (!reasons || event.buttons && event.pointerType == "mouse") return
  const mark = reasons.near(event)
  if (mark) reasons.show(mark)
  else reasons.hide()
})
addEventListener("pointerdown", event => {
  const mark = reasonsOf(event)?.near(event)
  if (mark) reasonsOf(event).show(mark)
})
addEventListener("pointerout", event => {
  const reasons = reasonsOf(event)
  if (event.pointerType == "mouse" && reasons && !reasons.drawing.contains(event.relatedTarget)) reasons.hide()
})
addEventListener("focusout", event => reasonsOf(event)?.hide())
addEventListener("keydown", event => {
  const step = { ArrowLeft: -1, ArrowRight: 1, Escape: 0 }[event.key]
  const reasons = event.target.matches?.(".drawing") && step !== undefined && reasonsOf(event)
  if (!reasons) return
  if (step == 0) return reasons.hide()
  const all = reasons.inOrder
  const place = all.indexOf(reasons.held)
  reasons.show(all[Math.min(Math.max(place < 0 ? 0 : place + step, 0), all.length - 1)])
  event.preventDefault()
})
