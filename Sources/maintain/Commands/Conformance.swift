import Console
import CourseModel
import Files
import Foundation

/// `maintain conformance`: the table of what the original does and what tests prove.
enum Conformance: Command {
  static let name = "conformance"
  static let summary = "what the library promises and what tests prove"
  static let options = ["--check"]
  static let help = """
    maintain conformance [--check]

      Writes Tests/ReactiveCoreTests/Conformance.md: for each statement of
      Statements.txt the tests that carry its id, as test_SIG_MERGE_1_… carries
      SIG-MERGE-1, or its line in Exceptions.txt.
      Reports an id without test or exception, an id that does not exist, an
      exception that a test contradicts, and documentation that claims what an
      exception says is different.
      --check writes nothing, and also reports a table that is out of date.

      Prove a statement, then `maintain conformance`.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let root = try Course().root
    let report = try ConformanceReport(of: root)
    let path = "\(ConformanceReport.folder)/Conformance.md"
    let file = root.appendingPathComponent(path)
    var faults = report.faults
    if !arguments.has("--check") {
      try TextFile.write(report.table, to: file)
    } else if try TextFile.readIfPresent(file) != report.table {
      faults.append("\(path) is not what the tests say now.")
    }
    for fault in faults { terminal.say("  \(terminal.painted("✗", .bad)) \(fault)") }
    let mark = faults.isEmpty ? terminal.painted("✓", .good) : terminal.painted("✗", .bad)
    terminal.say("\(mark) \(summary(of: report)), \(faults.count) faults")
    terminal.next(
      faults.isEmpty
        ? "commit" : "mend the first fault, then `swift run maintain conformance`")
    return faults.isEmpty ? .success : .failure
  }

  private static func summary(of report: ConformanceReport) -> String {
    let kinds = ConformanceEntry.kinds.map { "\(report.count($0)) \($0)" }
    let counts = ["\(report.proven) proven"] + kinds + ["\(report.missing.count) missing"]
    return "\(report.statements.count) statements: " + counts.joined(separator: ", ")
  }
}
