// Misconception: A variable beside the signal counts for each subscriber. See *Make one*, page 01.
import ReactiveCore

extension LazyList where Element == String {
  func numbered() -> LazyList<String> {
    (1...).lazyList.zip(with: self).map { "\($0). \($1)" }
  }
}

extension Signal where Value == String {
  func numbered() -> Signal<String> {
    var count = 0
    return map { value in
      count += 1
      return "\(count). \(value)"
    }
  }
}
