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
    const radio = make("input", { type: "radio", name: "choice", value: index + 1, required: true })
    label.append(radio, " ", choice || "(nothing)")
    return label
  })
  const text = make("textarea", {
    name: "text", rows: 3, maxLength: 300, required: true, "aria-label": "Your prediction"
  })
  place("answers").replaceChildren(...(answers.length ? answers : [text]))
}

place("form").addEventListener("submit", async event => {
  event.preventDefault()
  const data = new FormData(place("form"))
  const vote = asked.choices.length ? { choice: Number(data.get("choice")) } : { text: data.get("text") }
  const reply = await send("/vote", { step: asked.step, vote })
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
