import ReactiveCore

/// The model of a search screen, with a field and a list.
public final class SearchModel {
  /// The search field.
  public let field = SearchField()
  /// The names that match the latest text, or an empty list if the field is empty.
  ///
  /// All subscribers share one search. A late subscriber receives the current names.
  public let rows: Signal<[String]>

  /// Creates a model that searches the database and the server whenever the user stops typing.
  public init(
    _ database: Database, _ server: Server, on scheduler: Scheduler
  ) {
    rows = settled(field.texts, on: scheduler)
      .map { $0.isEmpty ? .return([]) : search($0, database, server) }
      .switchToLatest()
      .share(replay: 1)
  }
}
