import ReactiveCore

/// The contacts that the phone itself knows.
public final class Database {
  /// Keeps each request, and what asked for it.
  package var journal: Journal?

  private let names: [String]
  private let scheduler: Scheduler

  /// Creates a database that answers on `scheduler`.
  public init(
    _ names: [String] = [
      "Ada", "Alan", "Bob", "Cai", "Cathy", "Claire", "Eve", "Fay", "Grace", "Hal",
    ],
    on scheduler: Scheduler
  ) {
    self.names = names
    self.scheduler = scheduler
  }

  /// The names that begin with `text`, in upper or lower case: one value after 0.3 seconds.
  public func find(_ text: String) -> Signal<[String]> {
    Signal.return(names.beginning(with: text)).delay(.milliseconds(300), on: scheduler)
      .noted("find \(text) (phone)", in: journal)
  }
}
