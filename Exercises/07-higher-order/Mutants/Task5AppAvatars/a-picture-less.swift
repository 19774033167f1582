// Misconception: A picture that cannot be loaded is left out. See *A completes, B fails*, page 07.
import ReactiveCore

func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lists.map { names in
    names.lazyList.signal(on: .immediate)
      .map { name in load(name).map { "\(name) \($0)" }.catchTo(.empty()) }
      .flatten(maxConcurrent: 3)
  }
  .switchToLatest()
}
