// A scene: an interactive phone, the variants of the code behind it, and a timeline.
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)")

class SceneView {
  // `play` is a function that runs the scene.
  constructor(element, scene, play = scenes.play) {
    Object.assign(this, { element, scene, play, history: [], now: 0, variant: +element.dataset.variant, pace: 1, horizon: 6000 })
    this.options = new Set(scene.options.filter(option => option.isOn).map(option => option.name))
    this.autoplays = element.hasAttribute("data-autoplay")
    this.clockLabel = make("span")
    this.titleLine = make("span", {}, "Contacts")
    this.parts = scene.parts.map(part => phoneParts[part.kind](part, this))
    this.note = make("p", { className: "note" })
    this.reason = make("p", { className: "cause", role: "status" })
    this.whyButton = button("Why does it show this?", () => {
      // Move the focus first, because this button disappears.
      this.playButton.focus({ preventScroll: true })
      this.explain()
    })
    this.liveRegion = make("p", { className: "hidden", role: "status" })
    this.phone = make("div", { className: "device", role: "group", "aria-label": `The phone: ${scene.title}` },
      make("div", { className: "clock" }, this.titleLine, this.clockLabel), ...this.parts.map(part => part.element),
      this.note, make("div", { className: "foot" }, this.whyButton, this.reason), this.liveRegion)
    this.variantChoices = make("fieldset", { className: "variants" }, make("legend", {}, this.legend),
      ...scene.variants.map(({ code }, number) => this.variantChoice(code, number)),
      this.effect = make("p", { className: "effect" }))
    this.strip = new Strip(this)
    element.classList.add("interactive")
    element.append(this.phone, make("div", { className: "lines" }, this.variantChoices, this.switches()),
      make("div", { className: "time" }, this.tools(), this.slider, this.strip.element, this.strip.explanation))
  }

  has(...kinds) { return this.scene.parts.some(({ kind }) => kinds.includes(kind)) }
  get legend() {
    const actions = [this.has("field") ? "typing" : "", this.has("button", "toggle") ? "tapping" : ""].filter(Boolean).join(" and ")
    return this.scene.variants.length > 1 ? `The same ${actions} with each line of code` : `Your ${actions} with this line of code`
  }

  variantChoice(code, number) {
    const onchange = () => {
      this.variant = number
      this.show()
    }
    const name = `variant-${SceneView.count = (SceneView.count ?? 0) + (number ? 0 : 1)}`
    const line = make("code", { innerHTML: markDifferences(code, this.scene.variants) })
    return make("label", {}, make("input", { type: "radio", name, checked: number == this.variant, onchange }), line,
      make("span", { className: "outcome" }, make("i"), make("span")))
  }

