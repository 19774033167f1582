import TestFolders
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

  func test_on_macOS_a_program_may_talk_to_itself_and_to_nobody_else() {
    let lines = Seatbelt.profile(of: Box()).split(separator: "\n")
    XCTAssertEqual(
      lines.filter { $0.contains("network") },
      [
        "(deny network*)",
        #"(allow network* (local ip "localhost:*"))"#,
        #"(allow network-outbound (remote ip "localhost:*"))"#,
      ])
  }

  func test_on_macOS_a_place_is_named_by_the_path_that_the_kernel_compares() throws {
    let folder = try newFolder("real")
    let link = folder.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    let real = try XCTUnwrap(realpath(folder.path, nil))
    defer { free(real) }
    let subpath = "(subpath \"\(String(cString: real))\")"
    for named in [folder, link] {
      let profile = Seatbelt.profile(of: Box(writable: [named]))
      XCTAssert(profile.contains("(allow file-read* file-write* \(subpath))"), profile)
    }
  }
}
