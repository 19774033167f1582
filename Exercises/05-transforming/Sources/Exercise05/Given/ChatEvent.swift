/// An event of a chat.
enum ChatEvent: Equatable {
  /// A friend's message came in.
  case received
  /// You sent a message.
  case sent
  /// You opened the chat, and so you have read everything.
  case opened
}
