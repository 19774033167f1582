import Marbles
import XCTest

@testable import Pages

final class CellRecordTests: XCTestCase {
  private func again(_ record: CellRecord) -> CellRecord? {
    CellRecord(line: record.line.dropLast())
  }

  private func shown(_ piece: OutputPiece) throws -> String {
    guard case .piece(let read) = try XCTUnwrap(again(.piece(piece))) else { return "no piece" }
    return read.shown
  }

  func test_a_record_is_one_line() {
    let text = "a\tb\\n\n\nc\\"
    let line = CellRecord.threw(text).line
    XCTAssertEqual(line.filter(\.isNewline).count, 1)
    guard case .threw(text) = again(.threw(text)) else { return XCTFail(line) }
  }

  func test_pieces_can_be_encoded_and_decoded() throws {
    let diagram = Diagram {
      ("letters", Timeline<String>("-a--(bc)-|"))
      ("late", Timeline<String>("--^-#"))
      ("cut", Timeline<String>("--^-'two words'-!"))
    }
    let pieces: [OutputPiece] = [
      .text("A\n"), .diagram(diagram), .table(Table(["a", "b"], [["1", "x\ty"], ["2", ""]])),
      .table(Table(["none"], [])), .measured(["≈ 3 ms"]),
    ]
    for piece in pieces { XCTAssertEqual(try shown(piece), piece.shown) }
  }

  func test_invalid_records_are_refused() {
    let lines = [
      "", "frob", "[]", #"{"frob":{}}"#, #"{"ended":true}"#, #"{"threw":{}}"#,
    ]
    let pieces = [
      "[]", #"{"frob":{}}"#, #"{"drawn":{"text":""}}"#,
      #"{"table":{"_0":{"header":[],"rows":[]}}}"#,
      #"{"table":{"_0":{"header":["a","b"],"rows":[["1"]]}}}"#,
    ]
    XCTAssertNotNil(CellRecord(line: #"{"piece":{"_0":{"text":{"_0":"A"}}}}"#))
    for line in lines + pieces.map({ "{\"piece\":{\"_0\":\($0)}}" }) {
      XCTAssertNil(CellRecord(line: line), line)
    }
  }
}
