"use strict"

// An element with properties or attributes, and what stands inside of it.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value
    else element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

// Whether keys are letters there, and no commands.
const isWriting = element =>
  element.matches?.("textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])")

// Whether a key belongs to the input method that composes a word. Safari says so only by this code.
const isComposing = event => event.isComposing || event.keyCode == 229

const button = (text, onclick, properties = {}) =>
  make("button", { type: "button", className: "small", textContent: text, onclick, ...properties })

// Does something half a second after it was asked for last, and at once where the page is left.
function later(work) {
  let timer
  const now = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    work()
  }
  addEventListener("pagehide", now)
  document.addEventListener("visibilitychange", () => { if (document.hidden) now() })
  return Object.assign(() => {
    clearTimeout(timer)
    timer = setTimeout(now, 500)
  }, { now })
}

// A page that is opened from a folder may load no data, and a script it may.
const loadScript = src => new Promise((resolve, reject) => {
  const onerror = () => reject(new Error("its file is missing"))
  document.head.append(make("script", { src, onload: resolve, onerror }))
})
