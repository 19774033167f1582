extension Operator {
  /// What its Swift calls, one after another, each by its name and first label: `["take(while:)"]`.
  package var calls: [String] {
    var calls: [String] = []
    var word = ""
    var isName = isOwn
    var isLabel = false
    var depth = 0
    for character in signal + " " {
      if character.isASCII, character.isLetter {
        word.append(character)
        continue
      }
      if isName, !word.isEmpty { calls.append(word) }
      if isLabel, character == ":" { calls[calls.count - 1] += "(\(word):)" }
      isLabel = isName && character == "("
      isName = depth == 0 && character == "."
      word = ""
      if character == "(" || character == "{" { depth += 1 }
      if character == ")" || character == "}" { depth -= 1 }
    }
    return calls
  }

  /// Whether they are called on the first argument, and so follow what made it.
  package var goesOn: Bool { signal.hasPrefix("@0") || isOwn }

  /// Whether it is a function of the program, and not of the library.
  private var isOwn: Bool { signal.hasPrefix("\(name)(") }

  private var signal: String { swift.split(separator: "\n").last.map { String($0) } ?? "" }
}
