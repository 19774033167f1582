import Console

/// What became of one mutant: a line of the journal, and of the terminal.
struct MutationVerdict: Codable, Equatable, Sendable {
  enum Fate: Codable, Equatable, Sendable {
    case killed(by: String)
    case killedByOthers(String)
    case outOfTime
    case survived
  }

  let number: Int
  /// From the library's folder.
  let path: String
  let line: Int
  let change: String
  let fate: Fate
  /// The linked tests that were red.
  let red: Set<String>

  init(_ mutation: Mutation, number: Int, fate: Fate, red: Set<String>) {
    (self.number, self.fate, self.red) = (number, fate, red)
    (path, line) = (mutation.path, mutation.line)
    change = mutation.change
  }

  var place: String { "\(path):\(line)" }

  /// Whether this is the verdict on a mutant that has its number now.
  func isOn(_ mutation: Mutation?) -> Bool {
    mutation.map { ($0.path, $0.line, $0.change) == (path, line, change) } ?? false
  }

  func print(_ count: Int, of total: Int, on terminal: Terminal) {
    let isAlive = fate == .survived
    let mark = isAlive ? terminal.painted("✗", .bad) : terminal.painted("✓", .good)
    terminal.say("  \(count) of \(total) \(mark) \(place) \(change)\(reason)")
  }

  private var reason: String {
    switch fate {
    case .killed(let test): ", killed by \(test)"
    case .killedByOthers(let test): ", killed by \(test), which is not linked"
    case .outOfTime: ", took too long"
    case .survived: ", survived"
    }
  }
}
