import Contacts
import ReactiveCore

/// A list that changes and loads pictures, for task 7.5.
struct AvatarListStory: Story {
  typealias Line = (_ lists: Signal<[String]>, _ server: Server) -> Signal<String>

  let name = "pictures"
  let title = "The pictures of a list"
  let parts: [Part] = [
    .button("all", "Everybody"), .button("favorites", "Favorites"), .list("list", "Rows"),
  ]
  let options = [Option("slow", "The server takes 5 s to send Ada's picture")]
  let variants: [Variant<Line>] = []
  let script = [Input(0, "all"), Input(3000, "favorites")]

  private static let names = [
    "all": ["Ada", "Alan", "Cai", "Cathy"], "favorites": ["Grace", "Claire"],
  ]

  func wire(_ line: Line, on stage: Stage) {
    let lists = Signal.merge(
      AvatarListStory.names.map { button, names in stage.taps(button).mapReplace(names) }
    ).share()
    let emptied: Signal<String?> = lists.mapReplace(nil)
    let sent: Signal<String?> = line(lists, stage.server).map { Optional($0) }
    Signal.merge([emptied, sent])
      .scan([String]()) { rows, row in row.map { rows + [$0] } ?? [] }
      .show("list", on: stage)
  }

  func problem(_ screen: Screen) -> String? {
    guard let button = screen.latest(of: ["all", "favorites"]),
      let names = AvatarListStory.names[button],
      let title = parts.first(where: { $0.name == button })?.title
    else { return nil }
    let rows = screen["list"].split(separator: ",").map { String($0).trimmed }
    let shown = rows.map { String($0.prefix { $0 != " " }) }
    if let other = shown.first(where: { !names.contains($0) }) {
      return "“\(title)” is selected, but a row shows \(other)."
    }
    let loading = screen.loading.map { String($0.dropFirst("avatar ".count)) }
    if let other = loading.first(where: { !names.contains($0) }) {
      return "“\(title)” is selected, but \(other)'s picture is still loading."
    }
    if loading.count > 3 { return "\(loading.count) pictures are loading at the same time." }
    let missing = names.first { !shown.contains($0) && !loading.contains($0) }
    return missing.flatMap {
      loading.isEmpty ? "Nothing is loading, and \($0) has no picture." : nil
    }
  }
}
