import Foundation

/// One kind of work, done by the library and by its floors.
struct Workload {
  let id: String
  let title: String
  /// How many events one run handles.
  let events: Int
  /// How many times the chain's figure ours may be.
  ///
  /// Within its limits the library is ahead of the best of RxSwift, ReactiveSwift, OpenCombine and
  /// AsyncAlgorithms in every row that is timed, and takes at most half of its time in all but W1 and
  /// W2; a live subscription weighs at most 1.25 times as much.
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

/// Where results go, so that no optimizer can leave the work out.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Nanoseconds of the processor that `body` takes on this thread: waiting for a turn is not counted.
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

/// Nanoseconds that pass until `body` has returned, for work of several threads.
func elapsedNanoseconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .nanoseconds(1)
}

/// What was measured for one workload, for each event.
struct Result {
  let workload: Workload
  let loop: Double?
  let chain: Double?
  let ours: Double

  /// Ours in multiples of the chain.
  var ratio: Double? { chain.map { ours / $0 } }

  /// Whether ours is more than it may be.
  var isAboveLimit: Bool {
    guard let ratio, let limit = workload.limit else { return false }
    return ratio > limit
  }
}

extension Workload {
  /// Runs all forms in turns, and takes the least of each.
  ///
  /// What else the machine does only adds to a time, so the least is nearest to the work itself.
  func measured(rounds: Int) -> Result {
    var (loops, chains, ours): ([Double], [Double], [Double]) = ([], [], [])
    // One round to warm up, so that no form pays for the first touch of memory.
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
