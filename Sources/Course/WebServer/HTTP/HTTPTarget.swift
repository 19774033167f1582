import Foundation

/// The path and the query of a request, such as `/search?q=two%20words`.
struct HTTPTarget {
  let path: String
  let query: [String: String]

  /// Creates a target, or returns `nil` if the text is malformed or the path is ambiguous.
  init?(_ text: Substring) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].hasPrefix("/"), let path = HTTPTarget.decoded(parts[0]),
      path.split(separator: "/").allSatisfy({ $0 != "." && $0 != ".." }),
      !path.contains("//"), !path.contains("\\")
    else { return nil }
    self.path = path
    var query: [String: String] = [:]
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = HTTPTarget.decoded(words[0]),
        let value = HTTPTarget.decoded(words.count > 1 ? words[1] : "")
      else { return nil }
      query[name] = value
    }
    self.query = query
  }

  /// Returns the percent-decoded text, or `nil` if it is malformed or contains control characters.
  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      let decoded = String(text).removingPercentEncoding,
      decoded.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    return decoded
  }
}
