// Filters the operators by their names in any library.
const filter = document.getElementById("operator_filter")
if (filter) {
  const cards = [...document.querySelectorAll(".card")]
  const groups = [...document.querySelectorAll(".group")]
  const links = [...document.querySelectorAll(".filter nav a")]
  const count = filter.form.querySelector("[role=status]")
  const filterCards = () => {
    const query = searchable(filter.value)
    for (const card of cards) card.hidden = !searchable(card.dataset.names).includes(query)
    for (const group of groups) group.hidden = !group.querySelector(".card:not([hidden])")
    for (const link of links) link.hidden = document.querySelector(link.hash).closest(".group").hidden
    const forms = cards => cards.reduce((sum, card) => sum + Number(card.dataset.forms), 0)
    const shown = forms(cards.filter(card => !card.hidden))
    count.textContent = !query ? "" : `${shown || "None"} of ${forms(cards)}${shown ? "" : " has this name."}`
  }
  filter.form.hidden = false
  filter.addEventListener("input", filterCards)
  filter.form.addEventListener("submit", event => event.preventDefault())
  // A link to a hidden operator clears the filter.
  addEventListener("hashchange", () => {
    if (!document.getElementById(location.hash.slice(1))?.closest("[hidden]")) return
    filter.value = ""
    filterCards()
    document.getElementById(location.hash.slice(1)).scrollIntoView()
  })
}
