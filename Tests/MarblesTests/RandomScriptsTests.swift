import Marbles
import ReactiveCore
import XCTest

final class RandomScriptsTests: XCTestCase {
  func test_a_difference_is_found_made_small_and_drawn() {
    let difference = RandomScripts().difference(
      between: { Scripted(sharedByCounting(Signal($0[0]))) },
      and: { Scripted(Signal($0[0]).share()) })
    XCTAssertEqual(
      difference,
      """
      source 0 (at once (7|))  -
      what happens             ^
      yours, listener 0        (7|)
      yours, listener 1        -
      yours, starts            [1]
      library, listener 0      (7|)
      library, listener 1      (7|)
      library, starts          [2]
      inside event 2 of listener 0: another joins
      """)
  }

  func test_what_is_the_same_makes_no_difference() {
    XCTAssertNil(
      RandomScripts(connects: true).difference(
        between: { Scripted(Signal($0[0]).multicast(Subject())) },
        and: { Scripted(Signal($0[0]).publish()) }))
    XCTAssertNil(
      RandomScripts().difference(
        between: { Scripted(ReplaySubject(), pushedBy: $0[0]) },
        and: { Scripted(ReplaySubject(capacity: .max), pushedBy: $0[0]) }))
  }

  func test_with_two_sources_what_nobody_hears_makes_no_difference() {
    let scripts = RandomScripts(sources: 2)
    XCTAssertNil(
      scripts.difference(
        between: { Scripted(Signal($0[0]).merge(Signal($0[1]))) },
        and: { Scripted(Signal.merge([Signal($0[0]), Signal($0[1])])) }))
    XCTAssertNotNil(
      scripts.difference(
        between: { Scripted(Signal($0[0]).merge(Signal($0[1]))) },
        and: { Scripted(Signal($0[0]).concat(Signal($0[1]))) }))
  }
}

/// The source runs while somebody is counted, and one that has ended still counts its listeners.
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
