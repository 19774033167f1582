import Console
import CourseModel

extension Program {
  /// What a learner and an instructor type.
  static var course: Program {
    Program(
      name: "course", version: Course.version,
      commands: [
        Board.self, Check.self, Watch.self, HintCommand.self, SolutionCommand.self, Reset.self,
        Backups.self,
        Doctor.self, Update.self, Syllabus.self, HandoutCommand.self, Present.self, Room.self,
        BookCommand.self,
        Open.self,
        Play.self, Cells.self, Completions.self,
      ],
      remark: """
          N is a chapter, T a task in it: `course check 4.1`.
          Every command explains itself with --help.
        """,
      sentence: FileProblem.sentence)
  }
}
