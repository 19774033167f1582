import Foundation

extension Bundle {
  /// Returns the joined contents of files in the target's resources.
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
