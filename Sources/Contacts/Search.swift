import ReactiveCore

/// The rows for one question: those of the phone, and then, below them, those of the server.
///
/// Where the server fails, the rows of the phone stay and the signal completes.
public func search(
  _ text: String, _ database: Database, _ server: Server
) -> Signal<[String]> {
  database.find(text)
    .merge(server.find(text).catchTo(.empty()))
    .scan([], +)
}
