/// Something that needs something else: a target or a folder, and what it uses there.
struct Arrow: Hashable {
  let from: String
  let to: String
}

/// Arrows that lead back to where they began.
enum Circles {
  /// One circle for each group of places that all reach each other, from the first by name.
  static func find(in arrows: Set<Arrow>) -> [[String]] {
    let next = Dictionary(grouping: arrows.filter { $0.from != $0.to }, by: \.from)
      .mapValues { $0.map(\.to).sorted() }
    var found: [[String]] = []
    var known: Set<String> = []
    for start in next.keys.sorted() where !known.contains(start) {
      guard let circle = shortest(from: start, next) else { continue }
      known.formUnion(circle)
      found.append(circle)
    }
    return found
  }

  /// The shortest way from a place back to itself, with the place at both ends.
  private static func shortest(from start: String, _ next: [String: [String]]) -> [String]? {
    var ways = next[start, default: []].map { [start, $0] }
    var seen = Set(ways.map { $0[1] })
    while !ways.isEmpty {
      let way = ways.removeFirst()
      if way.last == start { return way }
      for place in next[way[way.count - 1], default: []] where seen.insert(place).inserted {
        ways.append(way + [place])
      }
    }
    return nil
  }
}
