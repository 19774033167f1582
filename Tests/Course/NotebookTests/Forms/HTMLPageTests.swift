import Foundation
import XCTest

@testable import Notebook
@testable import Pages

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class HTMLPageTests: XCTestCase {
  private func page() throws -> String { try AllFeaturesPage.run("--format", "record").html() }

  func test_every_tag_is_closed() throws {
    // With these two tags closed, the HTML is also XML.
    let xml = try page().replacing(/<(?:hr|br)\b[^>]*/) { "\($0.output)/" }
    let parser = XMLParser(data: Data("<main>\(xml)</main>".utf8))
    XCTAssertTrue(
      parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  func test_scrollable_areas_are_focusable_and_labeled() throws {
    let boxes = try page().matches(of: /<(?:pre class="(?:code|output)"|[a-z]+ class="wide")[^>]*>/)
    XCTAssertGreaterThan(boxes.count, 10)
    for box in boxes {
      XCTAssertTrue(box.output.contains("tabindex=\"0\""), "\(box.output)")
      XCTAssertTrue(box.output.contains("aria-label="), "\(box.output)")
    }
  }
}
