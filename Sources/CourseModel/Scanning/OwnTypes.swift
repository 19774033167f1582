/// The types whose comparison a learner may decide, as no test compares them: those that a file declares and the
/// course does not name, and given ones that are not `Equatable`.
struct OwnTypes {
  private let types: Set<String>
  private let extendsOthers: Bool

  /// - Parameter asked: the names that the course's own files write, where a name that a file declares may mean
  ///   what the tests mean by it.
  init(in text: String, given: Set<String>, asked: Set<String>) {
    let words = SourceScan(text).words.map(\.text)
    let declared = OwnTypes.names(in: words, after: ["class", "struct", "enum", "actor"])
    let renamed = OwnTypes.names(in: words, after: ["typealias", "associatedtype"])
    types = declared.subtracting(asked).union(given).subtracting(renamed)
    extendsOthers = !OwnTypes.names(in: words, after: ["extension", "protocol"])
      .subtracting(types).isEmpty
  }

  /// The types of a file that says nothing of equality; an `enum` may have it without a word.
  static func withoutEquality(in text: String) -> Set<String> {
    let words = SourceScan(text).words.map(\.text)
    guard !words.contains(where: ["Equatable", "Hashable", "Comparable"].contains) else {
      return []
    }
    return names(in: words, after: ["class", "struct"])
  }

  private static func names(in words: [String], after kinds: Set<String>) -> Set<String> {
    Set(zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map(\.1))
  }

  /// `static func < (a: Sale, b: Sale)`, where `Sale` is one of them.
  func areCompared(by word: Substring, in text: String) -> Bool {
    guard ["<", ">", "<=", ">=", "==", "!="].contains(word) else { return false }
    let rest = text[word.endIndex...].prefix(400)
    let sides =
      #/
      \s* \( \s* \w+ (?:\s+ \w+)? \s* : \s* (\w+) \s* ,
      \s* \w+ (?:\s+ \w+)? \s* : \s* (\w+) \s* \)
      /#
    guard let match = rest.prefixMatch(of: sides), match.1 == match.2 else { return false }
    return match.1 == "Self" ? !types.isEmpty && !extendsOthers : types.contains(String(match.1))
  }
}
