// Misconception: A long array, given as a list, is as good as a list that grows. See *What runs when*, page 03.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  var found: [Int] = []
  var number = 2
  while found.count < 1000 {
    if !found.contains(where: { divides($0, number) }) { found.append(number) }
    number += 1
  }
  return found.lazyList
}
