/// An event of a signal: a value, an error, or a completion.
///
/// A signal sends any number of values, and then at most one error or completion. To send them, it
/// calls the methods of a ``Subscriber``. Use an `Event` to store an event, or to send one as a
/// value, as ``Signal/materialize()`` does.
///
/// RAC: `RACEvent`.
public enum Event<Value> {
  /// A value.
  case next(Value)
  /// An error, which ends the signal.
  case error(any Error)
  /// A completion, which ends the signal without an error.
  case completed

  /// A Boolean value that indicates whether the event is an error or a completion.
  public var isTerminating: Bool {
    if case .next = self { false } else { true }
  }

  /// The value of a `next` event, or `nil` for other events.
  public var value: Value? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The error of an `error` event, or `nil` for other events.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }
}

extension Event: Sendable where Value: Sendable {}

extension Event: Equatable where Value: Equatable {
  /// Returns whether two events are equal.
  ///
  /// Errors are compared by their debug descriptions.
  public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)):
      String(reflecting: left) == String(reflecting: right)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension Event: Hashable where Value: Hashable {
  /// Hashes the event.
  ///
  /// An error is hashed by its debug description.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .next(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .error(let error):
      hasher.combine(1)
      hasher.combine(String(reflecting: error))
    case .completed:
      hasher.combine(2)
    }
  }
}

extension Event: CustomStringConvertible {
  /// The event as text, such as `next(1)` or `completed`.
  public var description: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
