import ReactiveCore
import XCTest

final class EmptyTests: XCTestCase {
  // SIG-EMPTY-1, SIG-EMPTY-2
  func test_empty_only_completes_and_error_only_fails() {
    XCTAssertEqual(Signal<Int>.empty().syncLines, ["completed"])
    XCTAssertEqual(Signal<Int>.error(Failure("lost")).syncLines, ["error lost"])
  }

  // SIG-EMPTY-3
  func test_never_sends_nothing_and_retains_no_subscriber() {
    XCTAssertEqual(Signal<Int>.never().syncLines, [])
    let living = Counter()
    let disposable = CountedObject.lend(in: living) { object in
      Signal<Int>.never().subscribe(
        next: { _ in object.touch() }, error: { _ in object.touch() }, completed: { object.touch() }
      )
    }
    XCTAssertEqual(living.value, 0)
    XCTAssertTrue(disposable.isDisposed)
  }

  // SIG-RETURN-1, SIG-RETURN-2
  func test_return_sends_its_value_even_nil_and_completes() {
    let signal = Signal<String?>.return(nil)
    for _ in 1...2 { XCTAssertEqual(signal.syncLines, ["nil", "completed"]) }
  }

  // SIG-RETURN-3
  func test_return_does_not_complete_a_subscriber_that_has_ended() {
    let log = Log()
    let box = LockedValue<Subscriber<Int>>()
    box.value = Subscriber(
      next: { _ in box.value?.sendError(Failure("enough")) },
      error: { log.add("error \($0)") }, completed: { log.add("completed") })
    Signal.return(1).subscribe(box.value!)
    XCTAssertEqual(log.lines, ["error enough"])
    box.value = nil
  }
}
