// Misconception: What is known is known when the signal is made. See *Return and defer*, page 17.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var found: [String: [String]] = [:]
  return { word in
    if let list = found[word] { return .return(list) }
    return .defer {
      var latest: [String]?
      return search(word).doNext { latest = $0 }.doCompleted { found[word] = latest }
    }
  }
}
