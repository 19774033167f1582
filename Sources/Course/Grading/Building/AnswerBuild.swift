import Exercises
import Files
import Foundation
import Processes

/// A build of the targets that `Package.swift` makes for answers, in the course's own `.build`.
///
/// The answers are copied below `.build/course` first. SwiftPM misses a file that is saved in the second of the last
/// build, so each copy is dated two seconds later than the last one. After a build that failed it may miss that a file
/// needs a name that is gone, so all copies get a new date then.
struct AnswerBuild {
  let root: URL
  /// What `COURSE_ANSWER` is: an exercise's name, or a task's.
  let answer: String
  /// Where the copies are.
  let folder: URL
  /// Seconds that it may take.
  var limit = TestLimits.build

  /// Builds a product of the given sources, and moves it to a place where no other build replaces it.
  ///
  /// Returns the compiler's log if something doesn't compile. Nothing is at that place then.
  func make(
    _ product: URL, as place: URL, of sources: [SourceFile], _ options: [String],
    until cancellation: Cancellation = Cancellation(), tick: @escaping () -> Void
  ) throws -> String? {
    let lock = try FileLock(root.appendingPathComponent(".build/course/answer.lock")) { _ in
      tick()
      if cancellation.isCancelled { throw CancellationError() }
    }
    defer { lock.release() }
    let date = try stage(sources)
    let files = FileManager.default
    // If the build fails, no older program may be run.
    for old in [product, place] where files.fileExists(atPath: old.path) {
      try files.removeItem(at: old)
    }
    var build = ChildProcess(SwiftBuild(of: root).command(options), limits: Limits(time: limit))
    build.environment["COURSE_ANSWER"] = answer
    build.environment["COURSE_TEST"] = nil
    let finished = try build.run(until: cancellation, whileWaiting: tick)
    if finished.end == .cancelled { throw CancellationError() }
    guard finished.end != .timedOut else {
      throw CourseError(
        "the compiler was still busy after \(Int(limit)) seconds, so it was stopped. Look for a very "
          + "long expression, or for brackets that are nested very deeply.")
    }
    guard finished.end == .exited(0) else { return finished.output + finished.errors }
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.moveItem(at: product, to: place)
    try TextFile.write("\(date.timeIntervalSince1970) built", to: clock)
    return nil
  }

  /// Has the last date of a copy, and a word more if all copies were built.
  private var clock: URL { folder.appendingPathComponent("clock") }

  /// Writes the copies that differ, and removes those that have no source.
  ///
  /// Returns the last date of a copy.
  private func stage(_ sources: [SourceFile]) throws -> Date {
    let words = try (TextFile.readIfPresent(clock) ?? "").split(separator: " ")
    let last = Date(timeIntervalSince1970: words.first.flatMap { Double($0) } ?? 0)
    let wanted = Set(sources.map(\.path))
    for path in try pathsBelow(folder) where path.hasSuffix(".swift") && !wanted.contains(path) {
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
