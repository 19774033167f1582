import Marbles
import ReactiveCore
import XCTest

@testable import Exercise18

/// An operator of the library and its Mini counterpart.
///
/// Each check runs both operators. The library's result proves that the expected result is right.
struct OperatorPair {
  let library: ([Signal<String>]) -> Signal<String>
  let mini: ([MiniSignal<String>]) -> MiniSignal<String>

  init(
    _ library: @escaping ([Signal<String>]) -> Signal<String>,
    mini: @escaping ([MiniSignal<String>]) -> MiniSignal<String>
  ) {
    self.library = library
    self.mini = mini
  }

  /// Checks the result for cold inputs, and the times at which they are subscribed to and disposed.
  func check(
    _ inputs: Timeline<String>..., gives expected: Timeline<String>,
    lifetimes: [[Timeline<String>]]? = nil, disposedAt disposal: Duration? = nil,
    _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    for (family, run) in [("Signal", library), ("MiniSignal", { mini($0.map(\.mini)).signal })] {
      let clock = TestScheduler()
      let probes = inputs.map { clock.probe(clock.cold($0)) }
      let recorded = clock.record(run(probes.map(\.signal)), until: disposal)
      clock.advance(by: .seconds(30))
      XCTAssertEqual(recorded.timeline, expected, "\(family): \(message)", file: file, line: line)
      for (number, (probe, lifetime)) in zip(probes, lifetimes ?? []).enumerated() {
        XCTAssertEqual(
          probe.lifetimes, lifetime,
          "\(family): \(message) Check when input \(number + 1) is subscribed to and disposed.",
          file: file, line: line)
      }
    }
  }
}

/// A log of a test's events.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns a signal that sends a value on subscription and runs until it is disposed.
  func running(_ name: String) -> Signal<Int> {
    Signal { subscriber in
      self.add("\(name) subscribed")
      subscriber.sendNext(1)
      return Disposable { withExtendedLifetime(subscriber) { self.add("\(name) disposed") } }
    }
  }

  func runningMini(_ name: String) -> MiniSignal<Int> {
    MiniSignal { subscriber in
      self.add("\(name) subscribed")
      subscriber.sendNext(1)
      return MiniDisposable { self.add("\(name) disposed") }
    }
  }
}

/// Runs a test on the library and on the Mini library, and checks the log of each run.
func check(
  _ expected: [String], _ message: String, library: @escaping (Log) -> Void,
  mini: @escaping (Log) -> Void, file: StaticString = #filePath, line: UInt = #line
) {
  for (family, run) in [("Signal", library), ("MiniSignal", mini)] {
    let log = Log()
    run(log)
    XCTAssertEqual(log.lines, expected, "\(family): \(message)", file: file, line: line)
  }
}

struct Failure: Error {}
