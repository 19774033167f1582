// Slip: The remembered list comes first, and the search goes on to be up to date.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    .defer {
      if let list = found[word] { return Signal.return(list).concat(search(word)) }
      var latest: [String]?
      return search(word).doNext { latest = $0 }.doCompleted { found[word] = latest }
    }
  }
}
