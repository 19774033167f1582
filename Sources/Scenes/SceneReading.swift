import Contacts
import PlainText

extension Scene {
  /// Returns the request that makes `runs(for:of:)` replay a history.
  package func request(for history: [Input], with options: [String]) -> String {
    (["scene\t\(name)", "until\t60000"] + options.map { "option\t\($0)" }
      + history.map { $0.line })
      .joined(separator: "\n")
  }
}

extension SceneRun {
  /// Parses an answer to a request, or returns `nil` if the answer is invalid.
  package static func runs(in answer: String) -> [SceneRun]? {
    var runs: [(entries: [JournalEntry], changes: [(time: Duration, verdict: Verdict)])] = []
    for line in answer.split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      if words[0] == "variant" {
        runs.append(([], []))
      } else if words[0] == "verdict", words.count == 4, let time = Int(words[1]), !runs.isEmpty {
        let verdict: Verdict = words[2] == "problem" ? .problem(words[3]) : .fine
        runs[runs.count - 1].changes.append((.milliseconds(time), verdict))
      } else if let entry = JournalEntry(words: words), !runs.isEmpty {
        runs[runs.count - 1].entries.append(entry)
      } else {
        return nil
      }
    }
    return runs.map { SceneRun(entries: $0.entries, verdicts: Verdicts(changes: $0.changes)) }
  }
}

extension JournalEntry {
  fileprivate init?(words: [String]) {
    guard words.count == 7, let number = Int(words[0]), let time = Int(words[1]),
      let kind = Kind(rawValue: words[2]), let request = Int(words[4]), let cause = Int(words[5])
    else { return nil }
    self.init(
      number: number, time: .milliseconds(time), kind: kind, row: words[3], request: request,
      cause: cause, text: words[6])
  }
}

extension Counterexample {
  /// The counterexample as text: the problem on the first line, followed by the history.
  var lines: String { ([problem.onOneLine] + history.map { $0.line }).joined(separator: "\n") }

  /// Creates a counterexample from the value of ``lines``, or returns `nil` if the text is empty.
  package init?(lines: String) {
    let parts = lines.split(separator: "\n").map(String.init)
    guard let problem = parts.first else { return nil }
    self.problem = problem
    history = parts.dropFirst().compactMap { line in
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 3, let time = Int(words[0]) else { return nil }
      return Input(time, words[1], words[2])
    }
  }
}
