import ReactiveCore
import XCTest

/// Tests of operators that are written with only the library's public API.
final class SerializedTests: XCTestCase {
  func test_an_operator_with_one_input_has_a_name_and_stops_a_synchronous_source() {
    let signal = Signal.return(1).map { $0 + 1 }.everyOther().filter { _ in true }
    XCTAssertEqual(signal.name, "[[[+return:] -map:] -everyOther] -filter:")
    let made = Counter()
    let burst = Signal<Int> { subscriber in
      while !subscriber.isDisposed, made.value < 1_000 {
        subscriber.sendNext(made.increment())
      }
      return nil
    }
    XCTAssertEqual(burst.everyOther().take(2).syncLines, ["1", "3", "completed"])
    XCTAssertEqual(made.value, 3)
  }

  func test_an_operator_with_two_inputs_loses_no_value_from_two_threads() {
    let inputs = [Subject<Int>(), Subject<Int>()]
    let joined = inputs[0].alongside(inputs[1])
    let (count, overlaps) = (LockedValue(0), Overlaps())
    joined.scan(0) { sum, _ in sum + 1 }.subscribeNext { value in
      overlaps.visit { count.value = value }
    }
    onThreads(2) { thread in
      for value in 1...20_000 { inputs[thread].sendNext(value) }
    }
    XCTAssertEqual(count.value, 40_000)
    XCTAssertEqual(overlaps.count, 0)
  }

  func test_the_end_of_one_input_disposes_all_inputs_and_is_forwarded() {
    for end in [Event<Int>.completed, .error(Failure("lost"))] {
      let log = Log()
      let sources = [Source<Int>("a", log: log), Source<Int>("b", log: log)]
      log.record(sources[0].signal.alongside(sources[1].signal))
      sources[0].sendNext(1)
      sources[1].sendNext(2)
      if let error = end.error { sources[0].sendError(error) } else { sources[0].sendCompleted() }
      sources[1].sendNext(3)
      XCTAssertEqual(
        log.lines,
        [
          "subscribe a", "subscribe b", "1", "2", "dispose a", "dispose b",
          end.error == nil ? "completed" : "error lost",
        ])
    }
  }

  func test_disposal_disposes_all_inputs() {
    let (first, second) = (Source<Int>(), Source<Int>())
    first.signal.alongside(second.signal).subscribe().dispose()
    XCTAssertEqual([first.disposals, second.disposals], [1, 1])
  }
}

extension Signal {
  fileprivate func everyOther() -> Signal<Value> {
    Signal(of: self) { subscriber in
      var isOdd = false
      self.forward(
        to: subscriber,
        next: { value in
          isOdd.toggle()
          if isOdd { subscriber.sendNext(value) }
        })
    }
    .named("-everyOther", of: self)
  }

  fileprivate func alongside(_ other: Signal<Value>) -> Signal<Value> {
    Signal(of: self) { subscriber in
      let output = subscriber.serialized()
      self.forward(to: output)
      other.forward(to: output)
    }
    .named("-alongside:", of: self) { other.name }
  }
}
