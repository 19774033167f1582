import Foundation

/// A reporter of programming mistakes, as opposed to errors that a program has to handle.
///
/// In a debug build, a report stops the program. In a release build, it writes the message to
/// standard error, and the program continues without the binding.
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

/// Runs `body`, and returns a message for each misused binding, instead of stopping the program.
///
/// ```swift
/// let mistakes = misuses { other.bind(to: \.isEnabled, on: button) }  // bound twice: one message
/// ```
///
/// Use this function in tests, or to learn why a debug build stops. It collects only mistakes on
/// the calling thread. A mistake on another thread still stops a debug build.
public func misuses(in body: () throws -> Void) rethrows -> [String] {
  let collection = CollectedMisuses.local.current
  let outer = collection.sentences
  defer { collection.sentences = outer }
  collection.sentences = []
  try body()
  return collection.sentences ?? []
}

/// The messages that ``misuses(in:)`` collects on one thread.
private final class CollectedMisuses {
  var sentences: [String]?

  static let local = ThreadLocal { CollectedMisuses() }
}
