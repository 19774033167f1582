// Functions that create the parts of the phone. Each part has an element and a function that updates the element.
const phoneParts = {
  field({ name, title }, view) {
    const input = make("input", { type: "text", autocomplete: "off", spellcheck: false, placeholder: "Type here",
      oninput: () => view.addInput(name, input.value), onfocus: () => { if (view.isScript) input.select() } })
    const show = run => {
      if (input.value != view.inputValue(name)) input.value = view.inputValue(name)
      const last = run.last(name, "typed")
      input.style.setProperty("--q", last ? last.color : "var(--edge)")
    }
    return { element: make("label", {}, title, input), show }
  },
  button({ name, title }, view) {
    const element = make("button", { type: "button", className: "act", onclick: () => view.addInput(name, "") }, title)
    const show = run => {
      element.setAttribute("aria-disabled", run.textOf(`${name}.enabled`) == "off")
      const text = run.textOf(`${name}.title`)
      element.textContent = text && text != "again" ? `${title} (${text})` : title
    }
    return { element, show }
  },
  toggle({ name, title }, view) {
    const onclick = () => view.addInput(name, view.inputValue(name) == "on" ? "off" : "on")
    const element = make("button", { type: "button", role: "switch", "aria-checked": false, onclick }, title)
    return { element, show: () => element.setAttribute("aria-checked", view.inputValue(name) == "on") }
  },
  label({ name, title }) {
    const text = make("b")
    const show = run => { text.textContent = run.textOf(name) ?? "" }
    return { element: make("div", { className: "shown" }, make("span", {}, title), text), show }
  },
  row({ name }) {
    const face = make("span", { className: "face" }), text = make("span")
    const show = run => {
      const picture = run.last(`${name}.picture`, "shown")
      text.textContent = run.textOf(`${name}.text`) ?? ""
      face.textContent = picture?.text.replace(/[()]/g, "") ?? ""
      face.style.setProperty("--q", picture?.text ? picture.color : "")
    }
    return { element: make("div", { className: "row" }, face, text), show }
  },
  list({ name, title }, view) {
    const list = make("ol", { "aria-label": title }), answers = make("p", { className: "answers" })
    let renderedText, rowCount = 5
    const show = run => {
      const last = run.last(name, "shown"), end = run.last(name, "completed", "errored")
      const cause = last && last.root
      const isFieldInput = view.scene.parts.some(part => part.kind == "field" && part.name == cause?.row)
      answers.style.setProperty("--q", last ? last.color : "transparent")
      answers.textContent = end ? end.kind == "errored" ? `The signal failed: ${end.text}.` : "The signal completed."
        : isFieldInput ? `${last.text ? "Results for" : "No results for"} ${cause.text ? `“${truncated(cause.text, 30, 1)}”` : "the empty field"}.` : ""
      list.style.setProperty("--q", last ? last.color : "")
      if (renderedText == last?.text) return
      renderedText = last?.text
      const names = renderedText ? renderedText.split(", ") : []
      list.replaceChildren(...names.map(text =>
        make("li", {}, make("span", { className: "face", "aria-hidden": true }, text[0]), text)))
    }
    // Reserve the maximum height, so that the parts below don't move.
    const prepare = runs => {
      rowCount = Math.max(rowCount, ...runs.map(run => run.largestList(name)))
      list.style.minHeight = `calc(${rowCount} * var(--item))`
    }
    return { element: make("div", {}, list, answers), show, prepare }
  }
}
