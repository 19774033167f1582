import XCTest

@testable import ReactiveCore

final class AgendaTests: XCTestCase {
  func test_work_comes_out_by_its_date_and_then_by_its_arrival() {
    let log = Log()
    var agenda = Agenda()
    for arrival in 0..<300 {
      let seconds = (arrival * 7) % 10
      agenda.add(
        ScheduledWork { log.add("\(seconds) \(arrival)") }, at: .seconds(seconds))
    }
    while let entry = agenda.popFirst(until: nil) { entry.work.performOnce(on: .immediate) }
    var expected: [String] = []
    for seconds in 0..<10 {
      for arrival in 0..<300 where (arrival * 7) % 10 == seconds {
        expected.append("\(seconds) \(arrival)")
      }
    }
    XCTAssertEqual(log.lines, expected)
    XCTAssertTrue(agenda.isEmpty)
  }

  func test_work_that_is_due_after_the_end_stays_in() {
    var agenda = Agenda()
    agenda.add(ScheduledWork {}, at: .seconds(5))
    XCTAssertNil(agenda.popFirst(until: .seconds(4)))
    XCTAssertEqual(agenda.popFirst(until: .seconds(5))?.date, .seconds(5))
  }

  func test_places_are_used_again() {
    var agenda = Agenda()
    for second in 0..<100 {
      agenda.add(ScheduledWork {}, at: .seconds(second))
      agenda.add(ScheduledWork {}, at: .seconds(second))
      _ = agenda.popFirst(until: nil)
      _ = agenda.popFirst(until: nil)
    }
    XCTAssertEqual(agenda.entries.count, 2)
  }
}
