// Misconception: A search that is shared has to be asked again, to be up to date. See *Share*, page 10.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    .defer {
      var latest: [String]?
      return search(word).doNext { latest = $0 }.doCompleted { found[word] = latest }
    }
  }
}
