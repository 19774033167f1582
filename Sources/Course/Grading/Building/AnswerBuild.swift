import Exercises
import Files
import Foundation
import Processes

/// A build of the targets that `Package.swift` declares for answers, in the course's own `.build`.
///
/// The answers are first copied to `.build/course`. SwiftPM misses a file that is saved within a
/// second of the last build, so new copies are dated at least two seconds after the old ones.
/// After a failed build, SwiftPM can miss a removed declaration, so all files are copied again.
package struct AnswerBuild {
  let root: URL
  /// The value of `COURSE_ANSWER`: the name of an exercise, or the number of a task.
  let answer: String
  /// The folder for the copied answers.
  let folder: URL
  /// The time limit in seconds.
  var limit = TestLimits.build

  package init(root: URL, answer: String, folder: URL) {
    (self.root, self.answer, self.folder) = (root, answer, folder)
  }

  /// Builds a product from the given sources, and moves it to a path that other builds don't use.
  ///
  /// Returns the compiler's log if the build fails. In that case, there is no file at `place`.
  package func make(
    _ product: URL, as place: URL, of sources: [SourceFile], _ options: [String],
    until cancellation: Cancellation = Cancellation(), tick: @escaping () -> Void
  ) throws -> String? {
    let lock = try AnswerBuild.lock(in: root) { _ in
      tick()
      if cancellation.isCancelled { throw CancellationError() }
    }
    defer { lock.release() }
    let date = try stage(sources)
    let files = FileManager.default
    // Remove old products, so that none of them can run if the build fails.
    for old in [product, place] where files.fileExists(atPath: old.path) {
      try files.removeItem(at: old)
    }
    var build = ChildProcess(SwiftBuild(of: root).command(options), limits: Limits(time: limit))
    build.environment["COURSE_ANSWER"] = answer
    build.environment["COURSE_TEST"] = nil
    let finished = try build.run(until: cancellation, whileWaiting: tick)
    if finished.end == .canceled { throw CancellationError() }
    guard finished.end != .timedOut else {
      throw CourseError(
        "the compiler was stopped after \(Int(limit)) seconds. Look for a very long expression or "
          + "deeply nested brackets.")
    }
    guard finished.end == .exited(0) else { return finished.output + finished.errors }
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.moveItem(at: product, to: place)
    try TextFile.write("\(date.timeIntervalSince1970) built", to: clock)
    return nil
  }

  /// Acquires the lock that all builds of answers in the course's `.build` share.
  package static func lock(
    in root: URL, waiting: (_ holder: String) throws -> Void
  ) throws -> FileLock {
    try FileLock(root.appendingPathComponent(".build/course/answer.lock"), waiting: waiting)
  }

  /// A file with the date of the newest copies, followed by "built" if the build succeeded.
  private var clock: URL { folder.appendingPathComponent("clock") }

  /// Copies the changed sources, or all sources if the previous build didn't succeed.
  ///
  /// Removes copies whose source was removed, and returns the date of the newest copies.
  private func stage(_ sources: [SourceFile]) throws -> Date {
    let words = try (TextFile.readIfPresent(clock) ?? "").split(separator: " ")
    let last = Date(timeIntervalSince1970: words.first.flatMap { Double($0) } ?? 0)
    let current = Set(sources.map(\.path))
    for path in try pathsBelow(folder) where path.hasSuffix(".swift") && !current.contains(path) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    let changed = try sources.filter {
      let copy = folder.appendingPathComponent($0.path)
      return try words.count < 2 || TextFile.dataIfPresent(copy) != Data($0.text.utf8)
    }
    let date = changed.isEmpty ? last : max(Date(), last + 2)
    try TextFile.write("\(date.timeIntervalSince1970)", to: clock)
    for file in changed {
      let copy = folder.appendingPathComponent(file.path)
      try TextFile.write(file.text, to: copy)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy.path)
    }
    return date
  }
}
