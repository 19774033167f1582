/// What all windows do: they make elements, send what was pressed, and hear what the server sends.
private enum WindowScript {
  static let text = #"""
    "use strict"
    const place = id => document.getElementById(id)
    const make = (name, text = "", className = "") =>
      Object.assign(document.createElement(name), { textContent: text, className })
    const lost = place("lost")

    // The reply; none where the connection is lost, which is said.
    async function post(path, wish) {
      try {
        return await fetch(path, {
          method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish)
        })
      } catch {
        lost.hidden = false
      }
    }

    function listen(name, take) {
      const events = new EventSource("/events")
      events.onerror = () => { lost.hidden = false }
      events.onopen = () => { lost.hidden = true }
      events.addEventListener(name, event => take(JSON.parse(event.data)))
    }

    """#
}

/// What wall and desk do: they show the state that the server sends, and send keys.
enum PresentScript {
  static let text =
    WindowScript.text + #"""
      const isWall = document.body.classList.contains("wall")
      const html = text => {
        const box = make("div")
        box.innerHTML = text
        return box
      }
      let shown
      let state

      const names = {
        PageDown: "next", ArrowRight: "next", ArrowDown: "next", " ": "next", Enter: "next",
        PageUp: "back", ArrowLeft: "back", ArrowUp: "back", Backspace: "back",
        b: "black", B: "black", ".": "black", s: "skip", S: "skip"
      }

      const send = wish => post("/key", wish)

      addEventListener("keydown", event => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
        // A button that has the focus is pressed by these, a link by Return alone.
        if (event.target.closest("button, summary") && [" ", "Enter"].includes(event.key)) return
        if (event.target.closest("a") && event.key == "Enter") return
        const key = names[event.key]
        if (!key) return
        event.preventDefault()
        send({ key })
      })

      function bars(list) {
        const box = make("div", "", "bars")
        const most = Math.max(1, ...list.map(bar => bar.count))
        for (const bar of list) {
          const isOpen = state.stage == "output"
          const row = make("div", "", isOpen && bar.isRight ? "bar correct" : "bar")
          const meter = Object.assign(make("meter"), { max: most, value: bar.count })
          row.append(make("span", bar.text || "(nothing)"), meter, make("span", bar.count))
          box.append(row)
        }
        return box
      }

      function choices(step) {
        const list = make("ol")
        for (const choice of step.choices) {
          const item = make("li")
          item.append(make("pre", choice || "(nothing)"))
          list.append(item)
        }
        return list
      }

      function stage(step) {
        const parts = [html(step.shared + step.code)]
        const isAsked = state.stage == "question" || state.stage == "votes"
        if (isAsked && step.question) {
          parts.push(html(step.question))
          if (step.choices.length && state.stage == "question") parts.push(choices(step))
        }
        if (state.stage == "question" && shown.joinAddress) {
          parts.push(make("p", `${state.votes} ${state.votes == 1 ? "vote" : "votes"}`, "votes"))
        }
        if (state.bars.length) parts.push(bars(state.bars))
        if (state.stage == "output" || step.kind == "task") parts.push(html(step.output))
        if (step.kind == "task") parts.push(counts(step))
        return parts
      }

      function counts(step) {
        const box = make("div", "", "counts")
        const found = state.counts[step.task]
        if (state.obstacle) box.append(make("p", state.obstacle, "late"))
        if (!found) return box
        box.append(make("p", `${found.solved} solved · ${found.open} at work · ${found.untouched} not begun`))
        if (isWall) return box
        for (const misconception of found.misconceptions) box.append(make("p", `${misconception.count} × ${misconception.text}`))
        return box
      }

      // The largest type in which all is seen, in one column or in two; where it is small, with long lines
      // broken, too. Where there is none, what came last is seen.
      function fit() {
        const root = document.documentElement
        const parts = [place("stage"), ...place("stage").querySelectorAll("pre, .wide")]
        for (let size = 40; size >= 12; size -= 2) {
          root.style.fontSize = `${size}px`
          for (const layout of ["", "two", ...(size > 18 ? [] : ["two broken"])]) {
            place("stage").className = layout
            if (root.scrollHeight <= innerHeight
              && parts.every(part => part.scrollWidth <= part.clientWidth + 1)) return
          }
        }
        scrollTo(0, state.stage == "code" ? 0 : root.scrollHeight)
      }

      function show() {
        if (!shown || !state) return
        const step = shown.steps[state.position]
        place("now").textContent = step.title
        place("stage").replaceChildren(...stage(step))
        document.body.classList.toggle("black", state.isBlack)
        if (isWall) {
          place("join").textContent = shown.joinAddress ?? ""
          fit()
        } else {
          showDesk(step)
        }
        document.body.dataset.number = state.number
        document.body.dataset.at = performance.timeOrigin + performance.now()
      }

      function showDesk(step) {
        place("place").textContent = `step ${state.position + 1} of ${shown.steps.length}, ${state.stage}`
          + (state.isBlack ? ", the wall is dark" : "")
        const notes = [...step.notes, ...step.misconceptions.map(text => `<p>Wrong, and common:</p>${text}`)]
        place("notes").replaceChildren(...notes.map(html))
        place("prose").replaceChildren(html(step.prose))
        const after = shown.steps[state.position + 1]
        place("next").textContent = after ? `${after.title}, ${after.minutes} min` : "the end"
        for (const [index, button] of [...place("keys").children].entries()) {
          if (index == state.position) button.setAttribute("aria-current", "step")
          else button.removeAttribute("aria-current")
        }
        tick()
      }

      const minutes = time => Math.trunc(time / 60000)
      const clock = time => {
        const seconds = Math.round(Math.abs(time) / 1000)
        return `${time < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
      }

      // Late is who has used more than the notes give to what is behind and to this step.
      function tick() {
        if (!shown || !state || isWall) return
        const step = shown.steps[state.position]
        const now = Date.now()
        const left = step.minutes * 60000 - (now - state.stepStarted)
        const planned = shown.steps.slice(0, state.position).reduce((sum, step) => sum + step.minutes, 0)
        const inStep = Math.min(now - state.stepStarted, step.minutes * 60000)
        const late = minutes(now - state.started - planned * 60000 - inStep)
        const all = shown.steps.reduce((sum, step) => sum + step.minutes, 0)
        place("clock").textContent =
          `${clock(left)} left of ${step.minutes} min · ${clock(now - state.started)} of ${all} min`
        place("late").replaceChildren()
        if (late < 1) return
        let saved = 0
        const skips = []
        for (const index of shown.skippable) {
          if (saved >= late) break
          if (index <= state.position) continue
          skips.push(`${shown.steps[index].title} (${shown.steps[index].minutes})`)
          saved += shown.steps[index].minutes
        }
        const advice = skips.length ? ` Leave out ${skips.join(", ")}.` : ""
        place("late").append(`${late} min late.${advice}`)
        if (shown.whenLate) place("late").append(html(shown.whenLate))
      }

      async function begin() {
        try {
          shown = await (await fetch("/steps")).json()
        } catch {
          lost.hidden = false
          return
        }
        document.title = `${isWall ? "Wall" : "Desk"} · ${shown.title}`
        if (!isWall) {
          place("title").textContent = shown.title
          place("keys").replaceChildren(...shown.steps.map((step, index) => Object.assign(
            make("button", step.title, "small"), {
              type: "button",
              onclick: event => {
                // The space bar is to go on, and not to press the button again.
                event.target.blur()
                send({ step: index })
              }
            })))
          setInterval(tick, 1000)
        }
        listen("state", next => {
          if (state && next.started == state.started && next.number < state.number) return
          state = next
          show()
        })
      }
      if (isWall) addEventListener("resize", fit)
      begin()
      """#
}

/// What the room's page does: it shows the question that is asked, and votes once.
enum JoinScript {
  static let text =
    WindowScript.text + #"""
      let asked
      let done

      function show() {
        const isOpen = asked.step !== null && done != asked.step
        place("form").hidden = !isOpen
        if (asked.step === null) place("status").textContent = "Wait for the next question."
        if (!isOpen) return
        place("status").textContent = ""
        place("question").innerHTML = asked.question
        const answers = asked.choices.map((choice, index) => {
          const label = make("label")
          const radio = Object.assign(
            make("input"), { type: "radio", name: "choice", value: index + 1, required: true })
          label.append(radio, " ", choice || "(nothing)")
          return label
        })
        const text = Object.assign(
          make("textarea"), { name: "text", rows: 3, maxLength: 300, required: true })
        text.setAttribute("aria-label", "Your prediction")
        place("answers").replaceChildren(...(answers.length ? answers : [text]))
      }

      place("form").addEventListener("submit", async event => {
        event.preventDefault()
        const data = new FormData(place("form"))
        const vote = asked.choices.length ? { choice: Number(data.get("choice")) } : { text: data.get("text") }
        const reply = await post("/vote", { step: asked.step, vote })
        if (!reply) return
        if (reply.ok || reply.status == 409) {
          done = asked.step
          place("form").hidden = true
        }
        place("status").textContent = reply.ok ? "Your vote is in." : await reply.text()
      })

      listen("asked", next => {
        if (asked && next.started == asked.started && next.number < asked.number) return
        if (next.hasVoted) {
          done = next.step
          place("status").textContent = "Your vote is in."
        }
        const isNew = !asked || next.step !== asked.step
        asked = next
        if (isNew) show()
      })
      """#
}
