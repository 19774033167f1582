const contents = document.querySelector(".sidebar .contents")
if (matchMedia("(min-width: 70rem)").matches) contents.open = true
addEventListener("beforeprint", () => { contents.open = true })
