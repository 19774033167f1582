import Site
import Exercises
import XCTest

@testable import LiveSite

final class CellLinksTests: XCTestCase {
  func test_a_sentence_is_rendered_with_a_link_to_the_cell_it_names() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let mentions = CellLinks(pages: LivePages(of: course), course: course)
    XCTAssertEqual(
      mentions.html("“`nil` is *no* < value.” See *A slow answer*, page 07."),
      "“<code>nil</code> is <em>no</em> &lt; value.” See "
        + "<a href=\"07-higher-order.html#cell_1\"><em>A slow answer</em>, page 07</a>.")
    XCTAssertEqual(mentions.html("See *No cell*, page 07."), "See <em>No cell</em>, page 07.")
    XCTAssertEqual(mentions.html("See *No cell*, page 99."), "See <em>No cell</em>, page 99.")
  }
}
