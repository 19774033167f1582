/// A question about a value: `>3`, `=A`, `even`.
package struct Predicate {
  let test: (String) -> Bool
  let swift: String

  package static let examples = ["even", "odd", ">2", "<3", "=A", "letter", "length>1"]

  init?(_ text: String) {
    let rest = String(text.dropFirst())
    switch text.first {
    case "=" where !rest.isEmpty:
      test = { $0 == rest }
      swift = "{ $0 == \(rest.asSwift) }"
    case ">":
      guard let limit = Int(rest) else { return nil }
      test = { $0.number > limit }
      swift = "{ (Int($0) ?? 0) > \(limit) }"
    case "<":
      guard let limit = Int(rest) else { return nil }
      test = { $0.number < limit }
      swift = "{ (Int($0) ?? 0) < \(limit) }"
    default:
      switch text {
      case "even":
        test = { $0.number % 2 == 0 }
        swift = "{ (Int($0) ?? 0) % 2 == 0 }"
      case "odd":
        test = { $0.number % 2 != 0 }
        swift = "{ (Int($0) ?? 0) % 2 != 0 }"
      case "letter":
        test = { Int($0) == nil }
        swift = "{ Int($0) == nil }"
      case _ where text.hasPrefix("length>"):
        guard let limit = Int(text.dropFirst("length>".count)) else { return nil }
        test = { $0.count > limit }
        swift = "{ $0.count > \(limit) }"
      default: return nil
      }
    }
  }
}

/// What becomes of a value: `+1`, `upper`, `twice`; `&x` writes x behind it.
package struct Transform {
  let apply: (String) -> String
  let swift: String

  package static let examples = [
    "+1", "*2", "%2", "&x", "upper", "lower", "twice", "length", "dropFirst",
  ]

  init?(_ text: String) {
    let rest = String(text.dropFirst())
    switch text.first {
    case "+":
      guard let step = Int(rest) else { return nil }
      apply = { "\($0.number &+ step)" }
      swift = "{ \"\\((Int($0) ?? 0) + \(step))\" }"
    case "*":
      guard let factor = Int(rest) else { return nil }
      apply = { "\($0.number &* factor)" }
      swift = "{ \"\\((Int($0) ?? 0) * \(factor))\" }"
    case "%":
      guard let divisor = Int(rest), divisor > 0 else { return nil }
      apply = { "\($0.number % divisor)" }
      swift = "{ \"\\((Int($0) ?? 0) % \(divisor))\" }"
    case "&" where !rest.isEmpty:
      apply = { $0 + rest }
      swift = "{ $0 + \(rest.asSwift) }"
    default:
      switch text {
      case "upper":
        apply = { $0.uppercased() }
        swift = "{ $0.uppercased() }"
      case "lower":
        apply = { $0.lowercased() }
        swift = "{ $0.lowercased() }"
      case "twice":
        apply = { $0 + $0 }
        swift = "{ $0 + $0 }"
      case "dropFirst":
        apply = { String($0.dropFirst()) }
        swift = "{ String($0.dropFirst()) }"
      case "length":
        apply = { "\($0.count)" }
        swift = "{ \"\\($0.count)\" }"
      default: return nil
      }
    }
  }
}

extension String {
  /// The number that the text is; 0 for other texts.
  var number: Int { Int(self) ?? 0 }

  /// The text as a Swift literal.
  var asSwift: String {
    var text = ""
    for character in self {
      switch character {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.append(character)
      }
    }
    return "\"\(text)\""
  }
}
