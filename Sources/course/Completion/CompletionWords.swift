/// All that can be typed after `swift run course`, and after `swift run`.
struct CompletionWords {
  struct Command {
    let name: String
    let summary: String
    /// Options, chapters and tasks.
    let following: [String]
    /// Whether a folder may follow too, which the shell knows best.
    let takesFolder: Bool
  }

  let commands: [Command]
  /// What `swift run` can start here.
  let products: [String]

  init(of course: Course) throws {
    let chapters = course.chapters
    let tasks = try course.exercises().map { ($0.chapter.number, $0.tasks.map(\.id)) }
    func operands(_ kind: OperandKind) -> [String] {
      switch kind {
      case .chapter: tasks.map { String($0.0) }
      case .task: tasks.flatMap(\.1)
      case .chapterOrTask: tasks.flatMap { [String($0.0)] + $0.1 }
      case .shell: Completions.shells
      case .folder: operands(.chapter)
      }
    }
    let known = CommandLineInterface.commands.map { command in
      Command(
        name: command.name, summary: command.summary,
        following: (command.operands > 0 ? operands(command.operandKind) : [])
          + command.options + ["--help"],
        takesFolder: command.operandKind == .folder)
    }
    commands =
      known + [
        Command(
          name: "help", summary: "how a command is used", following: known.map(\.name),
          takesFolder: false)
      ]
    products = ["course"] + chapters.filter(\.hasPage).map(\.name)
  }
}
