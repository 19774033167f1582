/// A descriptor beside the three standard ones, on which a command can read and write.
///
/// The first conversation of a ``ChildProcess`` is on descriptor 3, the second on 4, and so on.
public struct Conversation: Sendable, Equatable {
  /// What the command finds there when it starts.
  public var opening: String

  /// Each time it comes again the command has its full time again.
  ///
  /// Let it be a secret that stands in `opening`: who does not know it gains no time by talking.
  public var signOfLife: String?

  /// A conversation in which nothing was sent yet.
  public init(opening: String = "", signOfLife: String? = nil) {
    self.opening = opening
    self.signOfLife = signOfLife
  }
}
