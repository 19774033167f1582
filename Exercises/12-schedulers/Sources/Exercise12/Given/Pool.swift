/// A group of threads that run jobs.
///
/// Several jobs may run at the same time, in any order.
protocol Pool: Sendable {
  /// Runs `job` on any thread of the group, possibly before this method returns.
  func submit(_ job: @escaping () -> Void)
}
