/// Something that needs something else: a folder, and another that it uses.
struct Arrow: Hashable {
  let from: String
  let to: String

  var reversed: Arrow { Arrow(from: to, to: from) }
}

/// Arrows that lead back to where they began.
enum Circles {
  /// Each pair of places that use each other, and then a longer circle for each group that has one.
  ///
  /// A circle has the place where it begins at both ends.
  static func find(in arrows: Set<Arrow>) -> [[String]] {
    let pairs = arrows.filter { $0.from < $0.to && arrows.contains($0.reversed) }
    let others = arrows.subtracting(pairs).subtracting(pairs.map(\.reversed))
    let short = pairs.map { [$0.from, $0.to, $0.from] }.sorted { $0.lexicographicallyPrecedes($1) }
    return short + longer(in: others)
  }

  private static func longer(in arrows: Set<Arrow>) -> [[String]] {
    let next = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to).sorted() }
    var found: [[String]] = []
    var known: Set<String> = []
    for start in next.keys.sorted() where !known.contains(start) {
      guard let circle = shortest(from: start, next) else { continue }
      known.formUnion(circle)
      found.append(circle)
    }
    return found
  }

  /// The shortest way from a place back to itself.
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
