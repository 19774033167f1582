// Converts text to a form that ignores case and diacritics, in any script.
const searchable = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim()

// Removes the arguments and Objective-C's `-`, `+`, or `@` from a name.
const baseName = name => searchable(name).replace(/^[-+@]/, "").replace(/[(:].*/, "")

const singular = word => word.length > 3 ? word.replace(/s$/, "") : word

const prepareEntries = index => Object.entries(index).flatMap(([p, entries]) => entries.map(([a, t, x, f = "", n = []]) => ({
  a, p, t, x, n, title: searchable(t), name: baseName(t), all: searchable(`${t} ${x}`),
  hidden: searchable(f), names: n.map(searchable), bareNames: n.map(baseName)
})))

// Words that are too common to distinguish texts.
const stopWords = new Set(("a an the is are was do does did i my me we you your it its to of in on for with and or so "
  + "what how why when which can should").split(" "))

// A short term matches only the beginning of a word. For example, "hot" doesn't match "photo".
const matchesTerm = (text, term) => /^[a-z]{1,3}$/.test(term) ? new RegExp(`(^|[^a-z])${term}`).test(text) : text.includes(term)

// Returns the rank of an entry, or 0 if it doesn't match.
function score(entry, query) {
  const terms = query.split(/\s+/u).map(singular)
  const isQuery = name => name == query || name == singular(query)
  const bonus = (entry.p == "Operators" ? 3 : 0) + (entry.n.length ? 2 : 0)
  if (isQuery(entry.title) || isQuery(entry.name)) return 320 + bonus
  // Earlier names are closer matches.
  const place = entry.names.findIndex(isQuery)
  if (place >= 0) return 300 - Math.min(place, 15) + bonus
  if (entry.bareNames.some(name => isQuery(name) || name == baseName(query)) || baseName(query) == entry.name) return 260 + bonus
  const hasPrefix = name => name.startsWith(query)
  // A single letter matches only the beginning of an operator's name.
  if (/^[a-z]$/.test(query)) return entry.p == "Operators" && hasPrefix(entry.title) ? 120 : 0
  if (hasPrefix(entry.title)) return 120 + bonus
  if (entry.names.some(hasPrefix) || entry.bareNames.some(hasPrefix)) return 110 + bonus
  const hasAllTerms = text => terms.every(term => matchesTerm(text, term))
  if (hasAllTerms(entry.title)) return 60 + bonus
  if (entry.names.some(hasAllTerms)) return 50 + bonus
  // A rephrased question shares most of its words with the title.
  const sharedCount = terms.filter(term => matchesTerm(entry.title, term)).length
  if (sharedCount > 1 && sharedCount * 3 >= terms.length * 2) return 30 + bonus
  if (entry.all.includes(query)) return 20 + bonus
  if (hasAllTerms(entry.all)) return 10 + bonus
  return hasAllTerms(`${entry.all} ${entry.hidden}`) ? 5 : 0
}

// Returns the number of missing, added, wrong, and swapped letters.
function editDistance(target, typed) {
  let rowBeforeLast = []
  let lastRow = [...Array(typed.length + 1).keys()]
  for (let i = 0; i < target.length; i += 1) {
    const row = [i + 1]
    for (let j = 0; j < typed.length; j += 1) {
      let distance = Math.min(lastRow[j] + (target[i] != typed[j]), lastRow[j + 1] + 1, row[j] + 1)
      if (i > 0 && j > 0 && target[i] == typed[j - 1] && target[i - 1] == typed[j]) {
        distance = Math.min(distance, rowBeforeLast[j - 1] + 1)
      }
      row.push(distance)
    }
    rowBeforeLast = lastRow
    lastRow = row
  }
  return lastRow[typed.length]
}

// Returns the most similar name, if at most one letter, or a fifth of the letters, differs.
function closestName(entries, query) {
  let best
  const consider = name => {
    if (name.length < 4 || Math.abs(name.length - query.length) > 3) return
    const distance = editDistance(name, query)
    if (distance * 5 <= Math.max(name.length, 5) && distance < (best?.distance ?? Infinity)) best = { name, distance }
  }
  for (const entry of entries) {
    consider(entry.name)
    entry.names.forEach(consider)
    entry.bareNames.forEach(consider)
    entry.title.split(/\s+/u).forEach(consider)
  }
  return best?.name
}

// Returns the matches, best first. If there are none, corrects the query and also returns the correction.
function searchEntries(entries, text) {
  const rank = words => entries.map(entry => ({ entry, score: score(entry, words) }))
    .filter(match => match.score).sort((a, b) => b.score - a.score)
  const entriesIn = ranked => ranked.map(match => match.entry)
  const query = searchable(text)
  if (!query) return { matches: [] }
  const significant = query.split(/\s+/u).filter(word => !stopWords.has(word.replace(/[?.,]$/, ""))).join(" ").replace(/\?$/, "")
  const byQuery = rank(query)
  const bySignificant = significant && significant != query ? rank(significant) : []
  const best = (bySignificant[0]?.score ?? 0) > (byQuery[0]?.score ?? 0) ? bySignificant : byQuery
  if (best.length) return { matches: entriesIn(best) }
  const correction = closestName(entries, query)
  return correction ? { matches: entriesIn(rank(correction)), correction } : { matches: [] }
}
