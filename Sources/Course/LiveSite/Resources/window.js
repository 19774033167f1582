const place = id => document.getElementById(id)
const lost = place("lost")

// Returns the response. If the connection is lost, shows a message and returns nothing.
async function send(path, wish) {
  try {
    return await post(path, wish)
  } catch {
    lost.hidden = false
  }
}

// Returns the choices as drawings or text.
function choicesOf({ choices, drawings }) {
  // Leave out the row names if every choice starts with one.
  const cut = Math.min(...choices.map(text => /^\S+(?: \S+)* {2,}/.exec(text)?.[0].length ?? 0))
  return choices.map((text, index) => drawings[index] ? make("div", { className: "drawn-choice", innerHTML: drawings[index] })
    : make("pre", {}, text.slice(cut) || "(nothing)"))
}

// Passes each event to its handler.
function listen(takers) {
  const events = new EventSource("/events")
  events.onerror = () => { lost.hidden = false }
  events.onopen = () => { lost.hidden = true }
  for (const [name, take] of Object.entries(takers)) {
    events.addEventListener(name, event => take(JSON.parse(event.data)))
  }
}
