import PlainText

/// An error in marble text, with its position.
///
///     This group was never opened: write ( before it.
///       --ab)--|
///           ^
public struct MarbleTextError: Error, Equatable, CustomStringConvertible {
  /// A description of the error, and how to fix it.
  public let message: String
  /// The marble text.
  public let text: String
  /// The position of the invalid character, counting from zero.
  public let position: Int

  /// The message, the text, and a caret below the invalid character.
  public var description: String {
    let before = text.prefix(position).displayWidth
    return "\(message)\n  \(text)\n  \(String(repeating: " ", count: before))^"
  }
}
