import Judging

extension MutatedPackage {
  /// The mutants that a diagnostic is about.
  ///
  /// That a property is not initialized is reported behind the assignment that is missing. Any other
  /// diagnostic is about the mutants that begin or end on its line, or the smallest one around it, or the
  /// nearest.
  static func broken(by error: BuildLog.Diagnostic, in mutations: [Int: Mutation]) -> [Int] {
    let near = mutations.filter { error.path.hasSuffix("/\(library)/\($0.value.path)") }
    if error.message.contains("initializ") {
      let name = error.message.firstMatch(of: /'self\.(\w+)'/)?.1
      let assigning = near.filter { $0.value.line < error.line && $0.value.assigns(name) }
      if let last = assigning.max(by: { $0.value.line < $1.value.line }) { return [last.key] }
    }
    let onLine = near.filter { $0.value.line == error.line || $0.value.lastLine == error.line }
    if !onLine.isEmpty { return Array(onLine.keys) }
    let around = near.filter { ($0.value.line...$0.value.lastLine).contains(error.line) }
    if let smallest = around.min(by: { $0.value.range.count < $1.value.range.count }) {
      return [smallest.key]
    }
    // A missing return is reported at the brace behind it, a type that is not known at the call before it.
    return near.min { distance($0.value, error.line) < distance($1.value, error.line) }
      .map { [$0.key] } ?? []
  }

  private static func distance(_ mutation: Mutation, _ line: Int) -> Int {
    min(abs(mutation.line - line), abs(mutation.lastLine - line))
  }
}

extension Mutation {
  /// Whether it takes out an assignment, to a property of this name where one is given.
  fileprivate func assigns(_ name: Substring?) -> Bool {
    guard kind == .removedStatement, let match = original.firstMatch(of: #/^(?:self\.)?(\w+) = /#)
    else { return false }
    return name == nil || match.1 == name
  }
}
