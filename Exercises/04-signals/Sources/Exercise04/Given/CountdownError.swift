enum CountdownError: Error {
  /// The countdown's start was negative.
  case alreadyLaunched
}
