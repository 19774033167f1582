import Contacts
import ReactiveCore

/// A search box that stops working after its first error, for page 11.
struct OfflineStory: Story {
  typealias Line = (
    _ typed: Signal<String>, _ find: @escaping (String) -> Signal<[String]>,
    _ sorry: Signal<[String]>
  ) -> Signal<[String]>

  let name = "offline"
  let title = "A search box that stops working after an error"
  let parts: [Part] = [
    .field("search", "Search"), .list("list", "Contacts"), .toggle("offline", "Airplane mode"),
  ]
  let variants: [Variant<Line>] = [
    Variant("typed.map(find).switchToLatest()", "The first error stops the search box.") {
      typed, find, _ in
      typed.map(find).switchToLatest()
    },
    Variant(
      "typed.map(find).switchToLatest().catchTo(sorry)",
      "The list shows “offline”, but the search box still stops working."
    ) { typed, find, sorry in
      typed.map(find).switchToLatest().catchTo(sorry)
    },
    Variant(
      "typed.map { find($0).catchTo(sorry) }.switchToLatest()",
      "Each request handles its own error, so the search box keeps working."
    ) { typed, find, sorry in
      typed.map { find($0).catchTo(sorry) }.switchToLatest()
    },
    Variant(
      "typed.map { find($0).retry(2).catchTo(sorry) }.switchToLatest()",
      "Each request is retried before its error is handled."
    ) { typed, find, sorry in
      typed.map { find($0).retry(2).catchTo(sorry) }.switchToLatest()
    },
  ]
  let script = [
    Input(0, "search", "c"), Input(4000, "search", "ca"), Input(5000, "offline", "on"),
    Input(8000, "offline", "off"), Input(12000, "search", "cat"),
  ]

  func wire(_ line: Line, on stage: Stage) {
    line(asked(stage.texts("search")), stage.server.find, .return(["offline"]))
      .show("list", on: stage)
  }

  func problem(_ screen: Screen) -> String? {
    guard screen.hasEnded("list") else { return nil }
    if screen.requests("find \(screen["search"])") == 0 {
      return "The search box sends no request for “\(screen["search"])”."
    }
    return "The search box stopped working after an error."
  }
}
