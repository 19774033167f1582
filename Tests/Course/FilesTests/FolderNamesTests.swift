import Files
import TestFolders
import XCTest

final class FolderNamesTests: XCTestCase {
  func test_a_missing_folder_is_empty_and_a_file_is_an_error() throws {
    let folder = newPlace()
    XCTAssertEqual(try namesInFolder(folder), [])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a")
    try Data().write(to: file)
    XCTAssertEqual(try namesInFolder(folder), ["a"])
    XCTAssertThrowsError(try namesInFolder(file))
  }

  func test_an_unreadable_folder_is_an_error() throws {
    let folder = newPlace()
    XCTAssertEqual(try pathsBelow(folder), [])
    let locked = folder.appendingPathComponent("a/locked")
    try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: true)
    try Data().write(to: locked.appendingPathComponent("b"))
    XCTAssertEqual(try pathsBelow(folder), ["a", "a/locked", "a/locked/b"])
    XCTAssertThrowsError(
      try pathsBelow(folder.appendingPathComponent(String(repeating: "n", count: 300))),
      "A name that is too long should cause an error.")

    try XCTSkipIf(geteuid() == 0, "Root can read every folder.")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: locked.path)
    }
    XCTAssertThrowsError(try pathsBelow(folder))
  }
}
