// Runs each variant of the code on the same inputs, in the module that also draws experiments.
// The module doesn't keep any state between requests.
const scenes = {
  call(request, text) {
    const [answer, ...rest] = lab.call(request, text)
    if (rest.length) throw new Error(rest.at(-1))
    return answer.split("\n").map(line => line.split("\t"))
  },
  whenLoaded() {
    return this.loading ??= lab.whenLoaded().then(() => this.call("scenes", "")).then(sceneList).catch(error => {
      // Try again on the next request.
      this.loading = undefined
      throw error
    })
  },
  play: request => scenes.call("play", request)
}

function playRequest(scene, history, options) {
  const inputs = history.map(([time, part, text]) => `${Math.round(time)}\t${part}\t${text.replace(/\s/g, " ")}`)
  const end = Math.max(60000, (inputs.length && Math.round(history.at(-1)[0])) + 30000)
  return [`scene\t${scene.name}`, `until\t${end}`, ...options.map(option => `option\t${option}`), ...inputs].join("\n")
}

function sceneList(lines) {
  const scenes = new Map()
  let scene
  for (const [kind, ...words] of lines) {
    if (kind == "scene") {
      scene = { name: words[0], title: words[1], parts: [], variants: [], options: [], script: [] }
      scenes.set(scene.name, scene)
    }
    if (kind == "part") scene.parts.push({ kind: words[0], name: words[1], title: words[2] })
    if (kind == "variant") scene.variants.push({ code: words[0], effect: words[1] })
    if (kind == "option") scene.options.push({ name: words[0], isOn: words[1] == "on", text: words[2] })
    if (kind == "input") scene.script.push([+words[0], words[1], words[2]])
  }
  return scenes
}

function runsOf(lines) {
  const runs = []
  for (const [word, ...words] of lines) {
    if (word == "variant") runs.push(new Run([], []))
    else if (word == "verdict") runs.at(-1).verdicts.push({ time: +words[0], kind: words[1], text: words[2] })
    else runs.at(-1).add(+word, ...words)
  }
  return runs
}

// The events of a run, linked to their causes.
class Run {
  constructor(events, verdicts) {
    this.events = events
    this.verdicts = verdicts
    this.keys = 0
  }
  // All effects of a key press have the same color. Causes come before their effects.
  add(number, time, kind, row, request, cause, text) {
    const entry = { number, time: +time, kind, row, request: +request, cause: +cause, text }
    entry.root = kind == "typed" ? entry : this.events[cause - 1]?.root
    entry.color = kind == "typed" ? `var(--q${this.keys++ % 8})` : entry.root?.color ?? "var(--edge)"
    this.events.push(entry)
  }
  get verdict() { return this.verdicts.at(-1) ?? { kind: "fine", text: "" } }
  get end() { return this.events.at(-1)?.time ?? 0 }
  // Returns the part of the run up to a time.
  upTo(time) {
    const upToTime = list => list.filter(one => one.time <= time)
    return new Run(upToTime(this.events), upToTime(this.verdicts))
  }
  // Returns an entry and all its causes.
  chain(entry) {
    const chain = []
    for (; entry; entry = this.events[entry.cause - 1]) chain.push(entry)
    return chain
  }
  last(row, ...kinds) { return this.events.findLast(other => other.row == row && kinds.includes(other.kind)) }
  textOf(row) { return this.last(row, "shown")?.text }
  // Returns the number of names in the longest list that a row shows.
  largestList(row) {
    return Math.max(0, ...this.events.filter(other => other.row == row && other.kind == "shown").map(({ text }) => text.split(", ").length))
  }
  endOf(request) { return this.events.find(other => other.request == request.number) }
  // Returns the periods before `end` in which the screen is wrong.
  wrongPeriods(end) {
    const wrongPeriods = []
    this.verdicts.forEach(({ time, kind, text }, index) => {
      const to = Math.min(this.verdicts[index + 1]?.time ?? end, end)
      if (kind != "problem" || to <= time) return
      if (wrongPeriods.at(-1)?.to == time) Object.assign(wrongPeriods.at(-1), { to, text })
      else wrongPeriods.push({ from: time, to, text })
    })
    return wrongPeriods
  }
}
