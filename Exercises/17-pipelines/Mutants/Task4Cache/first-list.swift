// Misconception: The first list is what was found. See *Two sources*, page 17.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    .defer {
      if let list = found[word] { return .return(list) }
      var latest: [String]?
      return search(word).doNext { if latest == nil { latest = $0 } }.doCompleted {
        found[word] = latest
      }
    }
  }
}
