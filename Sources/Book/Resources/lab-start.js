const experiments = []
for (const figure of document.querySelectorAll("figure[data-experiment]")) {
  const line = make("p", { className: "wrong", role: "status" })
  const open = async () => {
    opening.disabled = true
    try {
      await lab.loaded()
      opening.remove()
      line.remove()
      experiments.push(new Experiment(figure, () => {
        figure.querySelector(".lab .marble, .lab select, .lab input")?.focus({ preventScroll: true })
      }))
    } catch (error) {
      line.textContent = `The lab cannot run in this browser (${error.message}); the drawing stays.`
      figure.append(line)
      opening.disabled = false
    }
  }
  const title = figure.querySelector("svg > title").textContent
  const opening = button("Drag the marbles", open,
    { className: "of-drawing", "aria-label": `Drag the marbles: ${title}` })
  const card = figure.closest(".cell, .bench") ?? figure.parentElement
  card.querySelector(":scope > .tools").prepend(opening)
}
