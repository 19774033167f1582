import XCTest

@testable import Scenes

final class SceneLinesTests: XCTestCase {
  func test_a_question_is_answered_with_verdicts_and_then_with_what_happened() {
    let question = """
      scene\tsearch
      way\t0
      with\tslow
      until\t5000
      0\tsearch\tca
      """
    XCTAssertEqual(
      answer(to: question, about: allScenes()),
      """
      from\t0\tbusy\t2 requests are running.
      from\t300\tbusy\tA request is running.
      from\t5000\tfine\t
      1\t0\ttyped\tsearch\t0\t0\tca
      2\t0\tbegan\tlook up ca\t0\t1\t
      3\t0\tbegan\tfind ca\t0\t1\t
      4\t300\tanswered\tlook up ca\t2\t2\t
      5\t300\tshown\tlist\t0\t2\tCai, Cathy
      6\t5000\tanswered\tfind ca\t3\t3\t
      7\t5000\tshown\tlist\t0\t3\tCai, Cathy, Caleb, Cato
      """)
  }

  func test_what_cannot_be_read_is_answered_with_a_fault() {
    for question in ["", "scene\tnone", "scene\tsearch\nway\t7", "scene", "nothing at all"] {
      XCTAssertEqual(answer(to: question, about: allScenes()), "from\t0\tfault\tno such scene")
    }
  }

  func test_a_list_has_all_that_a_view_needs() {
    let listed = lines(of: [Scene(SaveStory())])
    XCTAssertTrue(
      listed.hasPrefix("scene\tsave\tA button that is tapped twice\npart\tfield\tname\tName\n"))
    XCTAssertTrue(listed.contains("\nway\tsaveByFlag(on: stage)\n"))
    XCTAssertTrue(listed.hasSuffix("\ninput\t5000\tsave\t"))
  }
}
