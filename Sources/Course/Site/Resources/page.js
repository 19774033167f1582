const answers = {
  // The answers in memory, or null if the browser stores them. With `course open`, they come from the server.
  unkept: window.kept?.answers ?? null,
  all() {
    if (this.unkept) return this.unkept
    try { return JSON.parse(localStorage.getItem("course.answers")) ?? {} } catch { return {} }
  },
  save(all) {
    if (window.kept) return
    try {
      localStorage.setItem("course.answers", JSON.stringify(all))
      this.unkept = null
    } catch {
      this.unkept = all
    }
  },
  of(page) { return this.all()[page] ?? {} },
  add(page, cell, answer, isRight) {
    const all = this.all()
    all[page] ??= {}
    all[page][cell] ??= { answer, isRight }
    this.save(all)
    window.kept?.note({ page, cell, answer, isRight })
  },
  forget(page) {
    const all = this.all()
    delete all[page]
    this.save(all)
    window.kept?.note({ page })
  }
}

const questions = Array.from(document.querySelectorAll("form.question"))
const pageOf = element => element.closest("[data-page]")

function folded(form) {
  const cell = form.closest(".cell")
  const next = cell.nextElementSibling
  return [cell.querySelector("details"), next?.matches(".explanation") ? next : null]
    .filter(part => part)
}

// Marks the choices. Returns the verdict if the reader's choice is wrong.
function judgeChoices(form) {
  const isReason = form.closest(".why") != null
  const right = JSON.parse(form.dataset.key).choice
  let wrong
  for (const radio of form.querySelectorAll("input[type=radio]")) {
    const label = radio.parentElement
    label.querySelector("b")?.remove()
    const isRight = radio.value == right
    const isMissed = radio.checked && !isRight
    label.classList.toggle("right", isRight)
    label.classList.toggle("missed", isMissed)
    if (isRight) label.append(make("b", {}, isReason ? "✓ right" : "✓ printed"))
    const reason = form.closest(".cell").querySelector(`.reasons > [value="${radio.value}"]`)
    reason?.toggleAttribute("hidden", isMissed)
    if (!isMissed) continue
    label.append(make("b", {}, "✗ your choice"))
    wrong = [make("b", {}, `✗ Not quite. ${right} is right. `), ...reason?.cloneNode(true).childNodes ?? []]
  }
  return wrong
}

// Shows the verdict and opens the answer. Returns whether the reader's choice is right.
function judge(form) {
  const wrong = judgeChoices(form)
  const line = form.querySelector(".verdict")
  const right = form.closest(".why") ? "✓ Right." : "✓ That is what it prints."
  line.replaceChildren(...wrong ?? [make("b", {}, right)])
  line.classList.toggle("right", !wrong)
  line.classList.toggle("missed", wrong != undefined)
  const state = form.closest(".cell").querySelector(".title .state")
  if (state && !state.matches(".yours")) {
    state.textContent = wrong ? "predicted: ✗" : "predicted: ✓"
    state.className = `state ${wrong ? "bad" : "good"}`
  }
  form.querySelector("button").hidden = true
  for (const radio of form.querySelectorAll("input")) radio.disabled = true
  for (const part of folded(form)) part.open = true
  return !wrong
}

function showScores() {
  for (const place of document.querySelectorAll(".score")) {
    const page = pageOf(place).dataset.page
    const given = Object.values(answers.of(page))
    if (!given.length) { place.textContent = ""; continue }
    const right = given.filter(answer => answer.isRight).length
    const forget = button("Forget my answers", () => { answers.forget(page); location.reload() })
    const unit = questions.length == 1 ? "prediction" : "predictions"
    place.replaceChildren(
      `${right} of ${given.length} answers right, ${questions.length} ${unit} in all. `, forget)
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
    answers.add(page, form.dataset.cell, chosen.value, judge(form))
    showScores()
    // Move the focus away from the Check button, which has just been hidden.
    form.querySelector(".verdict").focus()
  })
  form.addEventListener("input", () => {
    if (!form.querySelector("button").hidden) form.querySelector(".verdict").replaceChildren()
  })
  // A saved answer may come from an older version of the question.
  const kept = form.querySelector(`[value="${Number(answers.of(page)[form.dataset.cell]?.answer)}"]`)
  if (kept) {
    kept.checked = true
    judge(form)
  }
}
showScores()

// A digit key selects a choice of the focused question, or else of the first visible question without an answer.
addEventListener("keydown", event => {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  if (isWriting(event.target)) return
  const isSeen = form => {
    const { top, bottom } = form.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && form.checkVisibility()
  }
  const form = event.target.closest?.("form.question")
    ?? questions.find(form => isSeen(form) && !form.querySelector("button").hidden)
  const choice = form?.querySelector(`[type=radio][value="${event.key}"]`)
  if (!choice) return
  event.preventDefault()
  choice.checked = true
  choice.focus()
  choice.dispatchEvent(new Event("input", { bubbles: true }))
})

if (document.querySelector("[popovertarget=the_legend]")) document.body.insertAdjacentHTML("beforeend", legend)

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
  const section = make("section", { id: "the_answers" }, make("h2", {}, "Answers"))
  for (const form of questions) {
    const page = pageOf(form).dataset.page.replace(/\D.*/, "")
    const cell = form.closest(".cell")
    const name = cell.querySelector(".title .name")?.textContent ?? "Why"
    section.append(make("p", { className: "title" }, `${page} ${name}`))
    for (const part of folded(form)) {
      const place = document.createComment("")
      moved.push({ part, place, open: part.open })
      part.replaceWith(place)
      part.open = true
      section.append(part)
    }
  }
  document.querySelector("main").append(section)
})
addEventListener("afterprint", () => {
  for (const { part, place, open } of moved.splice(0)) {
    place.replaceWith(part)
    part.open = open
  }
  document.getElementById("the_answers")?.remove()
})
