import Foundation

extension Encodable {
  /// The value as JSON on one line, with sorted keys.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // The encoder would throw only for infinity and NaN, which are handled above.
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }
}

extension Decodable {
  /// Decodes a value from the text that ``Swift/Encodable/json`` returns.
  package init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: json)
  }
}

/// A value that is encoded as `null` if it is `nil`, so that its key is always present.
@propertyWrapper
package struct OrNull<Value: Encodable>: Encodable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension OrNull: Sendable where Value: Sendable {}

extension OrNull: Equatable where Value: Equatable {}
