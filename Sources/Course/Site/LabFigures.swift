import Exercises
import Files
import Lab

/// The experiments that the drawings of a page can be changed with.
enum LabFigures {
  /// By the titles of the drawings.
  static func experiments(of chapter: Exercises.Chapter) throws -> [String: String] {
    let file = chapter.page.deletingLastPathComponent().appendingPathComponent("EXPERIMENTS.txt")
    let list = ExperimentList(try TextFile.readIfPresent(file) ?? "")
    return Dictionary(list.entries.map { ($0.title, $0.text) }) { first, _ in first }
  }
}
