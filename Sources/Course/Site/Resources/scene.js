// A scene: an interactive phone, the variants of the code behind it, and a timeline.
const isStill = matchMedia("(prefers-reduced-motion: reduce)")

class SceneView {
  // `play` is a function that runs the scene.
  constructor(element, scene, play = scenes.play) {
    Object.assign(this, { element, scene, play, history: [], now: 0, way: +element.dataset.way, pace: 1, horizon: 6000 })
    this.options = new Set(scene.options.filter(option => option.isOn).map(option => option.name))
    this.plays = element.hasAttribute("data-plays")
    this.clock = make("span")
    this.line = make("span", {}, "Contacts")
    this.parts = scene.parts.map(part => phoneParts[part.kind](part, this))
    this.note = make("p", { className: "note" })
    this.reason = make("p", { className: "cause", role: "status" })
    this.because = button("", () => this.begin())
    this.said = make("p", { className: "hidden", role: "status" })
    this.phone = make("div", { className: "device", role: "group", "aria-label": `The phone: ${scene.title}` },
      make("div", { className: "clock" }, this.line, this.clock), ...this.parts.map(part => part.element),
      this.note, make("div", { className: "foot" }, this.because, this.reason), this.said)
    this.ways = make("fieldset", { className: "ways" }, make("legend", {}, this.heading),
      ...scene.ways.map(({ code }, number) => this.choice(code, number)),
      this.effect = make("p", { className: "effect" }))
    this.strip = new Strip(this)
    element.classList.add("touchable")
    element.append(this.phone, make("div", { className: "lines" }, this.ways, this.switches()),
      make("div", { className: "time" }, this.tools(), this.range, this.strip.element, this.strip.why))
  }

  has(...kinds) { return this.scene.parts.some(({ kind }) => kinds.includes(kind)) }
  get heading() {
    const done = [this.has("field") ? "typing" : "", this.has("button", "toggle") ? "tapping" : ""].filter(Boolean).join(" and ")
    return this.scene.ways.length > 1 ? `Choose a line for the same ${done}` : `Your ${done}, with this line`
  }

  choice(code, number) {
    const onchange = () => {
      this.way = number
      this.show()
    }
    const name = `way-${SceneView.count = (SceneView.count ?? 0) + (number ? 0 : 1)}`
    const line = make("code", { innerHTML: markedWords(code, this.scene.ways) })
    return make("label", {}, make("input", { type: "radio", name, checked: number == this.way, onchange }), line,
      make("span", { className: "judged" }, make("i"), make("span")))
  }

