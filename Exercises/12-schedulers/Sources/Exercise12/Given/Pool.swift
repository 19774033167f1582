/// A group of threads that run jobs.
///
/// Several jobs may run at the same time, in any order.
protocol Pool: Sendable {
  /// Runs `job` at any time, on any thread of the group.
  func submit(_ job: @escaping () -> Void)
}
