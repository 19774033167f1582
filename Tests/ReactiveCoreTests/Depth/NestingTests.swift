import XCTest

@testable import ReactiveCore

final class NestingTests: XCTestCase {
  #if canImport(Glibc)
    func test_what_nests_deep_goes_on_on_one_larger_stack_and_on_no_other() {
      let answers = Log()
      onStack(of: 512 << 10) {
        whenDeep {
          let isOnLarger = Nesting.makesRoom {
            answers.add("deep there: \(Nesting.isDeep)")
            whenDeep { answers.add("room again: \(Nesting.makesRoom {})") }
          }
          answers.add("room: \(isOnLarger), deep here: \(Nesting.isDeep)")
        }
      }
      XCTAssertEqual(
        answers.lines, ["deep there: false", "room again: false", "room: true, deep here: true"])
    }
  #endif
}

/// Nests until half of the stack is used, and does `work` there.
private func whenDeep(_ work: () -> Void) {
  if Nesting.isDeep { return work() }
  withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { room in
    room[0] = 0
    whenDeep(work)
  }
}
