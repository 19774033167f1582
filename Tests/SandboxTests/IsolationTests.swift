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

  func test_on_macOS_the_tools_can_be_read_wherever_they_are() {
    let elsewhere = Seatbelt.profile(of: Box(), tools: "/Volumes/Tools/Xcode 26.app")
    XCTAssert(elsewhere.contains(#"(subpath "/Applications")"#), elsewhere)
    XCTAssert(elsewhere.contains(#"(subpath "/Volumes/Tools/Xcode 26.app")"#), elsewhere)
    XCTAssertFalse(Seatbelt.profile(of: Box(), tools: nil).contains("/Volumes"))
    for named in ["/V/Xcode.app", "/V/Xcode.app/Contents/Developer"] {
      XCTAssertEqual(Seatbelt.application(around: named), "/V/Xcode.app")
    }
    XCTAssertEqual(Seatbelt.application(around: "/V/Tools"), "/V/Tools")
  }
}
