import ReactiveCore

/// Task 2: `flattenMap` and `take` from `bind`.
///
/// The step of `bind` makes a stream of each value. It can also remember, in a variable of the outer
/// closure, and set `stop`. Write `flatMapped` and `taking` with it, for both families. Use `bind`, `return`
/// and `empty`, and nothing else of the library.
///
/// - `flatMapped` has all the values of the streams that `transform` makes; of a list, each is made when
///   it is read.
/// - `taking` has the first `count` values. It ends together with the last of them, not at the next
///   value, and of a list it reads no more than it gives.
/// - `taking(0)` is empty at once, and the source is not touched.
/// - Whoever subscribes to a `taking` gets `count` values of their own.
///
///     self        --1-----2-----3--|
///     flatMapped  --a--b--a--b--a--b|    each value → a--b|
///     taking(2)   --1-----(2|)
///
/// Rests on the page 02-streams, cell "Bind can stop".
extension LazyList {
  func flatMapped<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>
  ) -> LazyList<Output> {
    .empty()
  }

  func taking(_ count: Int) -> LazyList<Element> {
    .empty()
  }
}

extension Signal {
  func flatMapped<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    .empty()
  }

  func taking(_ count: Int) -> Signal<Value> {
    .empty()
  }
}
