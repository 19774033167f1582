import ReactiveCore

extension Log {
  /// Returns a list of `elements` that logs `head 1`, `tail 1`, … when its closures run.
  func list(_ elements: ClosedRange<Int>) -> LazyList<Int> {
    LazyList(
      head: {
        self.add("head \(elements.lowerBound)")
        return elements.lowerBound
      },
      tail: {
        self.add("tail \(elements.lowerBound)")
        if elements.count == 1 { return nil }
        return self.list(elements.lowerBound + 1...elements.upperBound)
      })
  }

  /// The elements whose heads have been evaluated.
  var heads: [Int] { lines.filter { $0.hasPrefix("head") }.compactMap { Int($0.dropFirst(5)) } }
}

/// Returns an endless list: `first`, `first + 1`, and so on.
func numbers(from first: Int) -> LazyList<Int> {
  LazyList.unfold(first) { ($0, $0 + 1) }
}
