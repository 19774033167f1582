import ReactiveCore

/// Task 1: `map` and `filter` from `flattenMap`.
///
/// With `flattenMap` each value becomes no value, one, or many. Write `mapped` and `filtered` with it, for
/// lists and for signals. The list is a `MiniList` (Given/MiniList.swift), which has `flattenMap`, `return`
/// and `empty`, and little else. For the signal, too, use these three and nothing else of the library: its
/// description tells how it was made, and a test looks at it.
///
/// - `mapped` has, for each value, what `transform` makes of it.
/// - `filtered` has the values for which `isIncluded` is true.
///
///     self                         --a--b--c--|
///     mapped { $0.uppercased() }   --A--B--C--|
///     filtered { $0 != "b" }       --a-----c--|
///
/// Rests on the page 02-streams, cell "None, one or many".
extension MiniList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> MiniList<Output> {
    .empty()
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> MiniList<Element> {
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
