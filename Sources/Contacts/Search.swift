import ReactiveCore

/// Returns the rows for one question: first the rows of the phone, then those rows followed by the
/// server's.
///
/// If the server fails, the rows of the phone remain and the signal completes.
public func search(
  _ text: String, _ database: Database, _ server: Server
) -> Signal<[String]> {
  database.find(text)
    .merge(server.find(text).catchTo(.empty()))
    .scan([], +)
}
