// Misconception: `switchToLatest` on the rows calls off the old list. See *Only the latest*, page 07.
import ReactiveCore

func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lists.flattenMap { $0.lazyList.signal(on: .immediate) }
    .map { name in load(name).map { "\(name) \($0)" } }
    .switchToLatest()
}
