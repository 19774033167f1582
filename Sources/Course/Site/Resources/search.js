const field = document.getElementById("the_search")
const results = document.getElementById("the_results")

const group = entry => entry.p == "Operators" ? "Operators"
  : /^Exercise /.test(entry.p) ? "Exercises" : entry.p == "What people ask" ? "Questions" : "Pages"

// Returns the text around the first match, cut between words.
function excerpt(entry, words) {
  const text = entry.x.replaceAll("`", "")
  const found = words.map(word => text.toLowerCase().indexOf(word)).filter(at => at >= 0)
  const at = Math.min(...found, text.length)
  const first = at == text.length || at < 40 ? 0 : text.indexOf(" ", at - 40) + 1
  const rest = text.slice(first)
  const end = rest.length < 110 ? rest.length : rest.lastIndexOf(" ", 110)
  return (first ? "…" : "") + rest.slice(0, end < 60 ? 110 : end) + (end < rest.length ? "…" : "")
}

// Returns the text with its matches marked.
function marked(text, words) {
  const some = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")
  return some ? text.split(new RegExp(`(${some})`, "i")).map((part, index) => index % 2 ? make("mark", {}, part) : part) : [text]
}

let entries
function show() {
  if (!field.value.trim()) { results.replaceChildren(); return }
  entries ??= prepared(window.searchIndex)
  const { found, instead } = answer(entries, field.value)
  const typed = (instead ?? field.value).trim().toLowerCase()
  const words = [typed, ...typed.split(/\s+/u).filter(word => word.length > 2 && !common.has(word))]
  const first = found.slice(0, 25)
  const lists = [...new Set(first.map(group))].flatMap(title => [
    make("h2", {}, title),
    make("ul", {}, ...first.filter(entry => group(entry) == title).map(entry => make("li", {},
      make("a", { href: entry.a }, ...marked(entry.t, words)),
      make("small", {}, title == "Operators" ? "" : `${entry.p} · `, ...marked(excerpt(entry, words), words)))))])
  const count = found.length == 1 ? "1 place" : `${found.length} places`
  const say = instead
    ? make("p", {}, `Nothing for “${field.value.trim()}”. Did you mean `,
      button(instead, () => { field.value = instead; show(); field.focus() }), "?")
    : make("p", {}, found.length ? count : "Nothing found. ", found.length
      ? make("span", {}, " · ↓ ↑ to choose, ↵ to open") : make("a", { href: "operators.html" }, "See all operators"))
  results.replaceChildren(say, ...lists)
}

let loading
function load(then) {
  if (window.searchIndex) return then()
  loading ??= loadScript(document.body.dataset.index)
  loading.then(then, () => {
    // Let the next key press try again.
    loading = undefined
    results.textContent = "Search doesn’t work because search-index.js can’t be loaded."
  })
}

// Moves between the field and the results with the arrow keys.
function choose(event) {
  const places = [field, ...results.querySelectorAll("li a")]
  const now = places.indexOf(document.activeElement)
  const next = places[now + (event.key == "ArrowDown" ? 1 : -1)]
  if (now < 0 || !next) return
  event.preventDefault()
  next.focus()
}

field.form.hidden = false
field.addEventListener("input", () => load(show))
field.form.addEventListener("submit", event => {
  event.preventDefault()
  load(() => {
    show()
    results.querySelector("li a")?.click()
  })
})
field.form.addEventListener("keydown", event => {
  if (isComposing(event)) return
  if (event.key == "ArrowDown" || event.key == "ArrowUp") choose(event)
  if (event.key == "Escape") { field.value = ""; show(); field.focus() }
})
results.addEventListener("click", event => {
  if (event.target.closest("li a")) { field.value = ""; setTimeout(show) }
})
addEventListener("keydown", event => {
  if (event.key != "/" || event.ctrlKey || event.metaKey || event.altKey) return
  if (isWriting(event.target)) return
  event.preventDefault()
  field.focus()
})
