import Foundation

/// Why no cell can be run, in one sentence that says what to do.
package struct KernelError: LocalizedError, Equatable {
  package let sentence: String

  package var errorDescription: String? { sentence }

  package init(_ sentence: String) { self.sentence = sentence }
}
