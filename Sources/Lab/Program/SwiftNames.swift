/// Names that Swift takes, for the names of an experiment's lines.
struct SwiftNames {
  private var names: [String: String] = [:]
  /// The program's own names, and those that it uses.
  private var used: Set<String> = [
    "scheduler", "recorder", "add", "everyOther", "print", "XCTAssertEqual", "Signal", "Subject",
    "ReplaySubject", "BehaviorSubject", "Timeline", "SerialDisposable", "Failure", "diagram",
  ]

  init(_ experiment: Experiment) {
    // A row's own name goes to the signal that is drawn.
    let all = experiment.definitions.map(\.name)
    for name in all.filter({ $0.first != "_" }) + all.filter({ $0.first == "_" }) { add(name) }
  }

  subscript(name: String) -> String { names[name] ?? name }

  private mutating func add(_ name: String) {
    var base = ""
    var isNext = false
    for character in name {
      if character.isASCII, character.isLetter || character.isNumber {
        base += isNext && !base.isEmpty ? character.uppercased() : String(character)
        isNext = false
      } else {
        isNext = character != "'"
      }
    }
    if base.first?.isNumber ?? true { base = "signal" + base }
    if name.first == "_", used.contains(base) { base += "Source" }
    var candidate = base
    var count = 1
    while used.contains(candidate) {
      count += 1
      candidate = "\(base)\(count)"
    }
    used.insert(candidate)
    names[name] = Self.keywords.contains(candidate) ? "`\(candidate)`" : candidate
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
