// Misconception: Where one object stays, all of them have leaked. See *Two ends*, page 14.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  var areGone: Bool { watched.allSatisfy { $0.object == nil } }
  for second in 0..<patience {
    if areGone { return .gone(after: second) }
    clock.advance(by: .seconds(1))
  }
  return areGone ? .gone(after: patience) : .stays(watched.count)
}
