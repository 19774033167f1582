// Misconception: A new list waits for the old one. See *One after the other*, page 07.
import ReactiveCore

func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lists.map { names in
    names.lazyList.signal(on: .immediate)
      .map { name in load(name).map { "\(name) \($0)" } }
      .flatten(maxConcurrent: 3)
  }
  .concat()
}
