import Console
import CourseModel

/// `course completions SHELL`: the script with which a shell completes what a learner types.
enum Completions: CourseCommand {
  static let name = "completions"
  static let summary = "a script that lets your shell complete these words"
  static let options: [String] = []
  static let operands = 1
  static let operandKind = OperandKind.shell
  static let help = """
    course completions bash|zsh|fish

      Prints a script for your shell. With it the Tab key completes commands,
      options, chapters and tasks after `swift run course`, and pages after
      `swift run`.

      bash: source <(swift run course completions bash)
      zsh:  source <(swift run course completions zsh)
      fish: swift run course completions fish | source

      For every new window, put that line into ~/.bashrc, ~/.zshrc or
      ~/.config/fish/config.fish, with `--package-path` and the course's folder
      after `swift run`.
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    guard let shell = arguments.operands.first, CompletionWords.shells.contains(shell) else {
      throw UsageError("for which shell? Write `course completions bash`, zsh or fish.")
    }
    terminal.write(try script(for: shell, program: program, course: Course()))
    return .success
  }

  static func script(for shell: String, program: Program, course: Course) throws -> String {
    let words = try CompletionWords(of: program, in: course)
    switch shell {
    case "bash": return BashCompletion(words: words).script
    case "zsh": return ZshCompletion(words: words).script
    default: return FishCompletion(words: words).script
    }
  }
}
