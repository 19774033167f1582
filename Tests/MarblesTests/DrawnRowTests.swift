import XCTest

@testable import Marbles

final class DrawnRowTests: XCTestCase {
  private func read(_ line: String, in diagram: Diagram) -> Timeline<String>? {
    diagram.row(drawn: line).map { row in
      XCTAssertEqual(row.name, String(line.prefix { $0 != " " }))
      return Timeline(row)
    }
  }

  private let saves = Diagram {
    ("typed", Timeline<String>("-a--b-|"))
    ("saved", Timeline<String>("---'a1'--'b1'|"))
  }

  func test_each_row_of_a_drawing_can_be_parsed() {
    for timeline in ["-a--b-|", "-a----#", "--^-b-!", "-a-(b|)", "-----"] as [Timeline<String>] {
      let diagram = Diagram {
        ("typed", Timeline<String>("-a--b-|"))
        ("other", timeline)
      }
      let line = diagram.text().split(separator: "\n").last.map(String.init) ?? ""
      XCTAssertEqual(read(line, in: diagram), timeline, line)
    }
  }

  func test_a_wrong_row_uses_the_times_of_the_drawing() {
    let line = String(saves.text().split(separator: "\n")[2])
    XCTAssertEqual(read(line, in: saves), "---'a1'--'b1'|")
    let wrong = line.replacing("b1", with: "--")
    XCTAssertEqual(read(wrong, in: saves), "---'a1'---|", wrong)
    // This row is wider than the drawing.
    XCTAssertEqual(read(String(line.dropLast()) + "(b1|)", in: saves), "---'a1'--'b1'('b1'|)")
  }

  func test_a_row_is_parsed_where_a_second_has_three_columns() {
    let long = Diagram { ("row", Timeline<String>("-a--b---c----d-|")) }
    let line = String(long.text().split(separator: "\n")[1])
    XCTAssertEqual(read(line, in: long), "-a--b---c----d-|")
    XCTAssertEqual(read(line.replacing("d", with: "-"), in: long), "-a--b---c------|")
  }

  func test_ambiguous_rows_are_not_parsed() {
    for line in [
      "saved", "nobody  ---a", "saved   ----ab-", "saved   -'a'--", "saved   (", "saved   --(xy)--",
      "saved   a-b c", "saved  --a--", "  saved   --a",
    ] {
      XCTAssertNil(saves.row(drawn: line), line)
    }
  }
}

extension Timeline<String> {
  /// Creates the timeline of a parsed row.
  fileprivate init(_ row: Row) {
    var (moments, disposed): ([Moment], Duration?) = ([], nil)
    for instant in row.instants {
      for symbol in instant.symbols {
        switch symbol {
        case .subscribed: break
        case .value(let text): moments.append(Moment(instant.time, .next(text)))
        case .completed: moments.append(Moment(instant.time, .completed))
        case .error: moments.append(Moment(instant.time, .error(MarbleError())))
        case .disposed: disposed = instant.time
        }
      }
    }
    self.init(subscribed: row.subscribed, moments, disposed: disposed)
  }
}
