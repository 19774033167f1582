// Misconception: A signal can be numbered only when all its values are there. See *Push*, page 02.
import ReactiveCore

extension LazyList where Element == String {
  func numbered() -> LazyList<String> {
    (1...).lazyList.zip(with: self).map { "\($0). \($1)" }
  }
}

extension Signal where Value == String {
  func numbered() -> Signal<String> {
    collect().flattenMap { values in
      Signal<String>.concat(values.enumerated().map { .return("\($0 + 1). \($1)") })
    }
  }
}
