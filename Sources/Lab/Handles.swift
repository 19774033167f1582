import Marbles
import ReactiveCore

extension Experiment {
  /// The data that a page needs for dragging marbles, as a list of words for each line.
  ///
  /// The words of a source are `source`, its name, `cold` or `hot`, its marble text, and a word for
  /// each event: `=1000 A` is a value at 1,000 ms, `|8000` a completion, and `#5000 off` an error.
  /// Times are in milliseconds.
  package var handles: [[String]] {
    lines.map { line in
      switch line {
      case .signal(let definition) where definition.source != nil:
        let text = definition.arguments[0]
        return ["source", definition.name, definition.operation, text] + marks(in: text)
      case .signal(let definition):
        return ["operator", definition.name, definition.operation] + definition.arguments
      case .subscribe(let name, let start, let end):
        return ["subscribe", name, start.figures] + (end.map { [$0.figures] } ?? [])
      case .connect(let name, let start, let end):
        return ["connect", name, start.figures] + (end.map { [$0.figures] } ?? [])
      case .setting(.axis): return ["axis"]
      case .setting(.frame(let frame)): return ["frame", frame.figures]
      case .setting(.until(let end)): return ["until", end.figures]
      case .blank: return ["blank"]
      }
    }
  }

  private func marks(in text: String) -> [String] {
    moments(in: text).map { moment in
      switch moment.event {
      case .next(let value): "=\(moment.time.figures) \(value)"
      case .error(let error): "#\(moment.time.figures) \(error)"
      case .completed: "|\(moment.time.figures)"
      }
    }
  }

  /// Returns the events in marble text, or an empty list if the text is invalid.
  private func moments(in text: String) -> [Timeline<String>.Moment] {
    do throws(MarbleTextError) {
      return try Timeline(marbles: text, frame: frame) { NamedError($0) }.moments
    } catch {
      return []
    }
  }
}

extension Experiment.Definition {
  /// A Boolean value that indicates whether the definition has a row in the drawing.
  var isDrawn: Bool { name.first != "_" }
}

extension Duration {
  fileprivate var figures: String { "\(Int(self / .milliseconds(1)))" }
}

extension Operator.Parameter {
  /// The description of the parameter in error messages.
  var description: String {
    switch self {
    case .signal: "the name of a line above"
    case .signals: "the name of a line that uses “each”"
    case .count: "a number from 0 to 1000"
    case .seconds: "a number of seconds"
    case .value: "a value"
    case .predicate: "a condition such as “even” or “>2”"
    case .transform: "a change such as “+1” or “upper”"
    case .cases: "a value and its signal, as in “a=letters”"
    case .name: "a name"
    }
  }
}
