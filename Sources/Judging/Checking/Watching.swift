import CourseModel
import Files
import Foundation

/// Judges again whenever what is read has changed.
///
/// A verdict is shown only if the text that it is about still stands: a text that was saved meanwhile is judged
/// first.
package struct Watching<Text: Equatable, Verdict> {
  package let read: () -> Text
  package let judge: (Text) throws -> Verdict
  package let show: (Verdict) throws -> Void
  /// Lets a moment pass; false ends the watching.
  package let wait: () -> Bool

  package init(
    read: @escaping () -> Text, judge: @escaping (Text) throws -> Verdict,
    show: @escaping (Verdict) throws -> Void, wait: @escaping () -> Bool
  ) {
    self.read = read
    self.judge = judge
    self.show = show
    self.wait = wait
  }

  package func run() throws {
    while true {
      let text = read()
      let verdict = try judge(text)
      guard read() == text else { continue }
      try show(verdict)
      while read() == text {
        guard wait() else { return }
      }
    }
  }
}

/// Reads a learner's answers again only when a file there has changed.
///
/// Looking costs a few system calls, so a program that waits for a save may look twenty times a second.
package final class AnswerWatch {
  private let exercise: Exercise
  private let folder: URL
  private var paths: [String] = []
  private var stamps: [FileStamp?] = []
  private var last: AnswerSnapshot?

  package init(of exercise: Exercise) {
    self.exercise = exercise
    folder = exercise.folder.appendingPathComponent(exercise.sources)
  }

  /// The answers as they are now.
  package func snapshot() -> AnswerSnapshot {
    let now = paths.map { FileStamp(path: $0) }
    if let last, now == stamps { return last }
    paths = AnswerWatch.paths(of: exercise, in: folder)
    // Taken before the files are read: what changes meanwhile is seen the next time.
    stamps = paths.map { FileStamp(path: $0) }
    let snapshot = AnswerSnapshot(of: exercise, in: folder)
    last = snapshot
    return snapshot
  }

  /// Every file and folder whose change is a change of the answers; a new file changes its folder.
  private static func paths(of exercise: Exercise, in folder: URL) -> [String] {
    let answers = folder.resolvingSymlinksInPath()
    let below = FileManager.default.enumerator(atPath: answers.path)?.allObjects as? [String] ?? []
    return [folder.path, answers.path]
      + below.map { answers.appendingPathComponent($0).path }
      + exercise.originals.files.map { exercise.folder.appendingPathComponent($0.path).path }
  }
}
