const field = document.getElementById("search_field")
const results = document.getElementById("search_results")

const group = entry => entry.p == "Operators" ? "Operators"
  : /^Exercise /.test(entry.p) ? "Exercises" : entry.p == "What people ask" ? "Questions" : "Pages"

// Returns the text around the first match, trimmed at word boundaries.
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
function highlightMatches(text, words) {
  const pattern = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")
  return pattern ? text.split(new RegExp(`(${pattern})`, "i")).map((part, index) => index % 2 ? make("mark", {}, part) : part) : [text]
}

let entries
function showResults() {
  if (!field.value.trim()) { results.replaceChildren(); return }
  entries ??= prepareEntries(window.searchIndex)
  const { matches, correction } = searchEntries(entries, field.value)
  const query = (correction ?? field.value).trim().toLowerCase()
  const words = [query, ...query.split(/\s+/u).filter(word => word.length > 2 && !stopWords.has(word))]
  const first = matches.slice(0, 25)
  const lists = [...new Set(first.map(group))].flatMap(title => [
    make("h2", {}, title),
    make("ul", {}, ...first.filter(entry => group(entry) == title).map(entry => make("li", {},
      make("a", { href: entry.a }, ...highlightMatches(entry.t, words)),
      make("small", {}, title == "Operators" ? "" : `${entry.p} · `, ...highlightMatches(excerpt(entry, words), words)))))])
  const count = matches.length == 1 ? "1 result" : `${matches.length} results`
  const summary = correction
    ? make("p", {}, `No results for “${field.value.trim()}”. Did you mean `,
      button(correction, () => { field.value = correction; showResults(); field.focus() }), "?")
    : make("p", {}, matches.length ? count : "No results. ", matches.length
      ? make("span", {}, " · ↓ ↑ to choose, ↵ to open") : make("a", { href: "operators.html" }, "See all operators"))
  results.replaceChildren(summary, ...lists)
}

let loading
function loadIndex(onLoad) {
  if (window.searchIndex) return onLoad()
  loading ??= loadScript(document.body.dataset.index)
  loading.then(onLoad, () => {
    // Try again on the next key press.
    loading = undefined
    results.textContent = "Search doesn’t work because search-index.js can’t be loaded."
  })
}

// Lets the arrow keys move the focus between the field and the results.
function moveFocus(event) {
  const places = [field, ...results.querySelectorAll("li a")]
  const now = places.indexOf(document.activeElement)
  const next = places[now + (event.key == "ArrowDown" ? 1 : -1)]
  if (now < 0 || !next) return
  event.preventDefault()
  next.focus()
}

field.form.hidden = false
field.addEventListener("input", () => loadIndex(showResults))
field.form.addEventListener("submit", event => {
  event.preventDefault()
  loadIndex(() => {
    showResults()
    results.querySelector("li a")?.click()
  })
})
field.form.addEventListener("keydown", event => {
  if (isComposing(event)) return
  if (event.key == "ArrowDown" || event.key == "ArrowUp") moveFocus(event)
  if (event.key == "Escape") { field.value = ""; showResults(); field.focus() }
})
results.addEventListener("click", event => {
  if (event.target.closest("li a")) { field.value = ""; setTimeout(showResults) }
})
addEventListener("keydown", event => {
  if (event.key != "/" || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTextInput(event.target)) return
  event.preventDefault()
  field.focus()
})
