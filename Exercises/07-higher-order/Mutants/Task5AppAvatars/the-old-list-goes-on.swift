// Misconception: A list that has begun is loaded to its end. See *A slow answer*, page 07.
import ReactiveCore

func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lists.flattenMap { names in
    names.lazyList.signal(on: .immediate)
      .map { name in load(name).map { "\(name) \($0)" } }
      .flatten(maxConcurrent: 3)
  }
}
