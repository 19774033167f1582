/// What makes the drawings answer: an editor for the lines of an experiment, beside its drawing, which the
/// lab's WebAssembly module draws again at each change.
enum LabScript {
  static let text = [module, marks, editor, start].joined(separator: "\n")

  private static let start = #"""
    const experiments = []
    for (const figure of document.querySelectorAll("figure[data-experiment]")) {
      const line = make("p", { className: "wrong", role: "status" })
      const open = async () => {
        button.disabled = true
        try {
          await lab.loaded()
          button.remove()
          line.remove()
          experiments.push(new Experiment(figure, () => {
            figure.querySelector(".lab .marble, .lab select, .lab input")?.focus({ preventScroll: true })
          }))
        } catch (error) {
          line.textContent = `The lab cannot run in this browser (${error.message}); the drawing stays.`
          figure.append(line)
          button.disabled = false
        }
      }
      const button = make("button", {
        type: "button", className: "small", textContent: "Change it", onclick: open
      })
      figure.append(" ", button)
    }
    """#
}
