const experiments = []
for (const figure of document.querySelectorAll("figure[data-experiment]")) {
  const line = make("p", { className: "wrong", role: "status" })
  const open = async () => {
    opening.disabled = true
    try {
      await lab.loaded()
      opening.hidden = true
      opening.disabled = false
      line.remove()
      experiments.push(new Experiment(figure, opening))
    } catch (error) {
      line.textContent = `The marbles can’t be dragged in this browser (${error.message}).`
      figure.append(line)
      opening.disabled = false
    }
  }
  const title = figure.querySelector("svg > title").textContent
  const opening = button("Drag the marbles", open,
    { className: "of-drawing", "aria-label": `Drag the marbles: ${title}` })
  figure.closest(".cell, .card").querySelector(":scope > .tools, :scope > .buttons").prepend(opening)
}

addEventListener("keydown", event => {
  if (event.key.toLowerCase() != "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (isWriting(event.target)) return
  const experiment = experiments.find(({ figure }) => figure.contains(event.target))
  if (!experiment) return
  event.preventDefault()
  experiment.undo()
})
