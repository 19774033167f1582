import Marbles
import XCTest

@testable import Site
@testable import Pages

final class HTMLQuestionTests: XCTestCase {
  private let diagram = Diagram {
    ("typed", Timeline<String>("-a--b-|"))
    ("saved", Timeline<String>("--a--b|"))
  }

  private func html(_ choices: [String]) -> String {
    HTMLQuestion(
      question: .choice("Which?", choices, because: []), place: "cell_1", printed: [],
      diagrams: [diagram], setting: HTMLSetting()
    ).html
  }

  func test_choices_that_are_rows_of_a_diagram_are_drawn() {
    let rows = diagram.text().split(separator: "\n").map(String.init)
    let drawn = html([rows[2], rows[2].replacing("b|", with: "-|")])
    XCTAssertEqual(drawn.ranges(of: "<div class=\"drawing\"").count, 2)
    XCTAssertTrue(drawn.contains("saved: a at 2 s; b at 5 s; completed at 6 s."), drawn)
    XCTAssertFalse(drawn.contains("----"), drawn)
  }

  func test_choices_that_are_marble_text_are_drawn() {
    let drawn = html(["---^b--|", "-a--b--|"])
    XCTAssertEqual(drawn.ranges(of: "<div class=\"drawing\"").count, 2)
    XCTAssertTrue(drawn.contains("recording: a at 1 s; b at 4 s; completed at 7 s."), drawn)
  }

  func test_no_choice_is_drawn_if_one_cannot_be_drawn() {
    let row = diagram.text().split(separator: "\n").map(String.init)[2]
    XCTAssertFalse(html([row, "saved  nothing"]).contains("<svg"))
    XCTAssertFalse(html(["-a--|", "a--b: different"]).contains("<svg"))
  }
}
