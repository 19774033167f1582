import Terminal
import Foundation
import PlainText
import Grading

/// Where the marks of a room go, and in which form.
struct RoomOutput {
  enum Form: String, CaseIterable { case csv, html }

  /// Nil for the table that people read.
  let form: Form?
  let file: URL?

  var isForPeople: Bool { form == nil }

  init(_ arguments: Arguments) throws {
    let forms = Form.allCases.filter { arguments.has("--\($0.rawValue)") }
    guard forms.count <= 1 else {
      let names = forms.map { "--\($0.rawValue)" }.joined(separator: " and ")
      throw UsageError("\(names) are two forms of one thing; choose one.")
    }
    form = forms.first
    file = arguments.value(of: "--out").map { URL(fileURLWithPath: $0) }
    guard file == nil || form != nil else {
      throw UsageError("--out needs a form: --html or --csv.")
    }
  }

  func text(_ report: RoomReport) -> String { form == .html ? report.html : report.table }
}
