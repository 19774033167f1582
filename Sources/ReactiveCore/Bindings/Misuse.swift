import Foundation

/// A mistake in the program, as opposed to an error that a program can expect.
///
/// A debug build stops at it. A release build writes the sentence to standard error, and goes on
/// without the binding.
enum Misuse {
  // A test looks at what would stop the program; it replaces the handler for one call.
  @TaskLocal static var handler: @Sendable (String) -> Void = { sentence in
    assertionFailure(sentence)
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  static func report(_ sentence: String) {
    handler(sentence)
  }
}
