/// The errors in a build's output, without the noise around them.
package struct BuildLog {
  package struct Diagnostic: Equatable {
    package let path: String
    package let line: Int
    package let message: String
  }

  package let errors: [Diagnostic]
  /// The last lines, for a failure that names no file: a full disk, a broken toolchain.
  package let tail: [String]

  package init(_ text: String) {
    var errors: [Diagnostic] = []
    for line in text.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):\d+: error: (.*)/),
        let number = Int(match.2)
      else { continue }
      let error = Diagnostic(
        path: String(match.1), line: number, message: String(match.3))
      if !errors.contains(error) { errors.append(error) }
    }
    self.errors = errors
    tail = text.split(separator: "\n").map(String.init).filter { line in
      ["error:", "No space left", "Too many open files"].contains { line.contains($0) }
    }.suffix(3)
  }
}
