let current
// A summary of the displayed state. An event that doesn't change the summary is ignored.
let renderedState

function render() {
  const isOpen = current.step !== null
  const newState = [current.started, current.step, current.round, current.ownChoice, current.isTalking, current.outcome?.votes].join()
  if (newState == renderedState) return
  renderedState = newState
  byID("form").hidden = !isOpen
  byID("status").textContent = current.ownChoice ? `Your vote is in: ${current.ownChoice}. To change it, vote again.`
    : isOpen ? (current.round == 2 ? "Vote again." : "")
    : current.isTalking ? "Talk to your neighbor. Then vote again." : "Wait for the next question."
  if (current.outcome) showOutcome(current.outcome)
  if (!isOpen) return
  byID("question").innerHTML = current.question
  byID("answers").replaceChildren(...choicesOf(current).map((choice, index) => {
    const value = index + 1
    const checked = value == current.ownChoice
    return make("label", {}, make("input", { type: "radio", name: "choice", value, required: true, checked }), `${value}`, choice)
  }))
}

// Shows whether this voter was right and how many votes were right.
async function showOutcome({ right, votes }) {
  const summary = `${right} of ${votes} ${right == 1 ? "was" : "were"} right.`
  byID("status").textContent = summary
  const reply = await fetch("/own-outcome").catch(() => { connectionLost.hidden = false })
  if (!reply?.ok) return
  const { isRight } = await reply.json()
  if (current.outcome && isRight !== null) byID("status").textContent = `${isRight ? "✓ You were right." : "✗ Not this time."} ${summary}`
}

byID("form").addEventListener("submit", async event => {
  event.preventDefault()
  const { step, round } = current
  const choice = Number(new FormData(byID("form")).get("choice"))
  byID("vote").disabled = true
  const reply = await send("/vote", { step, round, choice })
  byID("vote").disabled = false
  if (!reply) return
  if (!reply.ok) {
    byID("status").textContent = await reply.text()
  } else if (current.step === step && current.round === round) {
    current.ownChoice = choice
    render()
  }
})

const update = next => {
  const isSame = current && next.started == current.started
  if (isSame && next.number < current.number) return
  // An event for all voters doesn't contain this voter's choice, so keep the known choice.
  if (isSame && next.step === current.step && next.round === current.round) next.ownChoice ??= current.ownChoice
  current = next
  render()
}
listen({ state: update })
