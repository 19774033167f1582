import Synchronization

extension Row {
  /// Shows the row of each timeline that is described from now on, and its description, to somebody who
  /// watches; nil ends that.
  ///
  /// A failed test repeats the descriptions of what it has compared; from them alone it cannot be told what
  /// happened when.
  @_spi(Checks) public static func watchDescriptions(
    _ note: (@Sendable (_ row: Row, _ description: String) -> Void)?
  ) {
    watcher.withLock { $0 = note }
  }

  func show(drawnAs text: String) { Row.watcher.withLock { $0 }?(self, text) }

  private static let watcher = Mutex<(@Sendable (Row, String) -> Void)?>(nil)
}
