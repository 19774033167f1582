// Sends a request as JSON. If `isLast` is true, the request may outlive the page, so browsers limit its body to 64 KB.
const post = (path, wish, signal, isLast = false) => {
  const body = JSON.stringify(wish)
  return fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body, signal,
    keepalive: isLast && new Blob([body]).size < 60000
  })
}
