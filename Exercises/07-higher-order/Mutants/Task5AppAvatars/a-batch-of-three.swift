// Misconception: Three at a time means three, and then the next three. See *Two at a time*, page 07.
import ReactiveCore

func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lists.map { names in
    stride(from: 0, to: names.count, by: 3)
      .map { Array(names[$0..<min($0 + 3, names.count)]) }
      .lazyList.signal(on: .immediate)
      .map { batch in
        batch.lazyList.signal(on: .immediate)
          .flattenMap { name in load(name).map { "\(name) \($0)" } }
      }
      .concat()
  }
  .switchToLatest()
}
