/// A condition for a value, such as `>3`, `=A`, or `even`.
struct Predicate {
  let test: (String) -> Bool

  init?(_ text: String) {
    let rest = String(text.dropFirst())
    switch text.first {
    case "=" where !rest.isEmpty: test = { $0 == rest }
    case ">":
      guard let limit = Int(rest) else { return nil }
      test = { $0.number > limit }
    case "<":
      guard let limit = Int(rest) else { return nil }
      test = { $0.number < limit }
    default:
      switch text {
      case "even": test = { $0.number % 2 == 0 }
      case "odd": test = { $0.number % 2 != 0 }
      case "letter": test = { Int($0) == nil }
      case _ where text.hasPrefix("length>"):
        guard let limit = Int(text.dropFirst("length>".count)) else { return nil }
        test = { $0.count > limit }
      default: return nil
      }
    }
  }
}

/// A function of a value, such as `+1`, `upper`, or `twice`.
///
/// `&x` appends x.
struct Transform {
  let apply: (String) -> String

  init?(_ text: String) {
    let rest = String(text.dropFirst())
    switch text.first {
    case "+":
      guard let step = Int(rest) else { return nil }
      apply = { "\($0.number &+ step)" }
    case "*":
      guard let factor = Int(rest) else { return nil }
      apply = { "\($0.number &* factor)" }
    case "%":
      guard let divisor = Int(rest), divisor > 0 else { return nil }
      apply = { "\($0.number % divisor)" }
    case "&" where !rest.isEmpty: apply = { $0 + rest }
    default:
      switch text {
      case "upper": apply = { $0.uppercased() }
      case "lower": apply = { $0.lowercased() }
      case "twice": apply = { $0 + $0 }
      case "dropFirst": apply = { String($0.dropFirst()) }
      case "length": apply = { "\($0.count)" }
      default: return nil
      }
    }
  }
}

extension String {
  /// The text as a number, or 0 if it isn't one.
  var number: Int { Int(self) ?? 0 }
}
