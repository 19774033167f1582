// Functions that create the parts of the phone. Each part has an element and a function that updates the element.
const phoneParts = {
  field({ name, title }, view) {
    const input = make("input", { type: "text", autocomplete: "off", spellcheck: false, placeholder: "Type here",
      oninput: () => view.happen(name, input.value), onfocus: () => { if (view.isScript) input.select() } })
    const show = run => {
      if (input.value != view.held(name)) input.value = view.held(name)
      const last = run.last(name, "typed")
      input.style.setProperty("--q", last ? last.hue : "var(--edge)")
    }
    return { element: make("label", {}, title, input), show }
  },
  button({ name, title }, view) {
    const element = make("button", { type: "button", className: "act", onclick: () => view.happen(name, "") }, title)
    const show = run => {
      element.setAttribute("aria-disabled", run.shows(`${name}.enabled`) == "off")
      const text = run.shows(`${name}.title`)
      element.textContent = text && text != "again" ? `${title} (${text})` : title
    }
    return { element, show }
  },
  toggle({ name, title }, view) {
    const onclick = () => view.happen(name, view.held(name) == "on" ? "off" : "on")
    const element = make("button", { type: "button", role: "switch", "aria-checked": false, onclick }, title)
    return { element, show: () => element.setAttribute("aria-checked", view.held(name) == "on") }
  },
  label({ name, title }) {
    const text = make("b")
    const show = run => { text.textContent = run.shows(name) ?? "" }
    return { element: make("div", { className: "shown" }, make("span", {}, title), text), show }
  },
  row({ name }) {
    const face = make("span", { className: "face" }), text = make("span")
    const show = run => {
      const picture = run.last(`${name}.picture`, "shown")
      text.textContent = run.shows(`${name}.text`) ?? ""
      face.textContent = picture?.text.replace(/[()]/g, "") ?? ""
      face.style.setProperty("--q", picture?.text ? picture.hue : "")
    }
    return { element: make("div", { className: "row" }, face, text), show }
  },
  list({ name, title }, view) {
    const list = make("ol", { "aria-label": title }), answers = make("p", { className: "answers" })
    let drawn, most = 5
    const show = run => {
      const last = run.last(name, "shown"), end = run.last(name, "over", "broken")
      const question = last && last.root
      const isAsked = view.scene.parts.some(part => part.kind == "field" && part.name == question?.row)
      answers.style.setProperty("--q", last ? last.hue : "transparent")
      answers.textContent = end ? end.kind == "broken" ? `The signal has failed: ${end.text}.` : "The signal has completed."
        : isAsked ? `${last.text ? "This answers" : "No results for"} ${question.text ? `“${clipped(question.text, 30, 1)}”` : "the empty field"}.` : ""
      list.style.setProperty("--q", last ? last.hue : "")
      if (drawn == last?.text) return
      drawn = last?.text
      const names = drawn ? drawn.split(", ") : []
      list.replaceChildren(...names.map(text =>
        make("li", {}, make("span", { className: "face", "aria-hidden": true }, text[0]), text)))
    }
    // Reserve the maximum height, so that the parts below don't move.
    const prepare = runs => {
      most = Math.max(most, ...runs.map(run => run.most(name)))
      list.style.minHeight = `calc(${most} * var(--item))`
    }
    return { element: make("div", {}, list, answers), show, prepare }
  }
}
