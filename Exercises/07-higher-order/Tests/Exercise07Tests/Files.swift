import Marbles
import ReactiveCore

/// Signals by name, with a record of the subscriptions to each.
final class Files {
  private let clock: TestScheduler
  private let timelines: [String: Timeline<String>]
  private var probes: [(name: String, probe: Probe<String>)] = []

  init(_ clock: TestScheduler, _ timelines: [String: Timeline<String>]) {
    self.clock = clock
    self.timelines = timelines
  }

  /// Returns a cold signal that plays the timeline for `name`.
  func load(_ name: String) -> Signal<String> {
    let probe = clock.probe(timelines[name].map { clock.cold($0) } ?? .empty())
    probes.append((name, probe))
    return probe.signal
  }

  /// The start and end of each subscription in seconds, such as `a 2-5`, sorted by name.
  var lifetimes: [String] {
    probes
      .flatMap { name, probe in
        probe.lifetimes.map { "\(name) \(seconds($0.subscribed))-\($0.ended.map(seconds) ?? "")" }
      }
      .sorted()
  }

  private func seconds(_ time: Duration) -> String {
    "\(time.components.seconds)"
  }
}
