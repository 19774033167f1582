// Misconception: Each look needs objects of its own. See *Who keeps whom*, page 14.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  for second in 0...patience {
    let watched = life().map { Weak(object: $0) }
    let alive = watched.count { $0.object != nil }
    if alive == 0 { return .gone(after: second) }
    if second == patience { return .stays(alive) }
    clock.advance(by: .seconds(1))
  }
  return .gone(after: patience)
}
