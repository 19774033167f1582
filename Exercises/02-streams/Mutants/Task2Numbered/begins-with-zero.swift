// Misconception: A stream is counted from 0, as an array is. See *Zip*, page 02.
import ReactiveCore

extension LazyList where Element == String {
  func numbered() -> LazyList<String> {
    (0...).lazyList.zip(with: self).map { "\($0). \($1)" }
  }
}

extension Signal where Value == String {
  func numbered() -> Signal<String> {
    let numbers = Signal<Int> { subscriber in
      for number in 0...98 { subscriber.sendNext(number) }
      return nil
    }
    return numbers.zip(with: self).map { "\($0). \($1)" }
  }
}
