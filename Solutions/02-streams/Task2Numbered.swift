import ReactiveCore

// The list reads only the numbers that it needs. The signal sends all its numbers immediately, and
// `zip` keeps them until the values arrive.
extension LazyList where Element == String {
  func numbered() -> LazyList<String> {
    (1...).lazyList.zip(with: self).map { "\($0). \($1)" }
  }
}

extension Signal where Value == String {
  func numbered() -> Signal<String> {
    let numbers = Signal<Int> { subscriber in
      for number in 1...99 { subscriber.sendNext(number) }
      return nil
    }
    return numbers.zip(with: self).map { "\($0). \($1)" }
  }
}
