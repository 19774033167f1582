/// Threads that do work for whoever asks.
///
/// A pool gives no promise: it may do several jobs at once, and a later job before an earlier one.
protocol Pool: Sendable {
  /// Does `job` at some time, on some thread.
  func submit(_ job: @escaping () -> Void)
}
