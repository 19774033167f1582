import ReactiveCore

/// A model of a list row that shows one person, and is later reused for another.
///
/// ```swift
/// avatar.take(until: row.reuses).subscribeNext { [weak row] in row?.text = $0 }
/// ```
///
/// RAC: `UITableViewCell`.
public final class ListRow {
  /// The text of the row.
  public var text = ""

  /// A signal that sends a value before each reuse of the row.
  ///
  /// The signal completes when the row is deallocated, and never fails.
  ///
  /// RAC: `rac_prepareForReuseSignal`.
  public let reuses: Signal<Void>

  private let reused: Subject<Void>

  /// Creates an empty row.
  public init() {
    reused = Subject()
    reuses = reused
  }

  deinit { reused.sendCompleted() }

  /// Prepares the row for another person, as a list does before it reuses the row.
  public func prepareForReuse() { reused.sendNext(()) }
}
