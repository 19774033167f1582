// Misconception: A list has to have an end, and a hundred is far enough. See *Made by hand*, page 03.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 1) + 1
    while found.contains(where: { divides($0, number) }) { number += 1 }
    return number > 100 ? nil : (number, found + [number])
  }
}
