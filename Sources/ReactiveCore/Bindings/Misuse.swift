import Foundation

/// A mistake in the program, as opposed to an error that a program can expect.
///
/// A debug build stops at it. A release build writes the sentence to standard error, and goes on
/// without the binding.
enum Misuse {
  static func report(_ sentence: String) {
    let collection = CollectedMisuses.local.current
    if collection.sentences != nil {
      collection.sentences?.append(sentence)
      return
    }
    assertionFailure(sentence)
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}

/// Runs `body`, and returns the sentences of the mistakes that were made in it, which stop nothing.
///
/// ```swift
/// let mistakes = misuses { other.bind(to: \.isEnabled, on: button) }  // bound twice: one sentence
/// ```
///
/// For tests, and to see what a debug build would stop at. It collects what `body` does itself, and
/// not what other threads do meanwhile.
public func misuses(in body: () throws -> Void) rethrows -> [String] {
  let collection = CollectedMisuses.local.current
  let outer = collection.sentences
  defer { collection.sentences = outer }
  collection.sentences = []
  try body()
  return collection.sentences ?? []
}

/// The mistakes that are made on one thread while ``misuses(in:)`` runs there.
private final class CollectedMisuses {
  var sentences: [String]?

  static let local = ThreadLocal { CollectedMisuses() }
}
