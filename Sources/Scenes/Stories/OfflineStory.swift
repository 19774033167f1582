import Contacts
import ReactiveCore

/// Page 11: a search box that ends at its first error.
package struct OfflineStory: Story {
  package typealias Line = (
    _ typed: Signal<String>, _ find: @escaping (String) -> Signal<[String]>,
    _ sorry: Signal<[String]>
  ) -> Signal<[String]>

  package let name = "offline"
  package let title = "A search box that one error ends"
  package let parts: [Part] = [
    .field("search", "Search"), .list("list", "Contacts"), .toggle("offline", "Flight mode"),
  ]
  package let variants: [Variant<Line>] = [
    Variant("typed.map(find).switchToLatest()", "The first error ends the search box.") {
      typed, find, _ in
      typed.map(find).switchToLatest()
    },
    Variant(
      "typed.map(find).switchToLatest().catchTo(sorry)",
      "The error becomes “offline”, and the search box ends all the same."
    ) { typed, find, sorry in
      typed.map(find).switchToLatest().catchTo(sorry)
    },
    Variant(
      "typed.map { find($0).catchTo(sorry) }.switchToLatest()",
      "Each request handles its own error, and the search box lives on."
    ) { typed, find, sorry in
      typed.map { find($0).catchTo(sorry) }.switchToLatest()
    },
    Variant(
      "typed.map { find($0).retry(2).catchTo(sorry) }.switchToLatest()",
      "Each request is made again before it handles its error."
    ) { typed, find, sorry in
      typed.map { find($0).retry(2).catchTo(sorry) }.switchToLatest()
    },
  ]
  package let script = [
    Input(0, "search", "c"), Input(4000, "search", "ca"), Input(5000, "offline", "on"),
    Input(8000, "offline", "off"), Input(12000, "search", "cat"),
  ]

  package init() {}

  package func wire(_ line: Line, on stage: Stage) {
    line(asked(stage.texts("search")), stage.server.find, .return(["offline"]))
      .show("list", on: stage)
  }

  package func fault(_ screen: Screen) -> String? {
    guard screen.isOver("list") else { return nil }
    if screen.requests("find \(screen["search"])") == 0 {
      return "The search box is dead: nobody asks for \(screen["search"])."
    }
    return "An error has ended the search box."
  }
}
