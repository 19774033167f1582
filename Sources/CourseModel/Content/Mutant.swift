import Foundation

/// A wrong answer that a learner really gives, kept to prove that the tests reject it.
///
/// It lives in `Exercises/NN-name/Mutants/TaskK<Name>/`. Its first line says what its author believes and which
/// cell of a page refutes it: `// Misconception: … See *Title*, page NN.`; or it is no belief but a slip of the
/// pen: `// Slip: …`. More lines may follow: `// Shown by: test_name` where another test than the first that fails
/// shows it best; `// Varies: reason` where its failures differ from run to run.
package struct Mutant {
  package let task: ExerciseTask
  package let name: String
  package let text: String

  /// What its author believes, or the slip.
  package var misconception: String? { remark("Misconception") ?? remark("Slip") }
  package var isSlip: Bool { remark("Slip") != nil }
  package var shownBy: String? { remark("Shown by") }
  /// The belief alone, and where it is refuted.
  package var belief: (words: String, refutation: String?) {
    let text = misconception ?? ""
    guard let see = text.firstRange(of: " See *") else { return (text, nil) }
    return (String(text[..<see.lowerBound]), String(text[see.lowerBound...].dropFirst()))
  }
  package var reasonToVary: String? { remark("Varies") }
  /// Where it lies among its exercise's mutants.
  package var place: String { "\(task.stem)/\(name)" }
  /// How a report names it: `4.1 waits-first`.
  package var id: String { "\(task.id) \(name)" }

  package static func all(of task: ExerciseTask, in exercise: Exercise) throws -> [Mutant] {
    let folder = exercise.folder.appendingPathComponent("Mutants/\(task.stem)")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map { file in
        Mutant(
          task: task, name: String(file.dropLast(".swift".count)),
          text: try TextFile.read(folder.appendingPathComponent(file)))
      }
  }

  private func remark(_ word: String) -> String? {
    for line in text.split(separator: "\n").prefix(6) {
      let opening = "// \(word): "
      if line.hasPrefix(opening) { return String(line.dropFirst(opening.count)) }
    }
    return nil
  }
}
