import ReactiveCore
import Synchronization

extension Signal {
  /// Returns a signal that forwards this signal's inner signals, and records this signal and each
  /// inner signal.
  ///
  ///     terms.map(search).recorded("terms", inners: "search", by: recorder).switchToLatest()
  ///
  ///               0s    1s    2s    3s    4s
  ///     terms     ------1-----------2-----|
  ///     search 1        ^-----a-----!
  ///     search 2                    ^--b--|
  ///
  /// The outer row shows each inner signal's number. An inner row begins when the signal is
  /// subscribed to, which can be later. An inner signal without a subscription has no row.
  public func recorded<Inner>(
    _ name: String, inners innerName: String, by recorder: Recorder
  ) -> Signal<Signal<Inner>> where Value == Signal<Inner> {
    recorded(name, inners: innerName, operators: operators, by: recorder)
  }

  /// Returns a signal that records this signal and each inner signal.
  ///
  /// - Parameter operators: The operators that made this signal.
  package func recorded<Inner>(
    _ name: String, inners innerName: String, operators: [String], by recorder: Recorder
  ) -> Signal<Signal<Inner>> where Value == Signal<Inner> {
    let inners = Inners<Inner>()
    // The recorder retains the rows and the rows retain the signal, so the
    // signal must not retain the recorder.
    let outer = recorder.probe(
      map { [clock = recorder.clock] in inners.add(Probe($0, clock: clock)) },
      operators: operators)
    recorder.draw { inners.rows(innerName, below: outer.rows(name)) }
    return outer.signal.map { inners.signal($0) }.setName(name)
  }
}

/// The inner signals so far, in the order in which they were sent.
private final class Inners<Value>: @unchecked Sendable {  // Sendable: `lock` guards `probes`.
  private let lock = Mutex(())
  private var probes: [Probe<Value>] = []

  /// Adds the next inner signal, and returns its number.
  func add(_ probe: Probe<Value>) -> Int {
    lock.withLock { _ in
      probes.append(probe)
      return probes.count
    }
  }

  func signal(_ number: Int) -> Signal<Value> { lock.withLock { _ in probes[number - 1] }.signal }

  /// Returns the outer rows, followed by one row per subscription to an inner signal.
  ///
  /// Each inner row is linked to the outer value that shows its number.
  func rows(_ name: String, below outer: [Row]) -> [Row] {
    let probes = lock.withLock { _ in self.probes }
    var rows = outer
    for (index, probe) in probes.enumerated() {
      let number = "\(index + 1)"
      let sender = outer.firstIndex { $0.time(of: number) != nil }
      for var row in probe.rows("\(name) \(number)") {
        row.traced?.signal = nil
        if let sender, let time = outer[sender].time(of: number) {
          row.outer = Row.OuterMarble(rowsAbove: rows.count - sender, time: time, value: number)
        }
        rows.append(row)
      }
    }
    return rows
  }
}
