import Pages
import XCTest

@testable import Site

final class HTMLRecapTests: XCTestCase {
  func test_the_answers_of_a_recap_are_folded_one_for_each_question() throws {
    let prose = """
      ## Recap

      Answer first, then look:

       1. What is *state*?
       2. Who waits?

      *What a program keeps · the reader;
      `Signal` waits for nobody.*

      Now do the exercise.
      """
    let html = try XCTUnwrap(HTMLRecap(of: prose)).html(in: HTMLSetting())
    let folded = """
      <details class="explanation"><summary>Show the answers</summary>
      <ol>
      <li>What a program keeps.</li>
      <li>The reader; <code>Signal</code> waits for nobody.</li>
      </ol>
      </details>
      <p>Now do the exercise.</p>
      """
    XCTAssertTrue(html.hasSuffix(folded), html)
    XCTAssertTrue(html.contains("<li>Who waits?</li>"), html)
  }

  func test_other_prose_has_no_answers() {
    XCTAssertNil(HTMLRecap(of: "Text.\n\n*Words in italics · and more.*"))
    XCTAssertNil(HTMLRecap(of: "Answer first, then look:\n\n1. What?\n\nText."))
  }
}
