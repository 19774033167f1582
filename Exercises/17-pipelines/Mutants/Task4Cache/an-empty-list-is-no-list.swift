// Slip: Where nothing was found, there is nothing to remember.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    .defer {
      if let list = found[word], !list.isEmpty { return .return(list) }
      var latest: [String]?
      return search(word).doNext { latest = $0 }.doCompleted { found[word] = latest }
    }
  }
}
