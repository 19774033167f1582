// No mark and no case matters, and any script will do: what is typed is looked for as it stands.
const searchable = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()

let entries
function search(query) {
  entries ??= window.searchIndex.map(entry => ({
    ...entry, title: searchable(entry.t), all: searchable(`${entry.t} ${entry.x}`),
    hidden: searchable(entry.f)
  }))
  const whole = searchable(query.trim())
  const terms = whole.split(/\s+/u).filter(term => term)
  if (!terms.length) return []
  const points = entry => {
    if (!terms.every(term => entry.all.includes(term) || entry.hidden.includes(term))) return 0
    const name = entry.title.replace(/\(.*/, "")
    return 1 + (name == whole ? 100 : 0) + (entry.title.startsWith(whole) ? 40 : 0)
      + (terms.every(term => entry.title.includes(term)) ? 20 : 0)
      + (entry.all.includes(whole) ? 10 : 0) + (entry.hidden.includes(whole) ? 5 : 0)
      + (entry.p == "Operators" ? 3 : 0)
  }
  return entries.map(entry => ({ entry, points: points(entry) })).filter(found => found.points)
    .sort((one, other) => other.points - one.points).map(found => found.entry)
}

function excerpt(entry, query) {
  const start = entry.x.toLowerCase().indexOf(query.trim().toLowerCase())
  if (start < 0) return ""
  return (start > 40 ? "…" : "") + entry.x.slice(Math.max(0, start - 40), start + 80) + "…"
}

const field = document.getElementById("the_search")
const results = document.getElementById("the_results")

function show() {
  const query = field.value
  if (query.trim() == "") { results.replaceChildren(); return }
  const found = search(query)
  const items = found.slice(0, 25).map(entry => make("li", {},
    make("a", { href: entry.a }, entry.t),
    make("small", {}, `${entry.p} ${excerpt(entry, query)}`)))
  const count = found.length == 0 ? "Nothing found."
    : found.length == 1 ? "1 place" : `${found.length} places`
  results.replaceChildren(make("p", {}, count), ...(items.length ? [make("ol", {}, ...items)] : []))
}

let loading
function load(then) {
  if (window.searchIndex) return then()
  loading ??= loadScript(document.body.dataset.index)
  loading.then(then, () => {
    // The next key tries again.
    loading = undefined
    results.textContent = "Search does not work: search-index.js cannot be loaded."
  })
}

field.form.hidden = false
field.addEventListener("input", () => load(show))
field.form.addEventListener("submit", event => {
  event.preventDefault()
  results.querySelector("a")?.focus()
})
addEventListener("keydown", event => {
  const isTyping = event.target.matches?.("input, textarea")
  if (event.key == "/" && !isTyping) { event.preventDefault(); field.focus() }
  if (event.key == "Escape" && event.target == field) { field.value = ""; show() }
})
