import CourseFixtures
import Files
import XCTest

@testable import LiveSite

final class BrowserKeyTests: XCTestCase {
  func test_the_key_is_reused_unless_others_could_have_read_it() throws {
    let course = try CourseFixture().course
    let key = try BrowserKey.key(of: course)
    XCTAssertEqual(try BrowserKey.key(of: course), key)
    let file = course.state.appendingPathComponent("browser-key")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    let next = try BrowserKey.key(of: course)
    XCTAssertNotEqual(next, key)
    XCTAssertEqual(try BrowserKey.key(of: course), next)
    try PrivateFile.write("short", to: file)
    XCTAssertEqual(try BrowserKey.key(of: course).count, 64)
  }

  func test_only_the_owner_can_read_the_redirecting_page() throws {
    let course = try CourseFixture().course
    let address = "http://127.0.0.1:4040/?token=abc"
    let page = try BrowserKey.page(to: address, in: course)
    XCTAssertTrue(page.path.hasPrefix(course.state.path))
    XCTAssertTrue(try XCTUnwrap(PrivateFile.readIfPrivate(page)).contains("url=\(address)\""))
  }
}
