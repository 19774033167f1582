extension LabScript {
  /// The module: how it comes into a page, and how it is asked.
  static let module = #"""
    const lab = {
      // The module comes with a script, as a page that is opened from a folder may load no data.
      async load() {
        if (!window.labModule) {
          await new Promise((resolve, reject) => {
            const script = document.createElement("script")
            script.src = document.body.dataset.lab
            script.onload = resolve
            script.onerror = () => reject(new Error("its file is missing"))
            document.head.append(script)
          })
        }
        const packed = Uint8Array.from(atob(window.labModule), byte => byte.charCodeAt(0))
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
        this.bytes = await new Response(stream).arrayBuffer()
        await this.begin()
        this.operators = new Map(this.listed(this.answer(this.exports.operators())[0])
          .map(([name, ...kinds]) => [name, kinds.map(kind => kind.split(" "))]))
      },
      async begin() {
        const unicode = window.labUnicode((place, count) =>
          new Uint8Array(this.exports.memory.buffer, place, count))
        const { instance } = await WebAssembly.instantiate(this.bytes, { unicode })
        this.exports = instance.exports
      },
      loaded() { return this.loading ??= this.load() },
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
        } catch {
          this.begin()
          return ["error", "0", "0", "The lab has stopped at this, and begins again: change it back."]
        }
      }
    }

    function make(tag, properties = {}, ...children) {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(properties)) {
        if (name in element) element[name] = value
        else element.setAttribute(name, value)
      }
      element.append(...children)
      return element
    }
    """#
}
