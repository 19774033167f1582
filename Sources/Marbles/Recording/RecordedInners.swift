import ReactiveCore
import Synchronization

extension Signal {
  /// Sends what this signal of signals sends, and lets a recorder draw it and each of its signals.
  ///
  ///     terms.map(search).recorded("terms", inners: "search", by: recorder).switchToLatest()
  ///
  ///               0s    1s    2s    3s    4s
  ///     terms     ------1-----------2-----|
  ///     search 1        ^-----a-----!
  ///     search 2                    ^--b--|
  ///
  /// The outer row shows the number of each inner signal. An inner row begins where that signal is
  /// subscribed, which may be later than it was sent; one that never is has no row.
  public func recorded<Inner>(
    _ name: String, inners innerName: String, by recorder: Recorder
  ) -> Signal<Signal<Inner>> where Value == Signal<Inner> {
    let inners = Inners<Inner>()
    let outer = recorder.probe(map { inners.add(recorder.probe($0)) })
    recorder.draw {
      Row.rows(name, outer.subscriptions.map { $0.mapValues { $0.number } }) + inners.rows(innerName)
    }
    return outer.signal.map(\.signal)
  }
}

/// The signals that a signal of signals has sent, in order.
private final class Inners<Value>: @unchecked Sendable {  // Sendable: `lock` guards `probes`.
  private let lock = Mutex(())
  private var probes: [Probe<Value>] = []

  struct Numbered {
    let number: Int
    let signal: Signal<Value>
  }

  func add(_ probe: Probe<Value>) -> Numbered {
    lock.withLock { _ in
      probes.append(probe)
      return Numbered(number: probes.count, signal: probe.signal)
    }
  }

  func rows(_ name: String) -> [Row] {
    let probes = lock.withLock { _ in self.probes }
    return probes.enumerated().flatMap { index, probe in
      Row.rows("\(name) \(index + 1)", probe.subscriptions)
    }
  }
}
