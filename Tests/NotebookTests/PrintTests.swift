import XCTest

@testable import Notebook

final class PrintTests: XCTestCase {
  private func printed(_ body: () -> Void) -> String? {
    let script = Script(answers: [])
    let output = PageOutput.shared
    output.send(to: script.console(columns: nil, isInteractive: false, hasColour: false).write)
    output.beginCell(gutter: Gutter(mark: ""), measured: MeasuredFigures(areShown: false))
    body()
    return output.endCell()?.map(\.checked).joined()
  }

  func test_prints_as_the_standard_one_does() {
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

  func test_a_measured_figure_is_no_part_of_what_is_checked() {
    XCTAssertEqual(printed { print(measured: "3 ms") }, "")
  }

  func test_many_threads_may_print_and_no_line_is_torn() {
    let text = printed {
      DispatchQueue.concurrentPerform(iterations: 100) { print("line", $0) }
    }
    XCTAssertEqual(Set(outputLines(of: text ?? "")), Set((0..<100).map { "line \($0)" }))
  }
}
