import ReactiveCore

/// The same search, which remembers what it has found.
///
/// `defer` looks the word up when somebody subscribes. A list is put aside at each value and kept at
/// completion, so nothing is kept of a search that had no good end.
func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    .defer {
      if let list = found[word] { return .return(list) }
      var latest: [String]?
      return search(word).doNext { latest = $0 }.doCompleted { found[word] = latest }
    }
  }
}
