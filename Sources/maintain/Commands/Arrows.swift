import Console
import CourseModel
import Judging
import Foundation

/// `maintain arrows`: proves that targets and folders use each other in one direction.
enum Arrows: Command {
  static let name = "arrows"
  static let summary = "do targets and folders point one way?"
  static let options: [String] = []
  static let operands = 0
  static let help = """
    maintain arrows

      Builds the package, and proves from what the compiler recorded that no target
      imports what the manifest does not let it stand on, that none in Sources uses
      symbols of such a one, that the table of the layout in CONTRIBUTING.md says
      what the manifest says, and that no folders of a target use each other.
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let root = try Course().root
    let progress = ProgressReporter(.standard())
    let targets = try Target.all(of: root)
    let contributing = root.appendingPathComponent("CONTRIBUTING.md")
    let layout = Layout(in: try TextFile.read(contributing))
    defer { progress.clear() }
    let uses = try CodeIndex(of: root, progress: progress).uses
    progress.clear()
    let faults =
      layout.faults(of: targets)
      + TargetArrows(targets: targets, uses: uses).faults
      + LibraryImports(uses: uses).faults
      + targets.filter { $0.isMachinery || $0.isTest }
      .flatMap { FolderArrows(of: $0.path, in: uses).faults }
    for fault in faults { terminal.say("  \(terminal.painted("✗", .bad)) \(fault)") }
    let rows = targets.count { !$0.isTest }
    terminal.say(
      faults.isEmpty
        ? "\(terminal.painted("✓", .good)) \(rows) targets, 0 arrows that point back"
        : "\(terminal.painted("✗", .bad)) \(rows) targets, \(faults.count) to mend")
    return faults.isEmpty ? .success : .failure
  }
}
