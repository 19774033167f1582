import ReactiveCore
import XCTest

final class SerialDisposableTests: XCTestCase {
  private let serial = SerialDisposable()
  private let (first, second) = (Disposable(), Disposable())

  // DISP-SERIAL-1
  func test_a_serial_disposable_starts_empty_or_with_an_action() {
    XCTAssertNil(serial.disposable)
    let log = Log()
    let other = SerialDisposable { log.add("run") }
    XCTAssertNotNil(other.disposable)
    other.dispose()
    XCTAssertEqual(log.lines, ["run"])
  }

  // DISP-SERIAL-2
  func test_a_disposed_inner_disposable_does_not_dispose_the_serial_one() {
    serial.disposable = first
    first.dispose()
    XCTAssertTrue(serial.disposable === first)
    XCTAssertFalse(serial.isDisposed)
  }

  // DISP-SERIAL-3
  func test_disposal_disposes_the_inner_disposable_which_then_reads_as_nil() {
    serial.disposable = first
    serial.dispose()
    XCTAssertTrue(first.isDisposed)
    XCTAssertTrue(serial.isDisposed)
    XCTAssertNil(serial.disposable)
  }

  // DISP-SERIAL-4
  func test_a_disposable_assigned_after_disposal_is_disposed_at_once() {
    serial.dispose()
    serial.disposable = first
    XCTAssertNil(serial.swap(second))
    XCTAssertTrue(first.isDisposed)
    XCTAssertTrue(second.isDisposed)
    XCTAssertNil(serial.disposable)
  }

  // DISP-SERIAL-5
  func test_assigning_nil_releases_the_inner_disposable() {
    serial.disposable = first
    serial.disposable = nil
    XCTAssertNil(serial.disposable)
    serial.dispose()
    XCTAssertFalse(first.isDisposed)
  }

  // DISP-SERIAL-6, DISP-SERIAL-7
  func test_swap_returns_the_previous_disposable_without_disposing_it() {
    let third = Disposable()
    XCTAssertNil(serial.swap(first))
    serial.disposable = second
    XCTAssertTrue(serial.swap(third) === second)
    serial.dispose()
    XCTAssertEqual([first, second, third].map(\.isDisposed), [false, false, true])
  }

  // DISP-SERIAL-8
  func test_a_released_serial_disposable_releases_the_inner_one_without_disposing_it() {
    let log = Log()
    weak var observed: Disposable?
    do {
      let serial = SerialDisposable { log.add("run") }
      observed = serial.disposable
      XCTAssertNotNil(observed)
    }
    XCTAssertNil(observed)
    XCTAssertEqual(log.lines, [])
  }
}
