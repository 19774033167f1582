const experiments = []
for (const figure of document.querySelectorAll("figure[data-experiment]")) {
  const message = make("p", { className: "wrong", role: "status" })
  const open = async () => {
    openButton.disabled = true
    try {
      await lab.whenLoaded()
      openButton.hidden = true
      openButton.disabled = false
      message.remove()
      experiments.push(new Experiment(figure, openButton))
    } catch (error) {
      message.textContent = `Dragging doesn’t work in this browser (${error.message}).`
      figure.append(message)
      openButton.disabled = false
    }
  }
  const title = figure.querySelector("svg > title").textContent
  const openButton = button("Drag the marbles", open,
    { className: "drawing-button", "aria-label": `Drag the marbles: ${title}` })
  figure.closest(".cell, .card").querySelector(":scope > .tools, :scope > .buttons").prepend(openButton)
}

addEventListener("keydown", event => {
  if (event.key.toLowerCase() != "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (isTextInput(event.target)) return
  const experiment = experiments.find(({ figure }) => figure.contains(event.target))
  if (!experiment) return
  event.preventDefault()
  experiment.undo()
})
