import Synchronization

extension Row {
  /// Sets a closure that receives each timeline that is described from now on, as a row and its
  /// description.
  ///
  /// Pass `nil` to remove the closure. A failed test prints only the compared descriptions. The rows
  /// also contain the exact times.
  @_spi(Checks) public static func watchDescriptions(
    _ note: (@Sendable (_ row: Row, _ description: String) -> Void)?
  ) {
    watcher.withLock { $0 = note }
  }

  func show(drawnAs text: String) { Row.watcher.withLock { $0 }?(self, text) }

  private static let watcher = Mutex<(@Sendable (Row, String) -> Void)?>(nil)
}
