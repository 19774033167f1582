import CourseModel
import Files
import Foundation
import Sandbox

/// A package beside the learner's, where answers are built together with the course's own tests.
///
/// It holds the course's manifest, tests and given files, the answers, and the watcher. The learner's folders are
/// only read. All exercises share one scratch path, so that the library is compiled once.
package struct Workbench {
  /// What answers are built for: each kind, and each worker of a room, has a bench of its own.
  package enum Kind: Sendable {
    case check, verify
    case room(worker: Int)

    fileprivate var folder: String {
      switch self {
      case .check: "check"
      case .verify: "verify"
      case .room(let worker): "room-\(worker)"
      }
    }
  }

  package let exercise: Exercise
  package let folder: URL
  package let scratch: URL
  private let library: Prebuilt?
  package var memoryLimit = TestLimits.memory
  /// Seconds that a build may take.
  package var buildLimit: TimeInterval

  package init(exercise: Exercise, kind: Kind) {
    self.exercise = exercise
    // `verify` builds the package as it is shipped; a person should not wait so long.
    library = if case .verify = kind { nil } else { Prebuilt(of: exercise.chapter.root) }
    buildLimit = library == nil ? TestLimits.firstBuild : TestLimits.build
    let base = exercise.chapter.root.appendingPathComponent(".build/course/\(kind.folder)")
    folder = base.appendingPathComponent(exercise.chapter.name)
    scratch = base.appendingPathComponent("build")
  }

  package var bundle: URL {
    swiftBuild.tests(of: exercise.module)
  }

  private var swiftBuild: SwiftBuild { SwiftBuild(of: folder, scratch: scratch) }

  /// Writes what differs and removes what is no longer there.
  package func lay(answers: [SourceFile]) throws {
    var wanted: [String: String] = [:]
    for file in exercise.shipped.files where !file.path.hasPrefix("Sources/") {
      wanted[file.path] = file.text
    }
    for file in answers { wanted[file.path] = file.text }
    wanted["Package.swift"] = manifest
    wanted.merge(Harness.files) { $1 }

    let present = Set(
      try pathsBelow(folder).filter { path in
        [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
      })
    // SwiftPM 6.3.1 may keep a plan with a source that was taken away since.
    if present != Set(wanted.keys) { try swiftBuild.forgetPlan() }
    var hasNewSource = false
    for path in present where wanted[path] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      hasNewSource = true
    }
    for (path, text) in wanted {
      let url = folder.appendingPathComponent(path)
      if try TextFile.dataIfPresent(url) == Data(text.utf8) { continue }
      try TextFile.write(text, to: url)
      if path.hasPrefix(exercise.sources) { hasNewSource = true }
    }
    if hasNewSource {
      try swiftBuild.forgetCompilation(of: exercise.module)
      // If the build fails, no older program may be run.
      try forget(bundle)
    }
  }

  /// Builds; nil when all compiled.
  package func errorsOfBuild(
    until cancellation: Cancellation = Cancellation(), tick: @escaping () -> Void
  ) throws -> String? {
    try forgetPlanOfAnother()
    // The compiler would find a library that was built here first, and link the answer to the other.
    if library != nil {
      for module in Prebuilt.moduleNames { try forget(swiftBuild.interface(of: module)) }
    }
    let interface = swiftBuild.interface(of: exercise.module)
    let before = try TextFile.dataIfPresent(interface)
    var finished = try buildTests(until: cancellation, tick: tick)
    if finished.end == .exited(0), try TextFile.dataIfPresent(interface) != before,
      testsAreOlder(than: interface)
    {
      // SwiftPM did not see that the tests need the new interface.
      try swiftBuild.forgetCompilation(of: "\(exercise.module)Tests")
      finished = try buildTests(until: cancellation, tick: tick)
    }
    guard finished.end == .exited(0) else { return finished.output + finished.errors }
    guard FileManager.default.fileExists(atPath: bundle.path) else {
      throw CourseError(
        "the build made no tests of \(exercise.chapter.name); delete .build/course.")
    }
    return nil
  }

  /// SwiftPM must not take the plan of the package that it built here last for this one's: its name is noted.
  private func forgetPlanOfAnother() throws {
    let note = scratch.appendingPathComponent("last-package")
    guard try TextFile.readIfPresent(note) != exercise.chapter.name else { return }
    try swiftBuild.forgetPlan()
    try TextFile.write(exercise.chapter.name, to: note)
  }

  private func testsAreOlder(than interface: URL) -> Bool {
    guard let change = interface.modificationDate else { return true }
    return exercise.tasks.contains { task in
      let object = swiftBuild.object(of: "\(task.testClass).swift", in: "\(exercise.module)Tests")
      return object.modificationDate.map { $0 < change } ?? true
    }
  }

  /// Removes a file, if it is there.
  private func forget(_ url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  private func buildTests(
    until cancellation: Cancellation, tick: @escaping () -> Void
  ) throws -> ChildProcess.Finished {
    var build = ChildProcess(
      swiftBuild.command(["--build-tests"] + (library?.options ?? [])),
      limits: Limits(time: buildLimit))
    return try TemporaryFolder.lending(toWorkIn: scratch) { folder in
      build.environment["TMPDIR"] = folder
      return try inTime(build.run(until: cancellation, whileWaiting: tick))
    }
  }

  private func inTime(_ finished: ChildProcess.Finished) throws -> ChildProcess.Finished {
    if finished.end == .cancelled { throw CancellationError() }
    guard finished.end != .timedOut else {
      throw CourseError(
        "the compiler was still busy after \(Int(buildLimit)) seconds, so it was stopped. Look for a very "
          + "long expression, or for brackets that are nested very deeply.")
    }
    return finished
  }

  /// The exercise's own manifest with the course's place written out and the watcher added.
  private var manifest: String {
    let shipped = exercise.shipped["Package.swift"] ?? ""
    let root = exercise.chapter.root.path
    return shipped.replacingOccurrences(of: "path: \"../..\"", with: "path: \"\(root)\"")
      + (library?.manifestAddition ?? "") + Harness.manifestAddition
  }
}
