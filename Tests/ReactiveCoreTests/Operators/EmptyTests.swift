import ReactiveCore
import XCTest

final class EmptyTests: XCTestCase {
  func test_SIG_EMPTY_1_SIG_EMPTY_2_empty_sends_completion_only_and_error_its_error() {
    XCTAssertEqual(Signal<Int>.empty().syncLines, ["completed"])
    XCTAssertEqual(Signal<Int>.error(Failure("lost")).syncLines, ["error lost"])
  }

  func test_SIG_EMPTY_3_never_sends_nothing_and_keeps_no_subscriber_alive() {
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
}
