/// What a signal can send: any number of values, and then at most one error or completion.
///
/// Signals hand their three kinds of event on as three calls (see ``Subscriber``); an `Event` is for
/// when an event itself is the value, as in tests and recordings.
///
/// RAC: `RACEvent`.
public enum Event<Value> {
  /// A value.
  case next(Value)
  /// The end, because something failed.
  case error(any Error)
  /// The end, because there is nothing more to come.
  case completed

  /// Whether nothing can follow this event.
  public var isTerminating: Bool {
    if case .next = self { false } else { true }
  }

  /// The value of `next`.
  public var value: Value? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The error of `error`.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }
}

extension Event: Sendable where Value: Sendable {}

extension Event: Equatable where Value: Equatable {
  /// Compares kinds and values, and errors by how they describe themselves.
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
  /// Combines the kind with the value, or with how the error describes itself.
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
  /// Reads like the call that sends the event.
  public var description: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
