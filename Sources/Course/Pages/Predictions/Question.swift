import PlainText

/// A question to ask before a cell runs.
///
/// A question doesn't store its answer, because the right choice is the one that equals the cell's
/// output.
///
///     cell("Zip", predict: .choice("What?", ["A1", "B1"], because: ["It pairs A with 1."])) { … }
public struct Question: Codable, Equatable, Sendable {
  package let text: String
  package let part: Part
  package let answers: [String]
  /// The explanations of the wrong answers, in order.
  let reasons: [String]
  /// A Boolean value that indicates whether the choices are Markdown sentences rather than output.
  package let isForAReason: Bool

  /// Creates a question about a cell's output.
  ///
  /// Exactly one choice must equal the given part of the output.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - part: The part of the output that the question is about.
  ///   - choices: The possible outputs. Lines are separated by `\n`.
  ///   - reasons: The reason each wrong choice is wrong, in order, as Markdown.
  public static func choice(
    _ text: String, about part: Part = .output, _ choices: [String], because reasons: [String]
  ) -> Question {
    Question(text: text, part: part, answers: choices, reasons: reasons, isForAReason: false)
  }
}

extension Question {
  /// The choices as the reader sees them.
  package var choices: [String] {
    answers.map { $0.isEmpty ? "(nothing)" : $0.withoutLastNewline }
  }

  /// The part of a cell's output that a question is about.
  public enum Part: Codable, Equatable, Sendable {
    /// All lines.
    case output
    /// The line with this number, counting from 1.
    case line(Int)
    /// The last line.
    case lastLine
    /// The number of lines.
    case numberOfLines
  }
}

extension Question.Part {
  /// Returns this part of a cell's output.
  package func lines(of output: [String]) -> [String] {
    switch self {
    case .output: output
    case .line(let number): output.indices.contains(number - 1) ? [output[number - 1]] : []
    case .lastLine: output.suffix(1)
    case .numberOfLines: [String(output.count)]
    }
  }
}
