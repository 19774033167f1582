enum ChatEvent: Equatable {
  /// A friend's message arrived.
  case received
  /// You sent a message.
  case sent
  /// You opened the chat, and have read everything.
  case opened
}
