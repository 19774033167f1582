import ReactiveCore
import XCTest

final class CheckingReportTests: XCTestCase {
  private let contract = SignalContract(.hot, .one, of: String.self)

  func test_reports_each_clause_once_and_lets_the_events_through() {
    let letters = Subject<String>().setName("letters")
    var reports: [ContractViolation] = []
    let heard = Heard(letters.checking(contract, report: { reports.append($0) }))
    for letter in ["A", "B", "C"] { letters.sendNext(letter) }
    letters.sendError(SaveError.diskFull)
    XCTAssertEqual(heard.values, ["A", "B", "C"])
    XCTAssertEqual(heard.error as? SaveError, .diskFull)
    XCTAssertEqual(reports.map(\.clause), [.values, .error])
    XCTAssertEqual(reports.map(\.moment), [.value(2), .error])
  }

  func test_reports_a_clause_again_for_another_subscription() {
    let letters = Subject<String>()
    var reports: [ContractViolation] = []
    let checked = letters.checking(contract, report: { reports.append($0) })
    checked.subscribe()
    checked.subscribe()
    for letter in ["A", "B"] { letters.sendNext(letter) }
    XCTAssertEqual(reports.count, 2)
  }
}
