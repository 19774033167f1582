import CourseModel
import Foundation

/// The targets of the root package, as SwiftPM reads its manifest.
struct Manifest {
  let targets: [TargetArrows.Target]

  init(of course: Course) throws {
    let finished = try Toolchain.run(
      ["swift", "package", "--package-path", course.root.path, "dump-package"])
    guard finished.end == .exited(0) else {
      throw CourseError("SwiftPM cannot read the manifest:\n\(finished.errors)")
    }
    try self.init(json: finished.output)
  }

  init(json: String) throws {
    targets = try JSONDecoder().decode(Dump.self, from: Data(json.utf8)).targets.map { target in
      let folder = target.type == "test" ? "Tests" : "Sources"
      return TargetArrows.Target(
        name: target.name, path: target.path ?? "\(folder)/\(target.name)",
        dependencies: Set(target.dependencies.compactMap(\.name)))
    }
  }

  private struct Dump: Decodable {
    struct Target: Decodable {
      let name: String
      let path: String?
      let type: String
      let dependencies: [Dependency]
    }

    /// `{"byName": ["Marbles", null]}` or the same with `target`.
    struct Dependency: Decodable {
      let byName: [String?]?
      let target: [String?]?

      var name: String? { (byName ?? target)?.first ?? nil }
    }

    let targets: [Target]
  }
}
