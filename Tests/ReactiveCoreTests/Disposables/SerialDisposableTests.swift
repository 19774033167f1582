import ReactiveCore
import XCTest

final class SerialDisposableTests: XCTestCase {
  func test_DISP_SERIAL_1_it_starts_empty_or_around_an_action() {
    XCTAssertNil(SerialDisposable().disposable)
    let log = Log()
    let serial = SerialDisposable { log.add("run") }
    XCTAssertNotNil(serial.disposable)
    serial.dispose()
    XCTAssertEqual(log.lines, ["run"])
  }

  func test_DISP_SERIAL_2_disposing_the_inner_one_leaves_the_serial_one() {
    let serial = SerialDisposable()
    let inner = Disposable()
    serial.disposable = inner
    inner.dispose()
    XCTAssertTrue(serial.disposable === inner)
    XCTAssertFalse(serial.isDisposed)
  }

  func test_DISP_SERIAL_3_it_disposes_the_inner_one_and_reads_nil_then() {
    let serial = SerialDisposable()
    let inner = Disposable()
    serial.disposable = inner
    serial.dispose()
    XCTAssertTrue(inner.isDisposed)
    XCTAssertTrue(serial.isDisposed)
    XCTAssertNil(serial.disposable)
  }

  func test_DISP_SERIAL_4_what_comes_after_the_end_is_disposed_at_once() {
    let serial = SerialDisposable()
    serial.dispose()
    let assigned = Disposable()
    serial.disposable = assigned
    let swapped = Disposable()
    XCTAssertNil(serial.swap(swapped))
    XCTAssertTrue(assigned.isDisposed)
    XCTAssertTrue(swapped.isDisposed)
    XCTAssertNil(serial.disposable)
  }

  func test_DISP_SERIAL_5_assigning_nil_forgets_the_inner_one() {
    let serial = SerialDisposable()
    let inner = Disposable()
    serial.disposable = inner
    serial.disposable = nil
    XCTAssertNil(serial.disposable)
    serial.dispose()
    XCTAssertFalse(inner.isDisposed)
  }

  func test_DISP_SERIAL_6_replacing_does_not_dispose_the_previous_one() {
    let serial = SerialDisposable()
    let first = Disposable()
    let second = Disposable()
    serial.disposable = first
    serial.disposable = second
    XCTAssertTrue(serial.swap(Disposable()) === second)
    XCTAssertFalse(first.isDisposed)
    XCTAssertFalse(second.isDisposed)
  }

  func test_DISP_SERIAL_7_after_a_swap_only_the_current_one_is_disposed() {
    let serial = SerialDisposable()
    let first = Disposable()
    let second = Disposable()
    XCTAssertNil(serial.swap(first))
    XCTAssertTrue(serial.swap(second) === first)
    serial.dispose()
    XCTAssertFalse(first.isDisposed)
    XCTAssertTrue(second.isDisposed)
  }

  func test_DISP_SERIAL_8_dropping_it_releases_the_inner_one_undisposed() {
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

  func test_DISP_SERIAL_9_threads_may_swap_and_read_at_once() {
    let serial = SerialDisposable()
    let handedBack = Counter()
    onThreads(4) { number in
      for _ in 0..<2_000 {
        if number < 2 {
          if serial.swap(Disposable()) != nil { handedBack.increment() }
        } else {
          _ = serial.disposable?.isDisposed
        }
      }
    }
    XCTAssertEqual(handedBack.value, 3_999)  // All but the one that is still inside.
  }

  func test_many_in_each_other_are_released_undisposed_on_a_small_stack() {
    onStack(of: 512 << 10) {
      var chain = SerialDisposable()
      for _ in 0..<32_768 {
        let next = SerialDisposable()
        next.disposable = chain
        chain = next
      }
      XCTAssertFalse(chain.isDisposed)
    }
  }
}
