import Exercises
import Files
import Lab

/// The experiments that draw a page's diagrams.
enum LabFigures {
  /// Returns the experiments whose marbles can be dragged, keyed by the titles of their drawings.
  static func experiments(of chapter: Exercises.Chapter) throws -> [String: String] {
    let entries = try list(of: chapter).entries.filter { try Experiment($0.text).canBeDragged }
    return Dictionary(entries.map { ($0.title, $0.text) }) { first, _ in first }
  }

  /// Returns all experiments, including those whose marbles can't be dragged.
  static func list(of chapter: Exercises.Chapter) throws -> ExperimentList {
    let file = chapter.page.deletingLastPathComponent().appendingPathComponent("EXPERIMENTS.txt")
    return ExperimentList(try TextFile.readIfPresent(file) ?? "")
  }
}

extension Experiment {
  /// A Boolean value that indicates whether readers can drag marbles.
  ///
  /// At least one row of the drawing must show the marbles of a source.
  var canBeDragged: Bool {
    let sources = Set(definitions.filter { $0.source != nil }.map(\.name))
    return definitions.contains { definition in
      guard definition.name.first != "_" else { return false }
      return definition.source != nil
        || ["recorded", "each"].contains(definition.operation)
          && definition.arguments.contains {
            sources.contains(String($0.split(separator: "=").last ?? ""))
          }
    }
  }
}
