/// A promise that a signal broke: which one, when, and how.
public struct ContractViolation: Error, Equatable, Sendable {
  /// The clauses that can be seen to break.
  public enum Clause: Sendable {
    /// Hot or cold.
    case kind
    /// How many values, and whether they may be `nil`.
    case values
    /// Whether it fails, and with what.
    case error
    /// Whether it completes.
    case completion
    /// Where events arrive.
    case scheduler
    /// Whether each subscription pays for work again.
    case subscribing
    /// Whether all subscriptions share one run of the work.
    case multicast
  }

  /// What a signal was doing when it broke its promise.
  public enum Moment: Equatable, Sendable {
    /// It was being subscribed.
    case subscription
    /// It sent a value, the first of which is number 1.
    case value(Int)
    /// It failed.
    case error
    /// It completed.
    case completion
  }

  /// The name of the signal.
  public let signal: String
  /// The first line of the contract.
  public let contract: String
  /// The clause that broke.
  public let clause: Clause
  /// When it broke.
  public let moment: Moment
  /// What was promised, and what happened instead.
  public let reason: String
}

extension ContractViolation: CustomStringConvertible {
  /// The violation in a sentence.
  public var description: String {
    "\(signal) broke its contract \(contract) at \(moment): \(reason)."
  }
}

extension ContractViolation.Moment: CustomStringConvertible {
  /// The moment in words.
  public var description: String {
    switch self {
    case .subscription: "its subscription"
    case .value(let number): "value \(number)"
    case .error: "its error"
    case .completion: "its completion"
    }
  }
}
