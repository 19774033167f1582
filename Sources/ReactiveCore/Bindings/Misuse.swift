import Foundation

/// A mistake in the program, as opposed to an error that a program can expect.
///
/// A debug build stops at it. A release build writes the sentence to standard error, and goes on
/// without the binding.
enum Misuse {
  // `misuses(in:)` looks at what would stop the program; it replaces the handler for one call.
  @TaskLocal static var handler: @Sendable (String) -> Void = { sentence in
    assertionFailure(sentence)
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  static func report(_ sentence: String) {
    handler(sentence)
  }
}

/// Runs `body`, and returns the sentences of the mistakes that were made in it, which stop nothing.
///
/// ```swift
/// let mistakes = misuses { other.bind(to: \.isEnabled, on: button) }  // bound twice: one sentence
/// ```
///
/// For tests, and for whoever wants to see what a debug build would stop at. It hears what `body`
/// does itself, and not what other threads do meanwhile.
public func misuses(in body: () throws -> Void) rethrows -> [String] {
  let sentences = Locked<[String]>([])
  try Misuse.$handler.withValue(
    { sentence in sentences.withLock { $0.append(sentence) } }, operation: body)
  return sentences.withLock { $0 }
}
