import Console
import CourseModel
import Files
import Foundation
import PlainText
import Room

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

  func text(_ report: RoomReport, isGrowing: Bool) -> String {
    switch form {
    case .html: report.html(isGrowing: isGrowing)
    case .csv, nil: report.table
    }
  }

  /// Writes the file, if one is wanted.
  func write(_ report: RoomReport, isGrowing: Bool) throws {
    if let file { try TextFile.write(text(report, isGrowing: isGrowing), to: file) }
  }

  /// What is done whenever somebody is marked: people read a line, and the file is written again.
  func grown(on terminal: Terminal) -> (RoomReport) -> Void {
    var known: [String: [String: Mark]] = [:]
    return { report in
      // try?: a disk that is full now is said when the whole is written.
      try? write(report, isGrowing: true)
      for row in report.learners {
        let line = RoomOutput.line(row, since: known[row.learner] ?? [:], in: report.tasks)
        if isForPeople, let line { terminal.say(line) }
        known[row.learner] = row.marks
      }
    }
  }

  /// What is new of somebody: `ada  6.1 ✓  6.2 ✗`; nil where nothing of it was begun.
  static func line(
    _ row: RoomReport.LearnerRow, since known: [String: Mark], in tasks: [String]
  ) -> String? {
    let new = tasks.filter { row.marks[$0] != nil && known[$0] == nil }
    guard new.contains(where: { row.marks[$0]?.state != .untouched }) else { return nil }
    let marks = new.map { task in
      switch row.marks[task]?.state {
      case .solved, .ours: "\(task) ✓"
      case .open: "\(task) ✗"
      case .untouched, nil: "\(task) ○"
      }
    }
    return "  \(row.learner.onOneLine)  \(marks.joined(separator: "  "))"
  }
}
