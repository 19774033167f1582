import Foundation

/// A mistake in the program, unlike an error that a program can expect.
///
/// A debug build stops. A release build writes the sentence to standard error, and continues
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

/// Runs `body`, and returns the mistakes that it made, as sentences, instead of stopping.
///
/// ```swift
/// let mistakes = misuses { other.bind(to: \.isEnabled, on: button) }  // bound twice: one sentence
/// ```
///
/// Use it in tests, and to see the reason why a debug build would stop. It collects only the
/// mistakes of `body` itself, not of other threads.
public func misuses(in body: () throws -> Void) rethrows -> [String] {
  let collection = CollectedMisuses.local.current
  let outer = collection.sentences
  defer { collection.sentences = outer }
  collection.sentences = []
  try body()
  return collection.sentences ?? []
}

/// The mistakes that are collected on one thread by ``misuses(in:)``.
private final class CollectedMisuses {
  var sentences: [String]?

  static let local = ThreadLocal { CollectedMisuses() }
}
