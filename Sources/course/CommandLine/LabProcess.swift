import Foundation
import Lab
import Sandbox
import Scenes

/// This program again, as the process that answers one question to the lab or about a scene.
///
/// `course open` asks it where the toolchain builds no module that a browser could ask.
enum LabProcess {
  private static let word = "answer-for-the-lab"

  /// What starts it.
  static var command: [String] {
    [Bundle.main.executablePath ?? CommandLine.arguments[0], word]
  }

  static func isMeant(by arguments: [String]) -> Bool { arguments == [word] }

  /// Answers what stands on standard input: the question's name on the first line, and then its text.
  static func run() -> Int32 {
    let lines = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, let parts = answer(String(lines[0]), to: String(lines[1])) else {
      return 64
    }
    FileHandle.standardOutput.write(Data(parts.joined(separator: "\0").utf8))
    return 0
  }

  private static func answer(_ question: String, to text: String) -> [String]? {
    switch question {
    case "scenes": [Scenes.lines(of: allScenes())]
    case "play": [runs(asked: text, of: allScenes())]
    case "run": Experiment.answer(to: text)
    default: nil
    }
  }
}
