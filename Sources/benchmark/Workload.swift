/// One kind of work, done by the library and by its floors.
struct Workload {
  /// What the figures are compared with, and what they may be.
  enum Limit {
    /// At most so many times the chain.
    case timesChain(Double)
    /// At most so many times another workload's chain: this one has none of its own.
    case timesChainOf(String, Double)
  }

  let id: String
  let title: String
  /// How many events one run handles.
  let events: Int
  let limit: Limit?
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

/// Nanoseconds that `body` takes.
func nanoseconds(_ body: () -> Void) -> Double {
  let elapsed = ContinuousClock().measure(body)
  return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
}

/// What was measured for one workload, for each event.
struct Result {
  let workload: Workload
  let loop: Double?
  let chain: Double?
  let ours: Double
  /// The median of the ratios of ours to the chain, round by round.
  let ratio: Double?
}

extension Workload {
  /// Runs all forms in turns, and takes medians.
  func measured(rounds: Int) -> Result {
    var loops: [Double] = []
    var chains: [Double] = []
    var ours: [Double] = []
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
      loop: loops.median.map { $0 / perEvent },
      chain: chains.median.map { $0 / perEvent },
      ours: (ours.median ?? 0) / perEvent,
      ratio: zip(ours, chains).map { $0 / $1 }.median)
  }
}

extension [Double] {
  /// The middle one in order of size.
  var median: Double? {
    isEmpty ? nil : sorted()[count / 2]
  }
}
