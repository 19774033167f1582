// For each page that the reader has opened, the reader's place and the number of questions.
const places = {
  all() {
    if (window.progress) return { ...progress.places, latest: progress.latest }
    try { return JSON.parse(localStorage.getItem("course.places")) ?? {} } catch { return {} }
  },
  saveSoon: debounce(() => progress.save({ page: progress.latest, ...progress.places[progress.latest] })),
  update(page, place) {
    const all = { ...places.all(), ...place.place && { latest: page }, [page]: place }
    if (window.progress) {
      Object.assign(progress, { latest: all.latest, places: all })
      return place.place && places.saveSoon()
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
    dot.parentElement.querySelector(".status")?.remove()
    if (state) dot.after(make("span", { className: "hidden status" }, `, ${state}`))
  }
}

// Shows the progress that is saved in this browser.
function showProgress() {
  const saved = places.all()
  const states = {}
  for (const [page, place] of Object.entries(saved)) {
    if (page == "latest") continue
    const answered = Object.keys(answers.of(page)).length
    if (answered) states[page.slice(0, 2)] = answered >= place.questions ? "done" : "begun"
  }
  fillMarbles(states)
  updateContinueLink(saved.latest, saved[saved.latest]?.place)
}

// Makes the cover's first button lead to the place where the reader stopped.
function updateContinueLink(page, place) {
  const start = document.getElementById("start_link")
  const link = page && document.querySelector(`.path a[href="${page}.html"]`)
  if (!start || !link) return
  link.closest("li").classList.add("here")
  start.href = `${page}.html${place ? `#${place}` : ""}`
  start.textContent = `Continue with ${page.slice(0, 2)} · ${link.textContent}`
}

// Marks the current place in the sidebar, and saves it.
const main = document.querySelector("main[data-page]")
const tocLinks = new Map(Array.from(document.querySelectorAll(".side .inner a"),
  link => [decodeURIComponent(link.hash.slice(1)), link]))
// The current place is the last one that starts in the upper third of the window.
const threshold = .3
const observeCurrent = (targets, onChange) => {
  const observer = new IntersectionObserver(() => {
    const above = targets.filter(target =>
      target.checkVisibility() && target.getBoundingClientRect().top < innerHeight * threshold)
    if (above.length) onChange(above.at(-1))
  }, { rootMargin: `1000000px 0px ${100 * threshold - 100}%` })
  for (const target of targets) observer.observe(target)
}
observeCurrent([...tocLinks.keys()].map(id => document.getElementById(id)), heading => {
  for (const link of tocLinks.values()) link.removeAttribute("aria-current")
  tocLinks.get(heading.id).setAttribute("aria-current", "location")
})
if (main) {
  places.update(main.dataset.page,
    { place: "", ...places.all()[main.dataset.page], questions: questions.length })
  observeCurrent([...main.querySelectorAll(".cell[id]")], cell => {
    places.update(main.dataset.page, { questions: questions.length, place: cell.id })
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
// Shows the transcript of a scene that can't be played, and explains why it can't.
function showSceneError(scene, reason) {
  scene.classList.add("unavailable")
  scene.append(make("p", { className: "wrong" }, `The scene can’t play in this browser (${reason}).`))
}
addEventListener("error", ({ target }) => {
  if (!target.src?.endsWith("scene.js")) return
  for (const scene of document.querySelectorAll(".scene")) showSceneError(scene, "its file is missing")
}, true)
