// Misconception: To remember a search is to replay it, so a recording for each word is the cache. See *The last two*, page 08.
import ReactiveCore

func cached(
  _ search: @escaping (_ word: String) -> Signal<[String]>
) -> (_ word: String) -> Signal<[String]> {
  var recordings: [String: Signal<[String]>] = [:]
  return { word in
    .defer {
      if let recording = recordings[word] { return recording }
      let recording = search(word).replayLazily()
      recordings[word] = recording
      return recording
    }
  }
}
