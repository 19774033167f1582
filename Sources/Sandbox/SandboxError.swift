import Foundation

/// Why a command did not even start, in one sentence.
package struct SandboxError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// What was tried, and what the system says about it.
  package let sentence: String

  /// The sentence.
  package var description: String { sentence }

  /// The sentence.
  package var errorDescription: String? { sentence }

  /// The system's number of the reason, where it gave one.
  package let code: Int32?

  init(_ sentence: String) { (self.sentence, code) = (sentence, nil) }

  /// The system's own words stand after the colon.
  init(_ what: String, code: Int32) {
    sentence = "\(what): \(String(cString: strerror(code)))."
    self.code = code
  }
}
