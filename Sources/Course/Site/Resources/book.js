// The reader's place and the number of questions on each page that the reader has opened.
const places = {
  all() {
    if (window.kept) return { ...kept.places, latest: kept.latest }
    try { return JSON.parse(localStorage.getItem("course.places")) ?? {} } catch { return {} }
  },
  keep: later(() => kept.note({ page: kept.latest, ...kept.places[kept.latest] })),
  note(page, place) {
    const all = { ...places.all(), ...place.place && { latest: page }, [page]: place }
    if (window.kept) {
      Object.assign(kept, { latest: all.latest, places: all })
      return place.place && places.keep()
    }
    // If storage is disabled, the reader starts at the beginning each time.
    try { localStorage.setItem("course.places", JSON.stringify(all)) } catch {}
  }
}

// Fills the chapters' marbles. `states` maps a chapter's number to `begun` or `done`.
function fillMarbles(states) {
  for (const dot of document.querySelectorAll(".dot:not([data-task])")) {
    const state = states[dot.textContent]
    dot.classList.toggle("half", state == "begun")
    dot.classList.toggle("full", state == "done")
    dot.parentElement.querySelector(".said")?.remove()
    if (state) dot.after(make("span", { className: "hidden said" }, `, ${state}`))
  }
}

// Shows the progress that is saved in this browser.
function showProgress() {
  const known = places.all()
  const states = {}
  for (const [page, place] of Object.entries(known)) {
    if (page == "latest") continue
    const given = Object.keys(answers.of(page)).length
    if (given) states[page.slice(0, 2)] = given >= place.questions ? "done" : "begun"
  }
  fillMarbles(states)
  goOn(known.latest, known[known.latest]?.place)
}

// Makes the cover's first button lead to the place where the reader stopped.
function goOn(page, place) {
  const start = document.getElementById("the_beginning")
  const link = page && document.querySelector(`.path a[href="${page}.html"]`)
  if (!start || !link) return
  link.closest("li").classList.add("here")
  start.href = `${page}.html${place ? `#${place}` : ""}`
  start.textContent = `Continue with ${page.slice(0, 2)} · ${link.textContent}`
}

// Marks the current place in the sidebar and saves it.
const main = document.querySelector("main[data-page]")
const inner = new Map(Array.from(document.querySelectorAll(".side .inner a"),
  link => [decodeURIComponent(link.hash.slice(1)), link]))
// The current place is the last one that starts in the upper third of the window.
const line = .3
const reached = (targets, take) => {
  const observer = new IntersectionObserver(() => {
    const above = targets.filter(target =>
      target.checkVisibility() && target.getBoundingClientRect().top < innerHeight * line)
    if (above.length) take(above.at(-1))
  }, { rootMargin: `1000000px 0px ${100 * line - 100}%` })
  for (const target of targets) observer.observe(target)
}
reached([...inner.keys()].map(id => document.getElementById(id)), heading => {
  for (const link of inner.values()) link.removeAttribute("aria-current")
  inner.get(heading.id).setAttribute("aria-current", "location")
})
if (main) {
  places.note(main.dataset.page,
    { place: "", ...places.all()[main.dataset.page], questions: questions.length })
  reached([...main.querySelectorAll(".cell[id]")], cell => {
    places.note(main.dataset.page, { questions: questions.length, place: cell.id })
  })
}
// On a phone, the sidebar covers the page, so close it when the reader follows a link.
document.querySelector(".side").addEventListener("click", ({ target, currentTarget: side }) => {
  if (target.closest("a") && side.matches(":popover-open")) side.hidePopover()
})
// Scrolls the sidebar to the current chapter.
const here = document.querySelector(".side .here")
if (here) here.closest(".side").scrollTop = here.offsetTop - innerHeight / 3
showProgress()
addEventListener("submit", showProgress)
// Shows the transcript of a scene that can't be played, and the reason.
function cannotPlay(scene, reason) {
  scene.classList.add("untouchable")
  scene.append(make("p", { className: "wrong" }, `The scene can’t play in this browser (${reason}).`))
}
addEventListener("error", ({ target }) => {
  if (!target.src?.endsWith("scene.js")) return
  for (const scene of document.querySelectorAll(".scene")) cannotPlay(scene, "its file is missing")
}, true)
