/// A broken clause of a contract, with the event or subscription that broke it and the reason.
public struct ContractViolation: Error, Equatable, Sendable {
  /// The clauses that can be checked.
  public enum Clause: Sendable {
    /// Whether the signal is hot or cold.
    case kind
    /// The number of values, and whether a value may be `nil`.
    case values
    /// Whether the signal fails, and with which type of error.
    case error
    /// Whether the signal completes.
    case completion
    /// The scheduler on which events arrive.
    case scheduler
    /// Whether each subscription repeats the work.
    case subscribing
    /// Whether all subscriptions share one run of the work.
    case multicast
  }

  /// The event or subscription that broke the contract.
  public enum Moment: Equatable, Sendable {
    /// The subscription.
    case subscription
    /// The value with this number, counting from 1.
    case value(Int)
    /// The error.
    case error
    /// The completion.
    case completion
  }

  /// The name of the signal.
  public let signal: String
  /// The first line of the contract.
  public let contract: String
  /// The clause that the signal broke.
  public let clause: Clause
  /// The event or subscription that broke the clause.
  public let moment: Moment
  /// The promise, and how the signal broke it.
  public let reason: String
}

extension ContractViolation: CustomStringConvertible {
  /// A sentence that describes the violation.
  public var description: String {
    "\(signal) broke its contract \(contract) at \(moment): \(reason)."
  }
}

extension ContractViolation.Moment: CustomStringConvertible {
  /// The moment as a phrase, such as `its error`.
  public var description: String {
    switch self {
    case .subscription: "its subscription"
    case .value(let number): "value \(number)"
    case .error: "its error"
    case .completion: "its completion"
    }
  }
}
