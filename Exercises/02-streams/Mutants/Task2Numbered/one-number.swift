// Misconception: `return` gives a number as often as one is needed. See *The smallest streams*, page 02.
import ReactiveCore

extension LazyList where Element == String {
  func numbered() -> LazyList<String> {
    (1...).lazyList.zip(with: self).map { "\($0). \($1)" }
  }
}

extension Signal where Value == String {
  func numbered() -> Signal<String> {
    Signal<Int>.return(1).zip(with: self).map { "\($0). \($1)" }
  }
}
