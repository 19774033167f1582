import Synchronization

extension Row {
  /// Sets an observer that receives each timeline described from now on, as a row and its
  /// description, or removes it if `note` is `nil`.
  ///
  /// A failed test repeats the compared descriptions, which don't contain exact times.
  @_spi(Checks) public static func watchDescriptions(
    _ note: (@Sendable (_ row: Row, _ description: String) -> Void)?
  ) {
    watcher.withLock { $0 = note }
  }

  func show(drawnAs text: String) { Row.watcher.withLock { $0 }?(self, text) }

  private static let watcher = Mutex<(@Sendable (Row, String) -> Void)?>(nil)
}
