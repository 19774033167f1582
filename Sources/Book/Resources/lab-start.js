// An experiment as it stands in an address: `lab.html#letters:+cold+-A-B-%7C`.
const written = text => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%3A", ":")

function addressed() {
  try {
    const text = decodeURIComponent(location.hash.slice(1).replaceAll("+", " "))
    return text.includes(":") ? text : undefined
  } catch {
    // What cannot be decoded is no experiment.
  }
}

const experiments = []
for (const figure of document.querySelectorAll("figure[data-experiment]")) {
  const line = make("p", { className: "wrong", role: "status" })
  const open = async (then = () => figure.querySelector(".held")?.focus({ preventScroll: true })) => {
    opening.disabled = true
    try {
      await lab.loaded()
      opening.hidden = true
      opening.disabled = false
      line.remove()
      experiments.push(new Experiment(figure, opening, then))
      return experiments.at(-1)
    } catch (error) {
      line.textContent = `The lab cannot run in this browser (${error.message}); the drawing stays.`
      figure.append(line)
      opening.disabled = false
    }
  }
  const title = figure.querySelector("svg > title").textContent
  const opening = button("Drag the marbles", () => open(),
    { className: "of-drawing", "aria-label": `Drag the marbles: ${title}` })
  const card = figure.closest(".cell, .bench") ?? figure.parentElement
  card.querySelector(":scope > .tools").prepend(opening)
  if (figure.closest(".bench")) startBench(figure, open)
}

addEventListener("keydown", event => {
  if (event.key.toLowerCase() != "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (isWriting(event.target) && !event.target.matches("select")) return
  const experiment = experiments.find(({ figure }) => figure.contains(event.target) || figure.closest(".bench"))
  if (!experiment) return
  event.preventDefault()
  experiment.undo()
})

// The free bench: its drawing is an editor from the start, and its address holds what is drawn.
function startBench(figure, open) {
  const palette = document.querySelector(".palette")
  let experiment
  const begin = async () => {
    const text = addressed()
    experiment ??= await open(() => {})
    if (text && experiment && text != experiment.text) {
      experiment.begin(text)
    }
  }
  figure.addEventListener("drawn", ({ detail }) => {
    const hash = `#${written(detail.text)}`
    if (detail.text != detail.first || addressed()) history.replaceState(null, "", hash)
  })
  addEventListener("hashchange", begin)
  begin()
  if (!palette) return
  palette.hidden = false
  const items = [...palette.querySelectorAll("li")]
  const filter = palette.querySelector("input")
  const nothing = make("p", { className: "faint", role: "status", hidden: true }, "None has such a name.")
  palette.append(nothing)
  filter.oninput = () => {
    for (const item of items) {
      item.hidden = !searchable(`${item.textContent} ${item.dataset.names}`).includes(searchable(filter.value))
    }
    for (const list of palette.querySelectorAll("ul")) {
      list.hidden = !list.querySelector("li:not([hidden])")
      list.previousElementSibling.hidden = list.hidden
    }
    nothing.hidden = items.some(item => !item.hidden)
  }
  // An operator that does not fit brings rows that suit it.
  palette.onclick = async event => {
    const { operator, rows } = event.target.closest("button")?.dataset ?? {}
    if (!operator) return
    experiment ??= await open(() => {})
    if (!experiment) return
    const kinds = lab.operators.get(operator).map(([kind]) => kind)
    const index = experiment.handles.findLastIndex(line => line[0] == "operator")
    const isUntouched = items.some(item => item.querySelector("button").dataset.rows == experiment.text)
    const isPlain = index >= 0 && !isUntouched && !kinds.includes("signals") && !kinds.includes("cases")
      && kinds.filter(kind => kind == "signal").length <= experiment.names(index).length
      && !experiment.outer(index).length
    // The browser's way back leads to the experiment that was there.
    const replace = text => {
      history.replaceState(null, "", `#${written(text)}`)
      history.pushState(null, "", `#${written(rows)}`)
      experiment.begin(rows)
    }
    if (!isPlain) return replace(experiment.text)
    const before = experiment.text
    experiment.choose(operator, index, isGood => { if (!isGood) replace(before) })
  }
}
