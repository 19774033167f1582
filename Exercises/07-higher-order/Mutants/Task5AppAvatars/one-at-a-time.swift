// Misconception: A list is loaded row by row. See *Each in order, one list*, page 07.
import ReactiveCore

func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lists.map { names in
    names.lazyList.signal(on: .immediate)
      .map { name in load(name).map { "\(name) \($0)" } }
      .concat()
  }
  .switchToLatest()
}
