import Foundation
import Page
import PlainText

extension RoomReport {
  /// A suite for each learner and a case for each task, as tools that read test results want it.
  package var junit: String {
    let suites = learners.map { row in
      let failures = tasks.count { row.marks[$0]?.state == .open }
      let skipped = tasks.count { row.marks[$0]?.isBegun != true }
      let cases = tasks.map { RoomReport.testCase($0, of: row) }.joined()
      return """
          <testsuite name="\(row.learner.inXML)" tests="\(tasks.count)" failures="\(failures)" \
        skipped="\(skipped)" errors="0"\(RoomReport.time(row.seconds))>
        \(cases)  </testsuite>

        """
    }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined())</testsuites>\n"
  }

  private static func testCase(_ task: String, of row: LearnerRow) -> String {
    let opening =
      "    <testcase classname=\"\(row.learner.inXML)\" name=\"\(task.inXML)\""
      + time(row.taskSeconds[task])
    guard let mark = row.marks[task], mark.isBegun else {
      return opening + "><skipped/></testcase>\n"
    }
    guard mark.state == .open else { return opening + "/>\n" }
    let misconceptions = mark.misconceptions.map(\.inXML).joined(separator: "; ")
    return opening
      + "><failure message=\"\((mark.sentence ?? "").inXML)\">\(misconceptions)</failure></testcase>\n"
  }

  /// In seconds, as the readers of this form want it; nothing where it is not known.
  private static func time(_ seconds: Double?) -> String {
    seconds.map { String(format: " time=\"%.3f\"", $0) } ?? ""
  }
}

extension Mark {
  /// Whether the learner has changed anything.
  var isBegun: Bool { state != .untouched }
}

extension String {
  /// The text on one line, as an attribute and as an element's text take it.
  fileprivate var inXML: String { onOneLine.escapedForHTML }
}
