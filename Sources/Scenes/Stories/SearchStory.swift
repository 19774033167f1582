import Contacts
import ReactiveCore

/// A search with a slow answer to an old question, for pages 01 and 07.
struct SearchStory: Story {
  typealias Line = (
    _ typed: Signal<String>, _ find: @escaping (String) -> Signal<[String]>
  ) -> Signal<[String]>

  let name = "search"
  let title = "A slow answer to an old question"
  let parts: [Part] = [.field("search", "Search"), .list("list", "Contacts")]
  let options = [
    Option("slow", "The server takes 5 s to answer “ca”"),
    Option("pause", "Ask after a pause: typed.throttle(.milliseconds(300))", isOn: false),
  ]
  let variants: [Variant<Line>] = [
    Variant(
      "typed.flattenMap(find)", "Shows each answer when it arrives, even if the text has changed."
    ) {
      typed, find in typed.flattenMap(find)
    },
    Variant("typed.map(find).concat()", "Sends each request after the previous one has ended.") {
      typed, find in typed.map(find).concat()
    },
    Variant(
      "typed.map(find).switchToLatest()",
      "Cancels the previous request, so only the newest text gets an answer."
    ) { typed, find in typed.map(find).switchToLatest() },
  ]
  let script = [
    Input(0, "search", "c"), Input(400, "search", "ca"), Input(1000, "search", "cat"),
  ]

  func wire(_ line: Line, on stage: Stage) {
    let texts = stage.texts("search")
    let typed = stage.has("pause") ? asked(texts, on: stage.clock) : asked(texts)
    line(typed) { search($0, stage.database, stage.server) }
      .show("list", on: stage)
  }

  func problem(_ screen: Screen) -> String? {
    let text = screen["search"].trimmed
    guard !text.isEmpty, screen.age(of: "search") > .milliseconds(600),
      let question = screen.question(of: "list"), question.trimmed != text
    else { return nil }
    return "The list shows names for “\(question)”, not “\(text)”."
  }
}
