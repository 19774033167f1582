import XCTest

@testable import Exercises

final class HintsTests: XCTestCase {
  private let markdown = """
    # Hints

    ## Task 1: Count down

    ### Hint 1

    Look at `interval`.

    ### Hint 2

    Two paragraphs.

    - and a list
    ## Task 2

    Words before the first hint are nobody's.
    ### Hint 1
    Short.
    """

  func test_hints_are_found_under_their_task_in_order() {
    let hints = Hints(markdown)
    XCTAssertEqual(
      hints.hints(for: 1), ["Look at `interval`.", "Two paragraphs.\n\n- and a list"])
    XCTAssertEqual(hints.hints(for: 2), ["Short."])
    XCTAssertEqual(hints.hints(for: 3), [])
  }

  func test_the_title_follows_the_number() {
    XCTAssertEqual(Hints(markdown).title(of: 1), "Count down")
    XCTAssertNil(Hints(markdown).title(of: 2))
  }
}
