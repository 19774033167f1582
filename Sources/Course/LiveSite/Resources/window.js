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

// Choices as drawings or text.
function choicesOf({ choices, drawings }) {
  // Without the name of the row, if all have it.
  const cut = Math.min(...choices.map(text => /^\S+(?: \S+)* {2,}/.exec(text)?.[0].length ?? 0))
  return choices.map((text, index) => drawings[index] ? make("div", { className: "drawn-choice", innerHTML: drawings[index] })
    : make("pre", {}, text.slice(cut) || "(nothing)"))
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
