import Terminal
import Exercises
import Files
import Foundation
import PlainText
import Processes

/// The command `maintain module`, which builds the book's WebAssembly module.
enum MakeModule: Command {
  static let name = "module"
  static let summary = "build the WebAssembly module of the book"
  static let help = """
    maintain module

      Runs .web-assembly/build to make Sources/Course/Site/Resources/lab.js, which
      draws experiments and plays scenes in a browser. This takes a minute.

      Run this command if .ci/wasm finds a different result. Don't run it if only
      the bytes differ: the file is about 200 KB, and git keeps every version.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let progress = ProgressReporter(.standard())
    progress.show("building the module")
    let file = try build(for: course, whileWaiting: progress.tick)
    progress.clear()
    terminal.say("\(terminal.painted("✓", .good)) \(course.path(of: file))")
    terminal.next(".ci/wasm")
    return .success
  }

  static func build(for course: Course, whileWaiting: () -> Void) throws -> URL {
    let module = course.root.appendingPathComponent(".build/lab-module/lab.wasm").path
    let command = [course.root.appendingPathComponent(".web-assembly/build").path, module]
    let built = try ChildProcess(command, limits: Limits(time: 1800)).run(
      whileWaiting: whileWaiting)
    guard built.end == .exited(0) else {
      throw CourseError("the module doesn't build:\n\(built.output)\(built.errors)")
    }
    let file = course.root.appendingPathComponent("Sources/Course/Site/Resources/lab.js")
    try TextFile.write(try TextFile.read(URL(fileURLWithPath: module + ".js")), to: file)
    return file
  }
}
