import ReactiveCore

// A list pulls only the numbers that it needs. A signal pushes its numbers, which wait in `zip`.
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
