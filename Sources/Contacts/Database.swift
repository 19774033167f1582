import ReactiveCore

/// The contacts stored on the phone.
public final class Database {
  /// The journal that records each request and its cause.
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

  /// Returns a signal that sends the names that begin with `text`,
  /// ignoring case, after 0.3 seconds.
  public func find(_ text: String) -> Signal<[String]> {
    Signal.return(names.beginning(with: text)).delay(.milliseconds(300), on: scheduler)
      .journaled(as: "find \(text) (phone)", in: journal)
  }
}
