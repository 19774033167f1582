import CourseModel
import Foundation
import Sandbox

/// A target of the root package, as SwiftPM reads its manifest.
struct Target: Equatable {
  let name: String
  /// Its folder, from the root.
  let path: String
  let dependencies: Set<String>

  /// Whether it holds tests, or what only tests use.
  var isTest: Bool { path.hasPrefix("Tests/") || path.hasPrefix("Exercises/") }

  /// Whether it is no page, no exercise and no test.
  var isMachinery: Bool { path.hasPrefix("Sources/") }

  static func all(of root: URL) throws -> [Target] {
    var dump = ChildProcess(
      ["swift", "package", "--package-path", root.path, "dump-package"],
      limits: Limits(time: 600))
    dump.environment["COURSE_TEST"] = nil  // It leaves targets out.
    let finished = try dump.run()
    guard finished.end == .exited(0) else {
      throw CourseError("SwiftPM cannot read the manifest:\n\(finished.errors)")
    }
    return try all(json: finished.output)
  }

  static func all(json: String) throws -> [Target] {
    try JSONDecoder().decode(Dump.self, from: Data(json.utf8)).targets.map { target in
      let folder = target.type == "test" ? "Tests" : "Sources"
      let path = target.path ?? "\(folder)/\(target.name)"
      return Target(
        name: target.name,
        path: path.split(separator: "/").filter { $0 != "." }.joined(separator: "/"),
        dependencies: Set(target.dependencies.map(\.name)))
    }
  }

  private struct Dump: Decodable {
    struct Target: Decodable {
      let name: String
      let path: String?
      let type: String
      let dependencies: [Dependency]
    }

    /// `{"byName": ["Marbles", null]}`, or the same with `target`; the second is a condition.
    struct Dependency: Decodable {
      let name: String

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Kind.self)
        let kind: Kind = kinds.contains(.byName) ? .byName : .target
        var parts = try kinds.nestedUnkeyedContainer(forKey: kind)
        name = try parts.decode(String.self)
      }

      enum Kind: String, CodingKey { case byName, target }
    }

    let targets: [Target]
  }
}
