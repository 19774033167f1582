/// Why there is nothing to count down.
enum CountdownError: Error {
  /// The number to start from was negative.
  case alreadyLaunched
}
