import Console
import CourseModel
import Judging
import Foundation
import Page
import PlainText

/// `course watch [N]`: checks again at every save.
enum Watch: Command {
  static let name = "watch"
  static let summary = "check again at every save, until Ctrl-C"
  static let options = ["--json", IsolationOption.name]
  static let operands = 1
  static let help = """
    course watch [N[.T]] [--json] [--isolated]

      Checks at every save until you press q or Ctrl-C.
      At a terminal single keys do more: h hint, s solution, l list,
      n next exercise, ? all keys.
      --json prints each verdict as one line, for an editor.
      A verdict is shown only when it belongs to what you saved last.
      \(IsolationOption.help)

      Example: course watch 4
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    let isJSON = arguments.has("--json")
    let isolation = try IsolationOption.line(for: arguments)
    let course = try Course()
    var next: ExerciseCheck? = try ExerciseCheck(
      selection, in: course, progress: ProgressReporter(.standard(isWanted: !isJSON)))
    let input = isJSON || !terminal.isInteractive ? nil : KeyInput()
    defer { input?.end() }
    while let check = next {
      let session = WatchSession(
        check: check, isolation: isolation, isJSON: isJSON, terminal: terminal,
        readKey: { input?.next() }, hasKeys: input != nil)
      next = try session.run().map { exercise in
        ExerciseCheck(exercise, in: course, progress: check.progress)
      }
    }
    return .success
  }

  /// What one look brought: what stands in the way now may be gone at the next save.
  enum Outcome {
    case report(CheckReport)
    case obstacle(String)

    init(of check: () throws -> CheckReport) {
      do {
        self = .report(try check())
      } catch {
        self = .obstacle(FileProblem.sentence(for: error))
      }
    }

    var json: String {
      switch self {
      case .report(let report): report.json
      case .obstacle(let sentence): ["error": sentence].json
      }
    }

    func print(on terminal: Terminal) {
      switch self {
      case .report(let report): CheckBoard(report: report).print(on: terminal)
      case .obstacle(let sentence): terminal.say("\(sentence)\n".withVisibleControls)
      }
    }
  }
}
