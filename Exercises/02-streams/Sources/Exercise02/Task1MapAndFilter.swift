import ReactiveCore

/// Task 1: `map` and `filter` from `flattenMap`.
///
///     self                         --a--b--c--|
///     mapped { $0.uppercased() }   --A--B--C--|
///     filtered { $0 != "b" }       --a-----c--|
///
/// Write both operators for signals and for `MiniList`, using `flattenMap`, `return`, and `empty`.
///
/// - `mapped` has the results of `transform`, and `filtered` the values that satisfy `isIncluded`.
/// - A list element is read only when the result needs it.
/// - The `description` of each new signal shows a single `flattenMap`.
///
/// Page: 02-streams, "None, one, or many"
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
