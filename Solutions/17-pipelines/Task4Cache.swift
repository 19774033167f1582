import ReactiveCore

/// Returns a search that remembers the last list found for each word.
///
/// `defer` looks up the word at each subscription. `doCompleted` doesn't run after an error or a
/// disposal, so such a search isn't remembered.
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
