import Files
import TestFolders
import XCTest

@testable import course

final class StandardInputTextTests: XCTestCase {
  func test_text_is_read_to_its_end_and_what_is_none_is_refused() throws {
    let place = try newFolder()
    let file = place.appendingPathComponent("text")
    for (bytes, problem) in [
      (Data("print(1)\n".utf8), nil), (Data(), nil),
      (Data([0xFF]), "standard input is not UTF-8 text."),
    ] {
      try bytes.write(to: file)
      let input = try FileHandle(forReadingFrom: file)
      defer { try? input.close() }
      let text = Result { try standardInputText(input) }
      guard let problem else {
        XCTAssertEqual(try text.get(), String(decoding: bytes, as: UTF8.self))
        continue
      }
      XCTAssertThrowsError(try text.get()) {
        XCTAssertEqual(($0 as? CourseError)?.sentence, problem)
      }
    }
    let folder = FileHandle(fileDescriptor: open(place.path, O_RDONLY), closeOnDealloc: true)
    XCTAssertThrowsError(try standardInputText(folder)) {
      XCTAssertTrue("\(($0 as? CourseError)?.sentence ?? "")".hasPrefix("standard input cannot"))
    }
  }
}
