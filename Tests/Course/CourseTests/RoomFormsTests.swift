import Foundation
import XCTest

@testable import Grading
@testable import course

final class RoomFormsTests: XCTestCase {
  private let report = RoomReport(
    tasks: ["4.1", "4.2"],
    learners: [
      RoomReport.LearnerRow(
        learner: "A<b>&\"\u{1B}[2J",
        marks: [
          "4.1": Mark(state: .solved),
          "4.2": Mark(
            state: .open, sentence: "<got> & \"expected\"\u{0}", misconceptions: ["It <ends>."]),
        ]), RoomReport.LearnerRow(learner: "bob", marks: ["4.1": .untouched]),
    ], notices: ["<notes> is left out. `course <reset>` helps."])

  func test_html_shows_marks_and_problems_and_escapes_names() {
    let html = report.html
    XCTAssertFalse(html.contains("A<b>"))
    XCTAssertFalse(html.contains("\u{1B}"))
    XCTAssertTrue(html.contains("<td>1 of 1</td><td>0 of 1</td>"), html)
    XCTAssertTrue(html.contains("It &lt;ends&gt;."))
    XCTAssertTrue(
      html.contains("&lt;notes&gt; is left out. <code>course &lt;reset&gt;</code> helps."))
  }
}
