import Console
import CourseModel

extension Program {
  /// What an author types.
  static var maintain: Program {
    Program(
      name: "maintain", version: Course.version,
      groups: [("", [Overview.self, Verify.self, Conformance.self])],
      remark: "  Every command explains itself with --help; CONTRIBUTING.md says when to use it.",
      sentence: FileProblem.sentence)
  }
}