  switches() {
    return make("div", { className: "options" }, ...this.scene.options.map(({ name, isOn, text }) => {
      const onchange = event => {
        this.options[event.target.checked ? "add" : "delete"](name)
        this.rerun()
      }
      return make("label", {}, make("input", { type: "checkbox", checked: isOn, onchange }),
        ...text.split(/(\S+\(.*)/).map((part, index) => index % 2 ? make("code", {}, part) : make("span", {}, part)))
    }))
  }

  tools() {
    this.playButton = button("▶ Show me", () => this.playScript(), { className: "go" })
    this.slowButton = button("Slow motion", () => this.setPace(this.pace < 1 ? 1 : .25), { "aria-pressed": false })
    this.timeLabel = make("output")
    this.slider = make("input", { type: "range", min: 0, step: 20, "aria-label": "Time",
      oninput: event => this.seek(+event.target.value), ...this.seekGuard(), onkeydown: event => this.nudge(event) })
    return make("div", { className: "tools" }, this.playButton, this.slowButton, button("Clear", () => this.clear()), this.timeLabel)
  }

  inputValue(name) { return this.history.findLast(([time, part]) => part == name && time <= this.now)?.[2] ?? "" }
  title(row) {
    const [name, property] = row.split(".")
    const title = this.scene.parts.find(part => part.name == name)?.title ?? name
    return property == "picture" ? `${title}, picture` : title
  }

  // Adds an input, replacing all later inputs. After the end of the script, starts a new history.
  addInput(part, text) {
    // The reader's own inputs don't play at the script's double speed.
    if (this.isScript) this.setPace(Math.min(this.pace, 1))
    if (this.isScript && this.now >= this.end - 50) Object.assign(this, { history: [], now: 0 })
    if (!this.isPlaying) this.startPlaying(this.now)
    this.now = this.playbackTime()
    this.history = [...this.history.filter(([time]) => time <= this.now), [this.now, part, text]]
    this.isScript = false
    this.rerun()
  }

  // Starts playing at a time.
  startPlaying(startTime) {
    this.isPlaying = true
    this.startTime = startTime
    this.startedAt = performance.now()
    requestAnimationFrame(() => this.tick())
  }
  playbackTime() { return this.startTime + (performance.now() - this.startedAt) * this.pace }
  tick() {
    if (!this.isPlaying) return
    this.now = this.playbackTime()
    // Skip the rest of a script if it affects only the other variants.
    const hasEnded = this.now >= (this.isScript ? this.ends[this.variant] : this.end)
    if (hasEnded) Object.assign(this, { isPlaying: false, now: this.end })
    this.show()
    if (hasEnded && this.autoplays && !this.whyButton.hidden) this.playFix()
    if (this.isPlaying) requestAnimationFrame(() => this.tick())
  }
  // Explains the bug. If the reader does nothing for 2.5 seconds, plays the same inputs with
  // a variant that is never wrong.
  playFix() {
    this.explain()
    const { history, now, variant } = this
    setTimeout(() => {
      if (history != this.history || now != this.now || variant != this.variant) return
      this.variantChoices.querySelectorAll("input")[this.allRuns.findIndex(run => this.isRight(run))]?.click()
      this.startPlaying(0)
    }, 2500)
  }
  stop() { this.isPlaying = false }
  seek(time) {
    this.stop()
    this.now = time
    this.show()
  }
  // Returns handlers that restore the time if a touch turns out to be a scroll.
  seekGuard() {
    let timeBefore
    return { onpointerdown: () => { timeBefore = this.now }, onpointercancel: () => this.seek(timeBefore) }
  }
  // An arrow key moves the slider in larger steps than the pointer does.
  nudge(event) {
    const move = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!move) return
    event.preventDefault()
    this.seek(Math.max(0, Math.min(this.horizon, Math.round(this.now / 200 + move) * 200)))
  }
  setPace(pace) {
    if (this.isPlaying) this.startPlaying(this.playbackTime())
    this.pace = pace
    this.slowButton.setAttribute("aria-pressed", pace < 1)
  }
  clear() {
    this.stop()
    this.history = []
    this.now = 0
    this.rerun()
    this.phone.querySelector("input, button").focus()
  }
  async playScript() {
    if (this.isPlaying) return this.seek(this.now)
    if (!this.history.length || this.now >= this.end - 50) {
      this.history = this.scene.script.slice()
      this.isScript = true
      this.now = 0
      await this.rerun()
    }
    if (reducedMotion.matches) return this.seek(this.end)
    this.startPlaying(this.now)
  }

  // Plays the history with every variant. Ignores the answer if a newer request has been sent.
  async rerun() {
    const request = this.request = {}
    try {
      const runs = runsOf(await this.play(playRequest(this.scene, this.history, [...this.options])))
      if (request != this.request) return
      this.allRuns = runs
      for (const part of this.parts) part.prepare?.(runs)
      this.show()
    } catch (error) {
      this.stop()
      this.note.className = "note problem"
      this.note.textContent = error.message
    }
  }

  show() {
    const { history, allRuns } = this
    if (!allRuns) return
    this.run = allRuns[this.variant]
    const ends = this.ends = allRuns.map(run => history.length ? Math.max(run.end, history.at(-1)[0]) + 900 : 0)
    this.end = Math.max(...ends)
    this.horizon = Math.max(6000, Math.ceil((Math.max(...ends) + 300) / 1000) * 1000)
    this.now = Math.min(this.now, this.horizon)
    this.playButton.textContent = this.isPlaying ? "❚❚ Pause" : history.length && this.now < this.end - 50 ? "▶ Continue" : "▶ Show me"
    const currentRun = this.currentRun = this.run.upTo(this.now)
    for (const part of this.parts) part.show(currentRun)
    this.showVerdict(currentRun)
    this.clockLabel.textContent = this.timeLabel.textContent = seconds(this.now)
    Object.assign(this.slider, { max: this.horizon, value: this.now })
    this.slider.setAttribute("aria-valuetext", `${seconds(this.now)}: ${this.note.textContent}`)
    this.variantChoices.querySelectorAll(".outcome").forEach((element, variant) => this.showOutcome(element, allRuns[variant], ends[variant]))
    this.strip.draw()
    const { code, effect } = this.scene.variants[this.variant]
    this.effect.textContent = effect
    if (this.autoplays) this.titleLine.innerHTML = markDifferences(code, this.scene.variants)
    const reason = this.autoplays && this.history.length && this.isRight(this.run) ? effect : ""
    if (this.latestEvent(currentRun) != this.explained) this.explained = undefined
    if (!this.explained && this.reason.textContent != reason) this.reason.textContent = reason
    this.announce(currentRun)
  }

  // Aligns the slider with the timeline's axis.
  alignSlider() {
    this.slider.style.cssText = `margin-left:${this.strip.left - 8}px;width:${this.strip.width - this.strip.left + 4}px`
  }

