import TestFolders
import XCTest

@testable import Files

final class TextFileTests: XCTestCase {
  func test_a_missing_file_is_reported_with_its_path() {
    let file = URL(fileURLWithPath: "/nowhere/at/all.txt")
    XCTAssertThrowsError(try TextFile.read(file)) {
      XCTAssertEqual(FileProblem.sentence(for: $0), "/nowhere/at/all.txt is missing.")
    }
    XCTAssertNil(try TextFile.readIfPresent(file))
  }

  func test_a_file_in_place_of_a_folder_is_reported() throws {
    let folder = newPlace()
    try TextFile.write("in the way", to: folder)
    XCTAssertThrowsError(try TextFile.read(folder.appendingPathComponent("progress.txt"))) {
      XCTAssert(FileProblem.sentence(for: $0).contains("file is where a folder"), "\($0)")
    }
  }

  func test_a_pipe_is_not_replaced_by_a_file() throws {
    let place = newPlace()
    XCTAssertEqual(mkfifo(place.path, 0o600), 0)
    defer { unlink(place.path) }
    XCTAssertThrowsError(try TextFile.write("text", to: place)) {
      XCTAssert(FileProblem.sentence(for: $0).hasSuffix("Choose another path."), "\($0)")
    }
    XCTAssertFalse(place.isFile)
  }

  func test_a_failed_system_call_is_reported_with_its_reason() {
    let file = URL(fileURLWithPath: "/x")
    for (code, words) in [(EROFS, "read-only"), (ENOSPC, "disk is full"), (EPERM, "permission")] {
      errno = code
      let sentence = FileProblem.sentence(for: CocoaError.ofWriting(file))
      XCTAssertTrue(sentence.contains(words), sentence)
    }
  }

  func test_errors_of_other_domains_are_not_file_errors() {
    let interrupted = NSError(domain: NSPOSIXErrorDomain, code: Int(EINTR))
    XCTAssertEqual(interrupted.code, CocoaError.fileNoSuchFile.rawValue)
    XCTAssertNotEqual(FileProblem.sentence(for: interrupted), "a file is missing.")
  }
}
