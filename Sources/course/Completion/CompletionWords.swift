import Console
import CourseModel

/// All that can be typed after `swift run course`, and after `swift run`.
struct CompletionWords {
  struct Entry {
    let name: String
    let summary: String
    /// Options, chapters and tasks.
    let following: [String]
    /// Whether a folder may follow too, which the shell knows best.
    let takesFolder: Bool
  }

  static let shells = ["bash", "zsh", "fish"]

  let commands: [Entry]
  /// What `swift run` can start here.
  let products: [String]

  init(of program: Program, in course: Course) throws {
    let chapters = course.chapters
    let tasks = try course.exercises().map { ($0.chapter.number, $0.tasks.map(\.id)) }
    func operands(_ kind: OperandKind) -> [String] {
      switch kind {
      case .chapter: tasks.map { String($0.0) }
      case .task: tasks.flatMap(\.1)
      case .chapterOrTask: tasks.flatMap { [String($0.0)] + $0.1 }
      case .shell: CompletionWords.shells
      case .folder: operands(.chapter)
      case .version: []
      }
    }
    let known = program.commands.compactMap { $0 as? any CourseCommand.Type }.map { command in
      Entry(
        name: command.name, summary: command.summary,
        following: (command.operands > 0 ? operands(command.operandKind) : [])
          + command.options + command.valuedOptions + ["--help"],
        takesFolder: command.operandKind == .folder)
    }
    commands =
      known + [
        Entry(
          name: "help", summary: "how a command is used", following: known.map(\.name),
          takesFolder: false)
      ]
    products = ["course"] + chapters.filter(\.hasPage).map(\.name)
  }
}
