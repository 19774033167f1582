"use strict"

// Creates an element with children. Names that aren't properties of the element become attributes.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value
    else element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

// Returns whether the element treats keys as text rather than as commands.
const isTextInput = element =>
  element.matches?.("textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])")

// Returns whether a key belongs to an input method's composition. In Safari, only the key code 229 indicates this.
const isComposing = event => event.isComposing || event.keyCode == 229

const button = (text, onclick, properties = {}) =>
  make("button", { type: "button", className: "small", textContent: text, onclick, ...properties })

// Returns a function that calls `work` half a second after the function's latest call, or when the reader leaves the
// page.
function debounce(work) {
  let timer
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    work()
  }
  addEventListener("pagehide", flush)
  document.addEventListener("visibilitychange", () => { if (document.hidden) flush() })
  return Object.assign(() => {
    clearTimeout(timer)
    timer = setTimeout(flush, 500)
  }, { flush })
}

// A page that is opened from a folder can load scripts, but no other data.
const loadScript = src => new Promise((resolve, reject) => {
  const onerror = () => reject(new Error("its file is missing"))
  document.head.append(make("script", { src, onload: resolve, onerror }))
})
