import Foundation

/// A task that is implemented as a loop, as a chain, and with the library.
struct Workload {
  let id: String
  let title: String
  /// The number of events per run.
  let events: Int
  /// The highest allowed `Result.ratio`.
  let limit: Double?
  var unit = Unit.nanoseconds
  var isMeasuredOnce = false
  var loop: (() -> Double)?
  var chain: (() -> Double)?
  let ours: () -> Double

  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
  }
}

/// Prevents the optimizer from removing the work that computes `value`.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Returns the CPU time of `body` on this thread.
func nanoseconds(_ body: () -> Void) -> Double {
  let start = processorNanoseconds()
  body()
  return processorNanoseconds() - start
}

private func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the elapsed time of `body`, which may use several threads.
func elapsedNanoseconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .nanoseconds(1)
}

/// The results of a workload, per event.
struct Result {
  let workload: Workload
  let loop: Double?
  let chain: Double?
  let ours: Double

  /// The library's result divided by the chain's, or `nil` without a chain.
  var ratio: Double? { chain.map { ours / $0 } }

  var isAboveLimit: Bool {
    guard let ratio, let limit = workload.limit else { return false }
    return ratio > limit
  }
}

extension Workload {
  /// Measures each implementation, and keeps the fastest times because other processes add time.
  func measured(rounds: Int) -> Result {
    var (loops, chains, ours): ([Double], [Double], [Double]) = ([], [], [])
    // If there are several rounds, the first one is a warm-up.
    for round in 0...(isMeasuredOnce ? 0 : rounds) {
      let times = (loop?(), chain?(), self.ours())
      if round == 0, !isMeasuredOnce { continue }
      if let loop = times.0 { loops.append(loop) }
      if let chain = times.1 { chains.append(chain) }
      ours.append(times.2)
    }
    let perEvent = Double(events)
    return Result(
      workload: self,
      loop: loops.min().map { $0 / perEvent },
      chain: chains.min().map { $0 / perEvent },
      ours: (ours.min() ?? 0) / perEvent)
  }
}
