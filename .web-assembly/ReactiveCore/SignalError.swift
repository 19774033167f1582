/// What a signal fails with: Embedded Swift 6.3 cannot box a value as `any Error`.
public struct Failure: Error, Hashable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// What the library's own operators fail with.
public enum SignalError {
  public static var timedOut: Failure { Failure("timedOut") }
  public static func noCase(key: String) -> Failure { Failure("noCase(key: \"\(key)\")") }
}
