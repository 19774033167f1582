const place = id => document.getElementById(id)
const lost = place("lost")

// Returns the response, or nothing after a message that the connection is lost.
async function send(path, wish) {
  try {
    return await post(path, wish)
  } catch {
    lost.hidden = false
  }
}

// Choices as drawings or text. Timelines as text share one font size, with which the longest fits.
function choicesOf({ choices, drawings }) {
  // Without the name of the row, if all have it.
  const cut = Math.min(...choices.map(text => /^\S+(?: \S+)* {2,}/.exec(text)?.[0].length ?? 0))
  choices = choices.map(text => text.slice(cut))
  const columns = Math.max(...choices.flatMap(text => text.split("\n")).map(line => line.length))
  const areRows = choices.some(text => /--|^ /m.test(text))
  return choices.map((text, index) => drawings[index] ? make("div", { className: "drawn-choice", innerHTML: drawings[index] })
    : make("pre", areRows ? { className: "row", style: `--columns: ${columns}` } : {}, text || "(nothing)"))
}

// Calls the handler of each event.
function listen(takers) {
  const events = new EventSource("/events")
  events.onerror = () => { lost.hidden = false }
  events.onopen = () => { lost.hidden = true }
  for (const [name, take] of Object.entries(takers)) {
    events.addEventListener(name, event => take(JSON.parse(event.data)))
  }
}
