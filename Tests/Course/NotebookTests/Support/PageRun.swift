import Terminal
import Site
import Synchronization

@testable import Notebook
@testable import Pages

/// A run of a page inside the test process, with its output and errors.
struct PageRun {
  let text: String
  let complaints: [String]
  let exitCode: Int32
  private let script: Script

  /// Runs a page.
  ///
  /// - Parameters:
  ///   - texts: The output of cells, by title. Other cells print nothing.
  ///   - answers: The reader's input, or nil to run without a terminal.
  ///   - reached: The number of cells after which the program ends.
  init(
    _ source: String, _ arguments: [String] = [], printing texts: [String: String] = [:],
    questions: [String: Question] = [:],
    throwing errors: [String: any Error] = [:], answers: [String]? = nil, columns: Int? = nil,
    rows: Int = 24,
    hasColor: Bool = false, isReadable: Bool = true, reaching reached: Int = .max,
    printingAtEnd late: String? = nil,
    doing bodies: [String: @Sendable (PageOutput) -> Void] = [:],
    sources: @escaping SourceReader = PageParser.withoutSources, context: ReaderContext = .none,
    path: String = "main.swift"
  ) {
    script = Script(answers: answers ?? [])
    let output = PageOutput()
    let runner = Runner.start(
      arguments: ["06-combining"] + arguments,
      file: isReadable
        ? .parse(source, path: path, sources: sources) : .unreadable("No source."),
      terminal: script.terminal(
        columns: columns ?? (answers == nil ? nil : 80), rows: rows, isInteractive: answers != nil,
        hasColor: hasColor),
      output: output, context: context)

    for call in Self.calls(in: source, questions, sources).prefix(reached) where runner.begin(call)
    {
      if let text = texts[call.title] { output.write(text) }
      bodies[call.title]?(output)
      runner.end(throwing: errors[call.title])
    }
    if let late { output.write(late) }
    exitCode = runner.finish()
    text = script.text
    complaints = script.complaints
  }

  /// Returns the page's record as HTML.
  func html() throws -> String {
    let page = HTMLPage()
    return try PageRecord(lines: text).parts.map(page.text).joined()
  }

  private static func calls(
    in source: String, _ questions: [String: Question], _ sources: @escaping SourceReader
  ) -> [CellCall] {
    let page = try? PageParser.parse(source, path: "main.swift", sources: sources)
    return (page?.cells ?? []).map {
      CellCall(
        title: $0.title, question: questions[$0.title], path: "main.swift", line: $0.line)
    }
  }
}

func count(_ text: String, in whole: String) -> Int {
  whole.components(separatedBy: text).count - 1
}

/// A terminal with scripted input.
final class Script: Sendable {
  private struct State {
    var text = ""
    var complaints: [String] = []
    var answers: ArraySlice<String>
  }

  static let controlD = "\u{4}"

  private let state: Mutex<State>

  init(answers: [String]) {
    state = Mutex(State(answers: answers[...]))
  }

  var text: String { state.withLock { $0.text } }
  var complaints: [String] { state.withLock { $0.complaints } }

  func terminal(columns: Int?, rows: Int = 24, isInteractive: Bool, hasColor: Bool) -> Terminal {
    Terminal(
      write: { text in self.state.withLock { $0.text += text } },
      writeError: { line in self.state.withLock { $0.complaints.append(String(line.dropLast())) } },
      readLine: {
        let answer = self.state.withLock { $0.answers.popFirst() } ?? "a"
        return answer == Script.controlD ? nil : answer
      },
      size: { columns.map { Terminal.Size(columns: $0, rows: rows) } },
      isInteractive: isInteractive,
      hasColor: hasColor)
  }
}
