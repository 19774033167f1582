let asked
// What is on the page: a question in a round, or none.
let shown

// Nothing that somebody is typing is taken away by news that changes nothing here.
function show() {
  const isOpen = asked.step !== null && !asked.hasVoted
  const now = [asked.started, asked.step, asked.round, isOpen, asked.isTalking, asked.outcome?.votes].join()
  if (now == shown) return
  shown = now
  place("form").hidden = !isOpen
  place("status").textContent = isOpen ? (asked.round == 2 ? "Vote again." : "")
    : asked.hasVoted ? "Your vote is in."
    : asked.isTalking ? "Talk to your neighbor. Then you vote again." : "Wait for the next question."
  if (asked.outcome) showOutcome(asked.outcome)
  if (!isOpen) return
  place("question").innerHTML = asked.question
  const answers = asked.choices.map((choice, index) => {
    const label = make("label")
    const radio = make("input", { type: "radio", name: "choice", value: index + 1, required: true })
    label.append(radio, " ", asked.drawings[index] ? make("div", { className: "drawn-choice", innerHTML: asked.drawings[index] })
      : choice || "(nothing)")
    return label
  })
  place("answers").replaceChildren(...answers)
}

// When the cell has run: whether one was right, and how many were.
async function showOutcome({ right, votes }) {
  const those = `${right} of ${votes} ${right == 1 ? "was" : "were"} right.`
  place("status").textContent = those
  const reply = await fetch("/mine").catch(() => { lost.hidden = false })
  if (!reply?.ok) return
  const { isRight } = await reply.json()
  if (asked.outcome && isRight !== null) place("status").textContent = `${isRight ? "✓ You were right." : "✗ Not this time."} ${those}`
}

place("form").addEventListener("submit", async event => {
  event.preventDefault()
  const { step, round } = asked
  const choice = Number(new FormData(place("form")).get("choice"))
  place("vote").disabled = true
  const reply = await send("/vote", { step, round, choice })
  place("vote").disabled = false
  if (!reply) return
  if (!reply.ok) {
    place("status").textContent = await reply.text()
  } else if (asked.step === step && asked.round === round) {
    asked.hasVoted = true
    show()
  }
})

const take = next => {
  const isSame = asked && next.started == asked.started
  if (isSame && next.number < asked.number) return
  // News for all do not say who has voted.
  next.hasVoted ||= Boolean(isSame && asked.hasVoted && next.step === asked.step && next.round === asked.round)
  asked = next
  show()
}
listen({ asked: take })
