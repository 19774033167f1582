// Slip: The last search is what people repeat, so one list is enough.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String]?
  return { word in
    .defer {
      if let list = found { return .return(list) }
      var latest: [String]?
      return search(word).doNext { latest = $0 }.doCompleted { found = latest }
    }
  }
}
