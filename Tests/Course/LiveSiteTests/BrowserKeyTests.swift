import CourseFixtures
import Files
import Foundation
import XCTest

@testable import LiveSite

final class BrowserKeyTests: XCTestCase {
  func test_the_next_server_has_the_same_key_unless_others_may_have_read_it() throws {
    let course = try CourseFixture().course
    let key = try BrowserKey.kept(by: course)
    XCTAssertEqual(try BrowserKey.kept(by: course), key)
    let file = course.state.appendingPathComponent("browser-key")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    let next = try BrowserKey.kept(by: course)
    XCTAssertNotEqual(next, key)
    try PrivateFile.write("short", to: file)
    XCTAssertEqual(try BrowserKey.kept(by: course).count, 64)
  }

  func test_the_page_that_leads_to_an_address_is_for_its_owner_alone() throws {
    let course = try CourseFixture().course
    let address = "http://127.0.0.1:4040/?token=abc"
    let page = try BrowserKey.page(to: address, in: course)
    XCTAssertTrue(page.path.hasPrefix(course.state.path))
    XCTAssertTrue(try XCTUnwrap(PrivateFile.readIfPrivate(page)).contains("url=\(address)\""))
  }
}
