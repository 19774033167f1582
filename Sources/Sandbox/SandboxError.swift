import Foundation

/// Why a command did not even start, in one sentence.
package struct SandboxError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// What was tried, and what the system says about it.
  package let sentence: String

  /// The sentence.
  package var description: String { sentence }

  /// The sentence.
  package var errorDescription: String? { sentence }

  init(_ sentence: String) { self.sentence = sentence }

  /// The system's own words stand after the colon.
  init(_ what: String, code: Int32) {
    self.init("\(what): \(String(cString: strerror(code))).")
  }
}
