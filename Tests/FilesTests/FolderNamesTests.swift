import Files
import TestFolders
import XCTest

final class FolderNamesTests: XCTestCase {
  func test_a_folder_that_is_not_there_holds_nothing_and_a_file_is_none() throws {
    let folder = newPlace()
    XCTAssertEqual(try namesInFolder(folder), [])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a")
    try Data().write(to: file)
    XCTAssertEqual(try namesInFolder(folder), ["a"])
    XCTAssertThrowsError(try namesInFolder(file))
  }
}
