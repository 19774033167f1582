import Foundation

/// Follows the `#if`s of a file, line by line: what other systems compile, no test here can break.
///
/// It knows the modules that the library asks for, in the words in which it asks: `canImport(Darwin)`,
/// `!`, `&&` and `||`.
struct ConditionalCompilation {
  private var branches: [Branch] = []

  private struct Branch {
    var isCompiled: Bool
    var wasOneCompiled: Bool
  }

  /// Whether the line that was read last, if it is code, is compiled on this machine.
  var isCompiled: Bool { branches.allSatisfy(\.isCompiled) }

  mutating func read(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "#if":
      let holds = ConditionalCompilation.holds(words[1])
      branches.append(Branch(isCompiled: holds, wasOneCompiled: holds))
    case "#elseif":
      goOn { ConditionalCompilation.holds(words[1]) }
    case "#else":
      goOn { true }
    case "#endif":
      branches.removeLast()
    default: break
    }
  }

  private mutating func goOn(_ holds: () -> Bool) {
    guard var branch = branches.popLast() else { return }
    branch.isCompiled = !branch.wasOneCompiled && holds()
    branch.wasOneCompiled = branch.wasOneCompiled || branch.isCompiled
    branches.append(branch)
  }

  private static func holds(_ condition: String) -> Bool {
    condition.components(separatedBy: " || ").contains { alternative in
      alternative.components(separatedBy: " && ").allSatisfy { clause in
        clause.hasPrefix("!")
          ? !modules.contains(String(clause.dropFirst())) : modules.contains(clause)
      }
    }
  }

  private static let modules: Set<String> = {
    var modules: Set<String> = []
    #if canImport(Darwin)
      modules.insert("canImport(Darwin)")
    #endif
    #if canImport(Glibc)
      modules.insert("canImport(Glibc)")
    #endif
    #if canImport(Musl)
      modules.insert("canImport(Musl)")
    #endif
    #if canImport(FoundationNetworking)
      modules.insert("canImport(FoundationNetworking)")
    #endif
    return modules
  }()
}
