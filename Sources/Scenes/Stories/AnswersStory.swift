import Contacts
import ReactiveCore

/// A search on the phone and on the server, for task 11.5.
struct AnswersStory: Story {
  typealias Line = (_ text: String, _ database: Database, _ server: Server) -> Signal<
    [String]
  >

  let name = "answers"
  let title = "Answers from the phone and from the server"
  let parts: [Part] = [
    .field("search", "Search"), .list("list", "Contacts"), .toggle("offline", "Airplane mode"),
  ]
  let options = [Option("slow", "The server takes 5 s to answer “ca”")]
  let variants: [Variant<Line>] = []
  let script = [
    Input(0, "search", "c"), Input(4000, "search", "ca"), Input(5000, "offline", "on"),
    Input(10_000, "search", "cat"),
  ]

  private static let phone = ["Cai", "Cathy", "Claire"]
  private static let company = ["Caleb", "Cato"]

  func wire(_ line: @escaping Line, on stage: Stage) {
    let (database, server) = (stage.database, stage.server)
    stage.texts("search")
      .map { $0.isEmpty ? .empty() : line($0, database, server).scan([], +) }
      .map { $0.startWith([]) }
      .switchToLatest()
      .show("list", on: stage)
  }

  func problem(_ screen: Screen) -> String? {
    if screen.hasFailed("list") { return "The search box stopped working when the server failed." }
    let text = screen["search"]
    let (phone, server) = ("find \(text) (phone)", "find \(text)")
    if let old = screen.loading.first(where: { $0 != phone && $0 != server }) {
      return "The field contains “\(text)”, but “\(old)” is still running."
    }
    if text.isEmpty { return nil }
    let rows = screen["list"].split(separator: ",").map { String($0).trimmed }
    func missing(_ names: [String]) -> String? {
      names.first { $0.lowercased().hasPrefix(text) && !rows.contains($0) }
    }
    if !screen.loading.contains(phone), let name = missing(AnswersStory.phone) {
      return "\(name) is stored on the phone, but no row shows the name."
    }
    if !screen.loading.contains(server), !rows.contains("offline"),
      let name = missing(AnswersStory.company)
    {
      return "\(name) is stored on the server, but no row shows the name or “offline”."
    }
    return rows.indices.first { rows[..<$0].contains(rows[$0]) }.map { "Two rows say \(rows[$0])." }
  }
}
