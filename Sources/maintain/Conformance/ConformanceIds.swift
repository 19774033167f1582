/// Finds ids in the names of tests.
struct ConformanceIds {
  private let ids: [[String]: String]
  private let areas: Set<String>
  let repeated: [String]

  init(_ statements: [ConformanceStatement]) {
    ids = Dictionary(statements.map { ($0.words, $0.id) }) { first, _ in first }
    areas = Set(statements.compactMap(\.words.first))
    let counts = Dictionary(grouping: statements, by: \.id)
    repeated = counts.filter { $0.value.count > 1 }.keys.sorted()
  }

  func contains(_ id: String) -> Bool { ids.values.contains(id) }

  /// The ids that a name carries, and what has the form of one and is none.
  func ids(in test: ConformanceTest) -> (known: [String], unknown: [String]) {
    let words = test.words
    var known: [String] = []
    var unknown: [String] = []
    var start = 0
    while start < words.count {
      defer { start += 1 }
      guard areas.contains(words[start]) else { continue }
      let candidates = [2, 3].map { Array(words[start...].prefix($0)) }
      if let match = candidates.first(where: { ids[$0] != nil }), let id = ids[match] {
        if !known.contains(id) { known.append(id) }
        start += match.count - 1
      } else if let like = candidates.first(where: ConformanceIds.isLikeAnId) {
        unknown.append(like.joined(separator: "-"))
      }
    }
    return (known, unknown)
  }

  /// Capitals, then a number.
  private static func isLikeAnId(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last, last.allSatisfy(\.isNumber) else { return false }
    return words.dropLast().allSatisfy { $0.allSatisfy(\.isUppercase) }
  }
}
