import Contacts
import ReactiveCore

/// A reused row that shows the wrong person's picture, for pages 07 and 14.
struct AvatarsStory: Story {
  typealias Line = (_ name: String, _ row: ListRow, _ server: Server) -> Signal<String>

  let name = "avatars"
  let title = "The wrong person's picture"
  let parts: [Part] = [
    .row("row 1", "Row 1"), .row("row 2", "Row 2"), .row("row 3", "Row 3"),
    .button("scroll", "Scroll"),
  ]
  let options = [Option("slow", "The server takes 5 s to send Ada's picture")]
  let variants: [Variant<Line>] = [
    Variant("server.avatar(of: name)", "A row shows each picture that arrives.") {
      name, _, server in
      server.avatar(of: name)
    },
    Variant(
      "server.avatar(of: name).take(until: row.reuses)",
      "A reused row cancels its request for a picture."
    ) { name, row, server in
      server.avatar(of: name).take(until: row.reuses)
    },
  ]
  let script = [Input(1000, "scroll")]

  func wire(_ line: @escaping Line, on stage: Stage) {
    let people = [["Ada", "Alan", "Cai"], ["Grace", "Bob", "Eve"], ["Claire", "Fay", "Hal"]]
    let pages = stage.taps("scroll").scan(0) { page, _ in (page + 1) % people.count }.startWith(0)
    for number in 0..<3 {
      let row = ListRow()
      let names = pages.doNext { _ in row.prepareForReuse() }.map { people[$0][number] }.share(
        replay: 1)
      names.show("row \(number + 1).text", on: stage)
      names.flattenMap { line($0, row, stage.server).startWith("") }
        .show("row \(number + 1).picture", on: stage)
    }
  }

  func problem(_ screen: Screen) -> String? {
    for row in ["row 1", "row 2", "row 3"] {
      let (name, picture) = (screen["\(row).text"], screen["\(row).picture"])
      if !picture.isEmpty, picture != "(\(name.prefix(1)))" {
        return "The row shows \(name) with the picture \(picture)."
      }
    }
    return nil
  }
}
