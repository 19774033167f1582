/// The lab's WebAssembly module, as a page carries it: a page that is opened from a folder may load no
/// data, and a script it may.
package struct LabModule: Sendable, Equatable {
  let script: String

  package init(script: String) { self.script = script }
}
