import Pages
import XCTest

@testable import Site

final class HTMLPageTests: XCTestCase {
  func test_the_answers_of_a_recap_are_a_folded_list() {
    XCTAssertEqual(
      HTMLPage().text(
        of: .answers(" *The state of a program · the reader;\n`Signal` never waits.*")),
      """
      <details class="explanation"><summary>Answers</summary>
      <ol>
      <li>The state of a program.</li>
      <li>The reader; <code>Signal</code> never waits.</li>
      </ol>
      </details>

      """)
  }

  func test_marbles_of_a_task_are_drawn_unless_they_have_remarks() {
    func html(_ marbles: String) -> String { HTMLProse().html("```text\n\(marbles)\n```") }
    let drawn = html("self      --1--2--|\ntake(1)   --(1|)")
    XCTAssertTrue(drawn.contains("self: 1 at 2 s; 2 at 5 s; completed at 8 s."), drawn)
    XCTAssertFalse(html("self  --1--|   a remark").contains("<svg"))
    XCTAssertFalse(html("readings   2   4   9").contains("<svg"))
  }

  func test_a_scene_has_its_name_variant_and_transcript() throws {
    let html = HTMLProse().html("```scene save 1 A <b>\na < b\n```")
    XCTAssertEqual(
      html,
      """
      <div class="scene" role="group" data-scene="save" data-variant="1" aria-label="A &lt;b&gt;">
      <pre tabindex="0" aria-label="What happens">a &lt; b</pre>
      </div>
      """)
  }
}
