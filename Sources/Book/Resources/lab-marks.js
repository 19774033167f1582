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
    row.append(button("+", () => add(), { "aria-label": `Add a marble to ${name}` }))
  }
  return row
}
