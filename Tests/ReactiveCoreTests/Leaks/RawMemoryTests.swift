#if os(Linux)
  import Foundation
  import XCTest

  @testable import ReactiveCore

  /// Memory that no object holds, and lists that grow: what a leak of objects does not show.
  final class RawMemoryTests: XCTestCase {
    /// 128 bytes.
    private typealias Large = (SIMD16<Int>, Void)
    private let large: Large = (SIMD16(repeating: 1), ())

    func test_a_variable_gives_its_place_back() throws {
      try assertKeepsNothing(times: 100_000) { _ = Variable(self.large).isEmpty }
    }

    func test_a_queue_gives_its_ring_back() throws {
      try assertKeepsNothing(times: 2_000) {
        let queue = FirstInFirstOut<Large>()
        for _ in 0..<50 { queue.append(self.large) }
      }
    }

    func test_a_list_gives_the_places_of_its_elements_back() throws {
      try assertKeepsNothing(times: 100) {
        XCTAssertEqual(
          repeatElement(self.large, count: 1_000).lazyList.foldLeft(0) { sum, _ in sum + 1 }, 1_000)
      }
    }

    func test_a_larger_stack_is_given_back_with_what_it_took_to_go_there() throws {
      let stack = Stack()
      try assertKeepsNothing(times: 20_000) {
        if let larger = LargerStack(than: stack) { larger.perform {} }
      }
    }

    func test_a_round_that_failed_leaves_nothing_with_the_subscription() throws {
      var sizes: [Int] = []
      var round = 0
      let failing = Signal<Int> { subscriber in
        round += 1
        if round % 50_000 == 10_000 { sizes.append((try? residentKilobytes()) ?? 0) }
        if round < 60_000 { subscriber.sendError(Failure("again")) }
        return nil
      }
      TestScheduler().performAsCurrent {
        failing.retry(when: { $0 }).subscribe().dispose()
      }
      XCTAssertEqual(sizes.count, 2)
      XCTAssertLessThan(sizes[1] - sizes[0], 2_048, "after 50,000 rounds")
    }

    /// That `times` calls of `body` grow the process by less than 4 MB.
    private func assertKeepsNothing(times: Int, _ body: () -> Void, line: UInt = #line) throws {
      body()
      let before = try residentKilobytes()
      for _ in 0..<times { body() }
      XCTAssertLessThan(try residentKilobytes() - before, 4_096, line: line)
    }
  }

  private func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return try XCTUnwrap(Int(XCTUnwrap(status.firstMatch(of: /VmRSS:\s+(\d+) kB/)).1))
  }
#endif
