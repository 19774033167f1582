import Files
import Foundation
import Marbles

@testable import Notebook
@testable import Pages

/// A runner for `Golden/main.swift`, a page with all features.
///
/// The closures in `cells` run instead of the code in the page's cells.
enum AllFeaturesPage {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")

  static func run(
    _ arguments: String..., columns: Int? = nil, hasColor: Bool = false
  ) throws -> PageRun {
    let source = try String(
      contentsOf: folder.appendingPathComponent("main.swift"), encoding: .utf8)
    return PageRun(
      source, arguments, questions: questions, columns: columns, hasColor: hasColor,
      doing: cells,
      sources: TextFile.reader(in: folder))
  }

  private static let questions: [String: Question] = [
    "Lines": .choice(
      "What is in the last `line`?", about: .lastLine, ["2", ""],
      because: ["Two lines are printed."]),
    "Choice": .choice("Which?", ["B\nA", "A\nB"], because: ["`A` is first."]),
  ]

  private static let cells: [String: @Sendable (PageOutput) -> Void] = [
    "Plain text": { output in
      for name in ["Ada", "<Grace>"] { output.write("\(name) & \"co\"\n") }
    },
    "Lines": { $0.write("1\n2\n") },
    "Choice": { output in
      output.write("A\n")
      output.write("B\n")
    },
    "A diagram": { output in
      output.write("before\n")
      output.write(.diagram(Diagram { ("letters", Timeline<String>("-a--(bc)-|")) }))
      output.write("after\n")
    },
    "Two diagrams": { output in
      let diagram = Diagram { ("late", Timeline<String>("--^-#")) }
      output.write(.diagram(diagram))
      output.write(.diagram(diagram))
    },
    "A table": {
      $0.write(.table(Table(["operator", "values"], [["merge", "5"], ["a|b", "12"]])))
    },
    "Measured": { output in
      output.write("it was fast\n")
      output.write(.measured(["≈ 12 ms in all"]))
    },
  ]
}
