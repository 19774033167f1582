import XCTest

@testable import Pages

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

  func test_ends_before_the_paragraph_that_introduces_a_scene() {
    let scene = "Try it:\n\n\n```scene search 0 A title\nx\n```\n\nText."
    let parts = PageRecord.Part.split("Because.\n\nSo\nit is.\n\n\(scene)")
    XCTAssertEqual(parts.explanation, "Because.\n\nSo\nit is.")
    XCTAssertEqual(parts.rest, "\n\(scene)")
    XCTAssertEqual(PageRecord.Part.split(scene).explanation, "")
  }
}
