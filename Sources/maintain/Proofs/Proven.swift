import CourseModel
import Files
import Foundation
import Sandbox

/// What was proven in this clone, so that it is left out until something of it changes: `.build/course/proven.json`.
struct Proven {
  /// Something to prove, and the digest of all that its proof rests on.
  struct Claim {
    let name: String
    let digest: String

    init(_ name: String, restingOn texts: [String]) {
      self.name = name
      digest = Digest.of(texts.map { "\($0.utf8.count)\n\($0)" }.joined(separator: "\n"))
    }
  }

  private let file: URL
  private var digests: [String: String]

  init(in course: Course) {
    file = course.root.appendingPathComponent(".build/course/proven.json")
    // try?: of what cannot be read nothing is proven.
    let data = (try? Data(contentsOf: file)) ?? Data()
    digests = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }

  func has(_ claim: Claim) -> Bool { digests[claim.name] == claim.digest }

  mutating func note(_ claims: [Claim]) throws {
    guard !claims.isEmpty else { return }
    for claim in claims { digests[claim.name] = claim.digest }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try TextFile.write(encoder.encode(digests), to: file)
  }
}

/// What every proof of a kind rests on beside what it proves.
enum Ground {
  private static let answers = [
    "ReactiveCore", "Contacts", "Marbles", "PlainText", "Files", "Sandbox", "Judging",
    "maintain/Proofs",
  ]
  private static let pages = [
    "ReactiveCore", "Contacts", "Marbles", "PlainText", "Console", "Page", "Forms", "Notebook",
    "WebServer",
    "Files", "Sandbox", "Kernel", "RunCell", "maintain/Proofs",
  ]

  /// Of an answer's verdict: the library, what judges, what is wanted, and the compiler.
  static func ofAnswers(in course: Course) throws -> String {
    try digest(of: answers, in: course)
  }

  /// Of a page's output.
  static func ofPages(in course: Course) throws -> String { try digest(of: pages, in: course) }

  private static func digest(of targets: [String], in course: Course) throws -> String {
    var texts = [try ChildProcess(["swift", "--version"], limits: Limits(time: 60)).run().output]
    for target in targets.map({ "Sources/\($0)" }) {
      texts += try contents(of: course.root.appendingPathComponent(target))
    }
    return Proven.Claim("", restingOn: texts).digest
  }

  /// Names and texts of the files below a folder; none where there is no folder.
  static func contents(of folder: URL) throws -> [String] {
    try pathsBelow(folder).flatMap { path -> [String] in
      let file = folder.appendingPathComponent(path)
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, !file.isFolder else { return [] }
      return [path, String(decoding: try TextFile.data(file), as: UTF8.self)]
    }
  }
}
