import Marbles
import ReactiveCore
import XCTest

@testable import Exercise18

/// One case of conformance: it runs on the library's signals and on the Mini ones.
///
/// The library's run shows that the case is right, and the other that Mini conforms.
struct Conformance {
  /// The cold inputs of the case, in virtual time.
  let inputs: [Timeline<String>]

  /// Runs both, and compares what is heard, and how long each input is listened to.
  func check(
    _ expected: Timeline<String>, lifetimes: [[Timeline<String>]]? = nil,
    disposedAt disposal: Duration? = nil, _ message: String,
    library: @escaping ([Signal<String>]) -> Signal<String>,
    mini: @escaping ([MiniSignal<String>]) -> MiniSignal<String>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for (family, run) in [
      ("Signal", library), ("MiniSignal", { mini($0.map(\.mini)).signal }),
    ] {
      let clock = TestScheduler()
      let probes = inputs.map { clock.probe(clock.cold($0)) }
      let recorded = clock.record(run(probes.map(\.signal)), until: disposal)
      clock.advance(by: .seconds(30))
      XCTAssertEqual(recorded.timeline, expected, "\(family): \(message)", file: file, line: line)
      guard let lifetimes else { continue }
      for (number, (probe, lifetime)) in zip(probes, lifetimes).enumerated() {
        XCTAssertEqual(
          probe.lifetimes, lifetime,
          "\(family): \(message) Look at when input \(number + 1) is subscribed and disposed.",
          file: file, line: line)
      }
    }
  }
}

func conformance(_ inputs: Timeline<String>...) -> Conformance { Conformance(inputs: inputs) }

/// What happened, in words.
final class Story {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func listen(_ signal: Signal<Int>, as name: String) {
    signal.subscribe(
      next: { self.add("\(name) \($0)") }, error: { _ in self.add("\(name) error") },
      completed: { self.add("\(name) completed") })
  }

  @discardableResult
  func listen(_ signal: MiniSignal<Int>, as name: String) -> MiniDisposable {
    signal.subscribe(
      next: { self.add("\(name) \($0)") }, error: { _ in self.add("\(name) error") },
      completed: { self.add("\(name) completed") })
  }
}

/// Runs a case that is told in words on both families.
func check(
  _ expected: [String], _ message: String, library: @escaping (Story) -> Void,
  mini: @escaping (Story) -> Void,
  file: StaticString = #filePath, line: UInt = #line
) {
  for (family, run) in [("Signal", library), ("MiniSignal", mini)] {
    let story = Story()
    run(story)
    XCTAssertEqual(story.lines, expected, "\(family): \(message)", file: file, line: line)
  }
}

struct Failure: Error {}

extension Signal {
  var mini: MiniSignal<Value> {
    MiniSignal { subscriber in
      let subscription = self.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      return MiniDisposable { subscription.dispose() }
    }
  }
}

extension MiniSignal {
  var signal: Signal<Value> {
    Signal { subscriber in
      let subscription = self.subscribe(
        next: { subscriber.sendNext($0) },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
      return Disposable { subscription.dispose() }
    }
  }
}
