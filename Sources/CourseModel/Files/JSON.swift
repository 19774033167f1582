import Foundation

/// Reports for programs: the same keys in the same order at every run, `null` where there is nothing.
package enum JSON {
  package static func text(_ report: some Encodable) throws -> String {
    try encoded(report, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// For a stream of reports: each is one line.
  package static func line(_ report: some Encodable) throws -> String {
    try encoded(report, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encoded(
    _ report: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
