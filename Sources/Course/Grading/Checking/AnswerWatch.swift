import Exercises
import Files
import Foundation

/// Grades the answers to an exercise again whenever one of its files has changed.
package struct AnswerWatch {
  private let exercise: Exercise

  package init(of exercise: Exercise) { self.exercise = exercise }

  /// Returns when nobody wants to know any more.
  ///
  /// A verdict is shown only if the files that it is about still stand: what was saved meanwhile is graded first.
  ///
  /// - Parameters:
  ///   - grade: makes a verdict; it may ask whether a file has changed since, and give up.
  ///   - show: is called with a verdict.
  ///   - isOver: is asked at each ``Tick`` between verdicts.
  package func run<Verdict>(
    grading grade: (_ hasChanged: @escaping () -> Bool) -> Verdict,
    showing show: (Verdict) -> Void, until isOver: () -> Bool
  ) {
    while true {
      let paths = paths
      // Taken before the files are read.
      let stamps = paths.map { FileStamp(path: $0) }
      let hasChanged = { paths.map { FileStamp(path: $0) } != stamps }
      let verdict = grade(hasChanged)
      guard !hasChanged() else { continue }
      show(verdict)
      while !hasChanged() {
        if isOver() { return }
        Thread.sleep(forTimeInterval: Tick.seconds)
      }
    }
  }

  /// Every file and folder whose change is a change of the answers; a new file changes its folder.
  private var paths: [String] {
    let answers = exercise.answers.resolvingSymlinksInPath()
    return [exercise.answers.path, answers.path]
      // try?: a check says what it cannot read.
      + ((try? pathsBelow(answers)) ?? []).map { answers.appendingPathComponent($0).path }
      + exercise.shipped.paths.map { exercise.folder.appendingPathComponent($0).path }
  }
}
