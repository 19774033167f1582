import Lab
import Marbles

/// An experiment that draws the marble diagram in an operator's documentation.
struct OperatorExperiment {
  /// The source text of the experiment.
  let text: String

  /// Creates an experiment, or returns `nil` if the lab can't draw the documented result.
  init?(of operation: DeclaredOperator) {
    guard let rows = DocumentedMarbles(operation.marbles)?.rows,
      let place = rows.firstIndex(where: { $0.name.prefix(while: \.isLetter) == operation.base })
    else { return nil }
    let inputs = rows[..<place].map { ($0.name, $0.text) }
    let texts = (Self.byCall[operation.call] ?? [])
      .filter { !(operation.isStatic && $0.continuesChain) }
      .compactMap { Self.text(of: $0, inputs: inputs, result: rows[place]) }
    guard let text = texts.first else { return nil }
    self.text = text
  }

  /// Returns an experiment with one of the lab's operators, or `nil` if the operator doesn't send
  /// the documented result.
  private static func text(
    of operation: Lab.Operator, inputs: [(name: String, text: String)],
    result: DocumentedMarbles.Line
  ) -> String? {
    var text = text(of: operation, inputs: inputs, call: result.name)
    // An operator that rejects these inputs is not the documented one.
    guard var received = try? Experiment(text).received() else { return nil }
    if received.contains(where: { $0.count > 60 }) {
      // Stop an endless signal where the documented diagram stops.
      text += "\nuntil \(Int(result.placed.observed / .seconds(1)))"
    }
    received = received.map { $0.replacing(/#\w+/, with: "#") }
    let wanted = result.placed.marbleText
    guard received.count == 1,
      result.placed.ended == nil ? received[0].hasPrefix(wanted) : received[0] == wanted
    else { return nil }
    return withInnerSignals(text, of: operation.name)
  }

  /// Splits `flattenMap` and `concatMap` into two operators, so that each inner signal has a row.
  private static func withInnerSignals(_ text: String, of name: String) -> String {
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
    var rest = inputs[...]
    /// Takes the next input, adds a line for it, and returns the line's name.
    func source() -> String {
      let (name, text) = rest.popFirst() ?? (name: "other", text: "-")
      let word = name == "self" ? "source" : String(name.prefix { $0.isLetter || $0.isNumber })
      lines.append("\(word): cold \(text)")
      return word
    }
    /// Takes the remaining inputs as inner signals, adds a line for each, and returns the mapping
    /// from values to lines.
    func cases() -> [String] {
      let inner = Array(rest)
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
        return [factor ?? "twice"]
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

  /// The lab's operators, keyed by the calls that they draw.
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
}
