// Plays inputs with each variant of the code, in the module that also draws experiments.
// The module doesn't keep any state between requests.
const scenes = {
  ask(question, text) {
    const [answer, ...rest] = lab.ask(question, text)
    if (rest.length) throw new Error(rest.at(-1))
    return answer.split("\n").map(line => line.split("\t"))
  },
  loaded() {
    return this.loading ??= lab.loaded().then(() => this.ask("scenes", "")).then(sceneList).catch(error => {
      // Let the next request try again.
      this.loading = undefined
      throw error
    })
  },
  play: question => scenes.ask("play", question)
}

function questionOf(scene, history, options) {
  const inputs = history.map(([time, part, text]) => `${Math.round(time)}\t${part}\t${text.replace(/\s/g, " ")}`)
  const end = Math.max(60000, (inputs.length && Math.round(history.at(-1)[0])) + 30000)
  return [`scene\t${scene.name}`, `until\t${end}`, ...options.map(option => `with\t${option}`), ...inputs].join("\n")
}

function sceneList(lines) {
  const scenes = new Map()
  let scene
  for (const [kind, ...words] of lines) {
    if (kind == "scene") {
      scene = { name: words[0], title: words[1], parts: [], ways: [], options: [], script: [] }
      scenes.set(scene.name, scene)
    }
    if (kind == "part") scene.parts.push({ kind: words[0], name: words[1], title: words[2] })
    if (kind == "way") scene.ways.push({ code: words[0], effect: words[1] })
    if (kind == "option") scene.options.push({ name: words[0], isOn: words[1] == "on", text: words[2] })
    if (kind == "input") scene.script.push([+words[0], words[1], words[2]])
  }
  return scenes
}

function runsOf(lines) {
  const runs = []
  for (const [first, ...words] of lines) {
    if (first == "way") runs.push(new Run([], []))
    else if (first == "from") runs.at(-1).verdicts.push({ time: +words[0], kind: words[1], text: words[2] })
    else runs.at(-1).add(+first, ...words)
  }
  return runs
}

// The events of a run, linked to their causes.
class Run {
  constructor(all, verdicts) {
    this.all = all
    this.verdicts = verdicts
    this.keys = 0
  }
  // All effects of a key press have the same color. Causes come before their effects.
  add(n, time, kind, row, request, cause, text) {
    const entry = { n, time: +time, kind, row, request: +request, cause: +cause, text }
    entry.root = kind == "typed" ? entry : this.all[cause - 1]?.root
    entry.hue = kind == "typed" ? `var(--q${this.keys++ % 8})` : entry.root?.hue ?? "var(--edge)"
    this.all.push(entry)
  }
  get verdict() { return this.verdicts.at(-1) ?? { kind: "fine", text: "" } }
  get end() { return this.all.at(-1)?.time ?? 0 }
  // Returns the run up to a time.
  until(time) {
    const earlier = list => list.filter(one => one.time <= time)
    return new Run(earlier(this.all), earlier(this.verdicts))
  }
  // Returns an entry and all its causes.
  chain(entry) {
    const chain = []
    for (; entry; entry = this.all[entry.cause - 1]) chain.push(entry)
    return chain
  }
  last(row, ...kinds) { return this.all.findLast(other => other.row == row && kinds.includes(other.kind)) }
  shows(row) { return this.last(row, "shown")?.text }
  // Returns the maximum number of names in a list.
  most(row) {
    return Math.max(0, ...this.all.filter(other => other.row == row && other.kind == "shown").map(({ text }) => text.split(", ").length))
  }
  ending(request) { return this.all.find(other => other.request == request.n) }
  // Returns the periods before `end` in which the screen is wrong.
  faults(end) {
    const faults = []
    this.verdicts.forEach(({ time, kind, text }, index) => {
      const to = Math.min(this.verdicts[index + 1]?.time ?? end, end)
      if (kind != "fault" || to <= time) return
      if (faults.at(-1)?.to == time) Object.assign(faults.at(-1), { to, text })
      else faults.push({ from: time, to, text })
    })
    return faults
  }
}
