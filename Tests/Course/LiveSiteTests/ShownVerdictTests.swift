import Site
import CourseFixtures
import Exercises
import Foundation
import Pages
import XCTest

@testable import LiveSite

final class ShownVerdictTests: XCTestCase {
  func test_what_is_said_has_code_and_emphasis_and_the_cell_that_it_names_is_a_link() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let mentions = CellMentions(pages: LivePages(of: course), course: course)
    XCTAssertEqual(
      mentions.html("“`nil` is *no* < value.” See *A slow answer*, page 07."),
      "“<code>nil</code> is <em>no</em> &lt; value.” See "
        + "<a href=\"07-higher-order.html#cell_1\"><em>A slow answer</em>, page 07</a>.")
    XCTAssertEqual(mentions.html("See *No cell*, page 07."), "See <em>No cell</em>, page 07.")
    XCTAssertEqual(mentions.html("See *No cell*, page 99."), "See <em>No cell</em>, page 99.")
  }
}
