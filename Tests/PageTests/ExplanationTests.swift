import XCTest

@testable import Page

final class ExplanationTests: XCTestCase {
  func test_ends_at_the_next_heading() {
    let parts = PageRecord.Part.split("Because.\n\nSo.\n\n## Next\n\nText.")
    XCTAssertEqual(parts.explanation, "Because.\n\nSo.\n")
    XCTAssertEqual(parts.rest, "## Next\n\nText.")
  }

  func test_is_all_where_there_is_no_heading_and_nothing_where_one_comes_first() {
    XCTAssertEqual(PageRecord.Part.split("Because #1.").rest, "")
    XCTAssertEqual(PageRecord.Part.split("# Next\n\nText.").explanation, "")
  }

  func test_a_mark_inside_of_code_is_no_heading() {
    XCTAssertEqual(PageRecord.Part.split("A\n```sh\n# B\n```\nC").rest, "")
  }
}
