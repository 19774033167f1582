// Misconception: A value is paired with the latest number. See *Zip*, page 02.
import ReactiveCore

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
    return Signal<(Int, String)>.combineLatest(numbers, self).map { "\($0). \($1)" }
  }
}
