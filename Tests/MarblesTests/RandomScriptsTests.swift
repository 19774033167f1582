import Marbles
import ReactiveCore
import XCTest

final class RandomScriptsTests: XCTestCase {
  func test_a_difference_is_found_minimized_and_drawn() {
    let (built, original) = RandomScripts().drawings(
      of: { ScriptTarget(sharedByCounting(Signal($0[0]))) },
      and: { ScriptTarget(Signal($0[0]).share()) })
    XCTAssertEqual(
      built,
      """
      source 0 (at once (7|))  -----
      what happens             ^----
      listener 0               (7|)-
      listener 1               -----
      inside event 2 of listener 0: another joins
      source 0 was subscribed once
      """)
    XCTAssertEqual(
      original,
      """
      source 0 (at once (7|))  -----
      what happens             ^----
      listener 0               (7|)-
      listener 1               (7|)-
      inside event 2 of listener 0: another joins
      source 0 was subscribed 2 times
      """)
  }

  func test_reentrant_calls_can_be_excluded() {
    let deaf = { (sources: [ScriptSource]) -> ScriptTarget in
      let subject = Subject<Int>()
      var isSending = false
      _ = sources[0].begin { event in
        if isSending { return }
        isSending = true
        switch event {
        case .next(let value): subject.sendNext(value)
        case .error: subject.sendError(ScriptError())
        case .completed: subject.sendCompleted()
        }
        isSending = false
      }
      return ScriptTarget(subject)
    }
    let plain = { (sources: [ScriptSource]) in ScriptTarget(Subject(), pushedBy: sources[0]) }
    let simple = RandomScripts(isReentrant: false).drawings(of: deaf, and: plain)
    XCTAssertEqual(simple.built, simple.original)
    let all = RandomScripts().drawings(of: deaf, and: plain)
    XCTAssertNotEqual(all.built, all.original)
  }

  func test_equal_operators_have_no_difference() {
    let connections = RandomScripts(connects: true).drawings(
      of: { ScriptTarget(Signal($0[0]).multicast(Subject())) },
      and: { ScriptTarget(Signal($0[0]).publish()) })
    XCTAssertEqual(connections.built + connections.original, "")
    let replays = RandomScripts().drawings(
      of: { ScriptTarget(ReplaySubject(), pushedBy: $0[0]) },
      and: { ScriptTarget(ReplaySubject(capacity: .max), pushedBy: $0[0]) })
    XCTAssertEqual(replays.built + replays.original, "")
  }

  func test_operators_with_two_sources_can_be_compared() {
    let scripts = RandomScripts(sources: 2)
    let merged = { (sources: [ScriptSource]) in
      ScriptTarget(Signal(sources[0]).merge(Signal(sources[1])))
    }
    let same = scripts.drawings(
      of: merged, and: { ScriptTarget(Signal.merge([Signal($0[0]), Signal($0[1])])) })
    XCTAssertEqual(same.built + same.original, "")
    let other = scripts.drawings(
      of: merged, and: { ScriptTarget(Signal($0[0]).concat(Signal($0[1]))) })
    XCTAssertNotEqual(other.built, other.original)
  }
}

/// A share operator with a bug: it still counts the subscribers of a source that has ended.
private func sharedByCounting(_ source: Signal<Int>) -> Signal<Int> {
  var listeners = 0
  var subject = Subject<Int>()
  return Signal { subscriber in
    listeners += 1
    let isFirst = listeners == 1
    if isFirst { subject = Subject() }
    let subscription = subject.subscribe(subscriber)
    if isFirst { source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      listeners -= 1
    }
  }
}
