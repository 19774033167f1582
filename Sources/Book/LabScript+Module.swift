extension LabScript {
  /// The module: how it comes into a page, and how it is asked.
  ///
  /// Its script may bring `labAsk` in its place: who answers later calls `then` later.
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
        if (window.labAsk) {
          this.ask = window.labAsk
        } else {
          await this.unpack()
        }
        const [state, found, , message] = await new Promise(then => this.ask("operators", "", then))
        if (state == "error") throw new Error(message)
        this.operators = new Map(this.listed(found)
          .map(([name, ...kinds]) => [name, kinds.map(kind => kind.split(" "))]))
      },
      async unpack() {
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
          // The next question tries again.
          this.loading = undefined
          throw error
        })
      },
      listed: text => text.split("\u001e").map(line => line.split("\u001f")),
      answer(count) {
        const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), count)
        return new TextDecoder().decode(bytes).split("\0")
      },
      ask(question, text, then) {
        const bytes = new TextEncoder().encode(text)
        let answer
        try {
          const place = this.exports.allocate(bytes.length)
          new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes)
          answer = this.answer(this.exports[question](place, bytes.length))
        } catch (error) {
          this.begin()
          const reason = `The lab has stopped at this (${error.message}), and begins again: change it back.`
          answer = ["error", "0", "0", reason]
        }
        then(answer)
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
