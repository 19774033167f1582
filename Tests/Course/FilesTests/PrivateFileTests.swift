import TestFolders
import XCTest

@testable import Files

final class PrivateFileTests: XCTestCase {
  func test_only_the_owner_can_read_a_private_file() throws {
    let file = try newFolder().appendingPathComponent("notes/key")
    XCTAssertNil(try PrivateFile.readIfPrivate(file))
    try PrivateFile.write("one", to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    XCTAssertNil(try PrivateFile.readIfPrivate(file), "Others may have read it.")
    try PrivateFile.write("two", to: file)
    XCTAssertEqual(try PrivateFile.readIfPrivate(file), "two")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    XCTAssertEqual(mode as? Int, 0o600)
    let folder = file.deletingLastPathComponent().path
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["key"])
  }
}
