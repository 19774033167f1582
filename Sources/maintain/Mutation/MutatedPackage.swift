import CourseModel
import Judging
import Files
import Foundation
import Sandbox

/// A copy of the library and its tests in which every mutant is compiled in, asleep.
struct MutatedPackage {
  static let library = "Sources/ReactiveCore"
  static let tests = "Tests/ReactiveCoreTests"

  private let root: URL
  private let package: URL
  private let scratch: URL

  init(of course: Course) {
    root = course.root
    let folder = course.root.appendingPathComponent(".build/mutation")
    package = folder.appendingPathComponent("package")
    scratch = folder.appendingPathComponent("scratch")
  }

  /// The library's files, by their paths in it.
  var sources: [String: String] { get throws { try texts(below: Self.library) } }

  /// The library's files and its tests'.
  var texts: [String: String] {
    get throws { try sources.merging(texts(below: Self.tests)) { $1 } }
  }

  private func texts(below path: String) throws -> [String: String] {
    let folder = root.appendingPathComponent(path)
    return try Dictionary(
      uniqueKeysWithValues: SwiftFiles.paths(in: folder).map {
        ($0, try TextFile.read(folder.appendingPathComponent($0)))
      })
  }

  /// Builds the copy, and returns the mutations that compile, each at its number.
  ///
  /// What the compiler complains of is taken out, and the rest is tried again.
  func build(
    _ mutations: [Int: Mutation], of sources: [String: String], progress: ProgressReporter
  ) throws -> [Int: Mutation] {
    try copy()
    var alive = mutations
    while true {
      try plant(alive, in: sources)
      progress.show("building \(alive.count) mutants")
      let log = try swiftBuild(["--target", "ReactiveCore"], progress)
      guard !log.isEmpty else { break }
      let broken = log.flatMap { Self.broken(by: $0, in: alive) }
      if broken.isEmpty {
        throw CourseError("\(log[0].path):\(log[0].line) does not build: \(log[0].message)")
      }
      for number in broken { alive[number] = nil }
    }
    progress.show("building the tests")
    if let error = try swiftBuild(["--build-tests"], progress).first {
      throw CourseError("the tests do not build: \(error.message)")
    }
    progress.clear()
    return alive
  }

  /// What runs the tests.
  func bundle() throws -> URL {
    let folder = SwiftBuild(of: package, scratch: scratch).products
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let name = names.first(where: { $0.hasSuffix(".xctest") }) else {
      throw CourseError("the build left no tests in \(folder.path).")
    }
    return folder.appendingPathComponent(name)
  }

  private func copy() throws {
    let files = FileManager.default
    try? files.removeItem(at: package)
    for path in ["Package.swift", "CONTRIBUTING.md", Self.library, Self.tests] {
      let target = package.appendingPathComponent(path)
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: root.appendingPathComponent(path), to: target)
    }
  }

  private func plant(_ mutations: [Int: Mutation], in sources: [String: String]) throws {
    let folder = package.appendingPathComponent(Self.library)
    try writeIfChanged(Schemata.runtime, to: folder.appendingPathComponent("ActiveMutant.swift"))
    let byPath = Dictionary(grouping: mutations, by: \.value.path)
    for (path, text) in sources {
      let numbered = byPath[path, default: []].map { (number: $0.key, mutation: $0.value) }
      try writeIfChanged(
        Schemata.text(of: text, with: numbered), to: folder.appendingPathComponent(path))
    }
  }

  /// A file that stays as it was is not compiled again.
  private func writeIfChanged(_ text: String, to file: URL) throws {
    if (try? TextFile.read(file)) != text { try TextFile.write(text, to: file) }
  }

  private func swiftBuild(
    _ options: [String], _ progress: ProgressReporter
  ) throws -> [BuildLog.Diagnostic] {
    var child = ChildProcess(
      SwiftBuild(of: package, scratch: scratch).command(options),
      limits: Limits(time: 1200, output: .keepingEnds(start: 4 << 20, end: 64 << 10)))
    child.environment["COURSE_TEST"] = "ReactiveCoreTests"
    let finished = try child.run(whileWaiting: progress.tick)
    let log = BuildLog(finished.output + finished.errors)
    if finished.end != .exited(0), log.errors.isEmpty {
      throw CourseError("the mutated library does not build: \(log.tail.joined(separator: " "))")
    }
    return log.errors
  }
}