  switches() {
    return make("div", { className: "options" }, ...this.scene.options.map(({ name, isOn, text }) => {
      const onchange = event => {
        this.options[event.target.checked ? "add" : "delete"](name)
        this.ask()
      }
      return make("label", {}, make("input", { type: "checkbox", checked: isOn, onchange }),
        ...text.split(/(\S+\(.*)/).map((part, index) => index % 2 ? make("code", {}, part) : make("span", {}, part)))
    }))
  }

  tools() {
    this.demo = button("▶ Show me", () => this.showMe(), { className: "go" })
    this.slow = button("Slow motion", () => this.setPace(this.pace < 1 ? 1 : .25), { "aria-pressed": false })
    this.moment = make("output")
    this.range = make("input", { type: "range", min: 0, step: 20, "aria-label": "Time",
      oninput: event => this.stand(+event.target.value), ...this.panned(), onkeydown: event => this.nudge(event) })
    return make("div", { className: "tools" }, this.demo, this.slow, button("Clear", () => this.clear()), this.moment)
  }

  held(name) { return this.history.findLast(([time, part]) => part == name && time <= this.now)?.[2] ?? "" }
  title(row) {
    const [name, property] = row.split(".")
    const title = this.scene.parts.find(part => part.name == name)?.title ?? name
    return property == "picture" ? `${title}, picture` : title
  }

  // Adds an input, which replaces all later inputs. After the end of the script, starts a new history.
  happen(part, text) {
    // The reader's own inputs don't play at the script's double speed.
    if (this.isScript) this.setPace(Math.min(this.pace, 1))
    if (this.isScript && this.now >= this.end - 50) Object.assign(this, { history: [], now: 0 })
    if (!this.runs) this.go(this.now)
    this.now = this.present()
    this.history = [...this.history.filter(([time]) => time <= this.now), [this.now, part, text]]
    this.isScript = false
    this.ask()
  }

  // Starts playing at a time.
  go(from) {
    this.runs = true
    this.from = from
    this.since = performance.now()
    requestAnimationFrame(() => this.tick())
  }
  present() { return this.from + (performance.now() - this.since) * this.pace }
  tick() {
    if (!this.runs) return
    this.now = this.present()
    // Skip the rest of a script if it affects only the other variants.
    const isOver = this.now >= (this.isScript ? this.ends[this.way] : this.end)
    if (isOver) Object.assign(this, { runs: false, now: this.end })
    this.show()
    if (isOver && this.plays && !this.because.hidden) this.playFix()
    if (this.runs) requestAnimationFrame(() => this.tick())
  }
  // Explains the bug. If the reader does nothing for 2.5 seconds, plays the same inputs with the variant that is never
  // wrong.
  playFix() {
    this.explain()
    const { history, now, way } = this
    setTimeout(() => {
      if (history != this.history || now != this.now || way != this.way) return
      this.ways.querySelectorAll("input")[this.all.findIndex(run => this.isRight(run))]?.click()
      this.go(0)
    }, 2500)
  }
  stop() { this.runs = false }
  stand(time) {
    this.stop()
    this.now = time
    this.show()
  }
  // Returns handlers that restore the time if a touch turns out to be a scroll.
  panned() {
    let before
    return { onpointerdown: () => { before = this.now }, onpointercancel: () => this.stand(before) }
  }
  // An arrow key takes larger steps than the pointer.
  nudge(event) {
    const move = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!move) return
    event.preventDefault()
    this.stand(Math.max(0, Math.min(this.horizon, Math.round(this.now / 200 + move) * 200)))
  }
  setPace(pace) {
    if (this.runs) this.go(this.present())
    this.pace = pace
    this.slow.setAttribute("aria-pressed", pace < 1)
  }
  clear() {
    this.stop()
    this.history = []
    this.now = 0
    this.ask()
    this.phone.querySelector("input, button").focus()
  }
  // Explains the screen or plays the script. Moves the focus first, because the phone's button disappears.
  begin() {
    this.demo.focus({ preventScroll: true })
    return this.history.length ? this.explain() : this.showMe()
  }
  async showMe() {
    if (this.runs) return this.stand(this.now)
    if (!this.history.length || this.now >= this.end - 50) {
      this.history = this.scene.script.slice()
      this.isScript = true
      this.now = 0
      await this.ask()
    }
    if (isStill.matches) return this.stand(this.end)
    this.go(this.now)
  }

  // Plays the history with every variant. Ignores the answer if a newer request has been sent.
  async ask() {
    const question = this.question = {}
    try {
      const runs = runsOf(await this.play(questionOf(this.scene, this.history, [...this.options])))
      if (question != this.question) return
      this.all = runs
      for (const part of this.parts) part.prepare?.(runs)
      this.show()
    } catch (error) {
      this.stop()
      this.note.className = "note fault"
      this.note.textContent = error.message
    }
  }

  show() {
    const { history, all } = this
    if (!all) return
    this.run = all[this.way]
    const ends = this.ends = all.map(run => history.length ? Math.max(run.end, history.at(-1)[0]) + 900 : 0)
    this.end = Math.max(...ends)
    this.horizon = Math.max(6000, Math.ceil((Math.max(...ends) + 300) / 1000) * 1000)
    this.now = Math.min(this.now, this.horizon)
    this.demo.textContent = this.runs ? "❚❚ Pause" : history.length && this.now < this.end - 50 ? "▶ Continue" : "▶ Show me"
    const seen = this.seen = this.run.until(this.now)
    for (const part of this.parts) part.show(seen)
    this.judge(seen)
    this.clock.textContent = this.moment.textContent = seconds(this.now)
    Object.assign(this.range, { max: this.horizon, value: this.now })
    this.range.setAttribute("aria-valuetext", `${seconds(this.now)}: ${this.note.textContent}`)
    this.ways.querySelectorAll(".judged").forEach((element, way) => this.measure(element, all[way], ends[way]))
    this.strip.draw()
    const { code, effect } = this.scene.ways[this.way]
    this.effect.textContent = effect
    if (this.plays) this.line.innerHTML = markedWords(code, this.scene.ways)
    const reason = this.plays && this.because.hidden && this.isRight(this.run) ? effect : ""
    if (this.newest(seen) != this.explained) this.explained = undefined
    if (!this.explained && this.reason.textContent != reason) this.reason.textContent = reason
    this.say(seen)
  }

  // Aligns the slider with the timeline's axis.
  fit() {
    this.range.style.cssText = `margin-left:${this.strip.left - 8}px;width:${this.strip.width - this.strip.left + 4}px`
  }

