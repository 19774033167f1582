/// The promises that a signal makes to its subscribers.
///
/// ```swift
/// let contract = SignalContract(
///   .cold, .one, of: User.self,
///   error: .of(NetworkError.self, when: "the server cannot be reached"),
///   completion: "after the user")
/// print(contract)
/// // ColdSignal<User, NetworkError>
/// // Completion: after the user
/// // Error: the server cannot be reached
/// // Scheduler: current
/// // Multicast: NO
/// ```
///
/// The compiler checks the type of the values. The operator `checking(_:starts:report:)` checks the
/// rest while the signal runs. It ignores the descriptions of when the signal completes or fails.
/// They are only for readers.
public struct SignalContract<Value>: Sendable {
  /// The kind of signal, which determines when its work begins.
  public enum Kind: Sendable {
    /// The work runs even without subscribers.
    case hot
    /// The work begins on subscription.
    case cold
  }

  /// The number of values, and whether a value may be `nil`.
  public enum Values: Sendable {
    /// Exactly one value, written as `T`.
    case one
    /// Exactly one value that may be `nil`, written as `T?`.
    case oneOrNil
    /// Any number of values, including zero, written as `[T]`.
    case many
    /// Any number of values, including zero, each of which may be `nil`, written as `[T?]`.
    case manyOrNil
    /// No values, written as `None`.
    case none

    var areOne: Bool { self == .one || self == .oneOrNil }
    var allowNil: Bool { self == .oneOrNil || self == .manyOrNil }
  }

  /// The scheduler on which events arrive.
  public enum Delivery: Sendable {
    /// The main scheduler, regardless of the subscribing thread.
    case main
    /// The given scheduler, regardless of the subscribing thread.
    case specified(Scheduler)
    /// The scheduler that was current when the subscription was made.
    case current
  }

  /// The effects of a subscription, apart from the events that it sends.
  public enum Subscribing: Sendable {
    /// No effects, so subscribing any number of times is harmless.
    case isFree
    /// Work that every subscription repeats, without side effects, such as a request.
    case doesWork
    /// A side effect that is visible elsewhere, such as sending a message.
    case hasEffect
  }

  let kind: Kind
  let values: Values
  let error: Errors
  let completion: String?
  let delivery: Delivery
  let subscribing: Subscribing
  let isMulticast: Bool

  /// Creates a contract from its clauses.
  ///
  /// Without `error`, the contract says that the signal never fails. Without `completion`, it says
  /// that the signal never completes.
  public init(
    _ kind: Kind, _ values: Values, of type: Value.Type = Value.self,
    error: Errors = .none, completion: String? = nil,
    scheduler delivery: Delivery = .current, subscribing: Subscribing = .isFree,
    multicast isMulticast: Bool = false
  ) {
    self.kind = kind
    self.values = values
    self.error = error
    self.completion = completion
    self.delivery = delivery
    self.subscribing = subscribing
    self.isMulticast = isMulticast
  }
}
