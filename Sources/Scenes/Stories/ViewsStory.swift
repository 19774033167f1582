import Contacts
import ReactiveCore

/// Three views of one search, for pages 09 and 10.
///
/// The third view opens late.
struct ViewsStory: Story {
  typealias Line = (_ found: Signal<[String]>) -> Signal<[String]>

  let name = "views"
  let title = "Three views of one search"
  let parts: [Part] = [
    .field("search", "Search"), .label("header", "Header"), .list("list", "List"),
    .button("open", "Open chart"), .label("chart", "Chart"),
  ]
  let variants: [Variant<Line>] = [
    Variant("found", "Each view sends its own requests as soon as it opens.") {
      found in found
    },
    Variant("found.share()", "One request for all views; a late view gets nothing.") { found in
      found.share()
    },
    Variant(
      "found.share(replay: 1)", "One request for all views; a late view gets the latest answer."
    ) {
      found in found.share(replay: 1)
    },
  ]
  let script = [
    Input(0, "search", "ca"), Input(4500, "open"), Input(9000, "search", "cat"),
  ]

  func wire(_ line: Line, on stage: Stage) {
    let found = asked(stage.texts("search")).map(stage.server.find).switchToLatest()
    let rows = line(found)
    rows.show("header", on: stage) { "\($0.count) found" }
    rows.show("list", on: stage)
    stage.taps("open").take(1).flattenMap { rows }
      .show("chart", on: stage) { $0.map { _ in "▇" }.joined(separator: " ") }
  }

  func problem(_ screen: Screen) -> String? {
    let (texts, requests) = (screen.inputs("search"), screen.requests("find"))
    if requests > texts { return "Requests outnumber searches, \(requests) to \(texts)." }
    let isLate = screen.inputs("open") > 0 && screen.running == 0
    let isEmpty = screen["chart"].isEmpty && !screen["list"].isEmpty
    return isLate && isEmpty ? "The chart opened late, so it shows nothing." : nil
  }
}
