enum ChatEvent: Equatable {
  /// A friend's message arrived.
  case received
  /// You sent a message.
  case sent
  /// You opened the chat and read everything.
  case opened
}
