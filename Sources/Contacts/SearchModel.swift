import ReactiveCore

/// A search field, and the list below it.
public final class SearchModel {
  /// Where somebody types.
  public let field = SearchField()
  /// The rows for the newest question, and none for an empty field.
  ///
  /// One search serves all subscribers, and a late one gets the rows that are shown.
  public let rows: Signal<[String]>

  /// Creates a model that searches in both, after a pause on `scheduler`.
  public init(
    _ database: Database, _ server: Server, on scheduler: Scheduler
  ) {
    rows = settled(field.texts, on: scheduler)
      .map { $0.isEmpty ? .return([]) : search($0, database, server) }
      .switchToLatest()
      .share(replay: 1)
  }
}
