import ReactiveCore

func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lists.map { names in
    names.lazyList.signal(on: .immediate)
      .map { name in load(name).map { "\(name) \($0)" } }
      .flatten(maxConcurrent: 3)
  }
  .switchToLatest()
}
