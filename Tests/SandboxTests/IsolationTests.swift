import XCTest

@testable import Sandbox

final class IsolationTests: XCTestCase {
  func test_the_strongest_that_works_is_taken_and_a_session_where_nothing_does() {
    XCTAssertEqual(Isolation.strongest { _ in true }, .namespaces)
    XCTAssertEqual(Isolation.strongest { $0 != .namespaces }, .bubblewrap)
    XCTAssertEqual(Isolation.strongest { $0 == .seatbelt }, .seatbelt)
    XCTAssertEqual(Isolation.strongest { _ in false }, .session)
    XCTAssertEqual(Isolation.allCases.filter { !$0.isComplete }, [.session])
  }
}
