import Exercises
import Files
import Foundation

/// A watch that grades the answers to an exercise again whenever a file changes.
package struct AnswerWatch {
  private let exercise: Exercise

  package init(of exercise: Exercise) { self.exercise = exercise }

  /// Grades the answers, and grades them again after each change until `isOver` returns true.
  ///
  /// If a file changes during grading, the outdated verdict isn't shown.
  ///
  /// - Parameters:
  ///   - grade: Grades the answers. It can stop early if a file has changed.
  ///   - show: Shows a verdict.
  ///   - isOver: Returns true to end the watch. Called once per ``PollInterval`` between gradings.
  package func run<Verdict>(
    grading grade: (_ hasChanged: @escaping () -> Bool) -> Verdict,
    showing show: (Verdict) -> Void, until isOver: () -> Bool
  ) {
    while true {
      let paths = paths
      // Take the stamps before the files are read, so that no change is missed.
      let stamps = paths.map { FileStamp(path: $0) }
      let hasChanged = { paths.map { FileStamp(path: $0) } != stamps }
      let verdict = grade(hasChanged)
      guard !hasChanged() else { continue }
      show(verdict)
      while !hasChanged() {
        if isOver() { return }
        Thread.sleep(forTimeInterval: PollInterval.seconds)
      }
    }
  }

  /// The paths of the watched files and of the answers' folders, which change if a file is added.
  private var paths: [String] {
    let answers = exercise.answers.resolvingSymlinksInPath()
    return [exercise.answers.path, answers.path]
      // Ignore errors, because the check reports unreadable folders.
      + ((try? pathsBelow(answers)) ?? []).map { answers.appendingPathComponent($0).path }
      + exercise.shipped.paths.map { exercise.folder.appendingPathComponent($0).path }
  }
}
