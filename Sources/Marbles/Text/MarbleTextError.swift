import PlainText

/// Says what is wrong with a marble text, and where.
///
///     A group is closed that was never opened: remove ) or write ( before it.
///       --ab)--|
///           ^
public struct MarbleTextError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let message: String
  /// The whole marble text.
  public let text: String
  /// The place of the bad character in the text, counted from zero.
  public let position: Int

  /// The message, the text, and a caret under the bad character.
  public var description: String {
    let before = text.prefix(position).displayWidth
    return "\(message)\n  \(text)\n  \(String(repeating: " ", count: before))^"
  }
}
