import ReactiveCore
import XCTest

final class CheckingTests: XCTestCase {
  func test_passes_on_what_keeps_the_contract() {
    let contract = SignalContract(
      .cold, .one, of: Int.self, error: .of(SaveError.self, when: "the disk is full"),
      completion: "after the value")
    XCTAssertEqual(events(of: .return(1), checking: contract), [.next(1), .completed])
    XCTAssertEqual(
      events(of: .error(SaveError.diskFull), checking: contract), [.error(SaveError.diskFull)])
  }

  func test_catches_a_second_value() {
    let letters = Subject<String>().setName("letters")
    let contract = SignalContract(.hot, .one, of: String.self, completion: "after the value")
    let heard = Heard(letters.checking(contract))
    for letter in ["A", "B", "C"] { letters.sendNext(letter) }
    XCTAssertEqual(heard.values, ["A"])
    XCTAssertEqual(
      heard.violation,
      "letters broke its contract HotSignal<String, NoError> at value 2: "
        + "it sends exactly one value, and sent another.")
  }

  func test_catches_completion_without_the_one_value() {
    let contract = SignalContract(.cold, .one, of: Int.self, completion: "after the value")
    assertBreaks(
      .empty(), contract, at: .completion, .values,
      "it sends exactly one value, and completed without it")
  }

  func test_lets_an_allowed_error_come_before_the_one_value() {
    let contract = SignalContract(.cold, .one, of: Int.self, error: .any(when: "it rains"))
    XCTAssertEqual(
      events(of: .error(SaveError.diskFull), checking: contract), [.error(SaveError.diskFull)])
  }

  func test_catches_a_value_where_none_was_promised() {
    assertBreaks(
      .return(1), SignalContract(.cold, .none, completion: "at once"), at: .value(1), .values,
      "it sends no values, and sent one")
  }

  func test_lets_any_number_of_values_through() {
    let contract = SignalContract(.cold, .many, of: Int.self, completion: "at once")
    XCTAssertEqual(events(of: .empty(), checking: contract), [.completed])
    XCTAssertEqual(
      events(of: Signal.return(1).concat(.return(2)), checking: contract),
      [.next(1), .next(2), .completed])
  }

  func test_catches_nil_where_no_value_may_be_nil() {
    for shape in [SignalContract<String>.Values.one, .many] {
      let heard = Heard(
        Signal<String?>.return(nil).checking(SignalContract(.cold, shape, completion: "soon")))
      XCTAssertEqual(heard.broken?.reason, "its values are never nil, and this one is")
    }
  }

  func test_lets_nil_through_where_a_value_may_be_nil() {
    for shape in [SignalContract<String>.Values.oneOrNil, .manyOrNil] {
      let heard = Heard(
        Signal<String?>.return(nil).checking(SignalContract(.cold, shape, completion: "soon")))
      XCTAssertEqual(heard.values, [nil])
      XCTAssertNil(heard.broken)
    }
  }

  func test_catches_an_error_of_a_signal_that_never_fails() {
    assertBreaks(
      .error(SaveError.diskFull), SignalContract(.cold, .many), at: .error, .error,
      "it never fails, and failed with diskFull")
  }

  func test_catches_an_error_of_another_type() {
    let contract = SignalContract<Int>(
      .cold, .many, error: .of(CommandError.self, when: "the button is grey"))
    assertBreaks(
      .error(SaveError.diskFull), contract, at: .error, .error,
      "it fails only with CommandError, and failed with SaveError.diskFull")
  }

  func test_catches_completion_of_a_signal_that_never_completes() {
    assertBreaks(
      .empty(), SignalContract(.cold, .many), at: .completion, .completion,
      "it never completes, and did")
  }

  func test_keeps_the_name_of_the_signal() {
    let letters = Subject<String>().setName("letters")
    XCTAssertEqual(letters.checking(SignalContract(.hot, .many)).name, "letters")
  }

  func test_a_violation_disposes_the_source_before_it_is_told() {
    let letters = Subject<String>()
    let disposed = Disposable()
    let source = Signal<String> { subscriber in
      let subscription = letters.subscribe(subscriber)
      return Disposable {
        subscription.dispose()
        disposed.dispose()
      }
    }
    var wasDisposed: Bool?
    source.checking(SignalContract(.cold, .none)).subscribeError { _ in
      wasDisposed = disposed.isDisposed
    }
    letters.sendNext("A")
    XCTAssertEqual(wasDisposed, true)
  }

  func test_disposal_reaches_the_source() {
    let disposed = Disposable()
    let endless = Signal<Int> { subscriber in
      Disposable { withExtendedLifetime(subscriber) { disposed.dispose() } }
    }
    endless.checking(SignalContract(.cold, .many)).subscribe().dispose()
    XCTAssertTrue(disposed.isDisposed)
  }
}
