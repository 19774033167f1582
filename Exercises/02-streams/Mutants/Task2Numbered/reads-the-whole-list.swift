// Misconception: A list has to be read before it can be numbered. See *Pull*, page 02.
import ReactiveCore

extension LazyList where Element == String {
  func numbered() -> LazyList<String> {
    Swift.zip(1..., Array(self)).map { "\($0). \($1)" }.lazyList
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
