import Foundation

/// The errors in a build's output, without the noise around them.
package struct BuildLog {
  package struct Diagnostic: Equatable {
    package let path: String
    package let line: Int
    package let message: String
    /// The line of code, where in it, and the compiler's first note; nil if the compiler shows none.
    package var code: String? = nil
  }

  package let errors: [Diagnostic]
  /// The last lines, for a failure that names no file: a full disk, a library that the linker misses.
  package let tail: [String]

  package init(_ text: String) {
    var errors: [Diagnostic] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):\d+: error: (.*?)( \[#\w+\])?/),
        let number = Int(match.2)
      else { continue }
      let isKnown = errors.contains {
        ($0.path, $0.line, $0.message) == (String(match.1), number, String(match.3))
      }
      guard !isKnown else { continue }
      let excerpt = lines[(index + 1)...].prefix { $0.first == " " || $0.first?.isNumber == true }
      errors.append(
        Diagnostic(
          path: String(match.1), line: number, message: String(match.3),
          code: BuildLog.code(in: excerpt)))
    }
    self.errors = errors
    let words =
      ["error:", "No space left", "Too many open files", "cannot find -l"]
      + BuildLog.refusals + BuildLog.ofCode
    tail = text.split(separator: "\n").map(String.init)
      .filter { $0.contains(oneOf: words) }.suffix(3)
  }

  /// Whether the system kept the tools from a file or a folder.
  var isRefusedByTheSystem: Bool { tail.contains { $0.contains(oneOf: BuildLog.refusals) } }

  /// Whether the compiler gave up on the code, or the linker did.
  var isAboutCode: Bool { tail.contains { $0.contains(oneOf: BuildLog.ofCode) } }

  private static let refusals = [
    "Permission denied", "permission denied", "Operation not permitted", "Read-only file system",
    "invalid access to",
  ]
  private static let ofCode = [
    "undefined reference", "ndefined symbol", "uplicate symbol", "multiple definition",
    "due to signal", "Stack dump",
  ]

  /// Of the lines around an error those that the error and its first note point at.
  private static func code(in excerpt: some Sequence<Substring>) -> String? {
    var shown: [String] = []
    var code: Substring?
    var hasNote = false
    for line in excerpt {
      if line.contains(/^ *\d+ \|/) {
        code = line
      } else if let match = line.wholeMatch(of: /( *\| .*)[`|]- (error|note): (.*)/) {
        let isNote = match.2 == "note"
        guard !isNote || !hasNote else { continue }
        hasNote = hasNote || isNote
        if let line = code { shown.append(String(line)) }
        code = nil
        shown.append("\(match.1)^" + (isNote ? " \(match.3)" : ""))
      }
    }
    return shown.isEmpty ? nil : shown.joined(separator: "\n")
  }
}

extension String {
  fileprivate func contains(oneOf words: [String]) -> Bool { words.contains(where: contains) }
}

extension BuildLog.Diagnostic {
  /// What to do about what Swift 6 says of threads, and about a name that is there twice; nil of all else.
  var advice: String? {
    let table = [
      (["invalid redeclaration"], "It is declared twice, perhaps in two files. Keep one"),
      (
        ["is not concurrency-safe because non-'Sendable' type", "->"],
        "Write it as a `func`, or mark its type `@Sendable`"
      ),
      (
        ["is not concurrency-safe"],
        "Two threads could use it at once. Make it a `let` of a plain value, or move it into the function that uses it"
      ),
      (
        ["captured var", "concurrently-executing"],
        "This closure may run on another thread. Give it a copy, `[name] in`, or keep the value in a stream: with `scan`"
      ),
      (
        ["non-Sendable type", "@Sendable"],
        "This closure may run on another thread. Let it take along only what it needs, or wrap this in a signal with `Signal { }`"
      ),
      (
        ["sending", "risks causing data races"],
        "Swift fears that two threads use it at once. Make it inside of the closure that uses it, and use it nowhere else"
      ),
    ]
    return table.first { words, _ in words.allSatisfy(message.contains) }?.1
  }
}
