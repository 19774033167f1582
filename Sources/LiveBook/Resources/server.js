// Sends a wish, as JSON; `isLast` where the page may be left before the answer comes, for which a browser takes no
// more than 64 KB.
const post = (path, wish, signal, isLast = false) => fetch(path, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish), signal,
  keepalive: isLast && JSON.stringify(wish).length < 15000
})
