// Converts text to a form that ignores case and diacritics, in any script.
const searchable = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim()

// Removes the arguments from a name, and the `-`, `+`, or `@` of Objective-C.
const bare = name => searchable(name).replace(/^[-+@]/, "").replace(/[(:].*/, "")

const singular = word => word.length > 3 ? word.replace(/s$/, "") : word

const prepared = index => Object.entries(index).flatMap(([p, entries]) => entries.map(([a, t, x, f = "", n = []]) => ({
  a, p, t, x, n, title: searchable(t), name: bare(t), all: searchable(`${t} ${x}`),
  hidden: searchable(f), names: n.map(searchable), bareNames: n.map(bare)
})))

// Words that are too common to distinguish texts.
const common = new Set(("a an the is are was do does did i my me we you your it its to of in on for with and or so "
  + "what how why when which can should").split(" "))

// A short term matches only the beginning of a word. For example, "hot" doesn't match "photo".
const isIn = (text, term) => /^[a-z]{1,3}$/.test(term) ? new RegExp(`(^|[^a-z])${term}`).test(text) : text.includes(term)

// Returns the rank of an entry, or 0 if it doesn't match.
function points(entry, whole) {
  const terms = whole.split(/\s+/u).map(singular)
  const isWhole = name => name == whole || name == singular(whole)
  const more = (entry.p == "Operators" ? 3 : 0) + (entry.n.length ? 2 : 0)
  if (isWhole(entry.title) || isWhole(entry.name)) return 320 + more
  // Earlier names are closer matches.
  const place = entry.names.findIndex(isWhole)
  if (place >= 0) return 300 - Math.min(place, 15) + more
  if (entry.bareNames.some(name => isWhole(name) || name == bare(whole)) || bare(whole) == entry.name) return 260 + more
  const begins = name => name.startsWith(whole)
  // A single letter matches only the beginning of an operator's name.
  if (/^[a-z]$/.test(whole)) return entry.p == "Operators" && begins(entry.title) ? 120 : 0
  if (begins(entry.title)) return 120 + more
  if (entry.names.some(begins) || entry.bareNames.some(begins)) return 110 + more
  const holds = text => terms.every(term => isIn(text, term))
  if (holds(entry.title)) return 60 + more
  if (entry.names.some(holds)) return 50 + more
  // The same question in other words shares most words with the title.
  const shared = terms.filter(term => isIn(entry.title, term)).length
  if (shared > 1 && shared * 3 >= terms.length * 2) return 30 + more
  if (entry.all.includes(whole)) return 20 + more
  if (holds(entry.all)) return 10 + more
  return holds(`${entry.all} ${entry.hidden}`) ? 5 : 0
}

// Returns the number of missing, added, wrong, and swapped letters.
function mistakes(wanted, typed) {
  let beforeLast = []
  let last = [...Array(typed.length + 1).keys()]
  for (let i = 0; i < wanted.length; i += 1) {
    const row = [i + 1]
    for (let j = 0; j < typed.length; j += 1) {
      let least = Math.min(last[j] + (wanted[i] != typed[j]), last[j + 1] + 1, row[j] + 1)
      if (i > 0 && j > 0 && wanted[i] == typed[j - 1] && wanted[i - 1] == typed[j]) {
        least = Math.min(least, beforeLast[j - 1] + 1)
      }
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[typed.length]
}

// Returns the most similar name, if at most a fifth of its letters differ.
function meant(entries, whole) {
  let best
  const consider = name => {
    if (name.length < 4 || Math.abs(name.length - whole.length) > 3) return
    const wrong = mistakes(name, whole)
    if (wrong * 5 <= Math.max(name.length, 5) && wrong < (best?.wrong ?? Infinity)) best = { name, wrong }
  }
  for (const entry of entries) {
    consider(entry.name)
    entry.names.forEach(consider)
    entry.bareNames.forEach(consider)
    entry.title.split(/\s+/u).forEach(consider)
  }
  return best?.name
}

// Returns the matches, best first. Without matches, corrects the query and also returns the corrected word.
function answer(entries, query) {
  const rank = words => entries.map(entry => ({ entry, points: points(entry, words) }))
    .filter(found => found.points).sort((one, other) => other.points - one.points)
  const entriesOf = ranked => ranked.map(found => found.entry)
  const whole = searchable(query)
  if (!whole) return { found: [] }
  const kept = whole.split(/\s+/u).filter(word => !common.has(word.replace(/[?.,]$/, ""))).join(" ").replace(/\?$/, "")
  const asTyped = rank(whole)
  const withoutCommon = kept && kept != whole ? rank(kept) : []
  const best = (withoutCommon[0]?.points ?? 0) > (asTyped[0]?.points ?? 0) ? withoutCommon : asTyped
  if (best.length) return { found: entriesOf(best) }
  const instead = meant(entries, whole)
  return instead ? { found: entriesOf(rank(instead)), instead } : { found: [] }
}
