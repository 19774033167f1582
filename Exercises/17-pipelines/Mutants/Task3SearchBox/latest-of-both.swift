// Misconception: Two sources make one list, so it is combineLatest. See *Two sources*, page 17.
import ReactiveCore

func searchLists(
  texts: Signal<String>,
  database: @escaping (_ word: String) -> Signal<[String]>,
  network: @escaping (_ word: String) -> Signal<[String]>,
  on scheduler: Scheduler
) -> Signal<[String]> {
  texts.throttle(.milliseconds(300), on: scheduler)
    .map { word -> Signal<[String]> in
      if word.isEmpty { return .return([]) }
      return Signal.combineLatest(database(word), network(word)) { $0 + $1 }.catchTo(.return([]))
    }
    .switchToLatest()
}
