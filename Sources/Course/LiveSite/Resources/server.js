// Sends a request as JSON. If `isLast` is true, the request can outlive the page, so browsers limit its body to 64 KB.
const post = (path, content, signal, isLast = false) => {
  const body = JSON.stringify(content)
  return fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body, signal,
    keepalive: isLast && new Blob([body]).size < 60000
  })
}
