extension TestScheduler {
  /// Lets each scheduler that is made from now on wait before its clock moves.
  ///
  /// It slows virtual time down for a person who watches. What happens, and at which virtual time,
  /// stays as it is.
  ///
  /// - Parameter wait: Waits for the time by which the clock is about to move; with `nil`, time moves
  ///   at once again.
  public static func pace(by wait: (@Sendable (Duration) -> Void)?) {
    sharedPace.withLock { $0 = wait }
  }

  /// Read once by each scheduler, so that a run without a pace pays next to nothing for it.
  static var pace: (@Sendable (Duration) -> Void)? { sharedPace.withLock { $0 } }
}

private let sharedPace = Locked<(@Sendable (Duration) -> Void)?>(nil)
