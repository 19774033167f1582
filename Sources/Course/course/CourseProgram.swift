import Terminal
import Exercises
import Files

extension Program {
  static var course: Program {
    Program(
      name: "course", version: Course.version,
      groups: [
        (
          "Learn",
          [
            Board.self, Start.self, Check.self, Watch.self, HintCommand.self, SolutionCommand.self,
            Reset.self,
          ]
        ),
        ("Read", [Open.self, BookCommand.self, Try.self]),
        ("Teach", [Present.self, RoomCommand.self]),
        ("Upkeep", [Doctor.self]),
      ],
      remark:
        "N is a chapter, T a task: `swift run course check 4.1`. Each command has --help.",
      sentence: FileProblem.sentence)
  }
}
