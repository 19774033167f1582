import Console
import CourseModel

/// `maintain arrows`: proves that targets and folders use each other in one direction.
enum Arrows: Command {
  static let name = "arrows"
  static let summary = "do targets and folders point one way?"
  static let options: [String] = []
  static let operands = 0
  static let help = """
    maintain arrows

      Proves that no target imports what its manifest does not name, that the table
      of the layout in CONTRIBUTING.md says what the manifest says, and that no
      folders of a target use each other's types in a circle.
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let course = try Course()
    let arrows = try TargetArrows(of: course)
    let targets = arrows.targets.filter { $0.path.hasPrefix("Sources/") }
    let faults =
      try arrows.faults()
      + targets.flatMap { target in
        try FolderArrows(ofTarget: course.root.appendingPathComponent(target.path))
          .faults(in: target.name)
      }
    for fault in faults { terminal.say("  \(terminal.painted("✗", .bad)) \(fault)") }
    let mark = faults.isEmpty ? terminal.painted("✓", .good) : terminal.painted("✗", .bad)
    terminal.say("\(mark) \(targets.count) targets, \(faults.count) arrows that point back")
    return faults.isEmpty ? .success : .failure
  }
}
