/// A child could not be started; the sentence says why.
package struct SandboxError: Error {
  package let sentence: String
  package init(_ sentence: String) { self.sentence = sentence }
}
