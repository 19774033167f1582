import ReactiveCore

/// Returns the search results for one question: first the names on the phone, then
/// those followed by the server's names.
///
/// If the server fails, the names on the phone remain, and the signal completes.
public func search(
  _ text: String, _ database: Database, _ server: Server
) -> Signal<[String]> {
  database.find(text)
    .merge(server.find(text).catchTo(.empty()))
    .scan([], +)
}
