#if os(Linux)
  import Foundation
  import XCTest

  @testable import ReactiveCore

  /// Tests for leaks that counting objects doesn't find: raw memory and growing arrays.
  final class RawMemoryTests: XCTestCase {
    /// A value of 128 bytes.
    private typealias Large = (SIMD16<Int>, Void)
    private let large: Large = (SIMD16(repeating: 1), ())

    func test_boxes_queues_and_lists_release_their_memory() throws {
      try assertKeepsNothing(times: 100_000) { _ = Box(self.large).isEmpty }
      try assertKeepsNothing(times: 2_000) {
        let queue = FirstInFirstOut<Large>()
        for _ in 0..<50 { queue.append(self.large) }
      }
      try assertKeepsNothing(times: 100) {
        XCTAssertEqual(
          repeatElement(self.large, count: 1_000).lazyList.foldLeft(0) { sum, _ in sum + 1 }, 1_000)
      }
    }

    func test_each_retry_or_repeat_leaves_no_memory_in_the_subscription() throws {
      let ways:
        [(name: String, end: (Subscriber<Int>) -> Void, again: (Signal<Int>) -> Signal<Int>)] = [
          ("retry", { $0.sendError(Failure("again")) }, { $0.retry() }),
          ("retry(when:)", { $0.sendError(Failure("again")) }, { $0.retry(when: { $0 }) }),
          ("repeat", { $0.sendCompleted() }, { $0.repeat() }),
        ]
      for way in ways {
        let growth = Growth()
        let source = Signal<Int> { subscriber in
          if growth.takesStep() { way.end(subscriber) }
          return nil
        }
        let scheduler = TestScheduler()
        scheduler.performAsCurrent {
          let subscription = way.again(source).subscribe()
          scheduler.run()
          subscription.dispose()
        }
        try growth.assertIsSmall(way.name)
      }
    }

    func test_a_forwarded_value_leaves_no_memory_in_the_subscription() throws {
      let ended = Signal<Int> { subscriber in
        subscriber.sendCompleted()
        return nil
      }
      let scheduler = TestScheduler()
      let second = Duration.seconds(1)
      let ways: [(name: String, signal: (Signal<Int>) -> Signal<Int>)] = [
        ("flattenMap", { $0.flattenMap { _ in ended } }),
        ("concatMap", { $0.concatMap { _ in ended } }),
        ("exhaustMap", { $0.exhaustMap { _ in ended } }),
        ("switchToLatest", { $0.map { _ in ended }.switchToLatest() }),
        ("delay", { $0.delay(second, on: scheduler) }),
        ("throttle", { $0.throttle(second, on: scheduler) }),
        ("timeout", { $0.timeout(.seconds(100), on: scheduler) }),
        ("deliver(on:)", { $0.deliver(on: scheduler) }),
        ("buffer", { $0.buffer(second, on: scheduler).map(\.count) }),
        ("sample", { $0.sample($0) }),
        ("window", { $0.window($0).map { _ in 0 } }),
      ]
      for way in ways {
        let values = Subject<Int>()
        let subscription = way.signal(values).subscribe()
        let growth = Growth()
        while growth.takesStep() {
          values.sendNext(0)
          scheduler.advance(by: second)
        }
        try growth.assertIsSmall(way.name)
        subscription.dispose()
      }
    }

    func test_work_that_schedules_itself_leaves_no_memory_in_its_disposable() throws {
      let scheduler = TestScheduler()
      let growth = Growth()
      scheduler.scheduleRecursive { again in if growth.takesStep() { again() } }
      scheduler.run()
      try growth.assertIsSmall("recursive scheduling")
    }

    /// Asserts that the process grows by less than 4 MB when `body` runs `times` times.
    private func assertKeepsNothing(times: Int, _ body: () -> Void, line: UInt = #line) throws {
      body()
      let before = try residentKilobytes()
      for _ in 0..<times { body() }
      XCTAssertLessThan(try residentKilobytes() - before, 4_096, line: line)
    }
  }

  /// The growth of the process's memory between the 2,500th and the 12,500th step.
  private final class Growth {
    private var steps = 0
    private var sizes: [Int] = []

    /// Counts a step, and returns whether more steps are needed.
    func takesStep() -> Bool {
      steps += 1
      if steps % 10_000 == 2_500 { sizes.append((try? residentKilobytes()) ?? 0) }
      return steps < 12_500
    }

    func assertIsSmall(_ name: String) throws {
      XCTAssertEqual(sizes.count, 2, name)
      XCTAssertLessThan(try XCTUnwrap(sizes.last) - XCTUnwrap(sizes.first), 512, name)
    }
  }

  /// Returns the resident memory, in kilobytes.
  ///
  /// Releases freed memory to the system first, because reused memory would hide growth.
  private func residentKilobytes() throws -> Int {
    returnFreedMemory()
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return try XCTUnwrap(Int(XCTUnwrap(status.firstMatch(of: /VmRSS:\s+(\d+) kB/)).1))
  }
#endif
