import ReactiveCore

/// The model of a search screen: a field, and a list.
public final class SearchModel {
  /// The search field.
  public let field = SearchField()
  /// The rows for the latest question, or an empty list for an empty field.
  ///
  /// All subscribers share one search. A later subscriber gets the current rows.
  public let rows: Signal<[String]>

  /// Creates a model that searches the database and the server, after a pause on `scheduler`.
  public init(
    _ database: Database, _ server: Server, on scheduler: Scheduler
  ) {
    rows = settled(field.texts, on: scheduler)
      .map { $0.isEmpty ? .return([]) : search($0, database, server) }
      .switchToLatest()
      .share(replay: 1)
  }
}
