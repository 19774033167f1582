import Console
import Contacts
import CourseModel
import Foundation
import Scenes

/// `course try NAME`: a part of the app, to type into.
enum Try: Command {
  static let name = "try"
  static let summary = "a part of the app, to type into"
  static let operands = 1
  static let help = """
    course try NAME

      Shows a part of Contacts as a phone in your terminal. Type into it: all ways
      to write the line that matters play what you type, and say how long each was
      wrong.
      Scenes: \(allScenes().map(\.name).joined(separator: ", ")).

      Keys: letters type, Return at a field shows the scene's own script, Return or
      space at a button taps it; Tab goes to the next part of the phone, Up and Down
      to another line of code, Left and Right through time; Escape ends.

      Where nobody sits at a terminal it prints how the script runs in each way.

      Example: course try search
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let scene = try scene(arguments.operands.first)
    if terminal.isInteractive, let input = KeyInput() {
      play(scene, input, terminal)
    } else {
      let runs = scene.ways.indices.map { scene.transcript(way: $0, width: terminal.width) }
      terminal.write(runs.joined(separator: "\n"))
    }
    return .success
  }

  private static func scene(_ wanted: String?) throws -> Scene {
    let names = allScenes().map(\.name)
    let listed = "The scenes are \(names.joined(separator: ", "))."
    guard let wanted else { throw UsageError("which scene? \(listed)") }
    if let scene = allScenes().first(where: { $0.name == wanted.lowercased() }) { return scene }
    let near = names.closest(to: wanted).map { "did you mean \($0)? " } ?? ""
    throw UsageError("there is no scene \(wanted). \(near.capitalizedFirst)\(listed)")
  }

  private static func play(_ scene: Scene, _ input: KeyInput, _ terminal: Terminal) {
    let screen = FullScreen(writingTo: terminal.write)
    defer {
      screen.end()
      input.end()
    }
    let clock = ContinuousClock()
    var session = TrySession(scene)
    var last = clock.now
    while true {
      // While the program was stopped, nobody saw time pass.
      session.pass(min(last.duration(to: clock.now), .milliseconds(200)))
      last = clock.now
      while let key = input.nextKey() {
        guard session.press(key) else { return }
      }
      let size = terminal.size() ?? Terminal.Size(columns: 80, rows: 24)
      let frame = TryFrame(session: session, size: size, hasColour: terminal.hasColour)
      if input.isInForeground { screen.draw(frame.lines) }
      input.wait(milliseconds: 50)
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