  isRight(run) { return !run.faults(this.horizon).length }
  judge(seen) {
    const { kind, text } = seen.verdict, isAny = this.history.length > 0
    if (kind == "fault" && this.note.textContent != text) {
      this.phone.classList.remove("hit")
      void this.phone.offsetWidth
      this.phone.classList.add("hit")
    }
    this.because.hidden = isAny && kind != "fault"
    this.because.textContent = isAny ? "Why does it show this?" : "▶ Show me"
    this.note.className = `note ${isAny ? kind : ""}`
    this.note.textContent = text || (!isAny ? `${this.has("field") ? "Type" : "Tap"}, or press “Show me”.`
      : seen.all.some(other => other.kind == "shown") ? "Nothing is wrong." : "")
  }

  // Returns the latest event that the screen shows, or else the latest event.
  newest(seen) {
    const isSeen = ({ kind, row }) => kind == "broken" || kind == "shown" && !row.endsWith(".enabled")
    return seen.all.findLast(isSeen) ?? seen.all.at(-1)
  }
  // Shows the causes of the screen's contents on the phone and in the timeline.
  explain() {
    this.stand(this.now)
    this.explained = this.newest(this.seen)
    this.strip.light(this.explained.n)
    this.reason.innerHTML = this.strip.why.innerHTML
  }

  // Shows how long the screen was wrong.
  measure(element, run, end) {
    const [bar, text] = element.children, faults = run.faults(this.now), isOver = this.now > end - 50
    // Round up to tenths of a second, so that a short problem isn't shown as 0.
    const wrong = Math.ceil(faults.reduce((sum, { from, to }) => sum + to - from, 0) / 100)
    bar.replaceChildren(...faults.map(({ from, to }) => {
      const part = make("b")
      part.style.cssText = `left:${from / this.horizon * 100}%;width:${(to - from) / this.horizon * 100}%`
      return part
    }))
    const isAny = this.history.length > 0
    const waits = !wrong && run.verdicts.findLast(({ time }) => time <= this.now)?.kind == "busy"
    element.className = `judged ${!isAny || waits ? "" : wrong ? "bad" : "good"}`
    text.textContent = !isAny ? "" : isOver && run.verdict.kind == "fault" ? "stays wrong"
      : wrong ? `wrong for ${seconds(wrong * 100)}${isOver ? "" : " so far"}`
      : isOver ? "never wrong" : waits ? "still running" : "right so far"
  }

  // Announces the screen's contents to screen readers when the contents haven't changed for half a second.
  say(seen) {
    const shown = this.scene.parts.filter(({ kind }) => kind == "list" || kind == "label")
      .map(({ name, title }) => `${title}: ${seen.shows(name) || "nothing"}.`)
    const text = [...shown, seen.verdict.kind == "fault" ? seen.verdict.text : ""].join(" ")
    if (text == this.latest || !this.history.length) return
    this.latest = text
    clearTimeout(this.saying)
    this.saying = setTimeout(() => { this.said.textContent = text }, 500)
  }
}

// Returns a line of code as HTML that marks the words that the other variants don't have.
function markedWords(code, ways) {
  const others = new Set(ways.filter(way => way.code != code).flatMap(way => way.code.split(/\W+/)))
  return code.split(/(\w+)/).map((word, index) =>
    index % 2 && !others.has(word) ? `<mark>${safe(word)}</mark>` : safe(word).replace(/(?<!\\)\./g, "<wbr>.")).join("")
}

// Loads the module when a scene is about to become visible.
const nearScenes = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    nearScenes.unobserve(target)
    openScene(target)
  }
}, { rootMargin: "25%" })
async function openScene(element) {
  try {
    const view = new SceneView(element, (await scenes.loaded()).get(element.dataset.scene))
    await view.ask()
    if (view.plays) playOnce(view)
  } catch (error) {
    cannotPlay(element, error.message)
  }
}
// Plays the script once at double speed when the phone becomes visible, unless the reader has already used the phone.
// If the reader prefers reduced motion, shows and explains the final screen instead.
function playOnce(view) {
  view.setPace(2)
  const seen = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return
    seen.disconnect()
    // Give the reader time to read the title before anything moves.
    setTimeout(async () => {
      if (view.history.length) return
      await view.showMe()
      if (isStill.matches) view.explain()
    }, isStill.matches ? 0 : 600)
  }, { threshold: .6 })
  seen.observe(view.phone)
}
for (const element of document.querySelectorAll(".scene")) nearScenes.observe(element)
