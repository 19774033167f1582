import PlainText

/// What a page asks before a cell runs.
///
/// A question holds no answer: the run gives it.
///
///     cell("Merge", predict: "What does this print?") { … }
///     cell("Zip", predict: .choice("What?", ["A1", "B1"], because: ["It pairs A with 1."])) { … }
public struct Question: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
  package enum Answer: Codable, Equatable, Sendable {
    case lines
    case choice([String], because: [String])
  }

  package let text: String
  package let part: Part
  package let answer: Answer
  /// Whether the choices are sentences, in Markdown, and not what a cell may print.
  package let isForAReason: Bool

  /// Asks for all the lines that the cell prints.
  ///
  /// - Parameter text: The question.
  public init(stringLiteral text: String) {
    self = .lines(text)
  }

  private init(text: String, part: Part, answer: Answer, isForAReason: Bool = false) {
    self.isForAReason = isForAReason
    self.text = text
    self.part = part
    self.answer = answer
  }

  /// Asks for lines, in the reader's own words.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - part: The part of the output that it is about.
  /// - Returns: The question.
  public static func lines(_ text: String, about part: Part = .output) -> Question {
    Question(text: text, part: part, answer: .lines)
  }

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
    Question(text: text, part: part, answer: .choice(choices, because: reasons))
  }
}

extension Question {
  /// What there is to pick from, as it is shown; empty where the answer is written.
  package var choices: [String] {
    guard case .choice(let choices, _) = answer else { return [] }
    return choices.map { $0.isEmpty ? "(nothing)" : $0.withoutLastNewline }
  }

  /// Asks for a reason; the answer stands beside the question.
  static func why(_ text: String, _ choices: [String], because reasons: [String]) -> Question {
    Question(
      text: text, part: .output, answer: .choice(choices, because: reasons), isForAReason: true)
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
