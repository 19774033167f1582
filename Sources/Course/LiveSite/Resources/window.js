const place = id => document.getElementById(id)
const lost = place("lost")

// The reply; none where the connection is lost, which is said.
async function send(path, wish) {
  try {
    return await post(path, wish)
  } catch {
    lost.hidden = false
  }
}

// Takes what happens, by its name.
function listen(takers) {
  const events = new EventSource("/events")
  events.onerror = () => { lost.hidden = false }
  events.onopen = () => { lost.hidden = true }
  for (const [name, take] of Object.entries(takers)) {
    events.addEventListener(name, event => take(JSON.parse(event.data)))
  }
}
