import ReactiveCore

/// Task 1: `map` and `filter` from `flattenMap`.
///
///     self                         --a--b--c--|
///     mapped { $0.uppercased() }   --A--B--C--|
///     filtered { $0 != "b" }       --a-----c--|
///
/// Write both for signals and for `MiniList`, a list in Given/.
///
/// - `mapped` has the result of `transform` for each value.
/// - `filtered` has the values for which `isIncluded` is true.
/// - A list is read only as far as its result is read.
/// - They use only `flattenMap`, `return`, and `empty`; a test reads the signal's description.
///
/// Page: 02-streams, "None, one or many"
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
