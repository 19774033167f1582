// Misconception: What is alive right after the last reference is dropped has leaked. See *Two ends*, page 14.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  let alive = watched.count { $0.object != nil }
  return alive == 0 ? .gone(after: 0) : .stays(alive)
}
