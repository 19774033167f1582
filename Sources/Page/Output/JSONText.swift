import Foundation

extension Encodable {
  /// The value as JSON on one line, with its keys in order.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Nothing else than such a number could not be written.
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }
}

extension Decodable {
  /// Reads what ``Swift/Encodable/json`` has written.
  package init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: json)
  }
}
