// Misconception: The next state is the next prime, so it is looked for together with this one. See *What runs when*, page 03.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold((2, [2])) { current, found in
    var next = current + 1
    while found.contains(where: { divides($0, next) }) { next += 1 }
    return (current, (next, found + [next]))
  }
}
