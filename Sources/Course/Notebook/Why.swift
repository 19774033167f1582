/// A possible answer to a question asked with `why`.
public struct WhyChoice: Sendable {
  /// Creates the right answer from Markdown.
  public static func right(_ text: String) -> WhyChoice { WhyChoice() }

  /// Creates a wrong answer from Markdown, with the reason it is wrong.
  public static func wrong(_ text: String, because reason: String) -> WhyChoice { WhyChoice() }
}

/// Asks the reader why a cell behaves as it does.
///
/// If the answers are changes to a cell, the `//>` lines below the call are the
/// output after the right change. The changed cells are in the `Solutions` folder.
///
/// - Parameters:
///   - question: The question, as Markdown.
///   - cell: The title of the cell that each answer changes.
///   - choices: The answers. Exactly one must be right.
public func why(_ question: String, from cell: String? = nil, _ choices: [WhyChoice]) {}
