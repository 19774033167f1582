const lab = {
  async load() {
    if (!window.labModule) await loadScript(document.body.dataset.lab)
    const packed = Uint8Array.from(atob(window.labModule), byte => byte.charCodeAt(0))
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
    this.bytes = await new Response(stream).arrayBuffer()
    await this.begin()
  },
  async begin() {
    const unicode = window.labUnicode((place, count) =>
      new Uint8Array(this.exports.memory.buffer, place, count))
    const { instance } = await WebAssembly.instantiate(this.bytes, { unicode })
    this.exports = instance.exports
  },
  loaded() {
    return this.loading ??= this.load().catch(error => {
      // Let the next request try again.
      this.loading = undefined
      throw error
    })
  },
  listed: text => text.split("\u001e").map(line => line.split("\u001f")),
  answer(count) {
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), count)
    return new TextDecoder().decode(bytes).split("\0")
  },
  ask(question, text) {
    const bytes = new TextEncoder().encode(text)
    try {
      const place = this.exports.allocate(bytes.length)
      new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes)
      return this.answer(this.exports[question](place, bytes.length))
    } catch (error) {
      this.begin()
      return ["error", `The lab crashed (${error.message}) and was restarted. Undo the last change.`]
    }
  }
}
