// Misconception: A list can be remembered as soon as it is there. See *Two sources*, page 17.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    .defer {
      if let list = found[word] { return .return(list) }
      return search(word).doNext { found[word] = $0 }
    }
  }
}
