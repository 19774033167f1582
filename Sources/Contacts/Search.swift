import ReactiveCore

/// Returns a signal that searches the phone and the server.
///
/// After each answer, the signal sends all names found so far. If the server fails, the names on
/// the phone remain, and the signal completes.
public func search(
  _ text: String, _ database: Database, _ server: Server
) -> Signal<[String]> {
  database.find(text)
    .merge(server.find(text).catchTo(.empty()))
    .scan([], +)
}
