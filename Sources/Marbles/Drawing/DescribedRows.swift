import Synchronization

extension Row {
  /// Sets a closure that receives a row and its description whenever a timeline is described.
  ///
  /// Pass `nil` to remove the closure. A failed test prints only the descriptions. The rows also
  /// contain the exact times.
  @_spi(Checks) public static func watchDescriptions(
    _ note: (@Sendable (_ row: Row, _ description: String) -> Void)?
  ) {
    watcher.withLock { $0 = note }
  }

  func show(drawnAs text: String) { Row.watcher.withLock { $0 }?(self, text) }

  private static let watcher = Mutex<(@Sendable (Row, String) -> Void)?>(nil)
}
