/// One of the answers to a question for a reason.
public struct WhyChoice: Sendable {
  /// The right answer, as Markdown.
  public static func right(_ text: String) -> WhyChoice { WhyChoice() }

  /// An answer that is wrong, and why it is.
  public static func wrong(_ text: String, because reason: String) -> WhyChoice { WhyChoice() }
}

/// Asks the reader for a reason.
///
/// The page shows the question from its own file. Where the answers are changes of a cell, the `//>`
/// lines under the call are what that cell prints after the right change and after no other one; the
/// changed cells lie with the exercises' solutions.
///
/// - Parameters:
///   - question: The question, as Markdown.
///   - cell: The title of the cell that each answer changes.
///   - choices: The answers, of which one is right.
public func why(_ question: String, from cell: String? = nil, _ choices: [WhyChoice]) {}
