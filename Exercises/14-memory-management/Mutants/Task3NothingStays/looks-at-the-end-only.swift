// Misconception: It is enough to look when the patience is over. See *Two ends*, page 14.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  clock.advance(by: .seconds(patience))
  let alive = watched.count { $0.object != nil }
  return alive == 0 ? .gone(after: patience) : .stays(alive)
}
