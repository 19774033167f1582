const byID = id => document.getElementById(id)
const connectionLost = byID("connection_lost")

// Returns the response. If the connection is lost, shows a message and returns undefined.
async function send(path, content) {
  try {
    return await post(path, content)
  } catch {
    connectionLost.hidden = false
  }
}

// Returns the choices as drawings or text.
function choicesOf({ choices, drawings }) {
  // Leave out the row names if every choice starts with a row name.
  const prefixLength = Math.min(...choices.map(text => /^\S+(?: \S+)* {2,}/.exec(text)?.[0].length ?? 0))
  return choices.map((text, index) => drawings[index] ? make("div", { className: "drawn-choice", innerHTML: drawings[index] })
    : make("pre", {}, text.slice(prefixLength) || "(nothing)"))
}

// Passes each event to its handler.
function listen(handlers) {
  const events = new EventSource("/events")
  events.onerror = () => { connectionLost.hidden = false }
  events.onopen = () => { connectionLost.hidden = true }
  for (const [name, handle] of Object.entries(handlers)) {
    events.addEventListener(name, event => handle(JSON.parse(event.data)))
  }
}
