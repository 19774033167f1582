import Synchronization

extension Row {
  /// Passes the row and the description of each timeline that is described from now on to an
  /// observer; `nil` ends that.
  ///
  /// A failed test repeats the descriptions of the timelines that it compared, but not the times of
  /// their events.
  @_spi(Checks) public static func watchDescriptions(
    _ note: (@Sendable (_ row: Row, _ description: String) -> Void)?
  ) {
    watcher.withLock { $0 = note }
  }

  func show(drawnAs text: String) { Row.watcher.withLock { $0 }?(self, text) }

  private static let watcher = Mutex<(@Sendable (Row, String) -> Void)?>(nil)
}
