import Foundation

extension Bundle {
  /// The text of these files, which stand in a target's `Resources`.
  package func text(_ names: String...) -> String {
    do {
      return try names.map { name in
        let place = (resourceURL ?? bundleURL).appendingPathComponent(name)
        return try String(contentsOf: place, encoding: .utf8)
      }.joined(separator: "\n")
    } catch {
      fatalError("\(bundlePath) is a part of this program: build the course again. \(error)")
    }
  }
}
