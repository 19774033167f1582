let asked
// The choice that this page sent last.
let mine
// A summary of the displayed state. An event that doesn't change it is ignored.
let shown

function show() {
  const isOpen = asked.step !== null && !asked.hasVoted
  const now = [asked.started, asked.step, asked.round, isOpen, asked.isTalking, asked.outcome?.votes].join()
  if (now == shown) return
  shown = now
  place("form").hidden = !isOpen
  place("status").textContent = isOpen ? (asked.round == 2 ? "Vote again." : "")
    : asked.hasVoted ? `Your vote is in${mine ? `: ${mine}` : ""}.`
    : asked.isTalking ? "Talk to your neighbor. Then vote again." : "Wait for the next question."
  if (asked.outcome) showOutcome(asked.outcome)
  if (!isOpen) return
  place("question").innerHTML = asked.question
  place("answers").replaceChildren(...choicesOf(asked).map((choice, index) =>
    make("label", {}, make("input", { type: "radio", name: "choice", value: index + 1, required: true }), `${index + 1}`, choice)))
}

// Shows whether this voter was right and how many votes were right.
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
    mine = choice
    show()
  }
})

const take = next => {
  const isSame = asked && next.started == asked.started
  if (isSame && next.number < asked.number) return
  // An event for all voters doesn't say whether this one has voted.
  next.hasVoted ||= Boolean(isSame && asked.hasVoted && next.step === asked.step && next.round === asked.round)
  asked = next
  show()
}
listen({ asked: take })
