import ReactiveCore
import XCTest

final class ToArrayTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_COLLECT_4_toArray_returns_all_values_or_throws_though_there_were_some() throws {
    XCTAssertEqual(try Signal.values(1, 2).toArray(), [1, 2])
    XCTAssertThrowsError(try failing.toArray()) { XCTAssertEqual($0 as? Failure, Failure("lost")) }
  }

  func test_awaited_it_is_all_values_or_throws_though_there_were_some() async throws {
    let values = try await Signal.values(1, 2).deliver(on: .background()).toArray()
    XCTAssertEqual(values, [1, 2])
    let error = await thrown { try await failing.toArray() }
    XCTAssertEqual(error as? Failure, Failure("lost"))
  }

  func test_cancelling_the_task_that_awaits_it_disposes_and_drops_the_values() async {
    await assertCancels(after: [1]) { try await $0.toArray() }
  }

  func test_more_tasks_than_threads_may_await_it() async throws {
    let sum = try await withThrowingTaskGroup(of: [Int].self) { group in
      for number in 1...64 {
        group.addTask {
          try await Signal.async {
            await Task.yield()
            return number
          }.toArray()
        }
      }
      return try await group.reduce(0) { $0 + $1[0] }
    }
    XCTAssertEqual(sum, 64 * 65 / 2)
  }
}
