import Foundation

extension Bundle {
  /// Returns the contents of files in the target's `Resources`, joined.
  package func text(_ names: String...) -> String {
    do {
      return try names.map { name in
        let place = (resourceURL ?? bundleURL).appendingPathComponent(name)
        return try String(contentsOf: place, encoding: .utf8)
      }.joined(separator: "\n")
    } catch {
      fatalError("\(bundlePath) is incomplete. Build the course again. \(error)")
    }
  }
}
