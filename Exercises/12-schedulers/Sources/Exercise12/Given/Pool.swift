/// A group of threads that do jobs.
///
/// Several jobs may run at the same time, in any order.
protocol Pool: Sendable {
  /// Does `job` at some time, on some thread.
  func submit(_ job: @escaping () -> Void)
}
