import ReactiveCore
import Synchronization

extension Recorder {
  /// Shows each recorder that is made from now on to somebody who watches; nil ends that.
  package static func watch(_ note: (@Sendable (Recorder) -> Void)?) {
    watcher.withLock { $0 = note }
  }

  func show() { Recorder.watcher.withLock { $0 }?(self) }

  private static let watcher = Mutex<(@Sendable (Recorder) -> Void)?>(nil)
}

extension Diagram {
  /// The diagram as it will be if nothing happens for a time: what has not ended grows.
  package func waiting(_ time: Duration) -> Diagram {
    Diagram(
      rows: rows.map { row in
        guard row.ended == nil else { return row }
        var waiting = row
        waiting.observed += time
        return waiting
      }, axis: axis)
  }
}
