import Files
import Foundation
import Synchronization
import XCTest

@testable import CourseModel
@testable import Room
@testable import LiveBook

final class ClassCountsTests: XCTestCase {
  private static func report(solved: Int) -> RoomReport {
    let rows = (0..<3).map { index in
      RoomReport.LearnerRow(
        learner: "\(index)",
        marks: [
          "6.1": index < solved
            ? Mark(state: .solved)
            : Mark(state: .open, sentence: "No.", misconceptions: ["It pairs values."])
        ])
    }
    return RoomReport(tasks: ["6.1"], learners: rows, notices: [])
  }

  func test_counts_say_who_has_solved_a_task_and_what_stops_the_others() {
    XCTAssertEqual(
      ClassCounts.counts(in: Self.report(solved: 1)),
      [
        "6.1": ClassCounts.TaskCounts(
          solved: 1, open: 2, untouched: 0,
          misconceptions: [ClassCounts.TaskCounts.Misconception(text: "It pairs values.", count: 2)]
        )
      ])
  }

  func test_a_class_is_looked_at_while_it_is_wanted_and_told_when_something_changed() {
    let looks = Mutex(0)
    let told = Mutex<[Int]>([])
    let enough = expectation(description: "two changes")
    let counts = ClassCounts()
    counts.start(every: 0.001) {
      let look = looks.withLock { count in
        count += 1
        return count
      }
      return Self.report(solved: look < 5 ? 0 : 3)
    } show: { found in
      let solved = (try? found.get())?["6.1"]?.solved ?? -1
      if told.withLock({ list in
        list.append(solved)
        return list.count == 2
      }) {
        enough.fulfill()
      }
    }
    XCTAssertEqual(looks.withLock { $0 }, 0, "nobody has asked")
    counts.want(true)
    wait(for: [enough], timeout: 10)
    counts.stop()
    XCTAssertEqual(told.withLock { $0 }, [0, 3])
  }

  func test_what_stands_in_the_way_is_told() {
    let told = expectation(description: "told")
    told.assertForOverFulfill = false
    let counts = ClassCounts()
    counts.start(every: 1) {
      throw CourseError("the folder is gone.")
    } show: { found in
      if case .failure = found { told.fulfill() }
    }
    counts.want(true)
    wait(for: [told], timeout: 10)
    counts.stop()
  }
}
