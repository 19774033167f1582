import ReactiveCore

/// A model of a cell in a list, which shows one row and is used again for another.
///
/// ```swift
/// avatar.take(until: cell.reuses).bind(to: \.image, on: cell.view)
/// ```
///
/// RAC: `UITableViewCell`.
public final class Cell {
  /// What the cell shows.
  public var text = ""

  /// Sends each time before the cell is used again.
  ///
  /// It completes with the cell.
  ///
  /// RAC: `rac_prepareForReuseSignal`.
  public let reuses: Signal<Void>

  private let reused: Subject<Void>

  /// Creates a cell that shows nothing.
  public init() {
    reused = Subject()
    reuses = reused
  }

  deinit { reused.sendCompleted() }

  /// Does what a list does before it uses the cell again.
  public func prepareForReuse() { reused.sendNext(()) }
}
