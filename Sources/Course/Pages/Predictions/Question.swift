import PlainText

/// What a page asks before a cell runs.
///
/// A question holds no answer: the run gives it.
///
///     cell("Zip", predict: .choice("What?", ["A1", "B1"], because: ["It pairs A with 1."])) { … }
public struct Question: Codable, Equatable, Sendable {
  package let text: String
  package let part: Part
  /// What there is to pick from.
  package let answers: [String]
  /// Why each of the wrong ones is wrong, in their order.
  let reasons: [String]
  /// Whether the choices are sentences, in Markdown, and not what a cell may print.
  package let isForAReason: Bool

  /// Asks to pick one of several outputs; exactly one of them must be what the cell prints.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - part: The part of the output that it is about.
  ///   - choices: The outputs to pick from. One of several lines holds `\n`.
  ///   - reasons: Why each of the others is wrong, in their order, as Markdown.
  /// - Returns: The question.
  public static func choice(
    _ text: String, about part: Part = .output, _ choices: [String], because reasons: [String]
  ) -> Question {
    Question(text: text, part: part, answers: choices, reasons: reasons, isForAReason: false)
  }
}

extension Question {
  /// What there is to pick from, as it is shown.
  package var choices: [String] {
    answers.map { $0.isEmpty ? "(nothing)" : $0.withoutLastNewline }
  }

  /// Asks for a reason; the answer stands beside the question.
  static func why(_ text: String, _ choices: [String], because reasons: [String]) -> Question {
    Question(
      text: text, part: .output, answers: choices, reasons: reasons, isForAReason: true)
  }

  /// The part of a cell's output that a question is about.
  public enum Part: Codable, Equatable, Sendable {
    /// All lines.
    case output
    /// One line; the first is 1.
    case line(Int)
    /// The last line.
    case lastLine
    /// How many lines there are.
    case numberOfLines
  }
}

extension Question.Part {
  /// The lines of `output` that are asked for.
  package func lines(of output: [String]) -> [String] {
    switch self {
    case .output: output
    case .line(let number): output.indices.contains(number - 1) ? [output[number - 1]] : []
    case .lastLine: output.suffix(1)
    case .numberOfLines: [String(output.count)]
    }
  }
}
