import PlainText
import Marbles
import XCTest

@testable import Notebook
@testable import Pages

final class PrintTests: XCTestCase {
  private func printed(_ body: () -> Void) -> String? {
    let script = Script(answers: [])
    let output = PageOutput.shared
    output.send(to: script.terminal(columns: nil, isInteractive: false, hasColor: false).write)
    output.beginCell(gutter: Gutter(mark: "", room: 80), measured: MeasuredFigures(areShown: false))
    body()
    return output.endCell()?.map(\.checked).joined()
  }

  func test_print_behaves_like_the_standard_print() {
    let text = printed {
      print("A", 1, nil as Int? as Any, separator: "-", terminator: "!\n")
      print()
      print([1, 2], ("a", true))
    }
    var standard = ""
    Swift.print("A", 1, nil as Int? as Any, separator: "-", terminator: "!\n", to: &standard)
    Swift.print(to: &standard)
    Swift.print([1, 2], ("a", true), to: &standard)
    XCTAssertEqual(text, standard)
  }

  func test_measurements_are_not_checked() {
    XCTAssertEqual(printed { print(measured: "3 ms") }, "")
  }

  func test_concurrent_prints_keep_lines_intact() {
    let text = printed {
      DispatchQueue.concurrentPerform(iterations: 100) { print("line", $0) }
    }
    XCTAssertEqual(Set(outputLines(of: text ?? "")), Set((0..<100).map { "line \($0)" }))
  }
}
