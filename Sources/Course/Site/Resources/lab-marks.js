const isEnd = mark => "|#".includes(mark.kind)

function parseMark(word) {
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

function marbleText(marks, frame) {
  let text = ""
  let end = 0
  const skipTo = time => {
    const frames = (time - end) / frame
    text += Number.isInteger(frames) && frames <= 20 ? "-".repeat(Math.max(0, frames)) : ` ${(time - end) / 1000}s `
  }
  for (const time of new Set(marks.map(mark => mark.time))) {
    skipTo(time)
    const symbols = marks.filter(mark => mark.time == time).map(symbol)
    const joined = symbols.reduce((all, next) =>
      all + (all.endsWith("'") && next.startsWith("'") ? " " : "") + next, "")
    text += symbols.length == 1 ? joined : `(${joined})`
    end = time + frame
  }
  return text.trim() || "-"
}

// In marble text, each instant takes up a frame, so instants must be at least a frame apart.
const isWritable = (marks, frame) =>
  marks.every((mark, index) => !index || mark.time == marks[index - 1].time || mark.time - marks[index - 1].time >= frame)

const sortMarks = marks => marks.sort((a, b) => a.time - b.time || isEnd(a) - isEnd(b))

// Moves a mark, keeping the end of the row after all values.
function moveMark(marks, mark, time) {
  const end = marks.find(isEnd)
  const others = marks.filter(other => other != mark && !isEnd(other))
  const earliest = isEnd(mark) ? Math.max(0, ...others.map(other => other.time)) : 0
  const latest = isEnd(mark) || !end ? Infinity : end.time
  mark.time = Math.min(latest, Math.max(earliest, time))
  sortMarks(marks)
}

// Adds a value: the next letter or number if possible.
function addMark(marks, frame, time) {
  const latest = marks.filter(mark => mark.kind == "=").at(-1)
  const end = marks.find(isEnd)
  if (end && end.time < time) end.time = time + frame
  const next = latest?.text.length == 1 ? String.fromCodePoint(latest.text.codePointAt(0) + 1) : ""
  const mark = { kind: "=", time, text: /[1-9A-Za-z]/u.test(next) ? next : "A" }
  marks.push(mark)
  sortMarks(marks)
  return mark
}

// Returns the time at a pixel, interpolated or extrapolated from the known positions.
function timeAt(places, x) {
  const after = Math.min(Math.max(1, places.findIndex(place => place.x >= x)), places.length - 1)
  const right = x > places.at(-1).x ? places.length - 1 : after
  const [left, next] = [places[right - 1], places[right]]
  return left.time + (x - left.x) / (next.x - left.x) * (next.time - left.time)
}

const parsePlace = word => ({ time: Number(word.split(" ")[0]), x: Number(word.split(" ")[1]) })

// Parses the positions of the marks, as the lab returns them.
function parsePlaces(lists) {
  const [[width, height, ...axis], ...rows] = lists
  const all = [...axis, ...rows.flatMap(row => row.slice(3))].map(parsePlace)
  const times = [...new Map(all.map(place => [place.time, place])).values()]
    .sort((a, b) => a.time - b.time)
  return {
    width: Number(width), height: Number(height), times,
    rows: rows.map(([name, y, start, ...events]) =>
      ({ name, y: Number(y), start: Number(start), events: events.map(parsePlace) }))
  }
}
