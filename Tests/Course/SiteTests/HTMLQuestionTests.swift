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

  func test_choices_that_are_rows_of_the_drawing_are_drawn() {
    let rows = diagram.text().split(separator: "\n").map(String.init)
    let drawn = html([rows[2], rows[2].replacing("b|", with: "-|")])
    XCTAssertEqual(drawn.ranges(of: "<div class=\"drawing one\"").count, 2)
    XCTAssertEqual(drawn.ranges(of: "<svg").count, 2, "each once")
    XCTAssertTrue(drawn.contains("saved: a at 2 s; b at 5 s; completed at 6 s."), drawn)
    XCTAssertFalse(drawn.contains("----"), "It is drawn, and not written.")
  }

  func test_where_one_cannot_be_drawn_all_stay_as_they_are() {
    let row = diagram.text().split(separator: "\n").map(String.init)[2]
    XCTAssertFalse(html([row, "saved  nothing"]).contains("<svg"))
  }
}
