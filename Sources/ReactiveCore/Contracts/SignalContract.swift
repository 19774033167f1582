/// What a signal promises to its subscribers, short enough for the comment above it.
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
/// The type is kept by the compiler. The rest is kept by `checking(_:starts:report:)`, which
/// watches a signal while it runs. When it completes and when it fails is for people to read: that
/// text is not checked, only whether it does so at all.
public struct SignalContract<Value>: Sendable {
  /// Whether the signal's work has to be subscribed to begin.
  public enum Kind: Sendable {
    /// The work runs with or without subscribers.
    case hot
    /// The work begins with a subscription.
    case cold
  }

  /// How many values come, and whether one may be `nil`.
  public enum Values: Sendable {
    /// Exactly one value: `T`.
    case one
    /// Exactly one value, which may be `nil`: `T?`.
    case oneOrNil
    /// Any number of values, or none at all: `[T]`.
    case many
    /// Any number of values, which may be `nil`: `[T?]`.
    case manyOrNil
    /// No value, ever: `None`.
    case none

    var areOne: Bool { self == .one || self == .oneOrNil }
    var allowNil: Bool { self == .oneOrNil || self == .manyOrNil }
  }

  /// Where events arrive.
  public enum Delivery: Sendable {
    /// On the main scheduler, on whichever thread it is subscribed.
    case main
    /// On a scheduler that the signal chose.
    case specified(Scheduler)
    /// On the scheduler that was current when the subscription was made.
    case current
  }

  /// What a subscription sets off, beside what it sends.
  public enum Subscribing: Sendable {
    /// Nothing: the signal may be subscribed as often as you like.
    case isFree
    /// Work that changes nothing, such as a request: every subscription pays for it again.
    case doesWork
    /// A change that others see, such as a message that is sent.
    case hasEffect
  }

  let kind: Kind
  let values: Values
  let error: Errors
  let completion: String?
  let delivery: Delivery
  let subscribing: Subscribing
  let isMulticast: Bool

  /// Creates a contract, clause by clause.
  ///
  /// Without `error` the signal never fails. Without `completion` it never completes.
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
