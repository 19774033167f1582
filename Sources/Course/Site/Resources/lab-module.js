const lab = {
  async load() {
    if (!window.labModule) await loadScript(document.body.dataset.lab)
    const packed = Uint8Array.from(atob(window.labModule), byte => byte.charCodeAt(0))
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
    this.bytes = await new Response(stream).arrayBuffer()
    await this.instantiate()
  },
  async instantiate() {
    const unicode = window.labUnicode((address, count) =>
      new Uint8Array(this.exports.memory.buffer, address, count))
    const { instance } = await WebAssembly.instantiate(this.bytes, { unicode })
    this.exports = instance.exports
  },
  whenLoaded() {
    return this.loading ??= this.load().catch(error => {
      // Try again on the next request.
      this.loading = undefined
      throw error
    })
  },
  parseTable: text => text.split("\u001e").map(line => line.split("\u001f")),
  readAnswer(count) {
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), count)
    return new TextDecoder().decode(bytes).split("\0")
  },
  call(name, text) {
    const bytes = new TextEncoder().encode(text)
    try {
      const address = this.exports.allocate(bytes.length)
      new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes)
      return this.readAnswer(this.exports[name](address, bytes.length))
    } catch (error) {
      this.instantiate()
      return ["error", `The lab crashed (${error.message}) and was restarted. Undo the last change.`]
    }
  }
}
