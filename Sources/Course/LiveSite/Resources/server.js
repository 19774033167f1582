// Sends a wish, as JSON; `isLast` where the page may be left before the answer comes, for which a browser takes no
// more than 64 KB.
const post = (path, wish, signal, isLast = false) => {
  const body = JSON.stringify(wish)
  return fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body, signal,
    keepalive: isLast && new Blob([body]).size < 60000
  })
}
