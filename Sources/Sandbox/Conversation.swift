/// A descriptor beside the three standard ones, on which a command can read and write.
///
/// The first conversation of a ``ChildProcess`` is on descriptor 3, the second on 4, and so on.
package struct Conversation: Sendable, Equatable {
  /// What the command finds there when it starts.
  package var opening: String

  /// Words of which each gives the command its full time again, once, when a line begins with it.
  ///
  /// A tab ends the word. Let them be secrets that stand in `opening`: who does not know them gains no
  /// time by talking, and who repeats them neither.
  package var signsOfLife: Set<String>

  /// A conversation in which nothing was sent yet.
  package init(opening: String = "", signsOfLife: Set<String> = []) {
    self.opening = opening
    self.signsOfLife = signsOfLife
  }
}
