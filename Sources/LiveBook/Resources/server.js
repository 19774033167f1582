// Sends a wish, as JSON.
const post = (path, wish, signal) => fetch(path, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish), signal
})
