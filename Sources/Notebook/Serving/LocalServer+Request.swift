import Foundation

extension LocalServer {
  /// What a client asks for.
  public struct Request: Sendable {
    /// What to do, such as `GET` or `POST`.
    public let method: String

    /// The path without its query: `/search`.
    public let path: String

    /// The query of the address, by name: `["q": "swift"]`.
    public let query: [String: String]

    /// The text that came with the request.
    public let body: String
  }
}

extension LocalServer.Request {
  /// Reads a request; nil while a part of it has not come yet.
  init?(_ bytes: [UInt8]) {
    guard let gap = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<gap.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let rest = bytes[gap.upperBound...]
    let length = lines.dropFirst()
      .map { $0.split(separator: ":", maxSplits: 1) }
      .first { $0.first?.lowercased() == "content-length" }
      .flatMap { Int($0[1].trimmingCharacters(in: .whitespaces)) }
    guard rest.count >= length ?? 0 else { return nil }

    let words = lines[0].split(separator: " ").map(String.init)
    let address = URLComponents(string: words.count > 1 ? words[1] : "/")
    method = words.first ?? ""
    path = address?.path ?? "/"
    query = Dictionary(
      (address?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    body = String(decoding: rest, as: UTF8.self)
  }
}
