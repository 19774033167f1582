/// The errors in a build's output, without the noise around them.
struct BuildLog {
  struct Diagnostic: Equatable {
    let path: String
    let line: Int
    let message: String
  }

  let errors: [Diagnostic]
  /// The last lines, for a failure that names no file: a full disk, a broken toolchain.
  let tail: [String]

  init(_ text: String) {
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
      line.contains("error:") || line.contains("No space left")
    }.suffix(3)
  }
}
