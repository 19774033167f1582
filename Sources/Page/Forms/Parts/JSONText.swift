import Foundation

extension Encodable {
  /// The value as JSON on one line, with its keys in order.
  ///
  /// Only a number that is none, or infinite, could not be written; no value of this project has one.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }
}
