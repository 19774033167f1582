const answers = {
  // What the browser cannot keep lasts as long as the page.
  unkept: null,
  all() {
    if (this.unkept) return this.unkept
    try { return JSON.parse(localStorage.getItem("course.answers")) ?? {} } catch { return {} }
  },
  save(all) {
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
  },
  forget(page) {
    const all = this.all()
    delete all[page]
    this.save(all)
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

function verdict(key, answer) {
  if ("choice" in key) {
    return Number(answer) == key.choice ? "" : `✗ The run gives choice ${key.choice}.`
  }
  const difference = compare(answer.split("\n"), key.lines, key)
  if (!difference) return ""
  const place = difference.position === null ? "differs from the run:"
    : `first differs at ${difference.isWord ? "word" : "line"} ${difference.position}:`
  return `✗ Your prediction ${place}\npredicted  ${difference.predicted ?? "(nothing)"}\n`
    + `printed    ${difference.printed ?? "(nothing)"}`
}

function answerIn(form) {
  const field = form.querySelector(".answer")
  return field ? field.value : form.querySelector(":checked")?.value ?? ""
}

function fill(form, answer) {
  const field = form.querySelector(".answer")
  if (field) field.value = answer
  else form.querySelector(`[value="${Number(answer)}"]`)?.setAttribute("checked", "")
}

function reason(form) {
  const number = form.querySelector(":checked")?.value
  return form.closest(".cell").querySelector(`.reasons > [value="${number}"]`)
}

function judge(form) {
  const wrong = verdict(JSON.parse(form.dataset.key), answerIn(form))
  const isReason = form.closest(".why") != null
  const line = form.querySelector(".verdict")
  line.textContent = !wrong ? (isReason ? "✓ Right." : "✓ Your prediction is right.")
    : isReason ? wrong.replace("The run gives choice", "It is") : wrong
  const because = wrong && reason(form)
  if (because) line.append(" ", ...because.cloneNode(true).childNodes)
  line.classList.toggle("wrong", wrong != "")
  for (const part of folded(form)) part.open = true
  return wrong == ""
}

function showScores() {
  for (const place of document.querySelectorAll(".score")) {
    const page = place.dataset.of ?? document.querySelector("[data-page]")?.dataset.page
    const given = Object.values(answers.of(page))
    if (!given.length) { place.textContent = ""; continue }
    const right = given.filter(answer => answer.isRight).length
    if ("of" in place.dataset) { place.textContent = ` ${right}/${given.length} ✓`; continue }
    const forget = button("Forget my answers", () => { answers.forget(page); location.reload() })
    const unit = given.length == 1 ? "prediction" : "predictions"
    place.replaceChildren(`${right} of ${given.length} ${unit} right. `, forget)
  }
}

for (const form of questions) {
  const page = pageOf(form).dataset.page
  form.querySelector("button").hidden = false
  form.addEventListener("submit", event => {
    event.preventDefault()
    const answer = answerIn(form)
    if (answer.trim() == "") {
      form.querySelector(".verdict").textContent =
        form.querySelector(".answer") ? "Write what you expect; “nothing” is an answer too."
          : "Choose one first."
      return
    }
    answers.add(page, form.dataset.cell, answer, judge(form))
    showScores()
  })
  form.querySelector("textarea")?.addEventListener("keydown", event => {
    if (event.key == "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  const kept = answers.of(page)[form.dataset.cell]
  if (kept) { fill(form, kept.answer); judge(form) }
}
showScores()

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

const moved = []
addEventListener("beforeprint", () => {
  if (moved.length || !questions.length) return
  const section = make("section", { id: "the_answers" }, make("h2", {}, "Answers"))
  for (const form of questions) {
    const page = pageOf(form).dataset.page.replace(/\D.*/, "")
    const cell = form.closest(".cell").querySelector(".title").textContent
    section.append(make("p", { className: "title" }, `${page} ${cell}`))
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
