import XCTest

@testable import ReactiveCore

final class AgendaTests: XCTestCase {
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
