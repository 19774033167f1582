/// A question about a value: `>3`, `=A`, `even`.
package struct Predicate {
  let test: (String) -> Bool
  let swift: String

  package static let examples = ["even", "odd", ">2", "<3", "=A", "letter", "length>1"]

  init?(_ text: String) {
    let rest = String(text.dropFirst())
    switch text.first {
    case "=" where !rest.isEmpty: self.init("$0 == \(rest.asSwift)") { $0 == rest }
    case ">":
      guard let limit = Int(rest) else { return nil }
      self.init("(Int($0) ?? 0) > \(limit)") { $0.number > limit }
    case "<":
      guard let limit = Int(rest) else { return nil }
      self.init("(Int($0) ?? 0) < \(limit)") { $0.number < limit }
    default:
      switch text {
      case "even": self.init("(Int($0) ?? 0) % 2 == 0") { $0.number % 2 == 0 }
      case "odd": self.init("(Int($0) ?? 0) % 2 != 0") { $0.number % 2 != 0 }
      case "letter": self.init("Int($0) == nil") { Int($0) == nil }
      case _ where text.hasPrefix("length>"):
        guard let limit = Int(text.dropFirst("length>".count)) else { return nil }
        self.init("$0.count > \(limit)") { $0.count > limit }
      default: return nil
      }
    }
  }

  private init(_ swift: String, _ test: @escaping (String) -> Bool) {
    self.test = test
    self.swift = "{ \(swift) }"
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
      self.init("\"\\((Int($0) ?? 0) + \(step))\"") { "\($0.number &+ step)" }
    case "*":
      guard let factor = Int(rest) else { return nil }
      self.init("\"\\((Int($0) ?? 0) * \(factor))\"") { "\($0.number &* factor)" }
    case "%":
      guard let divisor = Int(rest), divisor > 0 else { return nil }
      self.init("\"\\((Int($0) ?? 0) % \(divisor))\"") { "\($0.number % divisor)" }
    case "&" where !rest.isEmpty: self.init("$0 + \(rest.asSwift)") { $0 + rest }
    default:
      switch text {
      case "upper": self.init("$0.uppercased()") { $0.uppercased() }
      case "lower": self.init("$0.lowercased()") { $0.lowercased() }
      case "twice": self.init("$0 + $0") { $0 + $0 }
      case "dropFirst": self.init("String($0.dropFirst())") { String($0.dropFirst()) }
      case "length": self.init("\"\\($0.count)\"") { "\($0.count)" }
      default: return nil
      }
    }
  }

  private init(_ swift: String, _ apply: @escaping (String) -> String) {
    self.apply = apply
    self.swift = "{ \(swift) }"
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
