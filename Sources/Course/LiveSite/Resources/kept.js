// Saves a change to the reader's predictions or place in the course.
window.kept.note = change => {
  fetch("/live/kept", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(change), keepalive: true
  }).catch(() => {})
}
