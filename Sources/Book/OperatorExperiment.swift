import Lab
import Marbles

/// An operator of the lab with inputs and arguments that suit it.
package struct OperatorExperiment {
  let operation: Lab.Operator
  /// Its rows as the lab's text.
  let text: String
  /// Whether the result is the one that the documentation draws.
  let isAsDocumented: Bool

  /// The operator of the lab that does what is documented; nil if the lab has none.
  init?(of operation: DocumentedOperator) {
    let marbles = DocumentedMarbles(operation.marbles)
    let found = (Self.byCall[operation.call] ?? [])
      .filter { !(operation.isStatic && $0.goesOn) }
      .compactMap { OperatorExperiment($0, documented: marbles, as: operation.base) }
    guard
      let best = found.first(where: \.isAsDocumented)
        ?? found.first(where: { $0.operation.name == operation.base }) ?? found.first
    else { return nil }
    self = best
  }

  /// With inputs of its own where none are documented.
  init?(_ operation: Lab.Operator, documented: DocumentedMarbles? = nil, as base: String = "") {
    self.operation = operation
    let rows = documented?.rows ?? []
    let place = rows.firstIndex { $0.name.prefix(while: \.isLetter) == base }
    let result = place.map { rows[$0] }
    let inputs = rows.prefix(place ?? 1).map { ($0.name, $0.text) }
    var text = Self.text(of: operation, inputs: inputs, call: result?.name ?? "")
    if result == nil, let second = rows.first(where: { $0.name == "second" }) {
      let seconds = Int(second.placed.subscribed / .seconds(1))
      text += "\nsubscribe \(operation.name) 0\nsubscribe \(operation.name) \(seconds)"
    }
    // try?: nil says that it cannot be done with these inputs.
    guard var received = try? Experiment(text).received() else { return nil }
    if received.contains(where: { $0.count > 60 }) {
      text += "\nuntil \(result.map { Int($0.placed.observed / .seconds(1)) } ?? 12)"
    } else if !received.joined().contains(where: \.isLetter) {
      // What is connected later than it is subscribed.
      let connected = text + "\nconnect \(operation.name) 1"
      // try?: the others stay as they are.
      if let more = try? Experiment(connected).received(), more != received {
        (text, received) = (connected, more)
      }
    }
    self.text = text
    let wanted = result?.placed
    isAsDocumented =
      wanted.map { wanted in
        let text = received.first?.replacing(/#\w+/, with: "#") ?? ""
        return received.count == 1
          && (wanted.ended == nil ? text.hasPrefix(wanted.marbleText) : text == wanted.marbleText)
      } ?? false
  }

  /// Its rows with one for each signal that a value becomes: `flattenMap` is `map`, then `flatten`.
  var drawn: String {
    let name = operation.name
    guard let flatten = ["flattenMap": "flatten", "concatMap": "concatSignals"][name],
      let line = text.firstMatch(of: /\w+: \w+ (?<source>\w+)(?<cases>( \w+=\w+)+)/)
    else { return text }
    let rows = "signals: each \(line.source) inner\(line.cases)\n\(name): \(flatten) signals"
    return text.replacing(String(line.output.0), with: rows)
  }

  private static func text(
    of operation: Lab.Operator, inputs: [(name: String, text: String)], call: String
  ) -> String {
    var lines: [String] = []
    var rest = (inputs.isEmpty ? usual : inputs)[...]
    /// The next input, with a name that a line may have.
    func source() -> String {
      let (name, text) = rest.popFirst() ?? usual[min(lines.count, usual.count - 1)]
      let word = name == "self" ? "source" : String(name.prefix { $0.isLetter || $0.isNumber })
      lines.append("\(word): cold \(text)")
      return word
    }
    /// What each value becomes: the rows that have the values' names.
    func cases() -> [String] {
      let inner = rest.isEmpty ? [("A", "1--2|"), ("B", "1--2|")] : Array(rest)
      rest = []
      return inner.map { name, text in
        let value = name.prefix { $0.isLetter || $0.isNumber }
        lines.append("_\(value): cold \(text)")
        return "\(value)=_\(value)"
      }
    }
    let isAsked = inputs.first?.text.contains("'true'") ?? false
    let number = call.firstMatch(of: /\d+/).map { String($0.output) }
    let words = operation.parameters.flatMap { parameter -> [String] in
      switch parameter {
      case .signal: return [source()]
      case .signals:
        let outer = source()
        let words = cases()
        lines.append("signals: each \(outer) inner \(words.joined(separator: " "))")
        return ["signals"]
      case .count: return [number ?? "2"]
      case .seconds: return [number ?? "2"]
      case .value: return [call.firstMatch(of: /\("?(\w+)"?\)/).map { String($0.1) } ?? "0"]
      case .predicate: return [predicate(in: call) ?? (isAsked ? "=true" : "even")]
      case .transform:
        let factor = call.firstMatch(of: /\* (\d+) }/).map { "*\($0.1)" }
        return [factor ?? (operation.name == "groupBy" ? "%2" : "twice")]
      case .cases: return cases()
      case .name: return ["inner"]
      }
    }
    let name = operation.name
    return (lines + ["\(name): \(name) \(words.joined(separator: " "))"]).joined(separator: "\n")
  }

  private static func predicate(in call: String) -> String? {
    if let compared = call.firstMatch(of: /\$0 ([<>]) (\d+)/) {
      return "\(compared.1)\(compared.2)"
    }
    return call.contains("isMultiple(of: 2)") ? "even" : nil
  }

  /// The lab's operators by what their Swift calls.
  private static let byCall: [String: [Lab.Operator]] = {
    var found: [String: [Lab.Operator]] = [:]
    for operation in Lab.Operator.all {
      for call in operation.calls {
        let call = call.replacing("(with:)", with: "").replacing(":)", with: "")
        found[call, default: []].append(operation)
      }
    }
    return found
  }()

  private static let usual = [
    (name: "source", text: "-A--B--C--|"), (name: "other", text: "--1----2--|"),
    (name: "third", text: "---x---y--|"),
  ]
}
