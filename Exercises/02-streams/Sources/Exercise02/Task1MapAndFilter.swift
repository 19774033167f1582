import ReactiveCore

/// Task 1: `map` and `filter` from `flattenMap`.
///
/// Of each value, `flattenMap` makes a stream with no value, one, or many. Write `mapped` and `filtered`
/// with it, for both families of streams. Use `flattenMap`, `return` and `empty`, and nothing else of the
/// library: a signal's description tells how it was made.
///
/// - `mapped` has, for each value, what `transform` makes of it.
/// - `filtered` has the values for which `isIncluded` is true.
///
///     self                         --a--b--c--|
///     mapped { $0.uppercased() }   --A--B--C--|
///     filtered { $0 != "b" }       --a-----c--|
///
/// Rests on the page 02-streams, cell "None, one or many".
extension LazyList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    .empty()
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    .empty()
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    .empty()
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    .empty()
  }
}