  isRight(run) { return !run.wrongPeriods(this.horizon).length }
  showVerdict(currentRun) {
    const { kind, text } = currentRun.verdict, hasInput = this.history.length > 0
    if (kind == "problem" && this.note.textContent != text) {
      this.phone.classList.remove("shake")
      void this.phone.offsetWidth
      this.phone.classList.add("shake")
    }
    this.whyButton.hidden = !hasInput || kind != "problem"
    this.note.className = `note ${hasInput ? kind : ""}`
    this.note.textContent = text || (!hasInput ? `${this.has("field") ? "Type" : "Tap"}, or press “Show me”.`
      : currentRun.events.some(other => other.kind == "shown") ? "Nothing is wrong." : "")
  }

  // Returns the latest event that changed the screen. If there is none, returns the latest event of any kind.
  latestEvent(currentRun) {
    const isVisibleEvent = ({ kind, row }) => kind == "errored" || kind == "shown" && !row.endsWith(".enabled")
    return currentRun.events.findLast(isVisibleEvent) ?? currentRun.events.at(-1)
  }
  // Shows the causes of the screen's contents on the phone and in the timeline.
  explain() {
    this.seek(this.now)
    this.explained = this.latestEvent(this.currentRun)
    this.strip.highlight(this.explained.number)
    this.reason.innerHTML = this.strip.explanation.innerHTML
  }

  // Shows how long the screen was wrong.
  showOutcome(element, run, end) {
    const [bar, text] = element.children, wrongPeriods = run.wrongPeriods(this.now), isOver = this.now > end - 50
    // Round up to tenths of a second, so that a short problem isn't shown as 0.
    const wrong = Math.ceil(wrongPeriods.reduce((sum, { from, to }) => sum + to - from, 0) / 100)
    bar.replaceChildren(...wrongPeriods.map(({ from, to }) => {
      const part = make("b")
      part.style.cssText = `left:${from / this.horizon * 100}%;width:${(to - from) / this.horizon * 100}%`
      return part
    }))
    const hasInput = this.history.length > 0
    const isBusy = !wrong && run.verdicts.findLast(({ time }) => time <= this.now)?.kind == "busy"
    element.className = `outcome ${!hasInput || isBusy ? "" : wrong ? "bad" : "good"}`
    text.textContent = !hasInput ? "" : isOver && run.verdict.kind == "problem" ? "stays wrong"
      : wrong ? `wrong for ${seconds(wrong * 100)}${isOver ? "" : " so far"}`
      : isOver ? "never wrong" : isBusy ? "still running" : "right so far"
  }

  // Announces the screen's contents to screen readers when the contents haven't changed for half a second.
  announce(currentRun) {
    const shown = this.scene.parts.filter(({ kind }) => kind == "list" || kind == "label")
      .map(({ name, title }) => `${title}: ${currentRun.textOf(name) || "nothing"}.`)
    const text = [...shown, currentRun.verdict.kind == "problem" ? currentRun.verdict.text : ""].join(" ")
    if (text == this.latest || !this.history.length) return
    this.latest = text
    clearTimeout(this.announcement)
    this.announcement = setTimeout(() => { this.liveRegion.textContent = text }, 500)
  }
}

// Returns a line of code as HTML, marking the words that no other variant contains.
function markDifferences(code, variants) {
  const others = new Set(variants.filter(variant => variant.code != code).flatMap(variant => variant.code.split(/\W+/)))
  return code.split(/(\w+)/).map((word, index) =>
    index % 2 && !others.has(word) ? `<mark>${escapeHTML(word)}</mark>` : escapeHTML(word).replace(/(?<!\\)\./g, "<wbr>.")).join("")
}

// Loads the module when a scene is about to become visible.
const sceneObserver = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    sceneObserver.unobserve(target)
    openScene(target)
  }
}, { rootMargin: "25%" })
async function openScene(element) {
  try {
    const view = new SceneView(element, (await scenes.whenLoaded()).get(element.dataset.scene))
    await view.rerun()
    if (view.autoplays) playOnce(view)
  } catch (error) {
    showSceneError(element, error.message)
  }
}
// Plays the script once at double speed when the phone becomes visible, unless the reader has already used the phone.
// If the reader prefers reduced motion, shows and explains the final screen instead.
function playOnce(view) {
  view.setPace(2)
  const observer = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return
    observer.disconnect()
    // Give the reader time to read the title before anything moves.
    setTimeout(async () => {
      if (view.history.length) return
      await view.playScript()
      if (reducedMotion.matches) view.explain()
    }, reducedMotion.matches ? 0 : 600)
  }, { threshold: .6 })
  observer.observe(view.phone)
}
for (const element of document.querySelectorAll(".scene")) sceneObserver.observe(element)
