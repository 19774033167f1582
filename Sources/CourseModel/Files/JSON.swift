import Foundation

/// Reports for programs: the same keys in the same order at every run, `null` where there is nothing.
package enum JSON {
  package static func text(_ report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
