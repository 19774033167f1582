import CourseModel
import Foundation
import XCTest

@testable import Book

final class ReferenceTests: XCTestCase {
  private func index(pages: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("data/documentation/reactivecore/signal")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for page in pages { try Data().write(to: place.appendingPathComponent(page)) }
    let reference = try Reference(folder: folder, address: "reference/ReactiveCore")
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    return try OperatorIndex(of: course, exercises: course.exercises(), reference: reference).page
      .text
  }

  func test_the_index_links_to_the_pages_that_are_there() throws {
    let text = try index(pages: ["take(until:).json", "concat()-b.json", "concat()-a.json", "and"])
    let links = text.matches(of: /<a href="([^"]*)">Reference</).map { String($0.1) }
    let place = "reference/ReactiveCore/documentation/reactivecore/signal"
    XCTAssertEqual(links, ["\(place)/concat()-a/", "\(place)/take(until:)/"])
  }

  func test_a_folder_without_a_reference_says_how_to_make_one() {
    let folder = URL(fileURLWithPath: "/nowhere")
    XCTAssertThrowsError(try Reference(folder: folder, address: "")) {
      XCTAssertTrue("\($0)".contains(".ci/documentation"))
    }
  }

  /// `.ci/documentation` has made what `REFERENCE` names.
  func test_each_operator_has_a_page_in_the_reference() throws {
    guard let folder = ProcessInfo.processInfo.environment["REFERENCE"] else {
      throw XCTSkip("REFERENCE names no reference")
    }
    let reference = try Reference(folder: URL(fileURLWithPath: folder), address: "reference")
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let unknown = try OperatorIndex(of: course, exercises: course.exercises()).operators.filter {
      reference.address(of: $0) == nil
    }
    XCTAssertEqual(unknown.map(\.name), [])
  }
}
