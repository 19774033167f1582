/// An event of a signal: a value, an error, or a completion.
///
/// A signal sends any number of values, and then at most one error or completion. Inside the
/// library the three kinds of event are three calls (see ``Subscriber``). Use an `Event` where the
/// event itself is the value, as in tests and recordings.
///
/// RAC: `RACEvent`.
public enum Event<Value> {
  /// A value.
  case next(Value)
  /// The end because of a failure.
  case error(any Error)
  /// The end after the last value.
  case completed

  /// A Boolean value that indicates whether the event is an error or a completion.
  public var isTerminating: Bool {
    if case .next = self { false } else { true }
  }

  /// The value, if the event is one.
  public var value: Value? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The error, if the event is one.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }
}

extension Event: Sendable where Value: Sendable {}

extension Event: Equatable where Value: Equatable {
  /// Compares kinds and values, and errors by their debug descriptions.
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
  /// Hashes the kind with the value or with the debug description of the error.
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
  /// A description in the form of the call that sends the event.
  public var description: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
