const answers = {
  // The answers in memory, or null if the browser stores them. With `course open`, they come from the server.
  inMemory: window.progress?.answers ?? null,
  all() {
    if (this.inMemory) return this.inMemory
    try { return JSON.parse(localStorage.getItem("course.answers")) ?? {} } catch { return {} }
  },
  save(all) {
    if (window.progress) return
    try {
      localStorage.setItem("course.answers", JSON.stringify(all))
      this.inMemory = null
    } catch {
      this.inMemory = all
    }
  },
  of(page) { return this.all()[page] ?? {} },
  add(page, cell, answer, isRight) {
    const all = this.all()
    all[page] ??= {}
    all[page][cell] ??= { answer, isRight }
    this.save(all)
    window.progress?.save({ page, cell, answer, isRight })
  },
  clear(page) {
    const all = this.all()
    delete all[page]
    this.save(all)
    window.progress?.save({ page })
  }
}

const questions = Array.from(document.querySelectorAll("form.question"))
const pageOf = element => element.closest("[data-page]")

function detailsOf(form) {
  const cell = form.closest(".cell")
  const next = cell.nextElementSibling
  return [cell.querySelector("details"), next?.matches(".explanation") ? next : null]
    .filter(part => part)
}

// Marks the choices. Returns the verdict on a wrong choice, or `undefined` if the choice is right.
function markChoices(form) {
  const isReason = form.closest(".why") != null
  const right = JSON.parse(form.dataset.key).choice
  let verdict
  for (const radio of form.querySelectorAll("input[type=radio]")) {
    const label = radio.parentElement
    label.querySelector("b")?.remove()
    const isRight = radio.value == right
    const isWrongChoice = radio.checked && !isRight
    label.classList.toggle("right", isRight)
    label.classList.toggle("wrong", isWrongChoice)
    if (isRight) label.append(make("b", {}, isReason ? "✓ right" : "✓ printed"))
    const reason = form.closest(".cell").querySelector(`.reasons > [value="${radio.value}"]`)
    reason?.toggleAttribute("hidden", isWrongChoice)
    if (!isWrongChoice) continue
    label.append(make("b", {}, "✗ your choice"))
    verdict = [make("b", {}, `✗ Not quite. The answer is ${right}. `), ...reason?.cloneNode(true).childNodes ?? []]
  }
  return verdict
}

// Shows the verdict and opens the answer. Returns whether the reader's choice is right.
function showVerdict(form) {
  const verdict = markChoices(form)
  const line = form.querySelector(".verdict")
  const right = form.closest(".why") ? "✓ Right." : "✓ Right: that’s what it prints."
  line.replaceChildren(...verdict ?? [make("b", {}, right)])
  line.classList.toggle("right", !verdict)
  line.classList.toggle("wrong", verdict != undefined)
  const state = form.closest(".cell").querySelector(".title .state")
  if (state && !state.matches(".yours")) {
    state.textContent = verdict ? "predicted: ✗" : "predicted: ✓"
    state.className = `state ${verdict ? "bad" : "good"}`
  }
  form.querySelector("button").hidden = true
  for (const radio of form.querySelectorAll("input")) radio.disabled = true
  for (const part of detailsOf(form)) part.open = true
  return !verdict
}

function showScores() {
  for (const score of document.querySelectorAll(".score")) {
    const page = pageOf(score).dataset.page
    const saved = Object.values(answers.of(page))
    if (!saved.length) { score.textContent = ""; continue }
    const right = saved.filter(answer => answer.isRight).length
    const clearButton = button("Forget my answers", () => { answers.clear(page); location.reload() })
    const unit = questions.length == 1 ? "prediction" : "predictions"
    score.replaceChildren(
      `${right} of ${saved.length} answers right, ${questions.length} ${unit} in all. `, clearButton)
  }
}

for (const form of questions) {
  const page = pageOf(form).dataset.page
  form.querySelector("button").hidden = false
  form.addEventListener("submit", event => {
    event.preventDefault()
    const chosen = form.querySelector(":checked")
    if (!chosen) {
      form.querySelector(".verdict").textContent = "Choose one first."
      return
    }
    answers.add(page, form.dataset.cell, chosen.value, showVerdict(form))
    showScores()
    // Move the focus away from the Check button, which has just been hidden.
    form.querySelector(".verdict").focus()
  })
  form.addEventListener("input", () => {
    if (!form.querySelector("button").hidden) form.querySelector(".verdict").replaceChildren()
  })
  // A saved answer might come from an older version of the question.
  const savedChoice = form.querySelector(`[value="${Number(answers.of(page)[form.dataset.cell]?.answer)}"]`)
  if (savedChoice) {
    savedChoice.checked = true
    showVerdict(form)
  }
}
showScores()

// A digit key selects a choice of the focused question, or else of the first visible question without an answer.
addEventListener("keydown", event => {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTextInput(event.target)) return
  const isVisible = form => {
    const { top, bottom } = form.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && form.checkVisibility()
  }
  const form = event.target.closest?.("form.question")
    ?? questions.find(form => isVisible(form) && !form.querySelector("button").hidden)
  const choice = form?.querySelector(`[type=radio][value="${event.key}"]`)
  if (!choice) return
  event.preventDefault()
  choice.checked = true
  choice.focus()
  choice.dispatchEvent(new Event("input", { bubbles: true }))
})

if (document.querySelector("[popovertarget=marble_legend]")) document.body.insertAdjacentHTML("beforeend", legend)

if (navigator.clipboard) {
  for (const code of document.querySelectorAll("pre.code")) {
    const box = make("div", { className: "copyable" })
    code.replaceWith(box)
    const copy = button("Copy", async () => {
      await navigator.clipboard.writeText(code.textContent)
      copy.textContent = "Copied"
      setTimeout(() => { copy.textContent = "Copy" }, 1500)
    }, { className: "small copy", "aria-label": `Copy ${code.getAttribute("aria-label")}` })
    box.append(code, copy)
  }
}

// Opens the section that contains the place in the address.
function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const section = target?.closest(".section")
  if (!section || section.open) return
  section.open = true
  target.scrollIntoView()
}
addEventListener("hashchange", unfold)
unfold()

const moved = []
addEventListener("beforeprint", () => {
  for (const section of document.querySelectorAll(".section")) section.open = true
  if (moved.length || !questions.length) return
  const section = make("section", { id: "printed_answers" }, make("h2", {}, "Answers"))
  for (const form of questions) {
    const page = pageOf(form).dataset.page.replace(/\D.*/, "")
    const cell = form.closest(".cell")
    const name = cell.querySelector(".title .name")?.textContent ?? "Why"
    section.append(make("p", { className: "title" }, `${page} ${name}`))
    for (const part of detailsOf(form)) {
      const placeholder = document.createComment("")
      moved.push({ part, placeholder, open: part.open })
      part.replaceWith(placeholder)
      part.open = true
      section.append(part)
    }
  }
  document.querySelector("main").append(section)
})
addEventListener("afterprint", () => {
  for (const { part, placeholder, open } of moved.splice(0)) {
    placeholder.replaceWith(part)
    part.open = open
  }
  document.getElementById("printed_answers")?.remove()
})
