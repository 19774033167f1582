// Sends a request as JSON. An `isLast` request may outlive the page. Browsers limit its body to 64 KB.
const post = (path, wish, signal, isLast = false) => {
  const body = JSON.stringify(wish)
  return fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body, signal,
    keepalive: isLast && new Blob([body]).size < 60000
  })
}
