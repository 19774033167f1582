import Foundation

/// The lab's WebAssembly module, as a page carries it.
package struct LabModule: Sendable {
  /// The module, packed by gzip, in base 64.
  let text: String

  package init(packed: Data) { text = packed.base64EncodedString() }

  /// A page that is opened from a folder may load no data, and a script it may.
  var script: String { "window.labModule = \"\(text)\"" }
}
