// Misconception: The last list that came is the answer; how the search ended does not matter. See *Materialize*, page 11.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    .defer {
      if let list = found[word] { return .return(list) }
      var latest: [String]?
      return search(word).doNext { latest = $0 }.finally { found[word] = latest }
    }
  }
}
