import Contacts
import ReactiveCore

/// Reused rows with a picture and a button, for task 14.4.
struct RowsStory: Story {
  typealias Line = (
    _ name: String, _ row: ListRow, _ button: Button, _ server: Server,
    _ call: @escaping (String) -> Void
  ) -> Void

  let name = "rows"
  let title = "Reused rows"
  let parts: [Part] = [
    .label("row 1", "Row 1"), .button("call 1", "Call 1"), .label("row 2", "Row 2"),
    .button("call 2", "Call 2"), .button("scroll", "Scroll"), .label("calls", "Calls"),
  ]
  let options = [Option("slow", "The server takes 5 s to send Ada's picture")]
  let variants: [Variant<Line>] = []
  let script = [Input(1000, "scroll"), Input(6000, "call 1")]

  func wire(_ line: @escaping Line, on stage: Stage) {
    let people = [["Ada", "Alan"], ["Grace", "Bob"]]
    var calls: [String] = []
    for number in 0..<2 {
      let (row, button) = (ListRow(), Button())
      stage.watch("row \(number + 1)") { row.text }
      stage.keep(stage.taps("call \(number + 1)").subscribeNext { button.click() })
      let pages = stage.taps("scroll").scan(0) { page, _ in 1 - page }.startWith(0)
      stage.keep(
        pages.subscribeNext { page in
          row.prepareForReuse()
          line(people[page][number], row, button, stage.server) { calls.append($0) }
        })
    }
    stage.watch("calls") { calls.joined(separator: ", ") }
  }

  func problem(_ screen: Screen) -> String? {
    for (row, names) in [("row 1", ["Ada", "Grace"]), ("row 2", ["Alan", "Bob"])] {
      let name = names[screen.inputs("scroll") % 2]
      let text = screen[row]
      if !text.hasSuffix(name) { return "Expected \(name) in \(row), got “\(text)”." }
      if text.hasPrefix("("), text.dropFirst().prefix(1) != name.prefix(1) {
        return "“\(text)” has another person's picture."
      }
    }
    let calls = screen["calls"].split(separator: ",").count
    let taps = screen.inputs("call 1") + screen.inputs("call 2")
    return calls == taps ? nil : "Taps: \(taps), calls: \(calls)."
  }
}
