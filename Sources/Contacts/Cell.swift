import ReactiveCore

/// A model of a list cell, which shows one row and is later reused for another.
///
/// ```swift
/// avatar.take(until: cell.reuses).bind(to: \.image, on: cell.view)
/// ```
///
/// RAC: `UITableViewCell`.
public final class Cell {
  /// The text of the cell.
  public var text = ""

  /// A signal that sends a value each time before the cell is reused.
  ///
  /// It completes when the cell is deallocated, and never fails.
  ///
  /// RAC: `rac_prepareForReuseSignal`.
  public let reuses: Signal<Void>

  private let reused: Subject<Void>

  /// Creates an empty cell.
  public init() {
    reused = Subject()
    reuses = reused
  }

  deinit { reused.sendCompleted() }

  /// Prepares the cell for another row, as a list does before it reuses the cell.
  public func prepareForReuse() { reused.sendNext(()) }
}
